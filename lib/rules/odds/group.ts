import type { FileState } from "../../model/combat-terms";
import type { Form } from "../../model/enumerations";
import type { GroupBody } from "../../model/odds";
import { ODDS_MOST, type OddsProblem } from "../../model/odds-terms";
import { ruledSizes } from "../../model/rules-tables";
import type { Troop } from "../../model/troop";
import type { TroopTraits } from "../../model/troop-shape";
import { hasPikesToDrop } from "../../model/when-absent";
import { breakPoint } from "../army/count";
import { formsOf, troopTraits } from "../army/troop-traits";
import { standingBearer } from "../combat/standing";
import { rulesRow } from "../rules-row";
import { movementOf } from "../table/may-move";
import { filesAllowed } from "../table/unit-shape";
import type { OddsBook } from "./odds-book";

/** A unit group in a fight, with everything that its wounds alone will change. */
export type Group = {
  readonly troop: Troop;
  readonly traits: TroopTraits;
  readonly form: Form;
  readonly body: GroupBody;
  readonly bases: number;
  /** Wounds it has, those that break it, and those that kill all its bases. */
  readonly wounds: number;
  readonly breaksAt: number;
  readonly most: number;
  /** BW of a move in its form on its ground. */
  readonly move: number;
  /** Its states as claims read them. */
  readonly states: readonly FileState[];
  /** The ranks of each file from the left, by the bases lost. */
  readonly ranksAfter: readonly (readonly number[])[];
  /** Foot or mounted, as it stands now. */
  readonly stands: { readonly foot: boolean; readonly mounted: boolean; readonly skirmishers: boolean };
};

/** Why such a unit group cannot stand like this; `at`: the field. */
type GroupProblem = { readonly at: string; readonly code: OddsProblem; readonly params: Readonly<Record<string, unknown>> };

/** Troops that have dropped their pikes for good are loose musketeers, whatever they were ("Universal Rules 4"). */
const withoutPikes = (troop: Troop): Troop => ({
  ...troop,
  ...{ training: "formed", formation: "loose", armour: "unprotected", setFormation: null, impact: null, melee: null },
});

const widthOf = (troop: Troop, book: OddsBook): number | null =>
  troop.setFormation === null ? null : (book.battlefield.formations[troop.setFormation].ranks?.[0]?.length ?? null);

/** Battle wagons turn their long sides to the enemy: two files each, and room for two. */
const WAGON_FILES = 2;
const WAGONS_ABREAST = 2;

const isEarlyCaracole = ({ characteristics }: Troop): boolean => characteristics.includes("caracole-early");

/** Two ranks deep, an early caracole three. */
function usualFiles(troop: Troop, bases: number, book: OddsBook): number {
  const deep = isEarlyCaracole(troop) ? rulesRow(book.combat.depths, "early-caracole").ranks : 2;
  return Math.min(bases, Math.max(book.battlefield.limits["files-least"], Math.ceil(bases / deep)));
}

/** The files of a unit group that stands like this; `asked` may be null. Troops without pikes keep the width of their set formation. */
function filesOf(troop: Troop, body: GroupBody, book: OddsBook): number {
  if (troop.type === "battle-wagon") return WAGON_FILES * WAGONS_ABREAST;
  const width = widthOf(troop, book);
  if (width !== null) return Math.min(width, body.bases);
  return body.files ?? usualFiles(troop, body.bases, book);
}

/** The ranks of the files of a plan, or of bases dealt to the files in turn. */
function fullRanks(troop: Troop, { bases, square, pikesDropped }: GroupBody, files: number, book: OddsBook): readonly number[] {
  const plan = troop.setFormation === null || pikesDropped ? null : book.battlefield.formations[troop.setFormation].ranks;
  if (square) return Array.from({ length: files }, () => 1);
  const deepOf = (file: number) => plan?.filter((rank) => rank[file] !== ".").length;
  return Array.from({ length: files }, (_, file) => deepOf(file) ?? Math.floor((bases - file - 1) / files) + 1);
}

/** The same when the deepest file, of equals the rightmost, has lost a base; a file without one is gone. */
function oneFewer(ranks: readonly number[]): readonly number[] {
  const at = ranks.lastIndexOf(Math.max(...ranks));
  return ranks.map((deep, file) => (file === at ? deep - 1 : deep)).filter((deep) => deep > 0);
}

function ranksByLoss(troop: Troop, body: GroupBody, files: number, book: OddsBook): readonly (readonly number[])[] {
  const { bases, square } = body;
  const rows: (readonly number[])[] = [fullRanks(troop, body, files, book)];
  for (let lost = 1; lost <= bases; lost++) {
    const left = bases - lost;
    if (troop.type === "battle-wagon") rows.push(Array.from({ length: Math.min(files, WAGON_FILES * left) }, () => 1));
    else if (square) rows.push(Array.from({ length: Math.min(files, left) }, () => 1));
    else rows.push(oneFewer(rows[lost - 1] ?? []));
  }
  return rows;
}

