import type { Commander } from "../model/army";
import type { SheetCommand, SheetReader } from "../model/army-sheet";
import type { Muster, MusteredUnit } from "../rules/army/muster";
import { sheetCommander } from "./sheet-commander";
import { sheetUnit } from "./sheet-unit";

type Command = { readonly commander: Commander | null; readonly units: readonly MusteredUnit[] };

const ofCommander = ({ units }: Muster, commander: Commander | null): Command => ({
  commander,
  units: units.filter((one) => one.leader === commander),
});

const isAlly = (commander: Commander | null): boolean => commander?.role === "ally";

/** Commands stay secret until deployment, except an ally's (RULES.md: "Without intended commands"). */
function commandsFor(reader: SheetReader, muster: Muster): readonly Command[] {
  const { commanders } = muster.army;
  if (reader === "own") return [...commanders, null].map((one) => ofCommander(muster, one));
  return [
    ...commanders.filter((one) => !isAlly(one)).map((commander) => ({ commander, units: [] })),
    { commander: null, units: muster.units.filter((one) => !isAlly(one.leader)) },
    ...commanders.filter(isAlly).map((one) => ofCommander(muster, one)),
  ];
}

/** The army by its commands, each in the order of its numbers; unit groups without a commander only where there are some. */
export function sheetCommands(muster: Muster, reader: SheetReader): SheetCommand[] {
  return commandsFor(reader, muster)
    .filter((one) => one.commander !== null || one.units.length > 0)
    .map(({ commander, units }) => ({
      commander: commander && sheetCommander(commander, muster, reader),
      units: units.map((one) => sheetUnit(one, muster.book.tables, reader)),
    }));
}
