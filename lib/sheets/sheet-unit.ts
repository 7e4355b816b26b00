import type { SheetReader, SheetUnit } from "../model/army-sheet";
import type { RulesTables } from "../model/rules-tables";
import type { Troop } from "../model/troop";
import { type Variant, variantOf } from "../rules/army/book";
import { breakPoint } from "../rules/army/break-point";
import { nameOf } from "../rules/army/finding";
import type { MusteredUnit } from "../rules/army/muster";
import { troopTraits } from "../rules/army/troop-traits";
import { rowValue } from "../rules/rules-row";
import { lossWords, shortColumns, traitWords } from "../words/troop-words";
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
  // A draft may be of a size that no list has: what a group of one steady base would need to break is more than it has to lose.
  const breaksAt = Math.min(breakPoint(troop, bases, tables), bases * woundsPerBase);
  return { boxes: lossBoxes(bases, breaksAt, woundsPerBase), breaksAfter: lossWords(breaksAt, woundsPerBase) };
}

/** One unit group in its row. Of a line that its list does not have, all that is known is what the player calls it and how many bases. */
export function sheetUnit(mustered: MusteredUnit, tables: RulesTables, reader: SheetReader): SheetUnit {
  const { unit, line } = mustered;
  const { number, bases } = unit;
  const name = nameOf(mustered);
  const listed = line?.line.name ?? "";
  const variant = variantFor(reader, mustered);
  const told = { number, name, line: listed === name ? "" : listed };
  if (variant === null) return { ...told, troop: null, bases, boxes: [], breaksAfter: "", points: null };
  const { troop, price } = variant;
  const points = reader === "own" ? price * bases : null;
  return { ...told, troop: troopOf(troop, tables), bases, ...lossesOf(troop, bases, tables), points };
}
