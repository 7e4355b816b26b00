import type { SheetReader, SheetUnit } from "../model/army-sheet";
import type { RulesTables } from "../model/rules-tables";
import type { Troop } from "../model/troop";
import { type Variant, variantOf } from "../rules/army/book";
import { breakPoint } from "../rules/army/break-point";
import { nameOf } from "../rules/army/finding";
import type { MusteredUnit } from "../rules/army/muster";
import { troopTraits } from "../rules/army/troop-traits";
import { rowValue } from "../rules/rules-row";
import { lossWords, shortColumns, traitWords } from "../words/troops";
import { lossBoxes } from "./loss-boxes";

/** What the reader sees of a unit group: an opponent its line with the downgrades made (RULES.md: "Without options"). */
export function variantFor(reader: SheetReader, { unit, line, variant }: MusteredUnit): Variant | null {
  return reader === "own" || line === null ? variant : variantOf(line, [], unit.qualityDown, unit.firepowerDown);
}

function troopOf(troop: Troop, tables: RulesTables): SheetUnit["troop"] {
  const { type, formation, armour, quality, shot, shooting, impact, melee, special } = shortColumns(troop, tables);
  return {
    ...{ type, formation, armour, quality },
    shooting: [shot, shooting].filter(Boolean).join(" "),
    charge: impact,
    melee,
    characteristics: [...special],
    follows: [...traitWords(troopTraits(troop, tables))],
  };
}

function lossesOf(troop: Troop, bases: number, tables: RulesTables): Pick<SheetUnit, "boxes" | "breaksAfter"> {
  const woundsPerBase = rowValue(tables.army.limits, "wounds-per-base");
  // A draft may have a size that no list allows: a group of one steady base would break at more wounds than it has.
  const breaksAt = Math.min(breakPoint(troop, bases, tables), bases * woundsPerBase);
  return { boxes: lossBoxes(bases, breaksAt, woundsPerBase), breaksAfter: lossWords(breaksAt, woundsPerBase) };
}

/** One unit group in its row. Without a line in its list it has only a name and a number of bases. */
export function sheetUnit(mustered: MusteredUnit, tables: RulesTables, reader: SheetReader): SheetUnit {
  const { unit, line } = mustered;
  const { number, bases } = unit;
  const name = nameOf(mustered);
  const listed = line?.line.name ?? "";
  const variant = variantFor(reader, mustered);
  const named = { number, name, line: listed === name ? "" : listed };
  if (variant === null) return { ...named, troop: null, bases, boxes: [], breaksAfter: "", points: null };
  const { troop, price } = variant;
  const points = reader === "own" ? price * bases : null;
  return { ...named, troop: troopOf(troop, tables), bases, ...lossesOf(troop, bases, tables), points };
}
