import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { plainlyOfUse } from "@/tests/build/plain-reference-filter";
import { CATALOG, TABLES } from "@/tests/build/rules";
import { ALL_LISTS, WHOLE_REFERENCE } from "@/tests/build/shipped";
import type { QuickReference } from "../../model/quick-reference";
import { BEARER_TRAITS, type Bearer, type BearerTrait } from "../../model/reference-terms";
import type { Troop } from "../../model/troop";
import { bearersOf } from "../../rules/bearers/bearers";
import { ANYBODY } from "../../rules/bearers/possible-bearer";
import { troopBearer } from "../../rules/bearers/troop-bearer";
import { fitReference } from "./fitted-reference";

/** All rows and columns that are there: "section.table.row", "section.table.*.column". */
const partsOf = ({ sections }: QuickReference): readonly string[] =>
  sections.flatMap((section) =>
    section.tables.flatMap((table) => [
      ...table.columns.map(({ id }) => `${section.id}.${table.id}.*.${id}`),
      ...table.rows.map(({ id }) => `${section.id}.${table.id}.${id}`),
    ]),
  );
/** "section.table" */
const tableOf = (part: string): string => part.split(".").slice(0, 2).join(".");
const sorted = (some: Iterable<string>) => [...some].sort();

describe.each(CATALOG.readyArmies)("the quick reference of $id", ({ army }) => {
  const fitting = fitReference(WHOLE_REFERENCE, bearersOf(army, ALL_LISTS), null);

  test("has all and only what a slow and obvious filter finds", () => {
    const plainly = plainlyOfUse(WHOLE_REFERENCE, army, ALL_LISTS);
    // A table of which no row is left has no columns either.
    const tablesLeft = new Set([...plainly].filter((one) => !one.includes(".*.")).map(tableOf));
    expect(sorted(partsOf(fitting.reference))).toEqual(sorted([...plainly].filter((one) => tablesLeft.has(tableOf(one)))));
  });

  test("says of each part that is left out what for, and of no other", () => {
    const left = fitting.leftOut.map(({ section, table, part, id }) => `${section}.${table}.${part === "row" ? "" : "*."}${id}`);
    const columnsLeft = (one: string) => one.includes(".*.") && !left.includes(one);
    const here = new Set(partsOf(fitting.reference));
    const gone = partsOf(WHOLE_REFERENCE).filter((one) => !here.has(one));
    expect(sorted(gone.filter((one) => !columnsLeft(one)))).toEqual(sorted(left));
    for (const { reason, lacks } of fitting.leftOut) expect([reason, lacks.length > 0]).toEqual([reason, reason === "needs"]);
  });

  test("leaves every cell under its own column", () => {
    for (const section of fitting.reference.sections)
      for (const table of section.tables) {
        const whole = WHOLE_REFERENCE.sections.find(({ id }) => id === section.id)?.tables.find(({ id }) => id === table.id);
        for (const row of table.rows) {
          const cells = whole?.rows.find(({ id }) => id === row.id)?.cells;
          const cellOf = (column: string) => cells?.[whole?.columns.findIndex(({ id }) => id === column) ?? -1] ?? null;
          expect(row.cells).toEqual(table.columns.map(({ id }) => cellOf(id)));
        }
      }
  });
});

const SOURCE = { from: "rulebook", heading: "Anywhere", why: null } as const;
type Row = QuickReference["sections"][number]["tables"][number]["rows"][number];
const row = (id: string, more: Partial<Row> = {}): Row => ({ id, cells: [id], needs: [], against: [], source: SOURCE, ...more });
const CLASSES = ["drilled", "tribal"] as const;

