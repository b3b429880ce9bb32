/**
 * What is chosen by eye for each board; everything else follows from the board file.
 *
 * size     width and height of the drawing, in units; multiples of 20 so that the frame's pattern closes
 * turn     degrees by which the map is turned, to make use of a landscape frame
 * stretch  how much wider than true the land is drawn
 * pad      room between the frame and the outermost cities: left, top, right, bottom
 * edge     the same after the cities were moved apart
 * apart    least distance between two cities
 * joined   least distance between two cities with a route between them
 * twins    the same for two cities with a road and a lane
 * gulf     share of its true width that the sea between two cities keeps at least
 * reach    how far a province's tint spreads from its cities
 * names    whether the names of the provinces are short enough to be written on the board
 */
const usual = {
  size: [2000, 1280],
  turn: 0,
  stretch: 1,
  pad: [110, 110, 110, 110],
  edge: [96, 96, 96, 96],
  apart: 126,
  joined: 168,
  twins: 186,
  gulf: 0,
  reach: 250,
  names: true,
};

const BOARDS = {
  italia: { ...usual, size: [2000, 1300], turn: 32, pad: [120, 120, 110, 150], edge: [100, 110, 96, 140] },
  byzantium: { ...usual, size: [1900, 1460], stretch: 1.25, pad: [110, 120, 110, 110] },
  hispania: { ...usual, size: [2000, 1200], edge: [110, 110, 96, 110] },
  balearica: {
    ...usual,
    pad: [130, 130, 130, 130],
    edge: [140, 200, 130, 130],
    joined: 186,
    twins: 196,
    gulf: 0.85,
    names: false,
  },
  cyprus: { ...usual, reach: 300 },
};

/** What is chosen for a board; one that nobody has looked at yet is drawn as usual. */
export const settingsOf = (id) => BOARDS[id] ?? usual;

/** Sizes of the pieces in units of the drawing (radius, or height of letters); the same on every board. */
export const SIZES = {
  token: 26,
  house: 17,
  houseRing: 50,
  colonist: 20,
  stand: 19,
  marker: 26,
  startToken: 32,
  startRing: 64,
  startSpace: 54,
  label: 24,
  farLabel: 34,
  provinceLabel: 19,
};
