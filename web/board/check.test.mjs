/** The check finds what it is there for: each test spoils a good drawing and names the fault. */
import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { test } from "node:test";
import { checkBoard } from "./lib/checks.mjs";

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

test("names that touch at a phone's scale are found", () => {
  assert.match(
    faultsAfter((g) => (g.cities[1].far.box = g.cities[2].far.box)),
    /from afar name of bauzanum overlaps name of aquileia/,
  );
  assert.match(
    faultsAfter((g) => (g.cities[0].far.size += 8)),
    /from afar the name of roma is wider than its box/,
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
