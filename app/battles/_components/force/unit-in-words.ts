import { counted } from "@/lib/words/phrasing";
import type { ForceNames } from "./force-names";
import type { DraftUnit } from "./typed-force";

type Names = Pick<ForceNames, "types" | "formations" | "setFormations" | "weapons">;

/** A unit group that is being entered, as far as it is known: "foot, close, pike and shot, musket, 6 bases". */
export function unitInWords({ troop, bases }: DraftUnit, names: Names): string {
  const name = (of: keyof Names, id: string | null | undefined) => names[of].find((one) => one.id === id)?.name.toLowerCase() ?? "";
  const said = [
    ...[name("types", troop.type), name("formations", troop.formation), name("setFormations", troop.setFormation)],
    ...[name("weapons", troop.weapon), bases ? counted(bases, "base") : ""],
  ];
  return said.filter(Boolean).join(", ");
}
