import type { Edit } from "./army";
import type { At, Numbers } from "./assessment";
import type { CampKind, CampQuality, CommanderClass, CommanderRole, Grade, NumberName, SourceKind } from "./enumerations";
import type { CommanderId, LineId, Years } from "./identifiers";
import type { TroopProblemCode } from "./troop-consistency";
import type { WholeKind } from "./whole-kind";

/** A commander as sentences name him. `count`: which he is of several of his role without a name. */
export type Whom = { readonly name: string | null; readonly role: CommanderRole; readonly count?: number };

type Called = Pick<Whom, "name" | "role"> & { readonly id: string };

/** One of an army's commanders as sentences name him. */
export function whom({ id, name, role }: Called, all: readonly Called[]): Whom {
  const alike = all.filter((one) => one.name === null && one.role === role);
  return name === null && alike.length > 1 ? { name, role, count: 1 + alike.findIndex((one) => one.id === id) } : { name, role };
}

type Unit = { number: number; name: string };
type Count = { have: number; min: number };
type Excess = { have: number; max: number };
/** The line the fix adds to, if there is a choice of lines. */
type Adds = { adds: string | null };
type Counted = { what: "bases" | "unit-groups"; names: string[] };

/**
 * Who or what limits the years of an undated army: troops, an ally with a list, the army list itself, or troops that break a dated rule in
 * all other years.
 */
type InYears = { kind: "line" | "ally" | "list" | "rule"; names: string[]; years: Years[] };

/** Bases of some lines, and the years that an undated army fits with them. */
type Filled = { adds: { name: string; bases: number }[]; years: Years[] };

/** Whether allies have some of it, which does not count. */
type Apart = { apart?: true };
/** Whether the army has nobody yet who may lead the unit group, or all who may are allies without room. */
type Led = { nobody?: true; full?: true };
/** Which unit groups the fix moves, and to whom. */
type Moves = { moves?: (Unit & { to: Whom })[] };

