import type { TypedCode } from "@/app/_components/odds/odds-address";
import type { CombatPhase, UnitClaim } from "@/lib/model/combat-terms";
import type { SourceKind } from "@/lib/model/enumerations";
import type { Fault } from "@/lib/model/faults";
import type { Checkpoint, FightAnswer, FightQuestion, FireAnswer } from "@/lib/model/odds";
import type { Troop } from "@/lib/model/troop";
import type { MeetingApplies, SideApplies } from "@/lib/rules/odds/applies";

/** The shapes that page, form and worker share: whoever shows them loads nothing that reckons. */

export const SIDES = ["a", "b"] as const;
export type Side = (typeof SIDES)[number];
export type Both<T> = Readonly<Record<Side, T>>;
export type Names = Both<string>;
export type Option = { readonly value: string; readonly label: string };

/**
 * A unit group to choose: its code, its words, what it is called alone, and its troops. `look`: the same of all that one unit group may be that
 * is known by its look alone.
 */
export type Unit = Option & { readonly name: string; readonly troop: Troop; readonly look?: string };

/** The parameters of an address. */
export type Values = Readonly<Record<string, string>>;

export const addressOf = (values: Values): string => `/odds?${new URLSearchParams(values).toString()}`;

/** The source of a classification that is typed, and of the unit groups that the address names. */
export const TYPED = "typed";
export const AMONG = "among";

/** What is said of one side. */
export type SideChoices = {
  readonly source: string;
  /** The list of the unit group: its source for whoever may not see the army that the address names. */
  readonly list: string;
  readonly chosen: string;
  readonly name: string;
  readonly bases: number;
  readonly files: number;
  readonly form: string;
  /** The typed classification, which may contradict itself. */
  readonly typed: TypedCode | null;
  /** Null where the address names nobody. */
  readonly applies: SideApplies | null;
};

/** The question as the form shows it. */
export type AskedView = {
  readonly values: Values;
  readonly sides: Both<SideChoices>;
  readonly question: Pick<FightQuestion, "charge" | "response" | "struck" | "approach"> | null;
  readonly meeting: MeetingApplies | null;
  readonly range: number;
};

/** `when`: the ranks it needs, which tell claims of one weapon apart. */
export type ClaimRow = {
  readonly id: string;
  readonly when: UnitClaim["when"];
  readonly source: { readonly from: SourceKind; readonly why: string | null };
};

/** One of several that a unit group may be: the end of the fight against it, and the address of that fight. */
export type MayBe = { readonly name: string; readonly address: string; readonly isChosen: boolean; readonly at: Checkpoint };

/** The answer as it is shown beside the form. */
export type ToldView = {
  readonly names: Names;
  /** Everything that the second unit group may be by its look, the one reckoned with among it; empty if there is only one. */
  readonly mayBe: readonly MayBe[];
  readonly faults: readonly Fault[];
  readonly answer: FightAnswer | null;
  /** The claims that either side has or is denied, in the order of the tables. */
  readonly claims: Readonly<Record<CombatPhase, readonly ClaimRow[]>>;
  readonly fires: Both<FireAnswer | null>;
  /** BW that an approach begins at; null if they meet at once. */
  readonly distance: number | null;
  /** Who is tested if a side breaks; empty if nobody is. */
  readonly near: Names;
};

export type FightView = { readonly asked: AskedView; readonly told: ToldView };

/** The checkpoint that an answer ends with. */
export const lastOf = ({ end, course }: FightAnswer): Checkpoint | undefined => end ?? course.at(-1);

/** An answer in short. */
export type Brief = { readonly names: Names; readonly at: Checkpoint };

export function briefOf({ answer, names }: ToldView): Brief | null {
  const at = answer && lastOf(answer);
  return at ? { names, at } : null;
}
