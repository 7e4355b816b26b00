import type { BattlefieldTables } from "../../model/battlefield-tables";
import type { Laying } from "../../model/table-view";
import { sentenceCase, spoken } from "../phrasing";
import { type SeatNames, who, whose } from "./seat-names";
import { lengthWords } from "./terrain-words";

type Dice = NonNullable<Laying["dice"]>;
type Tables = Pick<BattlefieldTables, "sectorDice" | "edgeDice" | "limits">;

/** A die on the table, and what it says. */
export type ToldDie = { readonly face: number; readonly which: string; readonly says: string };

/** The two dice that were rolled for a piece. */
export function layingDice({ by, sector, edge }: Dice, tables: Tables, names: SeatNames): readonly ToldDie[] {
  const where = tables.sectorDice.find(({ id }) => id === String(sector))?.sector ?? "middle";
  const touches = tables.edgeDice.find(({ id }) => id === String(edge))?.touches ?? false;
  return [
    { face: sector, which: "First die", says: where === "middle" ? "the middle of the table" : `${whose(names, by)} ${where} sector` },
    { face: edge, which: "Second die", says: touches ? "it must touch an edge" : "it need touch no edge" },
  ];
}

/** What a die allows to be done with the other player's piece, and what it would take. */
export type Allowance = { readonly what: string; readonly from: number; readonly isAllowed: boolean };

export function adjustAllowances(die: number, { limits }: Tables): readonly Allowance[] {
  const limit = (id: Tables["limits"][number]["id"]) => limits.find((row) => row.id === id)?.value ?? 0;
  const all = [
    { what: "leave it", from: 1 },
    { what: `move it up to ${lengthWords(limit("adjust-distance"))} BW`, from: limit("adjust-move-from") },
    { what: "turn it about one of its points", from: limit("adjust-pivot-from") },
    { what: "or remove it", from: limit("adjust-remove-from") },
  ];
  return all.map((one) => ({ ...one, isAllowed: die >= one.from }));
}

const STATES = { waiting: "to be laid", laid: "laid", lost: "lost: no place for it" } as const;

/** A kind that was chosen, by whom, and what has become of it. */
export type ToldChoice = { readonly kind: string; readonly by: string; readonly state: string; readonly isWaiting: boolean };

export const toldChoices = ({ choices }: Laying, names: SeatNames): readonly ToldChoice[] =>
  choices.map(({ kind, by, state, as }) => ({
    kind: sentenceCase(spoken(kind)),
    by: `by ${who(names, by)}${as === "optional" ? ", optional" : ""}`,
    state: STATES[state],
    isWaiting: state === "waiting",
  }));
