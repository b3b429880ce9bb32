import { add, clamp, dist, len, mul, sub, unit } from "./vec.mjs";

const ROUNDS = 4000;

/**
 * Moves places apart until each pair keeps its least distance, while each place keeps its offset to its
 * neighbours as well as it can. `least(i, j)` is the distance wanted, `box` the frame for the places.
 */
export function spread(places, least, box) {
  const neighbours = neighboursOf(places);
  let now = places.map((p) => [...p]);
  for (let round = 0; round < ROUNDS; round++) {
    const softness = 0.25 * (1 - round / ROUNDS) ** 2;
    now = now.map((p, i) => add(p, mul(sub(wanted(i, now, places, neighbours), p), softness)));
    pushApart(now, least);
    now = now.map(([x, y]) => [clamp(x, box[0], box[2]), clamp(y, box[1], box[3])]);
  }
  for (let round = 0; round < 200; round++) {
    pushApart(now, least);
    now = now.map(([x, y]) => [clamp(x, box[0], box[2]), clamp(y, box[1], box[3])]);
  }
  return now;
}

function neighboursOf(places) {
  return places.map((p, i) =>
    places
      .map((q, j) => ({ j, d: dist(p, q) }))
      .filter(({ j }) => j !== i)
      .sort((a, b) => a.d - b.d || a.j - b.j)
      .slice(0, 7)
      .map(({ j, d }) => ({ j, weight: 1 / (d + 40) })),
  );
}

function wanted(i, now, places, neighbours) {
  let sum = mul(places[i], 0.002);
  let total = 0.002;
  for (const { j, weight } of neighbours[i]) {
    sum = add(sum, mul(add(now[j], sub(places[i], places[j])), weight));
    total += weight;
  }
  return mul(sum, 1 / total);
}

function pushApart(now, least) {
  for (let i = 0; i < now.length; i++) {
    for (let j = i + 1; j < now.length; j++) {
      const gap = sub(now[j], now[i]);
      const missing = least(i, j) - len(gap);
      if (missing <= 0) continue;
      const push = mul(unit(gap), missing / 2);
      now[i] = sub(now[i], push);
      now[j] = add(now[j], push);
    }
  }
}
