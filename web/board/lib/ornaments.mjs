import { RANGES, SEAS } from "./antique.mjs";
import { widthOf } from "./lettering.mjs";
import { lengthOf, resample } from "./polyline.mjs";
import { overlap, within } from "./shapes.mjs";
import { routeUnder } from "./ground.mjs";
import { add, dist, polar } from "./vec.mjs";

const MARGIN = 34;
const PEAK = 15;
const SEA_LINE = 1.3;

/** Names of seas, a compass rose, the board's title and mountains: only where nothing else lies. */
export function ornamentsFor(board, scene) {
  const taken = [...scene.shapes];
  const found = [];
  const put = (ornament) => {
    if (!ornament) return;
    taken.push(...ornament.shapes);
    found.push(ornament.record);
  };
  put(titlePlace(board.name, scene, taken));
  for (const [name, lat, lon] of SEAS[board.id] ?? [])
    put(seaName(name.toUpperCase(), scene.draw([lat, lon]), scene, taken));
  put(compassPlace(scene, taken));
  return { ornaments: found, peaks: peaks(scene, taken) };
}

const free = (shapes, taken, size, gap) =>
  shapes.every((shape) => within(shape, size, MARGIN) && taken.every((other) => overlap(shape, other, gap) <= 0));

const hidden = (shapes, ground) => shapes.reduce((sum, shape) => sum + routeUnder(ground, shape, 2), 0);

function best(candidates) {
  return candidates.reduce((least, c) => (c && (!least || c.cost < least.cost) ? c : least), null);
}

/** Circles along lines of letters. */
function beads(at, widths, size, angle) {
  const step = size * SEA_LINE;
  return widths.flatMap((width, row) => {
    const middle = polar(at, step * (row - (widths.length - 1) / 2), angle + 90);
    const count = Math.max(2, Math.ceil(width / size));
    return Array.from({ length: count + 1 }, (_, k) => [
      ...polar(middle, width * (k / count - 0.5), angle),
      size * 0.6,
    ]);
  });
}

/** A sea's name near its place, in one line or two, wherever it covers no route and no piece. */
function seaName(name, anchor, scene, taken) {
  const candidates = [];
  for (const lines of [[name], name.split(" ")]) {
    for (const size of [34, 29, 25]) {
      const spacing = Math.round(size * 0.34);
      const widths = lines.map((line) => widthOf(line, size) + spacing * (line.length - 1));
      for (let angle = -60; angle <= 60; angle += 6) {
        for (let dx = -180; dx <= 180; dx += 15) {
          for (let dy = -150; dy <= 150; dy += 15) {
            const at = add(anchor, [dx, dy]).map(Math.round);
            const cost = Math.abs(angle) * 0.06 + Math.hypot(dx, dy) * 0.02 + (34 - size) * 0.5 + lines.length * 2;
            candidates.push({ lines, widths, at, angle, size, spacing, cost });
          }
        }
      }
    }
  }
  candidates.sort((a, b) => a.cost - b.cost);
  for (const { lines, widths, at, angle, size, spacing } of candidates) {
    const shapes = beads(at, widths, size, angle);
    const wet = shapes.every((shape) => scene.field.at(shape) < -size * 0.6);
    if (!wet || !free(shapes, taken, scene.size, 6) || hidden(shapes, scene.ground) > 0) continue;
    return { shapes, record: { kind: "sea", lines, at, angle, size, spacing } };
  }
  return null;
}

/** The rose stands in open water, the bigger the better, near a corner. */
function compassPlace(scene, taken) {
  const [width, height] = scene.size;
  for (const radius of [110, 95, 80, 68]) {
    const candidates = [];
    for (let x = radius + MARGIN; x < width - radius - MARGIN; x += 10) {
      for (let y = radius + MARGIN; y < height - radius - MARGIN; y += 10) {
        if (scene.field.at([x, y]) > -radius - 14) continue;
        const shape = [x, y, radius];
        if (hidden([shape], scene.ground) > 0 || !free([shape], taken, scene.size, 10)) continue;
        const corner = Math.min(
          ...[
            [0, 0],
            [width, 0],
            [0, height],
            [width, height],
          ].map((c) => dist(c, [x, y])),
        );
        candidates.push({
          cost: corner,
          shapes: [shape],
          record: { kind: "compass", at: [x, y], size: 2 * radius, angle: scene.north([x, y]) },
        });
      }
    }
    if (candidates.length) return best(candidates);
  }
  return null;
}

/** The board's name in large letters on empty land or sea near the frame. */
function titlePlace(name, scene, taken) {
  const [width, height] = scene.size;
  const text = name.toUpperCase();
  for (const size of [64, 56, 48, 40]) {
    const spacing = Math.round(size * 0.16);
    const [w, h] = [widthOf(text, size) + spacing * (text.length - 1) + size, size * 1.5];
    const candidates = [];
    for (let x = w / 2 + MARGIN; x <= width - w / 2 - MARGIN; x += 10) {
      for (let y = h / 2 + MARGIN; y <= height - h / 2 - MARGIN; y += 10) {
        const box = [x - w / 2, y - h / 2, x + w / 2, y + h / 2].map(Math.round);
        const mixed = mixture(box, scene);
        if (mixed || hidden([box], scene.ground) > 0 || !free([box], taken, scene.size, 12)) continue;
        const at = [Math.round(x), Math.round(y)];
        candidates.push({
          cost: Math.min(y, height - y) + 0.5 * Math.min(x, width - x),
          shapes: [box],
          record: { kind: "title", text, at, size, spacing, width: Math.round(w) },
        });
      }
    }
    if (candidates.length) return best(candidates);
  }
  return null;
}

/** Does a shore or a province's limit run through the box? */
function mixture([x0, y0, x1, y1], scene) {
  let first = null;
  for (let i = 0; i <= 10; i++) {
    for (let j = 0; j <= 4; j++) {
      const p = [x0 + ((x1 - x0) * i) / 10, y0 + ((y1 - y0) * j) / 4];
      const depth = scene.field.at(p);
      if (scene.ground.ownerAt(p) !== -1 || Math.abs(depth) < 14) return true;
      first ??= Math.sign(depth);
      if (Math.sign(depth) !== first) return true;
    }
  }
  return false;
}

function peaks(scene, taken) {
  const result = [];
  for (const range of RANGES) {
    const line = range.map(scene.draw);
    const points = line.length > 1 ? resample(line, Math.max(1, Math.round(lengthOf(line) / 44))) : line;
    points.forEach((p, i) => {
      const at = [Math.round(p[0]), Math.round(p[1] + (i % 2 ? 7 : -5))];
      const shape = [...at, PEAK];
      if (scene.field.at(at) < PEAK || !free([shape], taken, scene.size, 3)) return;
      if (routeUnder(scene.ground, shape, 3) > 0 || result.some((q) => dist(q, at) < 2 * PEAK - 2)) return;
      result.push(at);
    });
  }
  return result.sort((a, b) => a[1] - b[1] || a[0] - b[0]);
}
