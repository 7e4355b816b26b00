import { beforeAll, describe, expect, test } from "vitest";
import { readAsked } from "@/app/other-games/asked";
import { SCHEMAS } from "@/lib/model/schemas";
import { BRONZE_EAGLES_QUESTIONS, EARTH_QUESTIONS, FIELD_OF_GLORY_QUESTIONS } from "@/lib/server/other-games";
import { setRunning } from "@/lib/server/running";
import { errorOf, sendJson } from "./asking";
import { bootSoundly } from "./program-folder";

beforeAll(async () => setRunning(await bootSoundly()));

const BASE = "/api/other-games/field-of-glory";

describe("Field of Glory", () => {
  test("hits: the question comes back filled in", async () => {
    const response = await sendJson(`${BASE}/hits`, { own: { line: [{ quality: "elite" }] } });
    expect(response.status).toBe(200);
    const answer = SCHEMAS.FieldOfGloryHitsAnswer.parse(await response.json());
    expect(answer.asked).toEqual({ own: { dice: 4, target: 4, line: [{ quality: "elite", commander: null }] } });
    expect(answer.own.hitChance).toBeCloseTo(24 / 36, 12);
    expect(answer.other).toBeNull();
  });

  test("a test, a round and a fallen commander", async () => {
    const tested = await sendJson(`${BASE}/test`, { line: [{ quality: "average" }], need: 7 });
    expect(SCHEMAS.FieldOfGloryTestAnswer.parse(await tested.json()).pass).toBeCloseTo(21 / 36, 12);
    const fought = await sendJson(`${BASE}/round`, { own: { dice: 1 }, other: { dice: 1 } });
    expect(SCHEMAS.FieldOfGloryRoundAnswer.parse(await fought.json())).toMatchObject({ win: 0.25, draw: 0.5, lose: 0.25, adds: null });
    const groups = [{ name: "Guard", command: "Persians", distance: 2.5 }];
    const fell = await sendJson(`${BASE}/commander-lost`, { fallen: { rank: "army", command: "All" }, groups });
    const answer = SCHEMAS.FieldOfGloryCommanderLostAnswer.parse(await fell.json());
    expect(answer.groups).toEqual([{ name: "Guard", mustTest: true, reason: "in-range" }]);
    expect(answer.steps).toHaveLength(4);
  });
});

describe("what is wrong with a question has its code and place", () => {
  test.each([
    ["unknown-field", "own.line[0].name", { own: { line: [{ name: "x" }] } }],
    ["missing-field", "own", {}],
    ["wrong-type", "own.dice", { own: { dice: "4" } }],
    ["wrong-type", "own.dice", { own: { dice: 2.5 } }],
    ["wrong-type", "own.line[0].quality", { own: { line: [{ quality: 3 }] } }],
    ["out-of-range", "own.dice", { own: { dice: 31 } }],
    ["out-of-range", "own.line", { own: { line: [] } }],
    ["unknown-value", "own.line[1].quality", { own: { line: [{}, { quality: "drilled" }] } }],
  ])("%s at %s", async (code, at, sent) => {
    const response = await sendJson(`${BASE}/hits`, sent);
    expect(await errorOf(response)).toMatchObject({ status: 400, code, at });
  });

  test("a document that is none", async () => {
    expect(await errorOf(await sendJson(`${BASE}/hits`, []))).toMatchObject({ status: 400, code: "wrong-type" });
  });
});

