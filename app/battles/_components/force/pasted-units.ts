import type { ForceNames } from "./force-option";
import { type DraftUnit, followingChoice, newUnit } from "./typed-force";

type Troop = DraftUnit["troop"];
type Lists = Pick<ForceNames, "types" | "formations" | "trainings" | "setFormations" | "weapons" | "characteristics">;

/** A line of which something was not understood. */
type Unclear = { readonly line: string; readonly words: readonly string[] };

/** Lines as unit groups, and what was not understood. */
export type Pasted = { readonly units: readonly DraftUnit[]; readonly unclear: readonly Unclear[] };

const NUMBERED = /^(\d{1,3})[.):]?\s+(.+)$/;
const BASES = /^(\d{1,2})(?:\s*(?:bases?|b))?$/i;

const bare = (words: string): string => words.toLowerCase().replaceAll("-", " ").replace(/s$/, "").trim();
const found = <One extends { readonly id: string; readonly name: string }>(all: readonly One[], words: string): One | undefined =>
  all.find(({ id, name }) => bare(name) === bare(words) || bare(id) === bare(words));

/** What one part of a line says of the troops; null where it says nothing known. */
function saidOf(words: string, names: Lists): Partial<Troop> | null {
  const of = <Key extends keyof Lists>(key: Key) => found(names[key], words)?.id;
  const [type, formation, training, setFormation, weapon] = [
    of("types"),
    of("formations"),
    of("trainings"),
    of("setFormations"),
    of("weapons"),
  ];
  if (type) return { type } as Partial<Troop>;
  if (setFormation) return { setFormation } as Partial<Troop>;
  if (formation) return { formation } as Partial<Troop>;
  if (training) return { training } as Partial<Troop>;
  return weapon ? ({ weapon } as Partial<Troop>) : null;
}

function unitOf(line: string, before: readonly DraftUnit[], names: Lists): { readonly unit: DraftUnit; readonly words: readonly string[] } {
  const [first = "", ...parts] = line.split(/[,;\t|]/).map((part) => part.trim());
  const numbered = NUMBERED.exec(first);
  const unit = newUnit(before);
  const words: string[] = [];
  let troop: Troop = unit.troop;
  let bases: number | null = null;
  for (const part of parts.filter(Boolean)) {
    const count = BASES.exec(part)?.[1];
    const trait = found(names.characteristics, part)?.id;
    const said = saidOf(part, names);
    if (count !== undefined) bases = Number(count);
    else if (said) troop = { ...troop, ...said };
    else if (trait) troop = { ...troop, characteristics: [...(troop.characteristics ?? []), trait as never] };
    else words.push(part);
  }
  const isPut = troop.setFormation ? "setFormation" : "type";
  const whole = { ...troop, ...followingChoice(troop, isPut) };
  const number = numbered ? Number(numbered[1]) : unit.number;
  return { unit: { ...unit, number, name: numbered?.[2] ?? first, bases, troop: whole }, words };
}

/** A unit group for each line: its name (a number before it is its own), then in any order its bases and what its troops are. */
export function unitsIn(text: string, before: readonly DraftUnit[], names: Lists): Pasted {
  const units: DraftUnit[] = [];
  const unclear: Unclear[] = [];
  for (const line of text.split(/\r?\n/).map((one) => one.trim())) {
    if (line === "") continue;
    const { unit, words } = unitOf(line, [...before, ...units], names);
    units.push(unit);
    if (words.length > 0) unclear.push({ line: unit.name, words });
  }
  return { units, unclear };
}

/** The unit group that a new form begins with, before anything is typed into it. */
export const isUntouched = ({ name, bases }: DraftUnit): boolean => name === "" && !bases;
