import { describe, expect, it } from "vitest";
import type { ArmySheet, SheetUnit } from "@/lib/model/army-sheet";
import { SHEET } from "@/tests/build/sheet-fixtures";
import { fitSheet, SETTINGS } from "./fit-sheet";

const LONGEST = "The second squadron of the hussars of the left wing under the starosta of Samogi";
const [COMMAND] = SHEET.commands;
const UNIT = COMMAND?.units[0] as SheetUnit;

/** Four commanders of the same name, and the unit groups among them. */
function sheetOf(units: number, name: string): ArmySheet {
  const all = Array.from({ length: units }, (_, before) => ({ ...UNIT, number: before + 1, name }));
  const commander = COMMAND?.commander ? { ...COMMAND.commander, name } : null;
  return {
    ...SHEET,
    name,
    commands: [0, 1, 2, 3].map((at) => ({ commander, units: all.filter((one) => one.number % 4 === at) })),
  };
}

describe("how a sheet is set", () => {
  it("is roomy where there is room, and the closer the more there is to fit on the page", () => {
    const settings = Array.from({ length: 24 }, (_, more) => fitSheet(sheetOf(4 + more, "Hussars"), "a4").name);
    const names: readonly string[] = SETTINGS.map((one) => one.name);
    expect([...new Set(settings)]).toEqual(names);
    expect(settings).toEqual(settings.toSorted((one, other) => names.indexOf(one) - names.indexOf(other)));
  });

  it("has room for the longest names in an army of 14 unit groups, on the smaller paper too", () => {
    expect(LONGEST).toHaveLength(80);
    expect(fitSheet(sheetOf(14, LONGEST), "letter").name).toBe("tight");
  });

  it("is no tighter than the number of pages asks for", () => {
    expect(fitSheet(sheetOf(30, "Hussars"), "a4").name).toBe("roomy");
  });
});
