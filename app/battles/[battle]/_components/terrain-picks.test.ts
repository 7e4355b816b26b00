import { expect, test } from "vitest";
import type { BattleView, TerrainChoice } from "@/lib/model/battle-view";
import { view } from "@/lib/rules/prebattle/view";
import { ORDERED_FORCE } from "@/tests/build/forces";
import { BOOK } from "@/tests/build/played-battle";
import { tableBattle } from "@/tests/build/table-battle";
import { NO_PICKS } from "./desk";
import { afterNext, nextOf, sheetOf } from "./terrain-picks";

/** On a very dense square; seat a defends and chooses first. */
function choosing(step: "compulsory" | "optional", choices: readonly TerrainChoice[] = [], seat: "a" | "b" = "a"): BattleView {
  const square = BOOK.tables.squares.find(({ density }) => density === "very-dense");
  const battle = tableBattle({ step, a: { force: ORDERED_FORCE }, b: { force: ORDERED_FORCE } });
  return view(
    { ...battle, square: square?.id ?? null, territory: square?.territories[0] ?? null, ground: { ...battle.ground, choices } },
    seat,
  );
}

const chosen = (by: "a" | "b", kind: TerrainChoice["kind"], as: TerrainChoice["as"]): TerrainChoice => ({ by, kind, as, state: "waiting" });

test("of four compulsory pieces each seat picks two, and never more of a category than the square asks for", () => {
  const first = sheetOf(choosing("compulsory"), BOOK, "a", NO_PICKS);
  expect([first?.left, first?.isMine]).toEqual([2, true]);
  expect(first?.kinds).toEqual(expect.arrayContaining(["brush", "wood"]));
  // The other seat can pick beforehand.
  expect(sheetOf(choosing("compulsory", [], "b"), BOOK, "b", NO_PICKS)).toMatchObject({ left: 2, isMine: false });
  const twoRough = [chosen("a", "brush", "compulsory"), chosen("b", "brush", "compulsory")];
  expect(sheetOf(choosing("compulsory", twoRough), BOOK, "a", NO_PICKS)?.kinds).not.toContain("brush");
  const full = sheetOf(choosing("compulsory", twoRough), BOOK, "a", NO_PICKS);
  expect(full?.shut.filter(({ why }) => why.code === "kind-not-wanted").map(({ kind }) => kind.id)).toContain("brush");
  // What the square never asked for is not missed.
  expect(full?.shut.map(({ kind }) => kind.category)).not.toContain("impassable");
  expect(full?.kinds.filter((kind) => full.shut.some((one) => one.kind.id === kind))).toEqual([]);
  const picked = { kinds: ["wood"] as const, isLast: false };
  const oneDifficult = [...twoRough, chosen("a", "wood", "compulsory")];
  expect(sheetOf(choosing("compulsory", oneDifficult, "b"), BOOK, "b", NO_PICKS)?.left).toBe(1);
  // Once as many are picked as it chooses, no more can be.
  expect(sheetOf(choosing("compulsory", oneDifficult, "b"), BOOK, "b", picked)?.kinds).toEqual([]);
  expect(first?.mayStop).toBe(false);
});

test("nothing is picked while pieces are laid, nor by a seat that has stopped", () => {
  const view = choosing("compulsory");
  const dice = { by: "a", kind: "wood", as: "compulsory", sector: 1, edge: 1 } as const;
  expect(
    sheetOf({ ...view, laying: { choices: [], stopped: { a: false, b: false }, dice, adjusting: null } }, BOOK, "a", NO_PICKS),
  ).toBeNull();
  const optional = choosing("optional");
  expect(sheetOf(optional, BOOK, "a", NO_PICKS)).toMatchObject({ left: 3, mayStop: true });
  // Once no more is wanted, nothing else is picked.
  expect(sheetOf(optional, BOOK, "a", { kinds: ["wood"], isLast: true })).toMatchObject({ kinds: [], mayStop: false });
  const stopped = { ...optional, legal: [], laying: { choices: [], stopped: { a: true, b: false }, dice: null, adjusting: null } };
  expect(sheetOf(stopped, BOOK, "a", NO_PICKS)).toBeNull();
});

test("what was picked is sent one by one as each one's turn comes, then that there is no more; what is no longer wanted is not", () => {
  const view = choosing("optional");
  const picks = { kinds: ["wood", "marsh"] as const, isLast: true };
  expect(nextOf(view, picks)).toEqual({ type: "choose-kind", kind: "wood" });
  const rest = afterNext(picks);
  expect(rest).toEqual({ kinds: ["marsh"], isLast: true });
  expect(nextOf({ ...view, legal: [] }, rest)).toBeNull();
  const last = afterNext(rest);
  expect(nextOf(view, last)).toEqual({ type: "stop-choosing" });
  expect(afterNext(last)).toEqual(NO_PICKS);
  expect(afterNext({ kinds: ["wood"], isLast: false })).toEqual(NO_PICKS);
  expect(nextOf(view, NO_PICKS)).toBeNull();
  expect(nextOf(view, { ...picks, kinds: ["forest"] })).toBe("gone");
});