/** A reference of two sections: rows with needs, and a table of cards for two classes of troops. */
const SMALL: QuickReference = {
  schema: "condotta.quick-reference/1",
  sections: [
    {
      id: "charges",
      title: "Charges",
      tables: [
        {
          id: "kinds",
          title: null,
          columns: [{ id: "what", name: "", kind: "text", needs: [] }],
          rows: [
            row("Everybody"),
            row("Drilled foot", { needs: [["type:foot", "training:drilled"]] }),
            row("Keil or tercio", { needs: [["set:keil"], ["set:tercio"]] }),
            row("Mounted v elephants", { needs: [["type:mounted"]], against: [["type:elephant"]] }),
          ],
        },
        {
          id: "elephants",
          title: null,
          columns: [{ id: "what", name: "", kind: "text", needs: [] }],
          rows: [row("Trample", { needs: [["type:elephant"]] })],
        },
      ],
    },
    {
      id: "prompted-actions",
      title: "Actions",
      tables: [
        {
          id: "cards",
          title: null,
          columns: [
            { id: "code", name: "", kind: "text", needs: [] },
            { id: "what", name: "", kind: "text", needs: [] },
            ...CLASSES.map((one) => ({ id: one, name: one, kind: "cards" as const, needs: [[`training:${one}` as const]] })),
          ],
          rows: [
            row("m2", { cells: ["M2", "Straight ahead", "W", "W"] }),
            row("m11", { cells: ["M11", "Turn and move", "G", "no"] }),
            row("blank", { cells: ["M16", "Nobody knows", "G", null] }),
            row("never", { cells: ["M17", "Nobody may", "no", "–"] }),
          ],
        },
      ],
    },
    {
      id: "camps",
      title: "Camps",
      tables: [
        {
          id: "kinds",
          title: null,
          columns: [{ id: "what", name: "", kind: "text", needs: [] }],
          rows: [row("Fortified", { needs: [["camp:fortified"]] })],
        },
      ],
    },
  ],
};

const somebody = (...traits: readonly BearerTrait[]): Bearer => new Set(traits);
const TRIBAL_HORSE = somebody("type:mounted", "training:tribal");
const fitSmall = (bearers: readonly Bearer[], enemy: readonly Bearer[] | null = null) => fitReference(SMALL, bearers, enemy);
const reasons = (bearers: readonly Bearer[], enemy: readonly Bearer[] | null = null) =>
  Object.fromEntries(fitSmall(bearers, enemy).leftOut.map(({ name, reason, lacks }) => [name, [reason, ...lacks.flat()]]));

describe("named reasons", () => {
  test("nobody has what a row, a table, a section or a column needs", () => {
    const { reference } = fitSmall([TRIBAL_HORSE]);
    expect(partsOf(reference)).toEqual([
      ...["charges.kinds.*.what", "charges.kinds.Everybody", "charges.kinds.Mounted v elephants"],
      ...["prompted-actions.cards.*.code", "prompted-actions.cards.*.what", "prompted-actions.cards.*.tribal"],
      ...["prompted-actions.cards.m2", "prompted-actions.cards.blank", "prompted-actions.cards.never"],
    ]);
    expect(reference.sections[1]?.tables[0]?.rows[1]?.cells).toEqual(["M16", "Nobody knows", null]);
    expect(reasons([TRIBAL_HORSE])).toEqual({
      "Drilled foot": ["needs", "type:foot", "training:drilled"],
      "Keil or tercio": ["needs", "set:keil", "set:tercio"],
      Trample: ["needs", "type:elephant"],
      drilled: ["needs", "training:drilled"],
      "M11 Turn and move": ["none"],
      Fortified: ["needs", "camp:fortified"],
    });
  });

  test("one bearer must have all of an alternative, not two of them together", () => {
    const apart = [somebody("type:foot", "training:tribal"), somebody("type:mounted", "training:drilled")];
    expect(reasons(apart)["Drilled foot"]).toEqual(["needs", "type:foot", "training:drilled"]);
    expect(reasons([somebody("type:foot", "training:drilled")])["Drilled foot"]).toBeUndefined();
  });

  test("the enemy has nobody whom it is used against, once he is known", () => {
    expect(reasons([TRIBAL_HORSE], [TRIBAL_HORSE])["Mounted v elephants"]).toEqual(["against", "type:elephant"]);
    expect(reasons([TRIBAL_HORSE], [somebody("type:elephant")])["Mounted v elephants"]).toBeUndefined();
    expect(reasons([somebody("type:foot")], [somebody("type:elephant")])["Mounted v elephants"]).toEqual(["needs", "type:mounted"]);
  });

  test("nothing at all is left out for somebody who may be anything", () => {
    expect(fitReference(WHOLE_REFERENCE, [ANYBODY], [ANYBODY])).toEqual({ reference: WHOLE_REFERENCE, leftOut: [] });
  });
});

