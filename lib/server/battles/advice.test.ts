import { expect, test } from "vitest";
import type { SeatName } from "@/lib/model/by-seat";
import type { Battle } from "@/lib/rules/prebattle/battle";
import { CATALOG } from "@/tests/build/rules";
import { tableBattle } from "@/tests/build/table-battle";
import type { Knowledge } from "../knowledge";
import { suggest } from "./advice";
import type { BattleServer } from "./load-battle";
import type { Loaded } from "./loaded";

/** Of Anna and Ben. */
const companies = { read: async () => ({ names: { a: "Anna", b: "Ben" } }) } as unknown as BattleServer["companies"];

const suggested = (battle: Battle, seat: SeatName = "a", secret = "of one server") =>
  suggest({ battle } as Loaded, seat, { knowledge: { catalog: CATALOG } as Knowledge, secret, companies });

const after = (battle: Battle, events: number): Battle => ({ ...battle, seq: battle.seq + events });
const MOMENTS = Array.from({ length: 12 }, (_, at) => at);

/** A square of the forest beside water: either edge may have it. */
const flank = tableBattle({ step: "flank", territory: "F", square: "A2" });

test("what is suggested stays the same until something happens, so that what does everything does what was shown", async () => {
  for (const at of MOMENTS) {
    const first = await suggested(after(flank, at));
    expect(first?.command.type).toBe("choose-flank");
    expect(await suggested(after(flank, at))).toEqual(first);
  }
});

test("nobody without the server's secret can tell it beforehand, nor a player the other's", async () => {
  const edges = async (seat: SeatName, secret: string) => {
    const battle = tableBattle({ step: "flank", territory: "F", square: "A2", defender: seat });
    const all = await Promise.all(MOMENTS.map((at) => suggested(after(battle, at), seat, secret)));
    return all.map((one) => (one?.command.type === "choose-flank" ? one.command.edge : null));
  };
  const [one, another, theirs] = [await edges("a", "of one server"), await edges("a", "of another"), await edges("b", "of one server")];
  expect(new Set(one)).toEqual(new Set(["left", "right"]));
  expect(another).not.toEqual(one);
  expect(theirs).not.toEqual(one);
});
