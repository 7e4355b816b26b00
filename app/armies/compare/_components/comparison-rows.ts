import type { Army, Commander } from "@/lib/model/army";
import type { ListId, Version } from "@/lib/model/identifiers";
import { findList } from "@/lib/rules/army/book";
import { type ComparedLine, type Comparison, compareArmies, type Side, type Taken } from "@/lib/rules/army/compare-armies";
import { ARMIES } from "@/lib/words/armies";
import { NUMBER_TERMS, signed } from "@/lib/words/army-numbers";
import { campTerm, classTerm, gradeTerm, roleTerm } from "@/lib/words/army-terms";
import { basesInGroups } from "@/lib/words/editor";
import { verdictWords } from "@/lib/words/findings";
import { yearsWords } from "@/lib/words/list-lines";
import { listName } from "@/lib/words/own-list";
import { grouped, sentenceCase } from "@/lib/words/phrasing";
import { joined, plain, say, type Words } from "@/lib/words/sentence";
import { term } from "@/lib/words/terms";

export type Row = {
  readonly key: string;
  readonly label: Words;
  readonly one: Words;
  readonly other: Words;
  readonly differs: boolean;
  /** The difference of two figures: "+2". */
  readonly more: string | null;
};

export type Section = { readonly title: string; readonly rows: readonly Row[] };

const WORDS = ARMIES.compare;

const more = (value: number): string => (value > 0 ? `+${grouped(value)}` : signed(value));

/** A list by its name and years; by its id where the book does not hold it. */
function nameOfList({ book }: Side, id: ListId, version: Version | null): string {
  const list = findList(book, id, version)?.list;
  return list ? `${listName(list)}, ${yearsWords(list.years)}` : id;
}

const verdictOf = ({ army, verdict }: Side): string => verdictWords(verdict, army);

const ownList = (side: Side): string => nameOfList(side, side.army.list, side.army.listVersion);

const row = (label: Words, one: Words, other: Words, differs = plain(one) !== plain(other)): Row => ({
  ...{ key: plain(label), label, one, other, differs },
  more: null,
});

function plainRows(one: Side, other: Side, { pointsLimit, year }: Comparison): readonly Row[] {
  const yearOf = (value: number | null) => (value === null ? WORDS.anyYear : String(value));
  return [
    row(WORDS.verdict, verdictOf(one), verdictOf(other)),
    row(WORDS.list, ownList(one), ownList(other)),
    row(WORDS.year, yearOf(year.one), yearOf(year.other)),
    row(WORDS.limit, grouped(pointsLimit.one), grouped(pointsLimit.other)),
  ];
}

const numberRows = ({ numbers }: Comparison): readonly Row[] =>
  numbers.map((number) => ({
    ...row(NUMBER_TERMS[number.name], grouped(number.one), grouped(number.other)),
    more: number.differs ? more(number.more) : null,
  }));

const campOf = ({ kind, quality }: Army["camp"]): Words =>
  kind === "none" ? campTerm(kind) : say`${campTerm(kind)}, ${term("camp-quality", quality)}`;

function commanderOf(one: Commander | null, side: Side): Words {
  if (!one) return WORDS.none;
  const from = one.list === null ? [] : [WORDS.from(nameOfList(side, one.list, one.listVersion))];
  const about = joined([gradeTerm(one.grade), classTerm(one.class), ...from], ", ");
  return WORDS.commander(one.name, about);
}

const commanderRows = (one: Side, other: Side, { commanders }: Comparison): readonly Row[] =>
  commanders.map((pair, at) => ({
    ...row(sentenceCase([roleTerm(pair.role)]), commanderOf(pair.one, one), commanderOf(pair.other, other), pair.differs),
    key: `${pair.role} ${at}`,
  }));

const takenOf = (taken: Taken | null): Words =>
  taken ? WORDS.taken(basesInGroups(taken.bases, taken.unitGroups), taken.points) : WORDS.none;

/** "+2 bases", "−1 point"; nothing where there is no difference. */
const moreOf = (value: number, what: "base" | "point"): readonly string[] => (value === 0 ? [] : [WORDS.more(value, what)]);

function lineRow({ list, line, name, one, other, differs }: ComparedLine): Row {
  const parts = one && other ? [...moreOf(other.bases - one.bases, "base"), ...moreOf(other.points - one.points, "point")] : [];
  return { key: `${list} ${line}`, label: name, one: takenOf(one), other: takenOf(other), differs, more: parts.join(", ") || null };
}

/** Named by their list as soon as there is more than one. */
function troopSections(one: Side, other: Side, { lines }: Comparison): readonly Section[] {
  const lists = [...new Set(lines.map((line) => line.list))];
  const titleOf = (list: ListId): string => {
    if (lists.length === 1) return WORDS.troops;
    return WORDS.troopsOf(list === one.army.list ? ownList(one) : list === other.army.list ? ownList(other) : nameOfList(one, list, null));
  };
  return lists.map((list) => ({ title: titleOf(list), rows: lines.filter((line) => line.list === list).map(lineRow) }));
}

/** Two armies compared in words, section by section. */
export function comparisonSections(one: Side, other: Side): readonly Section[] {
  const comparison = compareArmies(one, other);
  const { camp } = comparison;
  return [
    { title: WORDS.armies, rows: plainRows(one, other, comparison) },
    { title: WORDS.numbers, rows: numberRows(comparison) },
    {
      title: WORDS.campAndCommanders,
      rows: [row(WORDS.camp, campOf(camp.one), campOf(camp.other), camp.differs), ...commanderRows(one, other, comparison)],
    },
    ...troopSections(one, other, comparison),
  ];
}