describe("laws", () => {
  const pool = CATALOG.readyArmies.flatMap(({ army }) => bearersOf(army, ALL_LISTS));
  const bearers = fc.array(
    fc.oneof(
      fc.constantFrom(...pool),
      fc.subarray([...BEARER_TRAITS], { maxLength: 12 }).map((some) => somebody(...some)),
    ),
    {
      maxLength: 12,
    },
  );
  const kept = (some: readonly Bearer[], enemy: readonly Bearer[] | null) =>
    new Set(partsOf(fitReference(WHOLE_REFERENCE, some, enemy).reference));
  const missing = (of: ReadonlySet<string>, from: ReadonlySet<string>) => [...of].filter((one) => !from.has(one));

  test("an army of two keeps all that either keeps", () => {
    fc.assert(
      fc.property(bearers, bearers, fc.option(bearers), (one, other, enemy) => {
        const both = kept([...one, ...other], enemy);
        expect(missing(kept(one, enemy), both)).toEqual([]);
        expect(missing(kept(other, enemy), both)).toEqual([]);
      }),
      { numRuns: 15 },
    );
  });

  test("more of the enemy never leaves more out, and one that nobody knows leaves out least", () => {
    fc.assert(
      fc.property(bearers, bearers, bearers, (some, enemy, more) => {
        expect(missing(kept(some, enemy), kept(some, [...enemy, ...more]))).toEqual([]);
        expect(missing(kept(some, [...enemy, ...more]), kept(some, null))).toEqual([]);
      }),
      { numRuns: 15 },
    );
  });

  test("what is fitted fits: a second time leaves nothing more out", () => {
    fc.assert(
      fc.property(bearers, (some) => {
        const { reference } = fitReference(WHOLE_REFERENCE, some, null);
        expect(fitReference(reference, some, null)).toEqual({ reference, leftOut: [] });
      }),
      { numRuns: 12 },
    );
  });
});

describe("rows on running away, by the form in which troops may", () => {
  const flexible = CATALOG.lists.flatMap(({ lines }) => lines).find(({ troop }) => troop.formation === "flexible-mounted")?.troop;
  if (!flexible) throw new Error("no list has flexible mounted");
  const rowsFor = (more: Partial<Troop>) =>
    partsOf(fitReference(WHOLE_REFERENCE, [troopBearer({ ...flexible, characteristics: [], ...more }, TABLES)], null).reference);
  const ROWS = {
    must: "charges.rules.must",
    may: "charges.rules.may",
    // Passing through Friends 3.1 and 3.2: of SuGs, and of TuGs.
    sugThrough: "movement.moving.through-sug",
    tugThrough: "movement.moving.through-tug",
    // Run away and skirmish 4.7: SuGs are lost at their own edge, flexibles stop and are tested.
    edge: "kill-a-base.causes.edge-stopped",
  } as const;
  const has = (more: Partial<Troop>) => {
    const rows = rowsFor(more);
    return Object.entries(ROWS).flatMap(([name, part]) => (rows.includes(part) ? name : []));
  };

  test.each<[string, Partial<Troop>, readonly (keyof typeof ROWS)[]]>([
    ["flexible mounted, as skirmishers alone", {}, ["must", "may", "sugThrough", "edge"]],
    ["flexible mounted that evade", { characteristics: ["evade"] }, ["must", "may", "sugThrough", "tugThrough", "edge"]],
    ["dragoons, in either form", { formation: "dragoon" }, ["may", "tugThrough", "edge"]],
    ["skirmishers", { formation: "skirmish", training: null }, ["must", "may", "sugThrough"]],
    ["loose mounted", { formation: "loose" }, []],
  ])("%s", (_, more, rows) => {
    expect(has(more)).toEqual(rows);
  });
});