describe("an address", () => {
  const { hits: question } = FIELD_OF_GLORY_QUESTIONS;
  const sample = { "own.dice": "7" };

  test("that says nothing asks the sample; other names are not looked at", () => {
    expect(readAsked({ utm: "x", ask: "hits" }, question, { sample }).answer?.asked.own.dice).toBe(7);
  });

  test("is the whole question, filled in where it says nothing", () => {
    const page = readAsked({ "own.dice": "3", "own.line.1.quality": "poor" }, question, { sample });
    expect(page.answer?.asked.own).toEqual({
      ...{ dice: 3, target: 4 },
      line: [
        { quality: "average", commander: null },
        { quality: "poor", commander: null },
      ],
    });
    expect(page.filled).toMatchObject({ "own.target": "4", "own.line.0.quality": "average", "own.line.1.quality": "poor" });
  });

  test("may leave out a whole side that needs nothing said", () => {
    const page = readAsked({ "own.front": "4" }, EARTH_QUESTIONS.melee, { sample: {} });
    expect(page.answer?.asked.other).toMatchObject({ front: 5, bases: 10 });
  });

  test("as a form without scripts sends it: with an order, and empty fields", () => {
    const sent = { "own.dice": "3", "own.line.0.quality": "elite", "own.line.0.commander": "", "add.own.line": "quality=poor" };
    const page = readAsked(sent, question, { sample });
    expect(page.answer?.asked.own.line.map(({ quality }) => quality)).toEqual(["elite", "poor"]);
    expect(page.values).not.toHaveProperty(["add.own.line"]);
  });

  test("of a form that sends a box after its empty value: the last counts, and a ticked box is 1", () => {
    const { fight } = BRONZE_EAGLES_QUESTIONS;
    const said = { "own.troop": "levy", "other.troop": "levy", "own.charges": ["0", "1"], "own.commander": "0" };
    const page = readAsked(said, fight, { sample: {} });
    expect(page.answer?.asked.own).toMatchObject({ charges: true, commander: false });
    expect(page.filled).toMatchObject({ "own.charges": "1", "own.commander": "0", "other.charges": "0" });
  });

  test("with a fault says so, and shows what was typed", () => {
    const page = readAsked({ "own.dice": "many" }, question, { sample });
    const takes = { kind: "whole", least: 0, most: 30 };
    expect(page).toMatchObject({ answer: null, faults: [{ fault: { code: "wrong-type", path: ["own", "dice"] }, takes }] });
    // Everything else is filled in as ever.
    expect(page.filled).toEqual({ "own.dice": "many", "own.target": "4", "own.line.0.quality": "average" });
  });

  test.each<[string, string, unknown]>([
    ["own.target", "7", { kind: "whole", least: 2, most: 6 }],
    ["own.line.1.quality", "drilled", { kind: "one-of" }],
    ["own.line.1.commander", "beside", { kind: "one-of" }],
    ["own.line.9.quality", "poor", { kind: "list" }],
  ])("with a fault at %s says what that field takes", (name, value, takes) => {
    expect(readAsked({ [name]: value }, question, { sample }).faults.map((one) => one.takes)).toEqual([takes]);
  });

  test("that leaves out what a question must have is filled in from the sample", () => {
    const { fight } = BRONZE_EAGLES_QUESTIONS;
    const both = { "own.troop": "knights", "own.charges": "1", "other.troop": "levy" };
    const page = readAsked({ "own.troop": "scouts" }, fight, { sample: both });
    expect(page.answer?.asked).toMatchObject({ own: { troop: "scouts", charges: false }, other: { troop: "levy" } });
    const fallen = {
      "fallen.rank": "army",
      "fallen.command": "All",
      "groups.0.name": "Guard",
      "groups.0.command": "All",
      "groups.0.distance": "1",
    };
    const { commanderLost } = FIELD_OF_GLORY_QUESTIONS;
    expect(readAsked({ "fallen.rank": "command" }, commanderLost, { sample: fallen }).answer?.groups).toHaveLength(1);
    // A list that has begun is the address's own.
    const begun = readAsked({ "groups.0.name": "Foot" }, commanderLost, { sample: fallen });
    expect(begun.faults.map(({ fault }) => fault.path.join("."))).toEqual(["groups.0.command", "groups.0.distance"]);
  });
});

describe("Rank & File", () => {
  const RANKS = "/api/other-games/rank-and-file";

  test("a rally test by the example of the text, filled in", async () => {
    const sent = { kind: "rally", grade: "veteran", start: 7, now: 4, status: "routing", commander: 1, reroll: true };
    const answer = SCHEMAS.RankAndFileTestAnswer.parse(await (await sendJson(`${RANKS}/test`, sent)).json());
    expect(answer).toMatchObject({ asked: { single: false, other: 0, halfStays: false }, need: 5, modifier: -2 });
    expect(answer.pass).toBeCloseTo(5 / 9, 12);
  });

  test("turns, guns and an elephant", async () => {
    const ran = await sendJson(`${RANKS}/turns`, { grade: "green" });
    expect(SCHEMAS.RankAndFileTurnsAnswer.parse(await ran.json())).toMatchObject({ asked: { start: 6, now: 6, status: "routing" } });
    const fired = await sendJson(`${RANKS}/artillery`, { grade: "green", hits: [1] });
    expect(SCHEMAS.RankAndFileArtilleryAnswer.parse(await fired.json()).turns).toHaveLength(1);
    const charged = await sendJson(`${RANKS}/elephant`, { grade: "regular", reach: 18 });
    expect(SCHEMAS.RankAndFileElephantAnswer.parse(await charged.json()).all).toBeCloseTo(1 / 1296, 12);
  });

  test.each([
    ["contradiction", "status", "test", { kind: "morale", grade: "green", status: "routing" }],
    ["contradiction", "start", "test", { kind: "rally", grade: "green", single: true, start: 3 }],
    ["out-of-range", "now", "test", { kind: "rally", grade: "green", start: 3, now: 4 }],
    ["out-of-range", "now", "turns", { grade: "green", now: 7 }],
    ["contradiction", "stay", "artillery", { grade: "green", hits: [1], stay: true, lostMelee: true }],
    ["out-of-range", "taken", "artillery", { grade: "green", hits: [1], taken: 3 }],
    ["missing-field", "hits", "artillery", { grade: "green" }],
    ["unknown-value", "grade", "elephant", { grade: "elite" }],
  ])("%s at %s", async (code, at, question, sent) => {
    expect(await errorOf(await sendJson(`${RANKS}/${question}`, sent))).toMatchObject({ status: 400, code, at });
  });
});
