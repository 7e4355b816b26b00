import type { ArmySheet, SheetFigure } from "../model/army-sheet";

/** Unit groups of one kind: "Winged hussars", "3 × 4" for three of four bases. */
type Kind = { readonly name: string; readonly sizes: string };

/** What a link's preview shows of a sheet. */
export type SharePreview = {
  readonly name: string;
  readonly about: string;
  readonly verdict: string;
  readonly figures: readonly Pick<SheetFigure, "label" | "value">[];
  readonly kinds: readonly Kind[];
  /** Kinds of unit groups that there is no room for. */
  readonly more: number;
};

/** The most kinds of unit groups that are named. */
const MOST = 10;

/** The figures there is room for in the sentence next to the picture. */
const TOLD: readonly SheetFigure["id"][] = ["points", "tugs", "breaksAt"];

function sizeWords(sizes: readonly number[]): string {
  const [first] = sizes;
  const alike = sizes.every((one) => one === first);
  return alike && sizes.length > 1 ? `${sizes.length} × ${first}` : sizes.join(", ");
}

/** By what the list calls them, in the order of the sheet. */
function kindsIn({ commands }: ArmySheet): readonly Kind[] {
  const sizes = new Map<string, number[]>();
  for (const { name, line, bases } of commands.flatMap((one) => one.units)) {
    const kind = line || name;
    sizes.set(kind, [...(sizes.get(kind) ?? []), bases]);
  }
  return [...sizes].map(([name, all]) => ({ name, sizes: sizeWords(all) }));
}

export function sharePreview(sheet: ArmySheet): SharePreview {
  const all = kindsIn(sheet);
  const kinds = all.length > MOST ? all.slice(0, MOST - 1) : all;
  return {
    ...{ name: sheet.name, about: sheet.about, verdict: sheet.verdict.words },
    figures: sheet.figures.map(({ label, value }) => ({ label, value })),
    ...{ kinds, more: all.length - kinds.length },
  };
}

/** "Polish-Lithuanian, 1576–1660 · year 1605 · 10 000 points. Legal. Points: 9986; TuGs, SuGs: 11, 1; Breaks at: 6 TuGs." */
export function previewWords({ about, verdict, figures }: ArmySheet): string {
  const told = figures.filter((one) => TOLD.includes(one.id)).map(({ label, value }) => `${label}: ${value}`);
  return [about, verdict.words, ...(told.length > 0 ? [told.join("; ")] : [])].map((sentence) => `${sentence}.`).join(" ");
}
