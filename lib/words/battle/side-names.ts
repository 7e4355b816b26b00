/** The side that each shipped list stands for, by the list's id without its years. */
const SIDES: Readonly<Record<string, string>> = {
  "catholic-league": "Catholic League",
  "german-protestant": "German Protestant army",
  mughal: "Mughal Empire",
  "polish-lithuanian": "Poland-Lithuania",
  "spanish-flanders": "Army of Flanders",
  swedish: "Sweden",
  swiss: "Swiss Confederation",
  transylvanian: "Transylvania",
};

/** A battle and its year, as sample armies are named: "Hodonín, 1623", with what we put behind it. */
const BATTLE = /^[^,()]+, 1[4-7]\d\d(?<mark> \([^()]+\))?$/;

/**
 * An army that is named after a battle goes by its side ("Transylvania") while it fights another battle; every other army keeps the
 * name its player gave it.
 */
export function sideName({ name, list }: { readonly name: string; readonly list: string | null }): string {
  const found = BATTLE.exec(name);
  const side = SIDES[(list ?? "").replace(/-\d{4}-\d{4}$/, "")];
  return found && side ? `${side}${found.groups?.mark ?? ""}` : name;
}
