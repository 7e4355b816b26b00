import type { SecretOrder } from "../../model/battle-event";
import type { BattleView } from "../../model/battle-view";
import { both, counted, sentenceCase } from "../phrasing";
import { say, term, type Words } from "../sentence";
import { commanderNamed, groupWords } from "./orders-words";
import { orderCalled } from "./terrain-words";

type Own = NonNullable<BattleView["own"]>;

/** Why a unit group or a marker has only one possible commander. */
export type FixedReason = { readonly code: "contingent" | "in-ambush"; readonly commander: number };

/** `letter`: of the commander, as on the map. */
export const fixedWords = ({ code }: FixedReason, letter: string): string =>
  code === "contingent" ? `Contingent of ${letter}` : `${letter} is with it`;

/** "Ambush 2 (7 Pancerni)", "Ambush 1 (a bluff)". */
export function markerWords(order: string, secret: SecretOrder | null, { units }: Own): string {
  const under = secret?.kind === "ambush" ? secret.unit : null;
  const unit = units.find(({ number }) => number === under);
  return `${sentenceCase(orderCalled(order))} (${unit ? groupWords(unit) : "a bluff"})`;
}

/** How many groups a commander leads, and whether he may lead none. */
export function ledCount(count: number, mayFloat: boolean): string {
  if (count > 0) return counted(count, "group");
  return mayFloat ? "no command" : "none yet";
}

/** A marching commander leads exactly the groups that march with him. */
export function marchLedWords(secret: Extract<SecretOrder, { kind: "march" }>, { commanders, units }: Own): Words {
  const along = units.filter(({ number }) => secret.units.includes(number)).map(groupWords);
  return say`${sentenceCase(commanderNamed(secret.commander, commanders))} is on a ${term("flank-march")} and leads only ${both(along)}.`;
}

/** Up to so many are named. */
const NAMED = 3;

/** "Nobody leads 4 Musketeers and ambush 1 yet." */
export const unledWords = (names: readonly string[]): string =>
  `Nobody leads ${names.length > NAMED ? `${names.length} of them` : both(names)} yet.`;