/** Every finding about an army, with the values its sentence needs. */
export type FindingParams = {
  "army-commander-missing": Record<never, never>;
  "army-commanders-many": Whom;
  "sub-commanders-few": Count;
  "sub-commanders-many": Excess & { removes?: Whom };
  "list-subs-few": Count;
  "list-subs-many": Excess;
  "internal-allies-few": Count;
  "internal-allies-many": Excess;
  "external-ally-unlisted": Whom & { list: string };
  /** `from` and `to` are of the first of the spans. */
  "external-ally-year": Whom & { list: string; year: number; from: number; to: number; spans: [number, number][] };
  "external-allies-many": Excess & { list: string };
  "legendary-not-army": Whom;
  "commander-grade": Whom & { grade: Grade; allowed: Grade[] };
  "commander-class": Whom & { class: CommanderClass; allowed: CommanderClass[] };
  "ally-class": Whom & { class: CommanderClass; wanted: CommanderClass };
  "talented-many": Excess;
  "contingent-few": Whom & Count & Adds;
  "contingent-many": Whom & Excess;
  "contingent-minimum": { of: Whom; line: LineId; name: string; have: number; min: number; need: number };
  "contingent-at-least": Counted & { of: Whom; have: number; min: number; need: number } & Adds;
  "contingent-line-many": Excess & { of: Whom; line: LineId; name: string };
  "contingent-group-many": Excess & { of: Whom; names: string[] };
  /**
   * How many of the `leaders` who must lead have no unit group. `of` says who, if that is clear; `without` who leads none by name, of whom
   * some may get one that is `unassigned`.
   */
  "commanders-without-groups": { lacking: number; leaders: number; of: Whom | null; removes: Whom | null } & Moves & {
      without: Whom[];
      unassigned: number;
    };
  "unit-line": { number: number; line: LineId; list: string };
  "unit-commander-unknown": Unit & { commander: CommanderId };
  "unit-size": Unit & { bases: number; sizes: number[]; nearest: number };
  "unit-option": Unit & { option: string; allowed: string[] };
  /** `by`: the line that replaces it in this year. */
  "unit-year": Unit & { year: number; from: number; to: number; by?: string };
  "unit-quality-floor": Unit;
  "unit-firepower-floor": Unit & { shoots: boolean };
  "unit-troop": Unit & { problem: TroopProblemCode };
  "unit-led-by": Unit & Led & Moves & { allowed: CommanderRole[]; role: CommanderRole | null };
  "line-few": Count & Apart & { line: LineId; name: string };
  "line-many": Excess & { line: LineId; name: string };
  "group-many": Excess & { names: string[] };
  "year-outside": { year: number; from: number; to: number };
  /** `filled`: what can be added, and the years that the army fits then; the fix adds the first. */
  "years-never-met": { one: InYears; other: InYears | null; filled?: Filled[] };
  "constraint-at-most": Counted & Excess;
  "constraint-at-least": Counted & Count & Apart & Adds;
  "constraint-only-if": { names: string[]; needs: string[] } & Adds;
  "constraint-not-both": { names: string[]; others: string[] };
  /**
   * `names`: what the army has of these; `than`: what its year allows of the others, and `open`: which of them may be added now. The kinds:
   * what they are together.
   */
  "constraint-no-more-than": Counted & {
    have: number;
    than: string[];
    max: number;
    open: string[];
    kind?: WholeKind;
    thanKind?: WholeKind;
  };
  /** `of`: who has more than one in his command; nobody, if the groups of no commander are too many for the commands there are. */
  "constraint-one-per-command": { names: string[]; have: number; commands: number; of?: Whom } & Moves;
  "constraint-only-under-ally": Unit & Led & Moves;
  "camp-kind": { kind: CampKind; allowed: CampKind[] };
  "camp-quality": { quality: CampQuality; allowed: CampQuality[] };
  "points-over": { points: number; limit: number; over: number };
  "years-apart": { late: string; from: number; early: string; to: number };
  "map-cards-few": { cards: number; wanted: number; passes: number };
  "tugs-even": { tugs: number; breaksAt: number };
  /** `shares`: what each commander's cards move at most. */
  "groups-more-than-cards-move": { groups: number; moved: number; shares: (Whom & { moved: number })[] };
  "foot-tug-small": Unit & { bases: number };
  "ally-cards-few": Whom & { cards: number; needed: number };
};
export type FindingCode = keyof FindingParams;

/** Advice, not law: an army with only these findings is legal. */
export const WARNINGS = [
  "years-apart",
  "map-cards-few",
  "tugs-even",
  "groups-more-than-cards-move",
  "foot-tug-small",
  "ally-cards-few",
] as const satisfies readonly FindingCode[];

/** A finding without its sentence. */
export type BareFinding = {
  readonly [Code in FindingCode]: {
    readonly code: Code;
    readonly severity: "error" | "warning";
    readonly at: At;
    readonly params: FindingParams[Code];
    readonly edits: readonly Edit[] | null;
  };
}[FindingCode];

const REASONS = [
  "unit",
  "commander",
  "camp-kind",
  "camp-quality",
  "unit-group",
  "tug",
  "double-tug",
  "sug",
  "bases",
  "half-of-tugs",
  "commander-cards",
  "start",
  "army-commander",
  "other-commanders",
  "scouting-first",
  "scouting-second",
  "scouting-next",
  "scouting-points",
  "scouting-most",
  "scouting-unit",
] as const;
export type ReasonCode = (typeof REASONS)[number];

/** Reasons that explain a sum and add nothing to it. */
export const WITHOUT_VALUE: ReadonlySet<ReasonCode> = new Set(["scouting-unit", "scouting-next"]);

export type BareReason = {
  readonly code: ReasonCode;
  readonly at?: At;
  readonly value: number;
  readonly params?: Readonly<Record<string, number | string>>;
  readonly source: SourceKind;
};

/** What the rules say of an army, without sentences. */
export type Verdict = {
  readonly legal: boolean;
  readonly findings: readonly BareFinding[];
  readonly numbers: Numbers;
  readonly reasons: Readonly<Record<NumberName, readonly BareReason[]>>;
  /** Of a legal army without a year: the years that it fits, where they are not all those of its list. */
  readonly years?: readonly Years[];
};
