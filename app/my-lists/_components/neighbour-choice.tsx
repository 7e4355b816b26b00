import { isOwnList } from "@/lib/model/list-origin";
import { yearsWords } from "@/lib/words/list-lines";
import { myListName } from "@/lib/words/own-list";
import { LIST_EDITOR, OWN_LISTS } from "@/lib/words/own-lists";
import { Choice, type FieldProps, type MyList, useDesk } from "./desk-fields";

/** Marked, because a closed choice shows no group. */
const nameOfMine = ({ name }: MyList): string => myListName(name || OWN_LISTS.nameless);

/** The name of a list that this one names. */
export function useNameOf(): (id: string) => string {
  const { house, mine } = useDesk();
  return (id) => {
    const own = mine.find((one) => one.id === id);
    return own ? nameOfMine(own) : (house.find((one) => one.id === id)?.name ?? (isOwnList(id) ? LIST_EDITOR.unknownList : id));
  };
}

type NeighbourProps = FieldProps & { readonly value: string; readonly without?: readonly string[]; readonly change: (id: string) => void };

/** Chooses another list to name: one of the player's own, or of the house. A list that is named and not known is said to be so. */
export function NeighbourChoice({ value, without = [], ...field }: NeighbourProps) {
  const { house, mine } = useDesk();
  const isOffered = ({ id }: { readonly id: string }) => !without.includes(id);
  const isKnown = value === "" || [...house, ...mine].some(({ id }) => id === value);
  const own = mine.filter(isOffered).map((one) => ({ id: one.id, name: nameOfMine(one) }));
  const unknown = isKnown ? [] : [{ id: value, name: LIST_EDITOR.unknownList }];
  const options = house.filter(isOffered).map(({ id, name, years }) => ({ id, name: `${name}, ${yearsWords(years)}` }));
  return <Choice {...field} value={value} none="–" groups={[{ name: OWN_LISTS.title, options: own }]} options={[...unknown, ...options]} />;
}
