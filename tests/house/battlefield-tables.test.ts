import { describe, expect, test } from "vitest";
import { BATTLEFIELD_LIMITS, type BattlefieldTables } from "@/lib/model/battle-tables";
import { DENSITIES, GOINGS, TABLE_SIZES, TERRAIN_KINDS, TERRITORIES, type Territory } from "@/lib/model/enumerations";
import { CATALOG } from "../build/rules";

const { battlefield } = CATALOG.battle.tables;
if (!battlefield) throw new Error("the shipped tables have no battlefield");
const FIELD: BattlefieldTables = battlefield;

const cellsOf = (line: string) => line.split("|").map((cell) => cell.trim());
const linesOf = (text: string) => text.trim().split("\n").map(cellsOf);
const span = ({ min, max }: { readonly min: number; readonly max: number }) => `${min}-${max}`;

describe("the sizes of table: flank sector, flank piece, compulsory, optional, water", () => {
  test.each(
    linesOf(`
    standard | 10 | 6-8 | 6-10 | 5-10 | 1-4
    long     | 10 | 6-8 | 6-10 | 5-10 | 1-4
    medium   | 8  | 5-7 | 5-8  | 4-8  | 1-3
    small    | 6  | 4-5 | 4-6  | 3-5  | 1-2`),
  )("%s", (id, ...measures) => {
    const row = FIELD.tables.find((one) => one.id === id);
    if (!row) throw new Error(`there is no ${id} table`);
    const { sector, flankPiece, compulsory, optional, water } = row;
    expect([String(sector.value), span(flankPiece), span(compulsory), span(optional), span(water)]).toEqual(measures);
  });

  test.each(TABLE_SIZES)("on a %s table a piece of every sort fits where it must", (id) => {
    const row = FIELD.tables.find((one) => one.id === id);
    const size = CATALOG.battle.tables.tableSizes.find((one) => one.id === id);
    if (!row || !size) throw new Error(`there is no ${id} table`);
    const { sector, flankPiece, compulsory, optional, water } = row;
    for (const { max } of [flankPiece, compulsory, optional]) expect(max).toBeLessThanOrEqual(sector.value);
    // Two pieces of a flank, in either half, with the distance between them; and a middle between the sectors.
    expect(2 * flankPiece.min + 2).toBeLessThanOrEqual(size.depth);
    expect(size.width - 2 * sector.value).toBeGreaterThanOrEqual(Math.max(compulsory.max, optional.max));
    expect(water.max).toBeLessThan(sector.value);
  });

  test.each([
    ["standard", 9],
    ["long", 9],
    ["medium", 6],
    ["small", 6],
  ])("on a %s table one deploys %i BW deep", (id, depth) => {
    const size = CATALOG.battle.tables.tableSizes.find((one) => one.id === id);
    const gap = FIELD.limits.find((one) => one.id === "deployment-gap");
    expect((size?.depth ?? 0) / 2 - (gap?.value ?? 0)).toBe(depth);
  });
});

describe("how many pieces", () => {
  test.each(
    linesOf(`
    very-dense  | 2 rough or open, 2 difficult | 3
    dense       | 1 rough or open, 2 difficult | 2
    moderate    | 1 rough or open, 1 difficult | 2
    sparse      | 2 rough or open              | 1
    featureless | 1 rough or open              | 0`),
  )("%s", (id, compulsory, optional) => {
    const row = FIELD.pieceNumbers.find((one) => one.id === id);
    const slots = row?.compulsory.map(({ categories, count }) => `${count} ${categories.join(" or ")}`);
    expect([slots?.join(", "), String(row?.optional)]).toEqual([compulsory, optional]);
  });

  test("twelve at the most, with a flank of terrain in the thickest ground; one at the least", () => {
    const all = FIELD.pieceNumbers.map(
      ({ compulsory, optional }) => compulsory.reduce((sum, { count }) => sum + count, 0) + 2 * optional + 2,
    );
    expect(Math.max(...all)).toBe(12);
    expect(Math.min(...all) - 2).toBe(1);
    expect(FIELD.pieceNumbers.map((one) => one.id)).toEqual(DENSITIES);
  });
});

