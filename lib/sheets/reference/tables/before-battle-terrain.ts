import type { BattleTables } from "../../../model/battle-tables";
import type { BattlefieldTables } from "../../../model/battlefield-tables";
import type { ReferenceTable } from "../../../model/reference-tables";
import { rowValue, rulesRow } from "../../../rules/rules-row";
import { column, row, sourcedRow, sourceOf } from "./table-parts";

type Kind = BattlefieldTables["terrainKinds"][number];
type Tables = Pick<BattleTables, "densities" | "tableSizes" | "battlefield">;
type Sizes = { readonly min: number; readonly max: number };

/** How many pieces each density has ("Terrain Set-Up 3, 4"). */
function pieces({ pieceNumbers }: BattlefieldTables, { densities }: Tables): ReferenceTable {
  const rows = pieceNumbers.map(({ id, compulsory, optional, source }) => {
    const asked = compulsory.map(({ count, categories }) => `${count} ${categories.join("/")}`).join(", ");
    return row(id, [rulesRow(densities, id).name, asked, String(optional)], source);
  });
  const columns = [column("density", "Pieces"), column("compulsory", "Compulsory"), column("optional", "Optional, each")];
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
      column("table", "Table"),
      column("sector", "Flank sector"),
      column("flank", "Flank piece"),
      column("compulsory", "Compulsory"),
      column("optional", "Optional"),
      column("water-least", "Water from"),
      column("water", "to"),
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
  const from = (["adjust-move-from", "adjust-pivot-from", "adjust-remove-from"] as const).map((id) => rulesRow(limits, id));
  const [move, pivot, remove] = from.map(({ value }) => value);
  const far = rulesRow(limits, "adjust-distance");
  const rows = [
    row("sector", ["1st d6", `${sectors.join(", ")} (as you sit)`], sourceOf([rulesRow(sectorDice, "1"), ...sectorDice])),
    row("edge", ["2nd d6", `${run(touching)} touches an edge`], sourceOf([rulesRow(edgeDice, "1"), ...edgeDice])),
    row("adjust", ["His d6", `${move}+ may move it ${far.value}, ${pivot}+ turn it too, or ${remove} remove it`], sourceOf([far, ...from])),
  ];
  return { id: "placing", title: null, columns: [column("die", "Placing"), column("what", "")], rows };
}

const going = ({ going: ofAll, elephants, camels }: Kind): string =>
  [ofAll, ...(elephants ? [`el. ${elephants}`] : []), ...(camels ? [`camels ${camels}`] : [])].join(", ");

const HIDDEN: Readonly<Record<Kind["hides"], string>> = { anyone: "", foot: " (foot)", "foot-skirmishers": " (skirmish foot)" };

const when = (is: boolean, words: string): readonly string[] => (is ? [words] : []);

/** How far one sees into it, through or over it; cover; then what else its choice and place depend on. */
function nature(kind: Kind, limits: BattlefieldTables["limits"]): string {
  const most = kind.id === "enclosed-field" ? `, ${rowValue(limits, "enclosed-for-each-village")} a village` : "";
  return [
    ...when(kind.seenInto !== null, `into ${kind.seenInto}${HIDDEN[kind.hides]}`),
    ...when(kind.blocksSight, "not through"),
    ...when(kind.crest, "not over"),
    ...when(kind.cover, "cover"),
    ...when(kind.field, `field${most}`),
    ...when(kind.builtUp, "built-up"),
    ...when(kind.optionalOnly, "optional"),
    ...when(kind.notInMiddle, "not middle"),
  ].join("; ");
}

function kinds({ terrainKinds, limits }: BattlefieldTables): ReferenceTable {
  const rows = terrainKinds.map((one) => row(one.id, [one.name, one.territories.join(""), going(one), nature(one, limits)], one.source));
  const columns = [
    column("kind", "Terrain"),
    column("territories", "In"),
    column("going", "Going (el. elephants)"),
    column("nature", "Sight, cover"),
  ];
  return { id: "terrain", title: null, columns, rows };
}

/** Terrain: how many pieces, how large, where, and what they are; lengths in BW. None where battles had no table of ours yet. */
export function terrainTables(battle: Tables): readonly ReferenceTable[] {
  const { battlefield } = battle;
  if (!battlefield) return [];
  return [pieces(battlefield, battle), sizes(battlefield, battle), dice(battlefield), kinds(battlefield)];
}
