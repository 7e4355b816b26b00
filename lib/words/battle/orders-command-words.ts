import type { BattleView } from "../../model/battle-view";
import type { SecretOrder } from "../../model/table-event";
import { both, counted, sentenceCase } from "../phrasing";
import { commanderNamed, groupWords } from "./orders-words";
import { orderCalled } from "./terrain-words";

type Own = NonNullable<BattleView["own"]>;

/** Why nobody else leads a unit group or a marker. */
export type FixedReason = { readonly code: "contingent" | "in-ambush"; readonly commander: number };

/** `letter`: his, by which the map tells his command. */
export const fixedWords = ({ code }: FixedReason, letter: string): string =>
  code === "contingent" ? `Contingent of ${letter}` : `${letter} is at it`;

/** "Ambush 2 (7 Pancerni)", "Ambush 1 (a bluff)". */
export function markerWords(order: string, secret: SecretOrder | null, { units }: Own): string {
  const under = secret?.kind === "ambush" ? secret.unit : null;
  const unit = units.find(({ number }) => number === under);
  return `${sentenceCase(orderCalled(order))} (${unit ? groupWords(unit) : "a bluff"})`;
}

/** How many a commander leads; of nobody, whether that may be. */
export function ledCount(count: number, mayFloat: boolean): string {
  if (count > 0) return counted(count, "group");
  return mayFloat ? "no command of his own" : "nobody yet";
}

/** Of a commander who is away: his command is what marches with him. */
export function marchLedWords(secret: Extract<SecretOrder, { kind: "march" }>, { commanders, units }: Own): string {
  const along = units.filter(({ number }) => secret.units.includes(number)).map(groupWords);
  return `${sentenceCase(commanderNamed(secret.commander, commanders))} marches: he leads ${both(along)}, and nobody else.`;
}

/** So many are named one by one. */
const NAMED = 3;

/** "Nobody leads 4 Musketeers and ambush 1 yet." */
export const unledWords = (names: readonly string[]): string =>
  `Nobody leads ${names.length > NAMED ? `${names.length} of them` : both(names)} yet.`;
