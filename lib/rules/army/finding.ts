import type { Commander } from "../../model/army";
import type { At } from "../../model/assessment";
import type { Edit } from "../../model/edit";
import type { CommanderRole } from "../../model/enumerations";
import { type BareFinding, type FindingCode, type FindingParams, WARNINGS } from "../../model/findings";
import type { Muster, MusteredUnit } from "./muster";

/** Adds what it finds wrong to `found`. */
export type Check = (muster: Muster, found: BareFinding[]) => void;

const warnings: ReadonlySet<FindingCode> = new Set(WARNINGS);

export const WHOLE_ARMY: At = { army: true };

/** A finding at a place, with the edits that would mend it where some would. */
export function finding<Code extends FindingCode>(
  code: Code,
  at: At,
  params: FindingParams[Code],
  edits: readonly Edit[] | null = null,
): BareFinding {
  const severity = warnings.has(code) ? "warning" : "error";
  return { code, severity, at, params, edits: edits && edits.length > 0 ? edits : null } as BareFinding;
}

/** How a sentence speaks of a commander. */
export const whom = (commander: Commander): { name: string | null; role: CommanderRole } => ({
  name: commander.name,
  role: commander.role,
});

/** What a sentence calls a unit group, beside its number: its own name, or its line's. */
export const nameOf = ({ unit, line }: MusteredUnit): string => unit.name ?? line?.line.name ?? unit.line;
