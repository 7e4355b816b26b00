import type { BattleTables } from "../../../model/battle-tables";
import type { ReferenceTable } from "../../../model/quick-reference";
import type { RulesTables } from "../../../model/rules-tables";
import { rowValue, rulesRow } from "../../../rules/rules-row";
import { BEFORE_BATTLE } from "../../../words/reference";
import type { Words } from "../../../words/sentence";
import { terrainTables } from "./before-battle-terrain";
import { column, named, row, sourceOf } from "./table-parts";

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
