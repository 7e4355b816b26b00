import { inBrowser, parsedAs } from "@/app/_components/browser/storage";
import { WHY } from "@/app/_components/saving/unsent";
import type { Army } from "@/lib/model/army";
import type { DraftAnswer } from "@/lib/model/drafting";
import { unitId } from "@/lib/model/when-absent";

export type Drafted = Pick<DraftAnswer, "army" | "choices">;
/** Why something was chosen: a unit group by its id and its line, a commander, the camp, or else what the army is as a whole. */
export type Reason = {
  readonly unit: { readonly id: number; readonly line: string } | null;
  readonly commander: string | null;
  readonly camp: boolean;
  readonly words: string;
};
/** Why a drafted army is as it is. `made`: the army that was drafted; `at`: when, in ms. */
export type Why = { readonly made: string; readonly at: number; readonly reasons: readonly Reason[] };

/** Of so many armies a browser keeps the reasons. */
const MOST = 20;

/** All of an army that the reasons of a draft are about. */
export function madeOf({ commanders, units, camp }: Army): string {
  const led = units.map((unit) => [unitId(unit), unit.line, unit.bases, unit.commander] as const);
  return JSON.stringify([led.toSorted(([one], [other]) => one - other), commanders.map(({ id, role, grade }) => [id, role, grade]), camp]);
}

/** The reasons of a draft, and those from before of what it did not choose. */
export function whyOf({ army, choices }: Drafted, before: Why | null = null): Why {
  const reasons = choices.map(({ at, message }): Reason => {
    const unit = "unit" in at ? army.units.find(({ number }) => number === at.unit) : undefined;
    return {
      unit: unit ? { id: unitId(unit), line: unit.line } : null,
      commander: "commander" in at ? at.commander : null,
      camp: "camp" in at,
      words: message,
    };
  });
  const aboutOf = ({ unit, commander, camp }: Reason): string | number | null => unit?.id ?? commander ?? (camp ? "camp" : null);
  const told = new Set(reasons.map(aboutOf));
  const isOlder = (one: Reason): boolean => aboutOf(one) !== null && !told.has(aboutOf(one));
  return { made: madeOf(army), at: Date.now(), reasons: [...(before?.reasons ?? []).filter(isOlder), ...reasons] };
}

export const readWhy = (text: string | null): Why | null =>
  parsedAs(text, (value) => {
    const why = value as Why;
    return why.reasons.every(({ words }) => typeof words === "string") && typeof why.at === "number" ? why : null;
  });

/** Keeps the reasons of a draft for the page of its army. Those that were kept longest ago make room. */
export function keepWhy(address: string, why: Why): void {
  const key = WHY + address;
  const atOf = (other: string): number => readWhy(inBrowser.read(other))?.at ?? 0;
  const others = inBrowser.keys(WHY).filter((other) => other !== key);
  for (const old of others.toSorted((one, other) => atOf(other) - atOf(one)).slice(MOST - 1)) inBrowser.remove(old);
  inBrowser.write(key, JSON.stringify(why));
}
