import { geoConicConformal } from "d3-geo";
import { bounds } from "./vec.mjs";

/** All [lat, lon] that a board names. */
export function namedPlaces(board) {
  return [
    ...board.cities.map((city) => [city.lat, city.lon]),
    ...(board.start_spaces ?? []).map((space) => [space.lat, space.lon]),
    ...board.routes.flatMap((route) => route.via ?? []),
  ];
}

/** A function from [lat, lon] to the drawing, fitted so that all named places lie within the padding. */
export function projectionFor(board, { size, turn, stretch, pad }) {
  const raw = conic(namedPlaces(board), turn, stretch);
  const [x0, y0, x1, y1] = bounds(board.cities.map((city) => raw([city.lat, city.lon])));
  const room = [size[0] - pad[0] - pad[2], size[1] - pad[1] - pad[3]];
  const scale = Math.min(room[0] / (x1 - x0), room[1] / (y1 - y0));
  const left = pad[0] + (room[0] - (x1 - x0) * scale) / 2;
  const top = pad[1] + (room[1] - (y1 - y0) * scale) / 2;
  return (place) => {
    const [x, y] = raw(place);
    return [left + (x - x0) * scale, top + (y - y0) * scale];
  };
}

function conic(places, turn, stretch) {
  const [south, west, north, east] = bounds(places);
  const middle = (south + north) / 2;
  const projection = geoConicConformal()
    .rotate([-(west + east) / 2, 0])
    .parallels([middle - (north - south) / 4, middle + (north - south) / 4])
    .center([0, middle])
    .angle(turn)
    .scale(1000);
  return ([lat, lon]) => {
    const [x, y] = projection([lon, lat]);
    return [x * stretch, y];
  };
}
