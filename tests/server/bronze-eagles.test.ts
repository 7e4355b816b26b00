import { beforeAll, describe, expect, test } from "vitest";
import { readAsked } from "@/app/other-games/asked";
import { SCHEMAS } from "@/lib/model/schemas";
import { BRONZE_EAGLES_QUESTIONS } from "@/lib/server/other-games";
import { setRunning } from "@/lib/server/running";
import { errorOf, sendJson } from "./asking";
import { bootSoundly } from "./program-folder";

beforeAll(async () => setRunning(await bootSoundly()));

const BASE = "/api/other-games/bronze-eagles";
const ask = (question: string, sent: unknown) => sendJson(`${BASE}/${question}`, sent);

const KINDS = ["trained-close", "trained-close", "warband", "warband", "warband", "cavalry"];
const commands = KINDS.map((kind) => ({ kind }));
const ARMY = { seed: "capua", people: "roman", commands };

describe("Bronze Eagles II", () => {
  test("an army comes back with its question filled in", async () => {
    const answer = SCHEMAS.BronzeEaglesArmyAnswer.parse(await (await ask("army", { ...ARMY, rerolls: [0, 0, 1, 0, 0, 0] })).json());
    expect(answer.commands.map(({ dice }) => dice)).toEqual([[5], [4], [6, 1], [2, 4], [2, 5], [2]]);
    expect(answer.asked).toMatchObject({ openingReroll: 0, commands: commands.map((one) => ({ ...one, name: null })) });
  });

  test("a fight: what its sides left open is as in the tables", async () => {
    const sent = { own: { troop: "levy" }, other: { troop: "knights", models: 2 } };
    const answer = SCHEMAS.BronzeEaglesFightAnswer.parse(await (await ask("fight", sent)).json());
    expect(answer.asked).toMatchObject({ method: "highest", rounds: 3, obstacle: false, outflank: null });
    expect([answer.asked.own.rating, answer.asked.other.rating]).toEqual([8, 7]);
    expect(answer.first.other).toEqual({ dice: 2, modifier: 1, reasons: [{ code: "trained", value: 1 }] });
    // What was answered may be asked again.
    expect(SCHEMAS.BronzeEaglesFightAnswer.parse(await (await ask("fight", answer.asked)).json())).toEqual(answer);
  });

  test("a test, a pursuit and a volley", async () => {
    const tested = SCHEMAS.BronzeEaglesBreakTestAnswer.parse(await (await ask("break-test", { rating: 7, casualties: 2 })).json());
    expect(tested).toMatchObject({ need: 9, pass: expect.closeTo(10 / 36, 12) });
    const run = { runner: "cavalry", pursuer: "trained-close", how: "break-off" };
    const ran = SCHEMAS.BronzeEaglesPursuitAnswer.parse(await (await ask("pursuit", run)).json());
    expect(ran).toMatchObject({ mayRun: 1, mayPursue: true, reason: null, caught: expect.closeTo(15 / 36, 12) });
    const shot = SCHEMAS.BronzeEaglesShootingAnswer.parse(await (await ask("shooting", { weapon: "bow", distance: 9 })).json());
    expect(shot).toMatchObject({ allowed: false, reason: "out-of-range", hit: 0, distribution: [1], mean: 0 });
  });

  const levy = { troop: "levy" };
  test.each([
    ["army", "unknown-field", "general", { ...ARMY, general: "x" }],
    ["army", "missing-field", "people", { seed: "x", commands }],
    ["army", "out-of-range", "commands", { ...ARMY, commands: commands.slice(1) }],
    ["army", "out-of-range", "seed", { ...ARMY, seed: "" }],
    ["army", "contradiction", "commands[1]", { ...ARMY, commands: [{ kind: "scouts" }, { kind: "scouts" }, ...commands.slice(2)] }],
    ["fight", "unknown-value", "own.troop", { own: { troop: "elephants" }, other: levy }],
    ["fight", "out-of-range", "own.casualties", { own: { ...levy, casualties: 2 }, other: levy }],
    ["fight", "contradiction", "other.attackedIn", { own: levy, other: { ...levy, attackedIn: "rear" } }],
    ["fight", "contradiction", "outflank", { outflank: "own", own: levy, other: levy }],
    ["break-test", "missing-field", "rating", {}],
    ["break-test", "out-of-range", "casualties", { rating: 7, casualties: 13 }],
    ["pursuit", "contradiction", "badGoing", { runner: "chariots", pursuer: "levy", how: "flight", badGoing: true }],
    ["shooting", "wrong-type", "figures", { weapon: "bow", figures: 1.5 }],
    ["shooting", "wrong-type", "cover", { weapon: "bow", cover: "yes" }],
  ] as const)("%s: %s at %s", async (question, code, at, sent) => {
    expect(await errorOf(await ask(question, sent))).toMatchObject({ status: 400, code, at });
  });
});

describe("an address", () => {
  test("keeps what it says of another question where it asks a sample", () => {
    const sample = { weapon: "bow" };
    const page = readAsked({ ask: "shooting", seed: "zama" }, BRONZE_EAGLES_QUESTIONS.shooting, { sample });
    expect(page.values).toEqual({ ask: "shooting", seed: "zama", weapon: "bow" });
    expect(page.answer?.asked.weapon).toBe("bow");
  });

  test("of a contradiction still fills in what it leaves open", () => {
    const said = { "own.troop": "levy", "own.charges": "1", "other.troop": "levy", "other.charges": "1" };
    const page = readAsked(said, BRONZE_EAGLES_QUESTIONS.fight, { sample: {} });
    expect(page).toMatchObject({
      answer: null,
      faults: [{ fault: { code: "contradiction" } }],
      filled: { rounds: "3", "own.casualties": "0" },
    });
  });
});
