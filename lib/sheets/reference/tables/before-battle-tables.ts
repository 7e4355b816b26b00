import type { BattleTables } from "../../../model/battle-tables";
import type { ReferenceTable } from "../../../model/reference-tables";
import type { RulesTables } from "../../../model/rules-tables";
import { rowValue, rulesRow } from "../../../rules/rules-row";
import { terrainTables } from "./before-battle-terrain";
import { column, row, sourceOf } from "./table-parts";

type Cards = RulesTables["cards"];
type Book = { readonly rules: Pick<RulesTables, "cards" | "deathDice">; readonly battle: BattleTables };

const WAYS: Readonly<Record<BattleTables["markerMoves"][number]["moves"][number]["direction"], string>> = {
  orthogonal: "straight",
  diagonal: "diagonal",
};

/** The map: where each territory's armies may meet ("Positioning of an Army 1"). */
function map({ squares, densities, flanks }: BattleTables): ReferenceTable {
  const columns = densities.toSorted((one, other) => one.column - other.column);
  const rows = flanks.map((flank) => {
    const places = columns.map(({ id }) => squares.filter((one) => one.flank === flank.id && one.density === id));
    const codes = places.map((some) => some.flatMap(({ territories }) => territories).join(""));
    return row(flank.id.toLowerCase(), [`${flank.id} ${flank.name}`, ...codes], sourceOf([flank, ...places.flat()]));
  });
  return {
    id: "map",
    title: "Map: flank, density, territories",
    columns: [column("flank", ""), ...columns.map(({ id, name, column: at }) => column(id, `${at} ${name}`))],
    rows,
  };
}

/** What each difference adds to what the smaller ones allow ("The five days before the Battle 1.6"). */
function marker({ markerMoves }: BattleTables): ReferenceTable {
  const added = markerMoves.map(({ moves }, at) => {
    const before = (markerMoves[at - 1]?.moves ?? []).map(({ direction, steps }) => `${steps} ${direction}`);
    const fresh = moves.filter(({ direction, steps }) => !before.includes(`${steps} ${direction}`));
    return fresh.map(({ direction, steps }) => `${steps} ${WAYS[direction]}`).join(", ");
  });
  const [first, ...others] = markerMoves;
  if (!first) return { id: "marker", title: null, columns: [column("by", "Card better by")], rows: [] };
  return {
    id: "marker",
    title: null,
    columns: [column("by", "Card better by"), ...markerMoves.map(({ id }) => column(`by-${id}`, id))],
    rows: [row("steps", ["Marker may go (or less)", ...added], sourceOf([first, ...others]))],
  };
}

const SCOUTS: Readonly<Record<Cards["scouting"][number]["id"], string>> = {
  "foot-skirmishers": "skirmish foot",
  mounted: "mounted",
  dragoons: "dragoons",
  "flexible-mounted": "flexible mounted",
  caracole: "caracole",
};

/** "1 mounted, foot skirmishers; 2 dragoons". */
function scoutingPoints({ scouting }: Cards): string {
  const values = [...new Set(scouting.map(({ value }) => value))];
  const told = values.map((value) => {
    const scouts = scouting.filter((one) => one.value === value).map(({ id }) => SCOUTS[id]);
    return `${value} ${scouts.join(", ")}`;
  });
  return told.join("; ");
}

function mapCards({ mapStart, mapSteps, gradeValue }: Cards): string {
  const grades = gradeValue.map(({ value }) => value);
  const others = rulesRow(mapSteps, "other-commanders");
  const [first, second] = [rulesRow(mapSteps, "scouting-first"), rulesRow(mapSteps, "scouting-second")];
  return [
    `${rowValue(mapStart, "start")} + army commander (${Math.min(...grades)}–${Math.max(...grades)})`,
    `+${others.value} if others' sum to ${others.from}`,
    `+${first.value} at ${first.from}, +${second.value} at ${second.from} scouting points`,
  ].join("; ");
}

function scoutingCards({ scoutingStart, scoutingCommander, scoutingPerCard, scoutingMost }: Cards): string {
  return [
    `${rowValue(scoutingStart, "start")}, +1 for each ${rowValue(scoutingPerCard, "points")} scouting points`,
    `+${rowValue(scoutingCommander, "talented")} talented or better`,
    `${rowValue(scoutingMost, "cards")} at most`,
  ].join("; ");
}

/** What map and scouting cards are dealt, and what they are worth ("Pre-Battle System 3, 4", "Out-scouting 2"). */
function dealing({ rules: { cards, deathDice }, battle: { scoutingPercent } }: Book): ReferenceTable {
  const { gradeValue, mapStart, mapSteps, scouting, scoutsFactor, scoutingStart, scoutingCommander, scoutingPerCard, scoutingMost } = cards;
  const factor = rulesRow(scoutsFactor, "scouts");
  const worth = scoutingPercent.filter(({ percent }) => percent > 0);
  const black = rulesRow(scoutingPercent, "black");
  const percents = worth.map(({ id, percent }) => `${rulesRow(deathDice, id).letter} ${percent} %`).join(", ");
  const rows = [
    row("map-cards", ["Map cards", mapCards(cards)], sourceOf([rulesRow(mapStart, "start"), ...mapSteps, ...gradeValue])),
    row(
      "scouting-cards",
      ["Scouting cards", scoutingCards(cards)],
      sourceOf([rulesRow(scoutingStart, "start"), ...scoutingCommander, ...scoutingPerCard, ...scoutingMost]),
    ),
    row("scouting-points", ["… points a base", `${scoutingPoints(cards)}; scouts ×${factor.value}`], sourceOf([factor, ...scouting])),
    row("worth", ["Out-scouting", `${percents} of his UGs`], sourceOf([black, ...worth])),
  ];
  return { id: "dealing", title: null, columns: [column("what", ""), column("fact", "")], rows };
}

/** The tables of the sequence before the battle: map and marker, cards, terrain; lengths in BW ("Pre-Battle System"). */
export function beforeBattleTables(book: Book): readonly ReferenceTable[] {
  return [map(book.battle), marker(book.battle), dealing(book), ...terrainTables(book.battle)];
}
