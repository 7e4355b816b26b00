import type { BattlefieldTables, BattleTables } from "../../../model/battle-tables";
import type { ReferenceTable } from "../../../model/quick-reference";
import type { RulesTables } from "../../../model/rules-tables";
import { rowValue, rulesRow } from "../../../rules/rules-row";
import { BEFORE_BATTLE, TERRAIN_TABLES } from "../../../words/reference";
import { joined, type Words } from "../../../words/sentence";
import { column, named, row, sourcedRow, sourceOf } from "./table-parts";

type Kind = BattlefieldTables["terrainKinds"][number];
type Tables = Pick<BattleTables, "densities" | "tableSizes" | "battlefield">;
type Sizes = { readonly min: number; readonly max: number };

/** How many pieces each density has ("Terrain Set-Up 3, 4"). */
function pieces({ pieceNumbers }: BattlefieldTables, { densities }: Tables): ReferenceTable {
  const rows = pieceNumbers.map(({ id, compulsory, optional, source }) => {
    const asked = compulsory.map(({ count, categories }) => `${count} ${categories.join("/")}`).join(", ");
    return row(id, [rulesRow(densities, id).name, asked, String(optional)], source);
  });
  const columns = [
    column("density", TERRAIN_TABLES.pieces.density),
    column("compulsory", TERRAIN_TABLES.pieces.compulsory),
    column("optional", TERRAIN_TABLES.pieces.optional),
  ];
  return { id: "pieces", title: null, columns, rows };
}

const span = ({ min, max }: Sizes): string => `${min}–${max}`;

/** How large pieces are on each table, a side. */
function sizes({ tables }: BattlefieldTables, { tableSizes }: Tables): ReferenceTable {
  const rows = tables.map(({ id, sector, flankPiece, compulsory, optional, water, source }) => {
    const { name, width, depth, source: ofTable } = rulesRow(tableSizes, id);
    return sourcedRow(id, [
      ["table", `${name} ${width} × ${depth}`, sourceOf([{ source }, { source: ofTable }])],
      ["sector", String(sector.value), sector.source],
      ["flank", span(flankPiece), flankPiece.source],
      ["compulsory", span(compulsory), compulsory.source],
      ["optional", span(optional), optional.source],
      ["water-least", String(water.min), water.source],
      ["water", String(water.max), water.mostSource ?? water.source],
    ]);
  });
  return {
    id: "sizes",
    title: null,
    columns: [
      column("table", TERRAIN_TABLES.sizes.table),
      column("sector", TERRAIN_TABLES.sizes.sector),
      column("flank", TERRAIN_TABLES.sizes.flank),
      column("compulsory", TERRAIN_TABLES.sizes.compulsory),
      column("optional", TERRAIN_TABLES.sizes.optional),
      column("water-least", TERRAIN_TABLES.sizes.waterFrom),
      column("water", TERRAIN_TABLES.sizes.waterTo),
    ],
    rows,
  };
}

/** "1": one number; "2–5": several in a row. */
const run = (numbers: readonly number[]): string => {
  const [least, most] = [Math.min(...numbers), Math.max(...numbers)];
  return most - least === numbers.length - 1 && most > least ? `${least}–${most}` : numbers.join(", ");
};

/** What the dice say of where a piece goes ("Terrain Set-Up 3.2"). */
function dice({ sectorDice, edgeDice, limits }: BattlefieldTables): ReferenceTable {
  const sectors = (["left", "middle", "right"] as const).map((sector) => {
    const numbers = sectorDice.filter((one) => one.sector === sector).map(({ id }) => Number(id));
    return `${run(numbers)} ${sector}`;
  });
  const touching = edgeDice.filter(({ touches }) => touches).map(({ id }) => Number(id));
  const { placing } = TERRAIN_TABLES;
  const from = [
    rulesRow(limits, "adjust-move-from"),
    rulesRow(limits, "adjust-pivot-from"),
    rulesRow(limits, "adjust-remove-from"),
  ] as const;
  const [move, pivot, remove] = from;
  const far = rulesRow(limits, "adjust-distance");
  const rows = [
    row("sector", [placing.first, placing.sectors(sectors)], sourceOf([rulesRow(sectorDice, "1"), ...sectorDice])),
    row("edge", [placing.second, placing.touches(run(touching))], sourceOf([rulesRow(edgeDice, "1"), ...edgeDice])),
    row("adjust", [placing.theirs, placing.adjust(move.value, far.value, pivot.value, remove.value)], sourceOf([far, ...from])),
  ];
  return { id: "placing", title: null, columns: [column("die", placing.title), column("what", "")], rows };
}