const isFileState = (state: string): state is Extract<FileState, GroupBody["states"][number]> => state !== "covered" && state !== "nervous";

function paceOf(troop: Troop, form: Form, { ground }: GroupBody, { combat, battlefield }: OddsBook) {
  return movementOf(troop, combat, battlefield.tables).find((one) => one.form === form)?.[ground] ?? null;
}

/** Bases that a unit group may have: as many as its set formation, four wagons, otherwise any number. */
export function basesAllowed(troop: Troop, { rules }: OddsBook): { readonly least: number; readonly most: number } {
  const LEAST = 2;
  const fixed = troop.type === "battle-wagon" || troop.setFormation !== null ? ruledSizes(troop, rules) : null;
  return fixed ? { least: fixed.min, most: fixed.max } : { least: LEAST, most: ODDS_MOST.bases };
}

/** What is wrong with a unit group that is to stand like this. */
export function groupProblems(always: Troop, body: GroupBody, book: OddsBook): readonly GroupProblem[] {
  const { bases, states } = body;
  const { formations } = book.battlefield;
  const problem = (isWrong: boolean, at: string, code: OddsProblem, params: GroupProblem["params"] = {}) =>
    isWrong ? [{ at, code, params }] : [];
  const fixed = always.type === "battle-wagon" ? WAGON_FILES * WAGONS_ABREAST : widthOf(always, book);
  const { least, most } = basesAllowed(always, book);
  const allowed = fixed === null ? filesAllowed({ bases, troop: { ...always, weapon: null } }, book.battlefield) : [fixed];
  const form = body.form ?? formsOf(always)[0] ?? "close";
  const isForm = formsOf(always).includes(form);
  const needed = (["caltrops", "stakes"] as const).filter((one) => states.includes(one) && !always.characteristics.includes(one));
  return [
    ...problem(bases < least || bases > most, "bases", "bases-not-allowed", { bases, least, most }),
    ...problem(body.files !== null && !allowed.includes(body.files), "files", "files-not-allowed", { files: body.files, allowed }),
    ...problem(!isForm, "form", "form-not-allowed", { form, allowed: formsOf(always) }),
    ...needed.map((state) => ({ at: "states", code: "state-not-allowed", params: { state } }) as const),
    ...problem(isForm && paceOf(always, form, body, book) === null, "ground", "ground-impassable"),
    ...problem(body.wounds >= breakPoint(always, bases, book.rules), "wounds", "already-broken", {
      breaksAt: breakPoint(always, bases, book.rules),
    }),
    ...problem(body.square && !troopTraits(always, book.rules).square, "square", "no-square"),
    ...problem(
      body.pikesDropped && !hasPikesToDrop(always.setFormation === null ? undefined : formations[always.setFormation]),
      "pikesDropped",
      "no-pikes",
    ),
  ];
}

/** A unit group ready to fight. Its body has no problems. */
export function groupOf(always: Troop, body: GroupBody, book: OddsBook): Group {
  const troop = body.pikesDropped ? withoutPikes(always) : always;
  const form = body.pikesDropped ? "loose" : (body.form ?? formsOf(troop)[0] ?? "close");
  const pace = paceOf(troop, form, body, book);
  const bearer = standingBearer(troop, form);
  const going: readonly FileState[] = body.ground === "good" ? [] : ["not-in-good-going"];
  const hampered: readonly FileState[] = pace === null || pace.effect === "none" ? [] : [pace.effect];
  return {
    ...{ troop, form, body, bases: body.bases, wounds: body.wounds, traits: troopTraits(troop, book.rules) },
    breaksAt: breakPoint(troop, body.bases, book.rules),
    most: body.bases * book.perBase,
    move: pace?.move ?? 0,
    states: [...body.states.filter(isFileState), ...going, ...hampered],
    ranksAfter: ranksByLoss(troop, body, filesOf(always, body, book), book),
    stands: { foot: bearer.has("type:foot"), mounted: bearer.has("type:mounted"), skirmishers: form === "skirmish" },
  };
}

/** The ranks of its files, from the left, with so many wounds. */
export const ranksAt = ({ ranksAfter }: Group, lost: number): readonly number[] => ranksAfter[Math.min(lost, ranksAfter.length - 1)] ?? [];

/** What one round of these two takes to reckon: the starts it may come to, and the files that fight. */
export const workOf = (a: Group, b: Group): number => a.breaksAt * b.breaksAt * Math.min(ranksAt(a, 0).length, ranksAt(b, 0).length);

/** The hundredths of a BW that one base is deep, as it stands. */
export const baseDepthOf = (group: Group, { battlefield }: OddsBook): number =>
  battlefield.depths[group.form === "foot" || group.form === "mounted" ? group.form : group.troop.type];
