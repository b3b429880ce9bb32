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
 * start    how much more room the start city has around it
 * gulf     share of its true width that the sea between two cities keeps at least
 * reach    how far a province's tint spreads from its cities
 * names    whether the names of the provinces are short enough to be written on the board
 */
const usual = {
  size: [2400, 1240],
  turn: 0,
  stretch: 1.2,
  pad: [120, 120, 120, 120],
  edge: [110, 106, 110, 106],
  apart: 150,
  joined: 200,
  twins: 212,
  start: 50,
  gulf: 0,
  reach: 280,
  names: true,
};

const BOARDS = {
  italia: { ...usual, turn: 32, pad: [120, 120, 110, 150], edge: [110, 116, 106, 140], twins: 226 },
  byzantium: { ...usual, size: [2360, 1280], stretch: 1.5, start: 84 },
  hispania: { ...usual, edge: [120, 116, 106, 116] },
  balearica: {
    ...usual,
    pad: [150, 150, 150, 150],
    edge: [150, 210, 140, 140],
    joined: 206,
    twins: 216,
    gulf: 0.85,
  },
  cyprus: { ...usual, reach: 320 },
};

/** What is chosen for a board; one that nobody has looked at yet is drawn as usual. */
export const settingsOf = (id) => BOARDS[id] ?? usual;

/** Sizes of the pieces in units of the drawing (radius, or height of letters); the same on every board. */
export const SIZES = {
  token: 26,
  house: 23,
  colonist: 27,
  stand: 25,
  marker: 26,
  startToken: 32,
  startSpace: 78,
  label: 30,
  provinceLabel: 24,
};

/** How far below the land colonists of a city its ships lie, and from the middle of a start space its ships. */
export const BELOW = 40;
export const BERTH = 51;
