import type { Army, Commander } from "@/lib/model/army";
import type { ListId, Version } from "@/lib/model/identifiers";
import { findList } from "@/lib/rules/army/book";
import { type ComparedLine, type Comparison, compareArmies, type Side, type Taken } from "@/lib/rules/army/compare-armies";
import { wordAssessment } from "@/lib/words/assessment-words";
import { yearsWords } from "@/lib/words/list-words";
import { NUMBER_WORDS, signed } from "@/lib/words/number-words";
import { campKindWords, counted, grouped, roleNoun, sentenceCase } from "@/lib/words/phrasing";
import { verdictWords } from "@/lib/words/verdict-words";

export type Row = {
  readonly key: string;
  readonly label: string;
  readonly one: string;
  readonly other: string;
  readonly differs: boolean;
  /** What the other has more or less, where that is a figure: "+2". */
  readonly more: string | null;
};

export type Section = { readonly title: string; readonly rows: readonly Row[] };

const NONE = "none";

const more = (value: number): string => (value > 0 ? `+${grouped(value)}` : signed(value));

/** A list by its name and years; by its id where the book does not hold it. */
function listName({ book }: Side, id: ListId, version: Version | null): string {
  const list = findList(book, id, version)?.list;
  return list ? `${list.name}, ${yearsWords(list.years)}` : id;
}

const verdictOf = ({ army, verdict }: Side): string => verdictWords(wordAssessment(verdict), army);

const ownList = (side: Side): string => listName(side, side.army.list, side.army.listVersion);

const row = (label: string, one: string, other: string, differs = one !== other): Row => ({
  ...{ key: label, label, one, other, differs },
  more: null,
});

function plainRows(one: Side, other: Side, { pointsLimit, year }: Comparison): readonly Row[] {
  const yearOf = (value: number | null) => (value === null ? "any" : String(value));
  return [
    row("Verdict", verdictOf(one), verdictOf(other)),
    row("List", ownList(one), ownList(other)),
    row("Year", yearOf(year.one), yearOf(year.other)),
    row("Points limit", grouped(pointsLimit.one), grouped(pointsLimit.other)),
  ];
}

const numberRows = ({ numbers }: Comparison): readonly Row[] =>
  numbers.map((number) => ({
    ...row(NUMBER_WORDS[number.name], grouped(number.one), grouped(number.other)),
    more: number.differs ? more(number.more) : null,
  }));

const campOf = ({ kind, quality }: Army["camp"]): string => (kind === "none" ? campKindWords(kind) : `${kind}, ${quality}`);

function commanderOf(one: Commander | null, side: Side): string {
  if (!one) return NONE;
  const from = one.list === null ? [] : [`from ${listName(side, one.list, one.listVersion)}`];
  const what = [one.grade, one.class, ...from].join(", ");
  return one.name === null ? what : `${one.name}: ${what}`;
}

const commanderRows = (one: Side, other: Side, { commanders }: Comparison): readonly Row[] =>
  commanders.map((pair, at) => ({
    ...row(sentenceCase(roleNoun(pair.role)), commanderOf(pair.one, one), commanderOf(pair.other, other), pair.differs),
    key: `${pair.role} ${at}`,
  }));

const takenOf = (taken: Taken | null): string =>
  taken ? `${counted(taken.bases, "base")} in ${counted(taken.unitGroups, "unit group")}, ${grouped(taken.points)} points` : NONE;

/** "+2 bases", "−1 point"; nothing where there is no difference. */
const moreOf = (value: number, what: "base" | "point"): readonly string[] =>
  value === 0 ? [] : [`${more(value)} ${Math.abs(value) === 1 ? what : `${what}s`}`];

function lineRow({ list, line, name, one, other, differs }: ComparedLine): Row {
  const parts = one && other ? [...moreOf(other.bases - one.bases, "base"), ...moreOf(other.points - one.points, "point")] : [];
  return { key: `${list} ${line}`, label: name, one: takenOf(one), other: takenOf(other), differs, more: parts.join(", ") || null };
}

/** Named by their list as soon as there is more than one. */
function troopSections(one: Side, other: Side, { lines }: Comparison): readonly Section[] {
  const lists = [...new Set(lines.map((line) => line.list))];
  const titleOf = (list: ListId): string => {
    if (lists.length === 1) return "Troops";
    return `Troops of ${list === one.army.list ? ownList(one) : list === other.army.list ? ownList(other) : listName(one, list, null)}`;
  };
  return lists.map((list) => ({ title: titleOf(list), rows: lines.filter((line) => line.list === list).map(lineRow) }));
}

/** Two armies side by side in words, section by section. */
export function comparisonSections(one: Side, other: Side): readonly Section[] {
  const comparison = compareArmies(one, other);
  const { camp } = comparison;
  return [
    { title: "The armies", rows: plainRows(one, other, comparison) },
    { title: "Numbers", rows: numberRows(comparison) },
    {
      title: "Camp and commanders",
      rows: [row("Camp", campOf(camp.one), campOf(camp.other), camp.differs), ...commanderRows(one, other, comparison)],
    },
    ...troopSections(one, other, comparison),
  ];
}
