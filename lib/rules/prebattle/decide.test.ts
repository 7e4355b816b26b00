import { describe, expect, test } from "vitest";
import type { LegalCommand } from "@/lib/model/battle-command";
import type { Happening } from "@/lib/model/battle-event";
import { COLOURS, type Colour, SEATS } from "@/lib/model/enumerations";
import { SEED } from "@/tests/build/battle-fixtures";
import { type DaysOpening, daysBattle, NO_DRAWS } from "@/tests/build/days-battle";
import { accepted, applyAll, asSent, openedBattle } from "@/tests/build/played-battle";
import { slowSequences } from "@/tests/build/slow-sequences";
import { tableBattle } from "@/tests/build/table-battle";
import { forceOf, type TroopName } from "@/tests/build/table-troops";
import type { Battle } from "./battle";
import { apply, decide } from "./decide";
import { type Decision, legalCommands } from "./sequence";

test("a stored event happened in the step that it names, whatever steps are played today", () => {
  const battle = openedBattle();
  const published = { type: "seed-published", seat: null, seed: SEED } as const;
  expect(apply(battle, published)).toMatchObject({ step: "sitting", chain: battle.chain });
  const stored = { ...published, seq: 2, step: "ready", chain: "1".repeat(64) } as const;
  expect(apply(battle, stored)).toMatchObject({ step: "ready", chain: stored.chain, seq: 2 });
});

const letterOf = (card: Colour): string => "KWGYR".charAt(COLOURS.indexOf(card));

function saying(seat: string, command: LegalCommand): string {
  switch (command.type) {
    case "declare-day":
      return `${seat} ${command.pass ? "pass" : "play"}`;
    case "commit-card":
      return `${seat} lays ${letterOf(command.card)}`;
    case "move-marker":
      return `${seat} moves ${command.to}`;
    case "keep-cards":
      return `${seat} keeps ${command.keep.map(letterOf).sort().join("")}`;
    default:
      throw new Error(`${command.type} on the five days`);
  }
}

function sequences(battle: Battle, length: number, said = ""): string[] {
  if (length === 0) return [said];
  const choices = SEATS.flatMap((seat) => legalCommands(battle, seat).map((command) => ({ seat, command })));
  if (choices.length === 0) return [said];
  return choices.flatMap(({ seat, command }) => {
    const after = applyAll(battle, accepted(decide(battle, seat, asSent(command, seat), NO_DRAWS)));
    const now = saying(seat, command);
    return sequences(after, length - 1, said === "" ? now : `${said}, ${now}`);
  });
}

type Case = Required<Pick<DaysOpening, "hands" | "defender" | "territory" | "square">>;

describe("every sequence of legal commands, as a second hand wrote them", () => {
  test.each<[string, number, Case]>([
    ["one card against none, to the end", 9, { hands: { a: "R", b: "" }, defender: "a", territory: "M", square: "B1" }],
    ["two against one, the invader short of more", 6, { hands: { a: "WR", b: "G" }, defender: "a", territory: "F", square: "A2" }],
    ["one against two, the other way about", 6, { hands: { a: "K", b: "GY" }, defender: "b", territory: "S", square: "A5" }],
    ["four against five", 5, { hands: { a: "KWGY", b: "KKWGR" }, defender: "a", territory: "C", square: "E2" }],
    ["two against six", 5, { hands: { a: "YR", b: "KWWGYR" }, defender: "b", territory: "P", square: "C3" }],
    ["none against seven", 5, { hands: { a: "", b: "WWWGYYR" }, defender: "a", territory: "M", square: "C2" }],
    ["six against five, all alike, to the end", 12, { hands: { a: "WWWWWW", b: "WWWWW" }, defender: "a", territory: "C", square: "A3" }],
    ["seven against none, of two colours, to the end", 11, { hands: { a: "KKKKKGG", b: "" }, defender: "b", territory: "F", square: "A2" }],
    ["two against two, to the end but for the moves", 8, { hands: { a: "KK", b: "KK" }, defender: "a", territory: "P", square: "E5" }],
  ])("%s: %i commands", (_, length, opening) => {
    const fast = sequences(daysBattle(opening), length).sort();
    expect(fast.join("\n")).toBe(slowSequences(opening, length).sort().join("\n"));
    expect(fast.length).toBeGreaterThan(10);
    expect(new Set(fast).size).toBe(fast.length);
  });
});

