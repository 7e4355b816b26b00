import type { BattleTables } from "../../model/battle-tables";
import type { SourceKind } from "../../model/enumerations";
import { both, curved, numeral, sentenceCase } from "../phrasing";

type Tables = Pick<BattleTables, "squares" | "densities" | "flanks">;
type Row = { readonly called: string; readonly source: BattleTables["squares"][number]["source"] };

/** A part of the map: what all, one and several of its rows are called. */
type Part = { readonly all: string; readonly one: string; readonly some: string; readonly rows: readonly Row[] };

type Kind = Exclude<SourceKind, "rulebook">;

/** The parts of the map from one source, as a sentence that ends in its mark; and why, part by part. */
type MapSource = {
  readonly kind: Kind;
  /** "Square codes and two density names are" */
  readonly what: string;
  /** "house values" */
  readonly mark: string;
  readonly reasons: readonly { readonly what: string; readonly why: string }[];
};

const MARKS: Readonly<Record<Kind, readonly [one: string, several: string]>> = {
  house: ["a house value", "house values"],
  sibling: ["Mortem et Gloriam’s", "Mortem et Gloriam’s"],
};
const KINDS = Object.keys(MARKS) as readonly Kind[];

const partsOf = ({ squares, flanks, densities }: Tables): readonly Part[] => [
  {
    ...{ all: "square codes", one: "one square’s code", some: "squares’ codes" },
    rows: squares.map((row) => ({ called: row.id, source: row.source })),
  },
  {
    ...{ all: "the rows’ flanks", one: "one row’s flank", some: "rows’ flanks" },
    rows: flanks.map((row) => ({ called: `row ${row.id}`, source: row.source })),
  },
  {
    ...{ all: "the density names", one: "one density name", some: "density names" },
    rows: densities.map((row) => ({ called: `“${row.name}”`, source: row.source })),
  },
];

function called({ all, one, some, rows }: Part, count: number): string {
  if (count === rows.length) return all;
  return count === 1 ? one : `${numeral(count)} ${some}`;
}

/** Rows with the same reason stand together. */
function reasonsOf(part: Part, own: readonly Row[]): MapSource["reasons"] {
  return [...new Set(own.map(({ source }) => source.why))].flatMap((why) => {
    const rows = own.filter(({ source }) => source.why === why);
    const what = rows.length === part.rows.length ? part.all : both(rows.map((row) => row.called));
    return why === null ? [] : [{ what: sentenceCase(what), why: curved(why) }];
  });
}

/** The parts of the map that the rulebook does not print, by their source. */
export function mapSources(tables: Tables): readonly MapSource[] {
  return KINDS.flatMap((kind) => {
    const parts = partsOf(tables)
      .map((part) => ({ part, own: part.rows.filter(({ source }) => source.from === kind) }))
      .filter(({ own }) => own.length > 0);
    if (parts.length === 0) return [];
    const [one, several] = MARKS[kind];
    const isOne = parts.length === 1 && parts[0]?.own.length === 1;
    const what = sentenceCase(both(parts.map(({ part, own }) => called(part, own.length))));
    return [
      {
        ...{ kind, what: `${what} ${isOne ? "is" : "are"}`, mark: isOne ? one : several },
        reasons: parts.flatMap(({ part, own }) => reasonsOf(part, own)),
      },
    ];
  });
}
