import type { AfieldTables } from "../../model/afield-tables";
import type { BattlefieldTables } from "../../model/battle-tables";
import type { FireDie } from "../../model/combat-terms";
import type { DieFace } from "../../model/enumerations";
import type { RulesTables } from "../../model/rules-tables";
import { diceFor, stepAt, supportDiceFor } from "../combat/claims";
import { facesOf, woundsOf, woundsPerBaseOf } from "../combat/fight";
import type { CombatBook } from "../combat/standing";
import { rowValue, rulesRow } from "../rules-row";
import { type BattlefieldBook, prepareBattlefield } from "../table/battlefield-book";

/** The tables that decide a fight to its end. */
export type OddsTables = CombatBook & {
  readonly battlefield: BattlefieldTables;
  readonly afield: Pick<AfieldTables, "killABase" | "rearSupported">;
};

/** The chance of 0, 1, 2 ... wounds with one roll: without a skull or an S (`quiet`), with one (`spark`), and both together. */
export type Roll = { readonly quiet: Float64Array; readonly spark: Float64Array; readonly all: Float64Array };

export type OddsBook = Omit<OddsTables, "battlefield"> & {
  readonly battlefield: BattlefieldBook;
  readonly perBase: number;
  /** The most wounds one roll in combat can cause, supporting files included. */
  readonly mostWounds: number;
  /** What the next pair gains by a shatter and by a shove. */
  readonly bonus: { readonly shatter: number; readonly shove: number };
  /** The roll of a file so many claims ahead, with so many supporting files. */
  readonly rollAt: (difference: number, supports: number) => Roll;
};

const showsSpark = (face: DieFace): boolean => face === "skull" || face === "special";

/**
 * The chances of wounds with one more die. They are kept apart by something else that dice show (`[what][wounds]`); `after` says what it is
 * after a face.
 */
export function withDie(
  before: readonly Float64Array[],
  faces: readonly DieFace[],
  perBase: number,
  after: (what: number, face: DieFace) => number,
): readonly Float64Array[] {
  const length = (before[0]?.length ?? 0) + perBase;
  const next: Float64Array[] = [];
  const rowOf = (what: number): Float64Array => {
    while (next.length <= what) next.push(new Float64Array(length));
    return next[what] ?? new Float64Array(length);
  };
  const addMoved = (row: Float64Array, to: Float64Array, by: number) => {
    for (const [wounds, chance] of row.entries()) to[wounds + by] = (to[wounds + by] ?? 0) + chance / faces.length;
  };
  for (const [what, row] of before.entries()) for (const face of faces) addMoved(row, rowOf(after(what, face)), woundsOf(face, perBase));
  return next;
}

function rollOf(dice: readonly FireDie[], rules: RulesTables, perBase: number): Roll {
  const none: readonly Float64Array[] = [new Float64Array([1])];
  const chances = dice.reduce(
    (before, die) => withDie(before, facesOf(die, rules), perBase, (spark, face) => (showsSpark(face) ? 1 : spark)),
    none,
  );
  const length = dice.length * perBase + 1;
  const [quiet = new Float64Array(length), spark = new Float64Array(length)] = chances;
  const all = quiet.map((chance, wounds) => chance + (spark[wounds] ?? 0));
  const most = all.findLastIndex((chance) => chance > 0) + 1;
  return { quiet: quiet.slice(0, most), spark: spark.slice(0, most), all: all.slice(0, most) };
}

/** Claims beyond this many ahead or behind roll no other dice. */
const FAR = 40;

/** The tables, with every roll that a file can make reckoned once. */
export function oddsBook(tables: OddsTables): OddsBook {
  const { combat, rules } = tables;
  const perBase = woundsPerBaseOf(rules);
  const most = rowValue(combat.limits, "supporting-files");
  const rolls = new Map<number, readonly Roll[]>();
  const rollsFrom = (difference: number): readonly Roll[] => {
    const step = stepAt(difference, combat.claimLadder);
    const known = rolls.get(step);
    if (known) return known;
    const [own, support] = [diceFor(difference, combat.claimLadder), supportDiceFor(difference, combat.claimLadder)];
    const made = Array.from({ length: most + 1 }, (_, files) =>
      rollOf([...own, ...Array.from({ length: files }, () => support).flat()], rules, perBase),
    );
    rolls.set(step, made);
    return made;
  };
  const byDifference = Array.from({ length: 2 * FAR + 1 }, (_, at) => rollsFrom(at - FAR));
  const best = byDifference.at(-1)?.at(-1);
  const gain = (id: "neighbour-shatter" | "neighbour-shove") => rulesRow(combat.claims.general, id).values[0]?.value ?? 0;
  return {
    ...tables,
    battlefield: prepareBattlefield(tables.battlefield),
    perBase,
    mostWounds: (best?.all.length ?? 1) - 1,
    bonus: { shatter: gain("neighbour-shatter"), shove: gain("neighbour-shove") },
    rollAt(difference, supports) {
      const roll = byDifference[Math.max(0, Math.min(2 * FAR, difference + FAR))]?.[supports];
      if (!roll) throw new Error(`no roll with ${supports} supporting files`);
      return roll;
    },
  };
}