describe("the kinds of terrain", () => {
  /** As the design prints them: territories, category, going; seen into at, for whom; ridge; cover. */
  const KINDS = `
    open-area      | C M F P S | open       | good       | -                  |       | no
    gentle-hill    | C M F P S | open       | good       | -                  | crest | no
    rocky-ground   | C M F P S | rough      | rough      | -                  |       | no
    brush          | C M F P S | rough      | rough      | 3 foot-skirmishers |       | no
    ploughed-field | C P S     | rough      | rough      | -                  |       | no
    tall-crops     | C F P S   | rough      | rough      | 3 foot             |       | no
    enclosed-field | C S       | rough      | rough      | 3 foot             |       | cover
    orchard        | C S       | difficult  | difficult  | 0 anyone           |       | cover
    wood           | C F M S   | difficult  | difficult  | 2 anyone           |       | cover
    forest         | F M       | difficult  | difficult  | 1 anyone           |       | cover
    village        | C M F P S | difficult  | difficult  | 2 anyone           |       | cover
    marsh          | C F P S   | difficult  | difficult  | -                  |       | no
    steep-hill     | C F M S   | difficult  | difficult  | -                  | crest | no
    gully          | C M F P S | difficult  | difficult  | 2 anyone           |       | cover
    soft-sand      | P S       | rough      | rough      | -                  |       | no
    dunes          | P S       | difficult  | difficult  | -                  | crest | no
    lake           | C M F P S | impassable | impassable | -                  |       | no`;

  test.each(linesOf(KINDS))("%s", (id, territories, category, going, seen, crest, cover) => {
    const row = FIELD.terrainKinds.find((one) => one.id === id);
    if (!row) throw new Error(`there is no ${id}`);
    expect([...row.territories].sort().join(" ")).toBe(territories?.split(" ").sort().join(" "));
    expect([row.category, row.going]).toEqual([category, going]);
    expect(row.seenInto === null ? "-" : `${row.seenInto} ${row.hides}`).toBe(seen);
    expect([row.crest, row.cover]).toEqual([crest === "crest", cover === "cover"]);
  });

  const having = (fits: (row: BattlefieldTables["terrainKinds"][number]) => boolean) =>
    FIELD.terrainKinds
      .filter(fits)
      .map((one) => one.id)
      .join(" ");

  test.each([
    ["are fields", having((one) => one.field), "ploughed-field tall-crops enclosed-field"],
    ["are built-up", having((one) => one.builtUp), "village"],
    ["block sight", having((one) => one.blocksSight), "orchard wood forest village"],
    ["are optional only, and lost in the middle", having((one) => one.optionalOnly && one.notInMiddle), "lake"],
    ["are optional only, or lost in the middle", having((one) => one.optionalOnly || one.notInMiddle), "lake"],
    ["elephants cross as if good", having((one) => one.elephants === "good"), "rocky-ground brush ploughed-field tall-crops"],
    ["elephants cross as rough", having((one) => one.elephants === "rough"), "orchard"],
    ["camels cross as if good", having((one) => one.camels === "good"), "brush soft-sand"],
    ["camels cross as rough", having((one) => one.camels === "rough"), "dunes"],
  ])("those that %s", (_what, kinds, expected) => {
    expect(kinds).toBe(expected);
  });

  test("no kind is harder for elephants or camels than for others", () => {
    for (const { going, elephants, camels } of FIELD.terrainKinds)
      for (const other of [elephants, camels]) if (other) expect(GOINGS.indexOf(other)).toBeLessThan(GOINGS.indexOf(going));
    expect(FIELD.terrainKinds.map((one) => one.id)).toEqual(TERRAIN_KINDS);
  });

  const kindsOf = (territory: Territory, categories: readonly string[]) =>
    FIELD.terrainKinds.filter((one) => one.territories.includes(territory) && categories.includes(one.category) && !one.optionalOnly);

  test.each(TERRITORIES)(
    "%s has two kinds and more for every compulsory piece that is not a hedged field, whatever the density",
    (territory) => {
      for (const { compulsory } of FIELD.pieceNumbers)
        for (const { categories } of compulsory) {
          const free = kindsOf(territory, categories).filter((one) => one.id !== "enclosed-field");
          expect(free.length).toBeGreaterThanOrEqual(2);
        }
    },
  );

  test("every territory that has a square on a terrain flank has rough and difficult kinds to lay there", () => {
    const categories = FIELD.flankCategories.map((one) => one.id);
    expect(categories).toEqual(["rough", "difficult"]);
    const terrain = CATALOG.battle.tables.flanks.filter((one) => one.kind === "terrain").map((one) => one.id);
    const squares = CATALOG.battle.tables.squares.filter((one) => terrain.includes(one.flank));
    expect(new Set(squares.flatMap((one) => one.territories)).size).toBe(TERRITORIES.length);
    for (const territory of TERRITORIES) for (const one of categories) expect(kindsOf(territory, [one]).length).toBeGreaterThan(0);
  });
});

describe("the dice", () => {
  test("one is the left sector, six the right one, all between them the middle", () => {
    expect(FIELD.sectorDice.map((one) => `${one.id} ${one.sector}`).join(", ")).toBe(
      "1 left, 2 middle, 3 middle, 4 middle, 5 middle, 6 right",
    );
  });

  test("an odd number must touch an edge", () => {
    expect(FIELD.edgeDice.filter((one) => one.touches).map((one) => one.id)).toEqual(["1", "3", "5"]);
  });

  test("a roll that allows turning allows moving, and one that allows removing allows both", () => {
    const [move, pivot, remove] = ["adjust-move-from", "adjust-pivot-from", "adjust-remove-from"].map(
      (id) => FIELD.limits.find((one) => one.id === id)?.value,
    );
    expect([move, pivot, remove]).toEqual([4, 5, 6]);
  });
});

