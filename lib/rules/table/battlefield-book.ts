import type { BattlefieldLimit, BattlefieldTables, Mover } from "../../model/battle-tables";
import type { CampKind, DENSITIES, Grade, SetFormation, TABLE_SIZES, TerrainKind } from "../../model/enumerations";
import { keyed, rowValue, rulesRow } from "../rules-row";

export type KindRow = BattlefieldTables["terrainKinds"][number];
type Keyed<Id extends string, Row> = Readonly<Record<Id, Row>>;

/** The battlefield tables as lookups. Lengths are as in the tables: in BW unless a limit's name says otherwise. */
export type BattlefieldBook = {
  readonly tables: BattlefieldTables;
  readonly sizes: Keyed<(typeof TABLE_SIZES)[number], BattlefieldTables["tables"][number]>;
  readonly numbers: Keyed<(typeof DENSITIES)[number], BattlefieldTables["pieceNumbers"][number]>;
  readonly kinds: Keyed<TerrainKind, KindRow>;
  readonly limits: Keyed<BattlefieldLimit, number>;
  readonly moves: Keyed<Mover, BattlefieldTables["moves"][number]>;
  readonly camps: Keyed<CampKind, BattlefieldTables["camps"]["kinds"][number]>;
  /** BW. */
  readonly campSize: { readonly width: number; readonly depth: number };
  /** Hundredths of a BW. */
  readonly depths: Keyed<BattlefieldTables["baseDepths"][number]["id"], number>;
  readonly formations: Keyed<SetFormation, BattlefieldTables["formations"][number]>;
  readonly cards: Keyed<Grade, BattlefieldTables["commandCards"][number]>;
  /** How many TuGs a double group counts as. */
  readonly doubleTugs: number;
  /** What breaks an army, and the TuGs a sacked camp counts as; null for older tables, which do not judge a result. */
  readonly breaking: {
    readonly army: NonNullable<BattlefieldTables["armyBreaks"]>[number];
    readonly sackedCamp: number;
  } | null;
};

function breakingOf({ armyBreaks, breaking }: BattlefieldTables): BattlefieldBook["breaking"] {
  return armyBreaks && breaking ? { army: rulesRow(armyBreaks, "army"), sackedCamp: rulesRow(breaking, "sacked-camp").tugs } : null;
}

const itself = <Row>(row: Row): Row => row;

export function prepareBattlefield(tables: BattlefieldTables): BattlefieldBook {
  const [camp] = tables.camps.size;
  if (!camp) throw new Error("the tables have no size of a camp");
  return {
    tables,
    sizes: keyed(tables.tables, itself),
    numbers: keyed(tables.pieceNumbers, itself),
    kinds: keyed(tables.terrainKinds, itself),
    limits: keyed(tables.limits, (row) => row.value),
    moves: keyed(tables.moves, itself),
    camps: keyed(tables.camps.kinds, itself),
    campSize: { width: camp.width, depth: camp.depth },
    depths: keyed(tables.baseDepths, (row) => row.depth),
    formations: keyed(tables.formations, itself),
    cards: keyed(tables.commandCards, itself),
    doubleTugs: rowValue(tables.doubleTugs, "double-group-tugs"),
    breaking: breakingOf(tables),
  };
}
