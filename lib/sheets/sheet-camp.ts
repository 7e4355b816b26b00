import type { Army } from "../model/army";
import type { ArmySheet, SheetReader } from "../model/army-sheet";
import type { RulesTables } from "../model/rules-tables";
import type { Book } from "../rules/army/book";
import { rowValue, rulesRow } from "../rules/rules-row";
import { campWords } from "../words/sheet";
import { lossBoxes } from "./loss-boxes";

function wordsOf({ kind, quality }: Army["camp"], { camps }: RulesTables): string {
  const { name, defending, invading } = rulesRow(camps.kinds, kind);
  const { width, depth } = rulesRow(camps.size, "camp");
  return campWords({ name, quality, width, depth, defending, invading });
}

/** The camp: as many bases as it is base widths wide, sacked when it has lost so many of them (RULES.md: "The camp's boxes"). */
export function sheetCamp({ camp }: Army, { tables, measures }: Book, reader: SheetReader): ArmySheet["camp"] {
  const { width, sackedAt } = rulesRow(tables.camps.size, "camp");
  const woundsPerBase = rowValue(tables.army.limits, "wounds-per-base");
  const { kind, quality } = measures.campPrice;
  return {
    words: wordsOf(camp, tables),
    boxes: lossBoxes(width, sackedAt * woundsPerBase, woundsPerBase),
    points: reader === "own" ? kind[camp.kind] + quality[camp.quality] : null,
  };
}
