import { AppRouterContext, type AppRouterInstance } from "next/dist/shared/lib/app-router-context.shared-runtime";
import { SearchParamsContext } from "next/dist/shared/lib/hooks-client-context.shared-runtime";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { HOUSE_WORDS, OWN_WORDS, SIBLING_WORDS } from "@/lib/sheets/text-parts";
import { ROW_MARKS_EXPLAINED } from "@/lib/words/reference";
import { MIXED_REFERENCE, REFERENCE } from "@/tests/build/reference-fixtures";
import { WHOLE_REFERENCE } from "@/tests/build/shipped";
import type { ReferenceView } from "./reference-leaves";
import { ReferenceSheet } from "./reference-sheet";

const MARKS = new Map([
  ["movement.moving.slowest", "opponent"],
  ["movement.moving.hedges", "both"],
] as const);
const OWN = new Map([["movement.moving.dismounted.fact", "as loose foot"]]);

type Wanted = {
  readonly view: ReferenceView;
  readonly find?: string;
  readonly isMarked?: boolean;
  readonly reference?: typeof REFERENCE;
};

const markup = ({ view, find = "", isMarked = false, reference = REFERENCE }: Wanted): string =>
  renderToStaticMarkup(
    <AppRouterContext.Provider value={{} as AppRouterInstance}>
      <SearchParamsContext.Provider value={new URLSearchParams()}>
        <ReferenceSheet
          {...{ reference, view, find, paper: "a4", name: "Corbie" }}
          {...(isMarked ? { marks: MARKS, ownValues: OWN } : {})}
        />
      </SearchParamsContext.Provider>
    </AppRouterContext.Provider>,
  );
const textOf = (html: string): string =>
  html
    .replace(/<[^>]*>/g, " ")
    .replace(/\s+/g, " ")
    .trim();

describe("a quick reference as a leaf of paper", () => {
  it("has every section and every cell, the name of the sheet and which leaf it is", () => {
    const text = textOf(markup({ view: "printed" }));
    const cells = REFERENCE.sections.flatMap(({ title, tables }) => [
      title,
      ...tables.flatMap((table) =>
        table.rows.flatMap((row) => row.cells.map((cell, at) => (table.columns[at]?.kind === "faces" ? "" : (cell ?? "")))),
      ),
    ]);
    expect(cells.filter((cell) => !text.includes(cell) && cell !== "W+")).toEqual([]);
    expect(text).toMatch(/^Corbie Dice and cards: .*Corbie page 1 of 1$/);
  });

  it("leads to the lists where nothing is found: names of troops stand there", () => {
    expect(markup({ view: "read", find: "gulyay gorod" })).toContain('href="/lists?find=gulyay%20gorod"');
    for (const find of ["", "hedges"]) expect(markup({ view: "read", find }), find).not.toContain("/lists");
  });

  it("marks what is not from the rulebook, and explains the marks", () => {
    const text = textOf(markup({ view: "printed" }));
    expect(text).toContain("Hedges °");
    expect(text).toContain("C3 †");
    expect(text).toContain(`${HOUSE_WORDS} · ${SIBLING_WORDS}`);
    expect(text).not.toMatch(/(Going|C2) [°†]/);
  });

  it("marks a cell alone where only that is not the rulebook's", () => {
    const text = textOf(markup({ view: "printed", reference: MIXED_REFERENCE }));
    expect(text).toMatch(/C2 Charge G ° C3 † Hold/);
  });

  it("rules a blank, and says that it is one", () => {
    expect(markup({ view: "printed" })).toMatch(/Dismounted<\/th><td><span[^>]*aria-label="blank"/);
  });

  it("draws dice and cards by their letters, and the faces of a die", () => {
    const html = markup({ view: "printed" });
    expect(html).toContain('data-chip="cards" data-letter="Y">Y<');
    expect(html).toContain('data-chip="dice" data-letter="W">W</span>+');
    expect(html.match(/<use href="#die-\w+"/g)).toEqual(
      ["wound", "wound", "special", "blank", "blank", "blank"].map((face) => `<use href="#die-${face}"`),
    );
  });

  it("has what its reader wrote, marked, and whose use a row is", () => {
    const text = textOf(markup({ view: "printed", isMarked: true }));
    expect(text).toContain("Dismounted as loose foot ‡");
    expect(text).toContain("Going theirs");
    expect(text).toContain("Hedges ° both");
    expect(text).toContain(`${OWN_WORDS} · ${ROW_MARKS_EXPLAINED}`);
  });
});

describe("a quick reference to be read on the screen", () => {
  it("says of every row where it is from", () => {
    const text = textOf(markup({ view: "read" }));
    expect(text).toContain("Charge G Movement Distances 2");
    expect(text).toContain("as barricades Condotta’s own value Nobody has weighed it.");
    expect(text).toContain("Mortem et Gloriam’s value The parent game’s card has it so.");
  });

  it("says of a cell that is not the rulebook's where that is from, and offers a pen for it alone", () => {
    const html = markup({ view: "read", reference: MIXED_REFERENCE });
    expect(textOf(html)).toContain("Charge G ° Movement Distances 2 Formed: Condotta’s own value Nobody has weighed it.");
    const nameless = MIXED_REFERENCE.sections.map((section) => ({
      ...section,
      tables: section.tables.map((table) => ({
        ...table,
        columns: table.columns.map((column) => (column.id === "formed" ? { ...column, name: "" } : column)),
      })),
    }));
    const bare = markup({ view: "read", reference: { ...MIXED_REFERENCE, sections: nameless } });
    expect(textOf(bare)).toContain("Movement Distances 2 Condotta’s own value Nobody has weighed it.");
  });

  it("offers a pen where it is blank, and one to change what was written; elsewhere only when asked where it is from", () => {
    const pens = (isMarked: boolean) => [...markup({ view: "read", isMarked }).matchAll(/aria-label="(\w+ your own value[^"]*)"/g)];
    expect(pens(false).map(([, label]) => label)).toEqual(["Enter your own value: Dismounted"]);
    expect(pens(true).map(([, label]) => label)).toEqual(["Change your own value as loose foot: Dismounted"]);
  });

  it("says with a pen which row it is, though it should lean on the one above it", () => {
    const html = markup({ view: "read", reference: WHOLE_REFERENCE });
    expect(html).toContain('aria-label="Enter your own value: Impetuous, not forced (no rule: agree one), Who"');
    expect(html).not.toMatch(/own value[^"]*: …/);
  });

  it("lists its sections, each a link to where it begins", () => {
    const html = markup({ view: "read" });
    const links = [...html.matchAll(/<a href="#([\w-]+)">/g)].map(([, id]) => id);
    expect(links).toEqual(["prompted-actions", "movement", "dice-and-claims"]);
    expect(links.filter((id) => !html.includes(`<h2 id="${id}"`))).toEqual([]);
  });

  it("opens with what is looked for, and sets the rest aside for the screen alone", () => {
    const html = markup({ view: "read", find: "hedges" });
    expect(textOf(html)).toContain("1 of 6 rows, in 1 section ");
    expect(html.match(/<h2 id="[\w-]+"[^>]*data-out/g)).toHaveLength(2);
    expect(html.match(/<tr data-out/g)).toHaveLength(5);
    expect(html).not.toMatch(/<tr[^>]*hidden/);
  });

  it("looks for nothing where it is shown as printed", () => {
    expect(markup({ view: "printed", find: "hedges" })).not.toContain("data-out");
  });
});
