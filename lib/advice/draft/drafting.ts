import type { Army } from "../../model/army";
import type { Arm, DraftingTables, DraftMeasure, Wish } from "../../model/drafting";
import type { BareFinding, Verdict } from "../../model/findings";
import type { CommanderId, LineId, ListId } from "../../model/identifiers";
import type { Troop } from "../../model/troop";
import { unitId } from "../../model/when-absent";
import { assess } from "../../rules/army/assess";
import type { Book, PreparedLine, PreparedList } from "../../rules/army/book";
import { type Muster, muster } from "../../rules/army/muster";
import type { Chance } from "../computer-turn";

/** What one unit group of a line wins of an enemy, and which of his it beats best. */
export type Edge = { readonly won: number; readonly name: string; readonly wins: number };
/** Edges by line, of the army's own list. */
export type Edges = ReadonlyMap<LineId, Edge>;

/** What the player put there, which stays. */
type Kept = { readonly units: ReadonlySet<number>; readonly commanders: ReadonlySet<CommanderId>; readonly camp: boolean };

/** One draft: what is wished for, and everything that it is made by. */
export type Drafting = {
  readonly book: Book;
  readonly list: PreparedList;
  readonly wish: Wish;
  readonly tables: DraftingTables;
  readonly edges: Edges | null;
  /** The name of the army to beat. */
  readonly enemy: string | null;
  readonly kept: Kept;
  readonly chance: Chance;
  /** Per cent by which each line of each list is fancied. */
  readonly fancies: ReadonlyMap<PreparedLine, number>;
  readonly of: (id: DraftMeasure) => number;
};

/** An army on its way, judged. `cost`: what is wrong with it less what it is worth, in points. */
export type State = { readonly army: Army; readonly mustered: Muster; readonly verdict: Verdict; readonly cost: number };

export function keptOf({ units, commanders }: Army): Kept {
  return {
    units: new Set(units.map(unitId)),
    commanders: new Set(commanders.map(({ id }) => id)),
    camp: units.length + commanders.length > 0,
  };
}

export const isError = ({ severity }: BareFinding): boolean => severity === "error";

const AT_ARMS_LENGTH: readonly string[] = ["pistol", "javelin", "dart"];

/** The arms that troops belong to: mounted troops that shoot belong to two. */
export function isOfArm(arm: Arm, { type, formation, shooting, attached }: Troop): boolean {
  if (arm === "shooting") return attached.length > 0 || (shooting !== null && !AT_ARMS_LENGTH.includes(shooting.weapon));
  if (arm === "mounted") return type === "mounted" || type === "elephant";
  return type === "foot" && formation !== "skirmish";
}

export const wishRow = ({ wish, tables }: Pick<Drafting, "wish" | "tables">) => {
  const row = tables.wishes.find(({ id }) => id === wish);
  if (!row) throw new Error(`no wish ${wish} in the drafting tables`);
  return row;
};

/** How many bases a good unit group of these troops has. */
export function goodBases(troop: Troop, { of }: Drafting): number {
  if (troop.type === "foot") return of("foot-bases");
  return of(troop.type === "mounted" ? "mounted-bases" : "other-bases");
}

/** What troops are worth to this draft beside their price, per cent. */
const leaning = (line: PreparedLine, own: ListId, list: ListId, { edges, fancies, of }: Drafting): number =>
  (fancies.get(line) ?? 0) + (list === own ? (edges?.get(line.line.id)?.won ?? 0) * of("edge") : 0);

