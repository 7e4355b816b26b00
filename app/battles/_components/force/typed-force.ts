import { parsedAs } from "@/app/_components/browser/storage";
import type { TypedForce } from "@/lib/model/force";
import { FOOT_FORMATIONS, isPiked, MOUNTED_FORMATIONS } from "@/lib/model/troop-consistency";
import { counted } from "@/lib/words/phrasing";
import type { ForceNames } from "./force-option";

type Typed<T> = { [Key in keyof T]: T[Key] | null };
type Unit = TypedForce["units"][number];
/** A unit group while it is typed: numbers may still be missing. */
export type DraftUnit = Omit<Unit, "number" | "bases" | "commander"> & Typed<Pick<Unit, "number" | "bases">> & { commander: number | null };
/** A force while it is typed. */
export type DraftForce = Omit<TypedForce, "mapCards" | "scoutingCards" | "units"> &
  Typed<Pick<TypedForce, "mapCards" | "scoutingCards">> & { units: DraftUnit[] };

const numberAfter = (units: readonly DraftUnit[]): number => Math.max(0, ...units.map(({ number }) => number || 0)) + 1;

/** A unit group of the most usual kind, with the next number. */
export const newUnit = (units: readonly DraftUnit[]): DraftUnit => ({
  ...{ number: numberAfter(units), name: "", bases: null, commander: null },
  troop: { type: "foot", formation: "close", training: "formed", setFormation: null, weapon: null, characteristics: [] },
});

type Troop = DraftUnit["troop"];

/** The chosen formation, or another where such troops cannot have it. */
function formationFor({ type, formation, setFormation }: Troop): Troop["formation"] {
  if (type === "artillery" || type === "elephant" || type === "battle-wagon") return "loose";
  if (isPiked(setFormation)) return "close";
  if (type === "mounted" && FOOT_FORMATIONS.includes(formation)) return "loose";
  return type === "foot" && MOUNTED_FORMATIONS.includes(formation) ? "close" : formation;
}

/** What else changes with a choice, so that the last choice stands and no other contradicts it. */
export function followingChoice(
  troop: Troop,
  chosen: "type" | "formation" | "setFormation",
): Pick<Troop, "formation" | "training" | "setFormation"> {
  const isFree = troop.type !== "foot" || (chosen === "formation" && troop.formation !== "close" && isPiked(troop.setFormation));
  const isSkirmishers = chosen === "formation" && troop.formation === "skirmish";
  const setFormation = isFree || isSkirmishers ? null : (troop.setFormation ?? null);
  const formation = formationFor({ ...troop, setFormation });
  return { formation, training: formation === "skirmish" ? null : (troop.training ?? "formed"), setFormation };
}

/** The same again, with the next number. */
export const another = (unit: DraftUnit, units: readonly DraftUnit[]): DraftUnit => ({
  ...unit,
  troop: { ...unit.troop, characteristics: [...(unit.troop.characteristics ?? [])] },
  number: numberAfter(units),
});

export const newSubCommander = (): TypedForce["subCommanders"][number] => ({ grade: "competent", class: "professional", ally: false });

/** An army has at least one sub-commander. */
export const newForce = (): DraftForce => ({
  ...{ kind: "quick", name: "", commander: { grade: "competent", class: "professional" }, territories: [] },
  subCommanders: [newSubCommander()],
  ...{ mapCards: null, scoutingCards: null, camp: { kind: "standard" }, units: [newUnit([])] },
});

/** Which sub-commander leads a unit group once the one at this place has gone. */
export function commanderWithout(commander: number | null, at: number): number | null {
  if (commander === null || commander === at) return null;
  return commander > at ? commander - 1 : commander;
}

const isFields = (value: unknown): value is Record<string, unknown> => typeof value === "object" && value !== null && !Array.isArray(value);

/** An earlier draft from its stored text; null where it is none. */
export const draftIn = (text: string | null): DraftForce | null =>
  parsedAs(text, (draft) => {
    if (!isFields(draft) || draft.kind !== "quick" || !isFields(draft.commander) || !isFields(draft.camp)) return null;
    const lists = [draft.subCommanders, draft.territories, draft.units];
    const isWhole = lists.every(Array.isArray) && (draft.units as unknown[]).every((unit) => isFields(unit) && isFields(unit.troop));
    return isWhole ? (draft as DraftForce) : null;
  });

/** A list of checkboxes comes as null or false where none is ticked. */
const listOf = <T>(ticked: T[] | false | null | undefined): T[] => ticked || [];

/** The draft as the schema of a force takes it. */
export const typedForce = ({ territories, units, ...rest }: DraftForce) => ({
  ...rest,
  territories: listOf(territories),
  units: units.map((unit) => ({ ...unit, troop: { ...unit.troop, characteristics: listOf(unit.troop.characteristics) } })),
});

type Names = Pick<ForceNames, "types" | "formations" | "setFormations" | "weapons">;

/** A unit group that is being entered, as far as it is known: "foot, close, pike and shot, musket, 6 bases". */
export function unitInWords({ troop, bases }: DraftUnit, names: Names): string {
  const name = (of: keyof Names, id: string | null | undefined) => names[of].find((one) => one.id === id)?.name.toLowerCase() ?? "";
  const said = [
    ...[name("types", troop.type), name("formations", troop.formation), name("setFormations", troop.setFormation)],
    ...[name("weapons", troop.weapon), bases ? counted(bases, "base") : ""],
  ];
  return said.filter(Boolean).join(", ");
}

type Lists = Pick<ForceNames, "types" | "formations" | "trainings" | "setFormations" | "weapons" | "characteristics">;

/** A line of which something was not understood. */
type Unclear = { readonly line: string; readonly words: readonly string[] };

/** Lines as unit groups, and what was not understood. */
type Pasted = { readonly units: readonly DraftUnit[]; readonly unclear: readonly Unclear[] };

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
