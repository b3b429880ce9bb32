import { boxOf, overlap } from "./shapes.mjs";
import { repeatable } from "./vec.mjs";

const CLASH = 40;
const STARTS = 3;
const SWEEPS = 40;
const SHAKES = 1500;
/** What costs more is shaken more often: a house on a road, a name away from its city. */
const BAD = 20;

/**
 * Picks one option for each thing so that no shapes of two things overlap and the costs are least.
 * An option is { shapes, cost }. From several starts the things settle in turn, each on what is best beside
 * the others; things that keep clashing weigh more from sweep to sweep. Then small groups are shaken and
 * settle anew, as long as it helps. Returns what still clashes.
 */
export function choose(things, fixed, gap) {
  const random = repeatable(7);
  const near = neighbours(things, gap);
  for (const options of new Set(things.map((thing) => thing.options))) {
    options.forEach((option) => (option.total = option.cost + CLASH * clashes(option.shapes, fixed, gap)));
    options.forEach((option) => (option.box = around(option.shapes, gap)));
    options.sort((a, b) => a.total - b.total);
  }
  let best = null;
  for (let start = 0; start < STARTS; start++) {
    const end = settleAll(things, near, gap, random, start);
    if (!best || end.value < best.value) best = end;
  }
  best = shakeAll(things, near, gap, random, best);
  things.forEach((thing, i) => (thing.pick = best.picks[i]));
  return judge(things, near, gap).clashing;
}

/** Throws one thing and some that lie beside it into disorder, lets them settle, and keeps what got better. */
function shakeAll(things, near, gap, random, best) {
  things.forEach((thing, i) => {
    thing.weight = 1;
    thing.pick = best.picks[i];
  });
  const beside = (i) => near[i].filter((j) => !apart(things[i].pick.box, things[j].pick.box));
  const illPlaced = () => [...things.keys()].filter((i) => things[i].pick.cost > BAD);
  const troubled = () => [...judge(things, near, gap).clashing, ...illPlaced()];
  let worst = [];
  for (let shake = 0; shake < SHAKES; shake++) {
    if (shake % 50 === 0) worst = troubled();
    const from = worst.length && shake % 2 ? worst : things.map((_, i) => i);
    const first = from[Math.floor(random() * from.length)];
    const group = [first, ...beside(first).filter(() => random() < 0.5)];
    const wider = [...new Set([...group, ...group.flatMap(beside)])];
    const before = wider.map((i) => things[i].pick);
    const value = valueOf(wider, things, near, gap);
    for (const i of group)
      things[i].pick = things[i].options[Math.floor(random() ** 2 * Math.min(60, things[i].options.length))];
    for (let sweep = 0; sweep < 3; sweep++) {
      for (const k of shuffled(wider.length, random)) settle(things[wider[k]], near[wider[k]], things, gap);
    }
    if (valueOf(wider, things, near, gap) >= value) wider.forEach((i, k) => (things[i].pick = before[k]));
  }
  return { picks: things.map((thing) => thing.pick) };
}

/** What a few things cost with all they touch; a clash between two of them counts as often as one with another. */
function valueOf(few, things, near, gap) {
  const mine = new Set(few);
  let value = 0;
  for (const i of few) {
    value += things[i].pick.total;
    for (const j of near[i]) {
      if ((mine.has(j) && j < i) || apart(things[i].pick.box, things[j].pick.box)) continue;
      value += 1000 * clashes(things[i].pick.shapes, things[j].pick.shapes, gap);
    }
  }
  return value;
}

function settleAll(things, near, gap, random, start) {
  for (const thing of things) {
    thing.weight = 1;
    thing.pick = thing.options[start ? Math.floor(random() ** 3 * thing.options.length) : 0];
  }
  let best = null;
  for (let sweep = 0; sweep < SWEEPS; sweep++) {
    for (const i of shuffled(things.length, random)) settle(things[i], near[i], things, gap);
    const now = judge(things, near, gap);
    if (!best || now.value < best.value) best = { value: now.value, picks: things.map((thing) => thing.pick) };
    things.forEach((thing, i) => (thing.weight += now.clashing.has(i) ? 0.6 : 0));
  }
  return best;
}

function clashes(shapes, others, gap) {
  let count = 0;
  for (const a of shapes) for (const b of others) if (overlap(a, b, gap) > 0) count++;
  return count;
}

/** The box around shapes with room for the widest gap. */
function around(shapes, gap) {
  const boxes = shapes.map(boxOf);
  const edge = (k, pick, more) => boxes.reduce((m, box) => pick(m, box[k]), boxes[0][k]) + more;
  const room = gap + 16;
  return [edge(0, Math.min, -room), edge(1, Math.min, -room), edge(2, Math.max, room), edge(3, Math.max, room)];
}

const apart = (a, b) => a[0] > b[2] || b[0] > a[2] || a[1] > b[3] || b[1] > a[3];

/** For each thing the others that could ever touch it. */
function neighbours(things, gap) {
  const reaches = things.map(({ options }) => {
    return around(
      options.flatMap((option) => option.shapes),
      gap,
    );
  });
  return reaches.map((a, i) => reaches.flatMap((b, j) => (i !== j && !apart(a, b) ? [j] : [])));
}

/** Takes the option that is best beside the present picks of the others; the options come cheapest first. */
function settle(thing, near, things, gap) {
  const others = near.map((j) => things[j]);
  let [best, least] = [null, Infinity];
  for (const option of thing.options) {
    if (option.total >= least) break;
    const cost = costBeside(option, others, thing.weight, gap, least);
    if (cost < least) [best, least] = [option, cost];
  }
  thing.pick = best;
}

function costBeside(option, others, weight, gap, limit) {
  let cost = option.total;
  for (const other of others) {
    if (apart(option.box, other.pick.box)) continue;
    cost += CLASH * Math.max(weight, other.weight) * clashes(option.shapes, other.pick.shapes, gap);
    if (cost >= limit) return cost;
  }
  return cost;
}

function judge(things, near, gap) {
  let value = 0;
  const clashing = new Set();
  things.forEach((thing, i) => {
    value += thing.pick.total;
    if (thing.pick.total > thing.pick.cost) clashing.add(i);
    for (const j of near[i]) {
      if (apart(thing.pick.box, things[j].pick.box)) continue;
      const hits = clashes(thing.pick.shapes, things[j].pick.shapes, gap);
      value += 500 * hits;
      if (hits) clashing.add(i);
    }
  });
  return { value, clashing };
}

function shuffled(n, random) {
  const order = Array.from({ length: n }, (_, i) => i);
  for (let i = n - 1; i > 0; i--) {
    const j = Math.floor(random() * (i + 1));
    [order[i], order[j]] = [order[j], order[i]];
  }
  return order;
}