function unitsCost({ mustered: { units, list }, drafting }: Judging): number {
  const { of } = drafting;
  const byLine = new Map<PreparedLine, number>();
  const byArm = { foot: 0, mounted: 0, shooting: 0 };
  let [all, cost] = [0, 0];
  for (const { unit, line, variant, list: from } of units) {
    if (!line || !variant) continue;
    const points = variant.price * unit.bases;
    all += points;
    cost -= (points * (100 + leaning(line, list.list.id, from.list.id, drafting))) / 100;
    cost += of("group-off") * Math.max(0, Math.abs(unit.bases - goodBases(variant.troop, drafting)) - of("bases-either-way"));
    if (unit.qualityDown || unit.firepowerDown) cost += of("lowered");
    byLine.set(line, (byLine.get(line) ?? 0) + points);
    for (const arm of ["foot", "mounted", "shooting"] as const) if (isOfArm(arm, variant.troop)) byArm[arm] += points;
  }
  const row = wishRow(drafting);
  for (const arm of ["foot", "mounted", "shooting"] as const)
    cost += (Math.max(0, (all * row[arm]) / 100 - byArm[arm]) * of("arm-short")) / 100;
  for (const points of byLine.values()) cost += (Math.max(0, points - (all * of("one-line")) / 100) * of("one-line-over")) / 100;
  return cost;
}

type Judging = { readonly army: Army; readonly mustered: Muster; readonly verdict: Verdict; readonly drafting: Drafting };

function commandCost({ army, mustered, verdict, drafting }: Judging): number {
  const { of, book } = drafting;
  const { measures } = book;
  const { tugs, sugs, unitGroups, mapCards, scoutingCards } = verdict.numbers;
  let cost = 0;
  for (const { role, grade, class: kind } of army.commanders) {
    cost -= (measures.commanderPrice[role][grade][kind] * of("commanders-count")) / 100;
    if (grade === "mediocre") cost += of("mediocre-commander");
  }
  const wantedCommanders = army.pointsLimit >= of("three-commanders") ? 3 : 2;
  cost += of("commander-short") * Math.max(0, wantedCommanders - army.commanders.length);
  const moved = army.commanders.reduce((total, { grade }) => total + measures.moved[grade], 0);
  cost += of("group-not-moved") * Math.max(0, unitGroups - moved);
  const wanted = Math.max(of("fewest-tugs"), army.pointsLimit / of("points-a-tug"));
  cost += of("tug-off") * Math.max(0, Math.abs(tugs - wanted) - of("tugs-either-way"));
  cost += of("skirmishers-many") * Math.max(0, sugs - of("skirmishers-most"));
  cost -= of("map-card") * mapCards;
  cost -= of(drafting.wish === "scouting" ? "scouting-card-wished" : "scouting-card") * scoutingCards;
  cost += (Math.max(0, army.pointsLimit - verdict.numbers.points) * of("left")) / 100;
  const { kind, quality } = army.camp;
  cost -= ((measures.campPrice.kind[kind] + measures.campPrice.quality[quality]) * of("commanders-count")) / 100;
  if (kind === wishRow(drafting).camp && mustered.list.list.camps.kinds.includes(kind)) cost -= of("camp-liked");
  return cost;
}

/** What an error counts: more than any unit group is worth. Points over the limit count as they are, so that a search finds its way back. */
const ERROR = 5000;
const OVER = 4;

function findingCost({ code, severity, params }: BareFinding, { of }: Drafting): number {
  if (code === "points-over" && "over" in params) return ERROR / 10 + params.over * OVER;
  if (severity === "error") return ERROR;
  switch (code) {
    case "tugs-even":
      return of("even-tugs");
    case "foot-tug-small":
      return of("small-foot");
    case "map-cards-few":
      return "passes" in params ? of("map-card-short") * params.passes : 0;
    case "ally-cards-few":
      return of("ally-cards-few");
    default:
      return 0;
  }
}

export function judged(army: Army, drafting: Drafting): State {
  const mustered = muster(army, drafting.book);
  const verdict = assess(army, drafting.book);
  const judging = { army, mustered, verdict, drafting };
  const found = verdict.findings.reduce((sum, one) => sum + findingCost(one, drafting), 0);
  return { army, mustered, verdict, cost: found + unitsCost(judging) + commandCost(judging) };
}

/** One of these, each equally likely; null if there are none. */
export const pick = <T>(items: readonly T[], chance: Chance): T | null => (items.length > 0 ? (items[chance(items.length)] ?? null) : null);
