/** The check finds what it is there for: each test spoils a good drawing and names the fault. */
import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { test } from "node:test";
import { checkBoard } from "./lib/checks.mjs";
import { SCREENS } from "./lib/screens.mjs";

const FOLDER = new URL("../../src/concordia_game/drawing/art/geometry/", import.meta.url);
const DRAWN = readdirSync(FOLDER).map((name) => name.replace(".json", ""));
const board = (id) => JSON.parse(readFileSync(new URL(`${id}.json`, FOLDER), "utf8"));

function faultsAfter(spoil, id = "italia") {
  const g = board(id);
  spoil(g);
  return checkBoard(g).faults.join("\n");
}

test("a good drawing has no fault", () => {
  for (const id of DRAWN)
    assert.equal(
      faultsAfter(() => {}, id),
      "",
    );
});

test("a city in the sea is found", () => {
  const sea = (g) => g.ornaments.find((o) => o.kind === "sea").at;
  assert.match(
    faultsAfter((g) => (g.cities[3].at = sea(g))),
    /city verona is .* off the shore/,
  );
});

test("overlapping pieces and names are found", () => {
  assert.match(
    faultsAfter((g) => (g.cities[1].houses[0] = g.cities[1].houses[1])),
    /house 1 of bauzanum overlaps house 2 of bauzanum/,
  );
  assert.match(
    faultsAfter((g) => (g.cities[1].label.box = g.cities[2].label.box)),
    /name of bauzanum overlaps name of aquileia/,
  );
  assert.match(
    faultsAfter((g) => (g.provinces[0].marker = g.routes[0].at)),
    /overlaps marker of venetia/,
  );
});

test("a seat without its place is found", () => {
  assert.match(
    faultsAfter((g) => g.cities[0].sea.pop()),
    /roma has places for 5 seats \(sea\)/,
  );
  assert.match(
    faultsAfter((g) => g.cities[1].houses.pop()),
    /bauzanum has places for 5 seats \(houses\)/,
  );
  assert.match(
    faultsAfter((g) => g.spaces[0].ships.pop(), "balearica"),
    /ship_west has places for 5 seats \(ships\)/,
  );
});

test("a name nearer to another city than to its own is found, on every screen", () => {
  const swapped = faultsAfter((g) => ([g.cities[1].label, g.cities[2].label] = [g.cities[2].label, g.cities[1].label]));
  for (const screen of Object.keys(SCREENS))
    assert.match(swapped, new RegExp(`at ${screen} the name of bauzanum is nearer to aquileia`));
});

test("a name away from its city without a line to it is found", () => {
  const faults = faultsAfter((g) => {
    const [roma] = g.cities;
    const [x, y] = roma.at;
    roma.label = { ...roma.label, x, y: y + 110, anchor: "middle", box: [x - 40, y + 88, x + 40, y + 110] };
  });
  assert.match(faults, /no line leads to the name of roma/);
});

test("letters too small for a screen are found", () => {
  assert.match(
    faultsAfter((g) => (g.cities[0].label.size = 20)),
    /at 1280x720 the letters of roma are too small/,
  );
  assert.match(
    faultsAfter((g) => (g.sizes.provinceLabel = 19)),
    /at 1366x768 the letters of the provinces are too small/,
  );
});

test("a house on a road is found", () => {
  assert.match(
    faultsAfter((g) => (g.cities[1].houses[0] = g.routes.find(({ a }) => a === "aquileia").at)),
    /house 1 of bauzanum stands on \w+ route aquileia-/,
  );
});

test("what leaves the frame is found", () => {
  assert.match(
    faultsAfter((g) => (g.provinces[0].marker = [10, 10])),
    /marker of venetia leaves the frame/,
  );
  assert.match(
    faultsAfter((g) => (g.routes[0].path = "M0 0c5 5 10 10 20 20")),
    /land route ancona-hadria leaves the frame/,
  );
});

test("routes that miss their cities, their colonists or each other are found", () => {
  assert.match(
    faultsAfter((g) => (g.routes[0].path = g.routes[1].path)),
    /land route ancona-hadria does not join its cities/,
  );
  assert.match(
    faultsAfter((g) => (g.routes[0].at = [40, 1200])),
    /colonist of land route ancona-hadria is off its route/,
  );
  const twins = (g) =>
    ["land", "sea"].map((kind) => g.routes.find((r) => r.kind === kind && r.a === "aquileia" && r.b === "ravenna"));
  assert.match(
    faultsAfter((g) => (twins(g)[0].path = twins(g)[1].path)),
    /aquileia-ravenna are only 0 apart|only 0 apart/,
  );
});

test("a start space on land is found", () => {
  assert.match(
    faultsAfter((g) => (g.spaces[0].at = g.cities[0].at), "balearica"),
    /start space ship_west is on land/,
  );
});

test("a box too small for its letters is found", () => {
  assert.match(
    faultsAfter((g) => (g.cities[0].label.box[2] -= 30)),
    /the name of roma is wider than its box/,
  );
});
