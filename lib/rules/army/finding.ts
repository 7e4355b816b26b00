import type { Commander, Edit } from "../../model/army";
import type { At } from "../../model/assessment";
import type { CommanderRole } from "../../model/enumerations";
import { type BareFinding, type FindingCode, type FindingParams, WARNINGS } from "../../model/findings";
import type { Muster, MusteredUnit } from "./muster";

/** Adds its findings to `found`. */
export type Check = (muster: Muster, found: BareFinding[]) => void;

const warnings: ReadonlySet<FindingCode> = new Set(WARNINGS);

export const WHOLE_ARMY: At = { army: true };

/** A finding at a place, with the edits that fix it, if there are any. */
export function finding<Code extends FindingCode>(
  code: Code,
  at: At,
  params: FindingParams[Code],
  edits: readonly Edit[] | null = null,
): BareFinding {
  const severity = warnings.has(code) ? "warning" : "error";
  return { code, severity, at, params, edits: edits && edits.length > 0 ? edits : null } as BareFinding;
}

/** A commander as sentences name him. */
export const whom = (commander: Commander): { name: string | null; role: CommanderRole } => ({
  name: commander.name,
  role: commander.role,
});

/** A unit group's name in sentences, beside its number: its own name, or its line's. */
export const nameOf = ({ unit, line }: MusteredUnit): string => unit.name ?? line?.line.name ?? unit.line;