describe("several unit groups deployed at once", () => {
  const opening = (own: readonly TroopName[]) =>
    tableBattle({
      step: "deployment",
      a: { force: forceOf(own), host: { orders: [], camp: { state: "standard", x: 30, y: 1 } } },
      b: { force: forceOf(["foot", "foot"]), camp: "none", host: { orders: [] } },
    });
  const at = (number: number, more: object = {}) => ({ number, x: 11 + 2 * number, y: 6, facing: 90, ...more });
  const sent = (battle: Battle, ...units: readonly ReturnType<typeof at>[]) =>
    decide(battle, "a", { type: "deploy-units", units: [...units] }, NO_DRAWS);
  const refusedBy = (decision: Decision) => (decision.ok ? null : { code: decision.refusal.code, params: decision.refusal.params });
  const five: readonly TroopName[] = ["foot", "foot", "heavyGuns", "foot", "foot"];

  test("give the events of one after the other, whatever their order: those first that must go first", () => {
    const battle = opening(five);
    const together = sent(battle, at(4), at(1), at(3), at(2));
    const single = [3, 4, 1, 2].reduce(
      ({ now, events }, number) => {
        const decision = decide(now, "a", { type: "deploy-unit", ...at(number) }, NO_DRAWS);
        if (!decision.ok) throw new Error(decision.refusal.code);
        return { now: decision.events.reduce(apply, now), events: [...events, ...decision.events] };
      },
      { now: battle, events: [] as readonly Happening[] },
    );
    expect(together).toEqual({ ok: true, events: single.events });
  });

  test("may be fewer than the batch, and not more", () => {
    const battle = opening(five);
    expect(sent(battle, at(3), at(1)).ok).toBe(true);
    const why = { code: "not-your-turn", params: { step: "deployment" } };
    expect(refusedBy(sent(battle, ...[1, 2, 3, 4, 5].map((number) => at(number))))).toEqual({
      code: "not-all-deployed",
      params: { number: 5, why },
    });
  });

  test("are all refused for one, with its number and reason", () => {
    const battle = opening(five);
    expect(refusedBy(sent(battle, at(3), at(1), at(2, { x: 13.5 })))).toMatchObject({
      code: "not-all-deployed",
      params: { number: 2, why: { code: "not-there", params: { reasons: [{ code: "on-unit" }] } } },
    });
    expect(refusedBy(sent(battle, at(3), at(3)))).toMatchObject({ params: { number: 3, why: { code: "unit-placed" } } });
    expect(refusedBy(sent(battle, at(1), at(2)))).toMatchObject({ params: { number: 1, why: { code: "others-first" } } });
    expect(refusedBy(sent(battle, at(99)))).toMatchObject({ params: { number: 99, why: { code: "no-such-unit" } } });
  });

  test("are refused as one would be before the camp, out of turn and in another step", () => {
    const camped = tableBattle({ step: "deployment", a: { force: forceOf(five), host: { orders: [] } }, b: { host: { orders: [] } } });
    expect(refusedBy(sent(camped, at(3)))?.code).toBe("camp-first");
    expect(refusedBy(decide(opening(five), "b", { type: "deploy-units", units: [at(1)] }, NO_DRAWS))?.code).toBe("not-your-turn");
    expect(refusedBy(sent(tableBattle({ step: "scouts" }), at(3)))?.code).toBe("wrong-step");
  });
});
