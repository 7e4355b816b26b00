import { historicalBattle } from "../words/battle/names";

type Army = { readonly name: string; readonly list: string | null };

/**
 * The sample armies among which the computer takes one at random: of the given list, or of any; if it can, from the battle that the other
 * army is named after. The page that starts a battle says beforehand which it will be, so the server asks here too.
 */
export function houseArmies<Sample extends Army>(samples: readonly Sample[], list: string | null, against: Army | null): readonly Sample[] {
  const ready = samples.filter((army) => list === null || army.list === list);
  const battle = against === null ? null : historicalBattle(against.name);
  const there = ready.filter((army) => battle !== null && historicalBattle(army.name) === battle && army.name !== against?.name);
  // Takeda and Oda come from one list.
  const enemies = there.filter((army) => army.list !== against?.list);
  return [enemies, there, ready].find((armies) => armies.length > 0) ?? [];
}
