import type { Army } from "@/lib/model/army";
import type { SheetReader } from "@/lib/model/army-sheet";
import type { BattleView } from "@/lib/model/battle-view";
import { otherSeat } from "@/lib/model/by-seat";
import { SEATS } from "@/lib/model/enumerations";
import type { BattleReference, FittedReference, QuickReference, RowMark } from "@/lib/model/quick-reference";
import type { Bearer } from "@/lib/model/reference-terms";
import type { Book } from "@/lib/rules/army/book";
import { bearersOf, type SeenBearers, seenBearers } from "@/lib/rules/bearers/bearers";
import { seatNames } from "@/lib/words/battle/names";
import { planTitle } from "@/lib/words/battle/plan";
import { BATTLE_REFERENCE, notKnownWords } from "@/lib/words/battle/refusals";
import { ARMY_REFERENCE } from "@/lib/words/reference";
import { leftOutWords } from "@/lib/words/traits";
import { type Fitting, type FittingSide, fitReference, fitSides } from "./fit-reference";
import { type RowMarks, rowKey } from "./reference-parts";
import { referenceText } from "./reference-text";

const armyReferenceName = ARMY_REFERENCE.name;

/** Notes for the reader of an army's quick reference. */
const armyReferenceNotes = (reader: SheetReader): readonly string[] => (reader === "opponent" ? [ARMY_REFERENCE.optionsHidden] : []);

/** The rows of the quick reference that this army can use against any enemy; for the opponent, as far as the army is known to him. */
export function armyReference(whole: QuickReference, army: Army, book: Book, reader: SheetReader): FittedReference {
  const { reference, leftOut } = fitReference(whole, bearersOf(army, book, reader), null);
  return {
    schema: "condotta.fitted-reference/1",
    reference,
    leftOut: leftOut.map((one) => ({ ...one, why: leftOutWords(one, "army") })),
    text: referenceText(reference, { name: armyReferenceName(army.name), about: armyReferenceNotes(reader).join(" ") }),
  };
}

/** An army's quick reference with what its page says beside it. */
export type ArmysReference = {
  readonly army: string;
  /** Of the reference, in the foot of every leaf. */
  readonly name: string;
  readonly notes: readonly string[];
  readonly fitted: FittedReference;
};

export const armysReference = (whole: QuickReference, army: Army, book: Book, reader: SheetReader): ArmysReference => ({
  army: army.name,
  name: armyReferenceName(army.name),
  notes: armyReferenceNotes(reader),
  fitted: armyReference(whole, army, book, reader),
});

const rowsOf = ({ sections }: QuickReference) =>
  sections.flatMap((section) =>
    section.tables.flatMap((table) => table.rows.map((row) => ({ key: rowKey(section.id, table.id, row.id), row }))),
  );

/**
 * What of the quick reference is of use to either side of a battle, with marks for its first side: whatever only the other can use, and
 * what both can of all that is not for everybody.
 */
export function fitBattle(reference: QuickReference, own: FittingSide, other: FittingSide): Fitting & { readonly marks: RowMarks } {
  const fitting = fitSides(reference, [own, other]);
  const [ours, theirs] = [own, other].map((side) => new Set(rowsOf(fitSides(reference, [side]).reference).map(({ key }) => key)));
  const marks = new Map<string, RowMark>();
  for (const { key, row } of rowsOf(fitting.reference)) {
    if (!ours?.has(key)) marks.set(key, "opponent");
    else if (theirs?.has(key) && (row.needs.length > 0 || row.against.length > 0)) marks.set(key, "both");
  }
  return { ...fitting, marks };
}

/** `whole`: the quick reference; `book`: all troops of all lists; `army`: the own army where it is known to the last base, else null. */
type Known = { readonly whole: QuickReference; readonly book: Book; readonly army: readonly Bearer[] | null };

/**
 * The rows of the quick reference that either army of a battle can use, made from a view and the reader's own army alone. For a player,
 * rows are marked that only the opponent can use, and rows for particular troops that both can.
 */
export function battleReference(view: BattleView, { whole, book, army }: Known): BattleReference {
  const own = view.seat ?? SEATS[0];
  const other = otherSeat(own);
  const seen = (seat: typeof own): SeenBearers => seenBearers(view, seat, book);
  const [ours, theirs] = [seen(own), seen(other)];
  const bearers = (view.seat !== null && army) || ours.bearers;
  const fitted = fitBattle(whole, { bearers, enemy: theirs.bearers }, { bearers: theirs.bearers, enemy: bearers });
  const marks: RowMarks = view.seat === null ? new Map() : fitted.marks;
  const whom = seatNames(view, view.seat);
  const told = [...notKnownWords(view, own, ours.unseen, whom), ...notKnownWords(view, other, theirs.unseen, whom)];
  const notKnown = [...new Set(told)];
  const { a, b } = seatNames(view, null).names;
  const name = planTitle(a, b);
  return {
    schema: "condotta.battle-reference/1",
    battle: view.battle,
    seat: view.seat,
    name,
    reference: fitted.reference,
    leftOut: fitted.leftOut.map((one) => ({ ...one, why: leftOutWords(one, "battle") })),
    text: referenceText(fitted.reference, { name: BATTLE_REFERENCE.text(name), about: notKnown.join(" "), marks }),
    marks: [...marks].map(([key, mark]) => ({ key, mark })),
    notKnown,
  };
}