const going = ({ going: ofAll, elephants, camels }: Kind): Words =>
  joined(
    [named(ofAll), ...(elephants ? [TERRAIN_TABLES.elephants(elephants)] : []), ...(camels ? [TERRAIN_TABLES.camels(camels)] : [])],
    ", ",
  );

const when = (is: boolean, words: Words): readonly Words[] => (is ? [words] : []);

/** Sight into, through and over it; cover; then what its choice and place depend on. */
function nature(kind: Kind, limits: BattlefieldTables["limits"]): Words {
  const words = TERRAIN_TABLES;
  const field = kind.id === "enclosed-field" ? words.fieldPerVillage(rowValue(limits, "enclosed-for-each-village")) : words.field;
  const into = kind.seenInto === null ? [] : [joined([words.seenInto(kind.seenInto), words.into[kind.hides]], "")];
  return joined(
    [
      ...into,
      ...when(kind.blocksSight, words.notThrough),
      ...when(kind.crest, words.notOver),
      ...when(kind.cover, words.cover),
      ...when(kind.field, field),
      ...when(kind.builtUp, words.builtUp),
      ...when(kind.optionalOnly, words.optional),
      ...when(kind.notInMiddle, words.notMiddle),
    ],
    "; ",
  );
}

function kinds({ terrainKinds, limits }: BattlefieldTables): ReferenceTable {
  const rows = terrainKinds.map((one) =>
    row(one.id, [named(one.name), one.territories.join(""), going(one), nature(one, limits)], one.source),
  );
  const columns = [
    column("kind", TERRAIN_TABLES.kinds.kind),
    column("territories", TERRAIN_TABLES.kinds.territories),
    column("going", TERRAIN_TABLES.kinds.going),
    column("nature", TERRAIN_TABLES.kinds.nature),
  ];
  return { id: "terrain", title: null, columns, rows };
}

/** Terrain: how many pieces, how large, where, and what they are; lengths in BW. None where battles had no table of ours yet. */
function terrainTables(battle: Tables): readonly ReferenceTable[] {
  const { battlefield } = battle;
  if (!battlefield) return [];
  return [pieces(battlefield, battle), sizes(battlefield, battle), dice(battlefield), kinds(battlefield)];
}

type Cards = RulesTables["cards"];
type Book = { readonly rules: Pick<RulesTables, "cards" | "deathDice">; readonly battle: BattleTables };

/** The map: where each territory's armies may meet ("Positioning of an Army 1"). */
function map({ squares, densities, flanks }: BattleTables): ReferenceTable {
  const columns = densities.toSorted((one, other) => one.column - other.column);
  const rows = flanks.map((flank) => {
    const places = columns.map(({ id }) => squares.filter((one) => one.flank === flank.id && one.density === id));
    const codes = places.map((some) => some.flatMap(({ territories }) => territories).join(""));
    return row(
      flank.id.toLowerCase(),
      [named(`${flank.id} ${flank.name}`, { flanks: "secure-flank" }), ...codes],
      sourceOf([flank, ...places.flat()]),
    );
  });
  return {
    id: "map",
    title: BEFORE_BATTLE.map,
    columns: [column("flank", ""), ...columns.map(({ id, name, column: at }) => column(id, `${at} ${name}`))],
    rows,
  };
}

