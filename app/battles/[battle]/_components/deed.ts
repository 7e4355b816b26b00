import type { BattleCommand, LegalCommand } from "@/lib/model/battle-command";
import type { Square } from "@/lib/model/battle-tables";
import type { BattleView } from "@/lib/model/battle-view";
import type { Colour } from "@/lib/model/enumerations";
import type { Option } from "@/lib/words/battle/options";

/** What a player chooses to do; the page takes the seat by itself. */
export type Deed = Exclude<BattleCommand, { readonly type: "sit" }>;

/** The same for equal commands of different views. */
export const deedKey = (deed: Deed): string => JSON.stringify(deed);

const isNamed = (value: unknown): boolean => typeof value !== "object" || Array.isArray(value);

/** Whether a deed is this legal command: values that both have must be equal. The server judges sizes, places and lengths. */
function allows(legal: LegalCommand, deed: Deed): boolean {
  const fields = new Map<string, unknown>(Object.entries(deed));
  const shared = Object.entries(legal).filter(([key, value]) => fields.has(key) && isNamed(value) && isNamed(fields.get(key)));
  return shared.every(([key, value]) => String(value) === String(fields.get(key)));
}

/** Several unit groups are deployed where each of them may be. */
export const isLegal = (view: Pick<BattleView, "legal">, deed: Deed): boolean =>
  deed.type === "deploy-units"
    ? deed.units.every((unit) => isLegal(view, { type: "deploy-unit", ...unit }))
    : view.legal.some((one) => allows(one, deed));

const OPTIONS: readonly LegalCommand["type"][] = ["choose-role", "choose-territory", "waive-intercept", "declare-day"];

export const optionsIn = (legal: readonly LegalCommand[]): readonly Option[] =>
  legal.filter((one): one is Option => OPTIONS.includes(one.type));

export const cardsIn = (legal: readonly LegalCommand[]): readonly Colour[] =>
  legal.flatMap((one) => (one.type === "commit-card" ? [one.card] : []));

/** The deed that puts the marker on a square; null where it may not go there now. */
export function deedOn(square: Square, legal: readonly LegalCommand[]): Deed | null {
  for (const one of legal) {
    if (one.type === "choose-square" && one.square === square) return one;
    if (one.type === "move-marker" && one.to === square) return one;
  }
  return null;
}

const NOWHERE: readonly Square[] = [];

/** Where the marker may go now. */
export function squaresIn(legal: readonly LegalCommand[]): readonly Square[] {
  const squares = legal.flatMap((one) => (one.type === "choose-square" ? [one.square] : one.type === "move-marker" ? [one.to] : []));
  return squares.length > 0 ? squares : NOWHERE;
}

/** The deed that leaves the marker where it is, for the winner of a day; null at other times. */
export const stayOn = ({ legal, square }: Pick<BattleView, "legal" | "square">): Deed | null =>
  square !== null && legal.some((one) => one.type === "move-marker" && one.to === square) ? { type: "move-marker", to: square } : null;

/** What there is to do before the table where nothing is left to choose: the last card, the one territory. Null once a card is played. */
export function onlyDeed({ legal, card }: Pick<BattleView, "legal" | "card">): Deed | null {
  const onMap = squaresIn(legal).map((square) => deedOn(square, legal));
  const all = [...optionsIn(legal), ...cardsIn(legal).map((one): Deed => ({ type: "commit-card", card: one })), ...onMap];
  return card === null && all.length === 1 ? (all[0] ?? null) : null;
}

export const squareOf = (deed: Deed | null): Square | null =>
  deed?.type === "choose-square" ? deed.square : deed?.type === "move-marker" ? deed.to : null;
