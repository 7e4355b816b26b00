import type { ArmySheet, SheetFigure, SheetReader } from "../model/army-sheet";
import { type NumberName, SOURCES, type SourceKind } from "../model/enumerations";
import type { Verdict } from "../model/findings";
import { armyBreaksAt } from "../rules/army/break-point";
import { mostTugsAway } from "../rules/army/flank-march";
import type { Muster } from "../rules/army/muster";
import { counted, grouped } from "../words/phrasing";
import { NUMBER_WORDS, SHEET } from "../words/sheet";

/** The source furthest from the rulebook of all that makes up these numbers; null where nothing does. */
function sourceOf(numbers: readonly NumberName[], reasons: Verdict["reasons"]): SourceKind | null {
  const used = new Set(numbers.flatMap((one) => reasons[one].map((reason) => reason.source)));
  return SOURCES.findLast((one) => used.has(one)) ?? null;
}

/** The numbers at the head of the sheet, in the order in which they are read. */
export function sheetFigures({ list }: Muster, { numbers, reasons }: Verdict, reader: SheetReader): SheetFigure[] {
  const figure = (id: Exclude<SheetFigure["id"], "territories">, value: string, of: readonly NumberName[] = [id]): SheetFigure => ({
    id,
    label: of.map((one) => NUMBER_WORDS[one]).join(", "),
    value,
    source: sourceOf(of, reasons),
  });
  return [
    ...(reader === "own" ? [figure("points", grouped(numbers.points))] : []),
    figure("tugs", `${numbers.tugs}, ${numbers.sugs}`, ["tugs", "sugs"]),
    figure("breaksAt", counted(numbers.breaksAt, "TuG")),
    figure("commandCards", String(numbers.commandCards)),
    figure("mapCards", String(numbers.mapCards)),
    figure("scoutingCards", String(numbers.scoutingCards)),
    { id: "territories", label: SHEET.territories, value: list.list.territories.join(" "), source: null },
  ];
}

/** What the army breaks at while TuGs of it are away ("Flank marching 1.4"), for as many as can be, as long as one is not. */
export function flankMarches(mustered: Muster, tugs: number): ArmySheet["flankMarches"] {
  const most = Math.max(0, Math.min(mostTugsAway(mustered), tugs - 1));
  return Array.from({ length: most }, (_, before) => {
    const away = before + 1;
    return { away, breaksAt: armyBreaksAt(tugs - away, mustered.book.measures.armyBreaks) };
  });
}