test("the measures, one by one", () => {
  const measures = `
    spacing 2, touch-tenths 1, search-tenths 5, search-degrees 15, enclosed-for-each-village 1,
    adjust-move-from 4, adjust-pivot-from 5, adjust-remove-from 6, adjust-distance 6,
    deployment-gap 6, batch 4, first-deployment-least 4, files-least 2, ranks-most 4, camp-reach 6,
    march-groups-most 4, ambush-cards 3, march-cards-skirmishers 1, march-cards-mounted 2, march-cards-others 3,
    marker-size 100, sight-tenths 5, crest-reach 2, fleet-of-foot 1, wheel-most 90, bluff-cards 1,
    triumph-points 15, tug-points 2, sug-points 1, damage-most 10, survival-points 2, close-days 30`;
  expect(FIELD.limits.map((one) => `${one.id} ${one.value}`)).toEqual(measures.split(",").map((one) => one.trim()));
  expect(FIELD.limits.map((one) => one.id)).toEqual(BATTLEFIELD_LIMITS);
});

describe("a single move in good, rough and difficult going", () => {
  test.each(
    linesOf(`
    foot-close       | 3 | 3 | 2
    foot-loose       | 3 | 3 | 3
    foot-skirmish    | 4 | 4 | 3
    mounted-close    | 4 | 2 | 1
    mounted-loose    | 5 | 3 | 2
    mounted-skirmish | 6 | 4 | 3
    elephant         | 4 | 3 | 2
    battle-wagon     | 2 | 1 | none
    light-artillery  | 2 | 1 | none
    artillery        | 0 | 0 | none`),
  )("%s", (id, ...moves) => {
    const row = FIELD.moves.find((one) => one.id === id);
    expect([row?.good, row?.rough, row?.difficult ?? "none"].map(String)).toEqual(moves);
  });
});

describe("what is taken from the army rules", () => {
  test("camps, by their kind, for the defender and the invader", () => {
    expect(FIELD.camps.kinds.map(({ id, defending, invading }) => `${id}: ${defending}, ${invading}`)).toEqual([
      "standard: standard, standard",
      "fortified: fortified, fortified",
      "mobile: mobile, mobile",
      "flexible: fortified, mobile",
      "none: mobile, none",
    ]);
    expect(FIELD.camps.size.map(({ width, depth }) => `${width}x${depth}`)).toEqual(["3x2"]);
  });

  test("cards that a commander holds, and TuGs that a double group counts as", () => {
    expect(FIELD.commandCards.map(({ id, cards }) => `${id} ${cards}`).join(", ")).toBe("mediocre 2, competent 3, talented 4, legendary 5");
    expect(FIELD.doubleTugs.map((one) => one.value)).toEqual([2]);
  });

  test("how deep a base is, in hundredths", () => {
    expect(FIELD.baseDepths.map(({ id, depth }) => `${id} ${depth}`).join(", ")).toBe(
      "foot 50, mounted 75, artillery 100, elephant 100, battle-wagon 200, commander 100",
    );
  });

  test("the ranks of each set formation", () => {
    expect(FIELD.formations.map(({ id, ranks }) => `${id} ${ranks?.join("/") ?? "as they like"}`)).toEqual([
      "pike-and-shot SPS/SPS",
      "early-pike-and-shot SPS/SPS/SPS",
      "keil PPP/PPP/PPP/PPP",
      "later-keil SPPS/SPPS/.PP./.PP.",
      "tercio S..S/SPPS/.PP./.PP./SPPS/S..S",
      ...["colunela SS/PP/PP", "foot-regiment as they like", "missile-regiment as they like", "commanded-shot as they like"],
    ]);
    const named = (fits: (row: BattlefieldTables["formations"][number]) => boolean) => FIELD.formations.filter(fits).map((one) => one.id);
    expect(named((one) => one.double)).toEqual(["keil", "later-keil", "tercio"]);
    expect(named((one) => one.neverNervous)).toEqual(["commanded-shot"]);
  });
});

type Sourced = { readonly from: string; readonly heading: string | null; readonly why: string | null };

/** Every source in a table, its rows' and those of single values. */
function sourcesIn(value: unknown): readonly Sourced[] {
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) => (key === "source" ? [part as Sourced] : sourcesIn(part)));
}

test.each(Object.entries(FIELD).flatMap(([name, table]) => (Array.isArray(table) ? [[name, table] as const] : [])))(
  "every row of %s says where it is from",
  (_name, rows) => {
    expect(rows.length).toBeGreaterThan(0);
    for (const row of rows) expect(row).toHaveProperty("source");
    for (const { from, heading, why } of sourcesIn(rows)) expect(from === "rulebook" ? heading : why).toMatch(/\S/);
  },
);

test("values that are not from the rulebook say so: the map's third and fourth densities, small tables, kinds not seen printed", () => {
  const from = (rows: readonly { readonly id: string; readonly source: Sourced }[], wanted: string) =>
    rows.filter((one) => one.source.from === wanted).map((one) => one.id);
  expect(from(FIELD.pieceNumbers, "house")).toEqual(["moderate", "sparse"]);
  expect(from(FIELD.tables, "rulebook")).toEqual(["standard"]);
  expect(from(FIELD.terrainKinds, "rulebook")).toEqual([]);
  expect(from(FIELD.terrainKinds, "house")).toEqual(["wood", "forest", "marsh", "steep-hill", "gully", "soft-sand", "dunes"]);
});