/** What each difference adds to what the smaller ones allow ("The five days before the Battle 1.6"). */
function marker({ markerMoves }: BattleTables): ReferenceTable {
  const added = markerMoves.map(({ moves }, at) => {
    const before = (markerMoves[at - 1]?.moves ?? []).map(({ direction, steps }) => `${steps} ${direction}`);
    const fresh = moves.filter(({ direction, steps }) => !before.includes(`${steps} ${direction}`));
    return fresh.map(({ direction, steps }) => `${steps} ${BEFORE_BATTLE.ways[direction]}`).join(", ");
  });
  const [first, ...others] = markerMoves;
  if (!first) return { id: "marker", title: null, columns: [column("by", BEFORE_BATTLE.better)], rows: [] };
  return {
    id: "marker",
    title: null,
    columns: [column("by", BEFORE_BATTLE.better), ...markerMoves.map(({ id }) => column(`by-${id}`, id))],
    rows: [row("steps", [BEFORE_BATTLE.steps, ...added], sourceOf([first, ...others]))],
  };
}

/** "1 mounted, foot skirmishers; 2 dragoons". */
function scoutingPoints({ scouting }: Cards, factor: number): Words {
  const values = [...new Set(scouting.map(({ value }) => value))];
  const scouts = values.map((value) => {
    const all = scouting.filter((one) => one.value === value).map(({ id }) => BEFORE_BATTLE.scouts[id]);
    return [value, all] as const;
  });
  return BEFORE_BATTLE.pointsOf(scouts, factor);
}

function mapCards({ mapStart, mapSteps, gradeValue }: Cards): Words {
  const grades = gradeValue.map(({ value }) => value);
  const others = rulesRow(mapSteps, "other-commanders");
  const [first, second] = [rulesRow(mapSteps, "scouting-first"), rulesRow(mapSteps, "scouting-second")];
  return BEFORE_BATTLE.mapCardsCount(rowValue(mapStart, "start"), [Math.min(...grades), Math.max(...grades)], others, first, second);
}

function scoutingCards({ scoutingStart, scoutingCommander, scoutingPerCard, scoutingMost }: Cards): Words {
  return BEFORE_BATTLE.scoutingCardsCount(
    rowValue(scoutingStart, "start"),
    rowValue(scoutingPerCard, "points"),
    rowValue(scoutingCommander, "talented"),
    rowValue(scoutingMost, "cards"),
  );
}

/** What map and scouting cards are dealt, and what they are worth ("Pre-Battle System 3, 4", "Out-scouting 2"). */
function dealing({ rules: { cards, deathDice }, battle: { scoutingPercent } }: Book): ReferenceTable {
  const { gradeValue, mapStart, mapSteps, scouting, scoutsFactor, scoutingStart, scoutingCommander, scoutingPerCard, scoutingMost } = cards;
  const factor = rulesRow(scoutsFactor, "scouts");
  const worth = scoutingPercent.filter(({ percent }) => percent > 0);
  const black = rulesRow(scoutingPercent, "black");
  const percents = worth.map(({ id, percent }) => [rulesRow(deathDice, id).letter, percent] as const);
  const rows = [
    row("map-cards", [BEFORE_BATTLE.mapCards, mapCards(cards)], sourceOf([rulesRow(mapStart, "start"), ...mapSteps, ...gradeValue])),
    row(
      "scouting-cards",
      [BEFORE_BATTLE.scoutingCards, scoutingCards(cards)],
      sourceOf([rulesRow(scoutingStart, "start"), ...scoutingCommander, ...scoutingPerCard, ...scoutingMost]),
    ),
    row("scouting-points", [BEFORE_BATTLE.pointsPerBase, scoutingPoints(cards, factor.value)], sourceOf([factor, ...scouting])),
    row("worth", [BEFORE_BATTLE.outScouting, BEFORE_BATTLE.percents(percents)], sourceOf([black, ...worth])),
  ];
  return { id: "dealing", title: null, columns: [column("what", ""), column("fact", "")], rows };
}

/** The tables of the sequence before the battle: map and marker, cards, terrain; lengths in BW ("Pre-Battle System"). */
export function beforeBattleTables(book: Book): readonly ReferenceTable[] {
  return [map(book.battle), marker(book.battle), dealing(book), ...terrainTables(book.battle)];
}
