import { useState } from "react";
import { TextField } from "@/app/_components/text-field";
import { LIST_MOST } from "@/lib/model/army-list";
import { isOwnList } from "@/lib/model/list-origin";
import { yearsWords } from "@/lib/words/list-lines";
import { myListName } from "@/lib/words/own-list";
import { LIST_EDITOR, OWN_LISTS } from "@/lib/words/own-lists";
import { Choice, type FieldProps, type MyList, useDesk, Wrong } from "./desk-fields";

type Props<T> = {
  readonly at: string;
  readonly label: string;
  readonly value: readonly T[];
  readonly className?: string;
  readonly change: (value: T[]) => void;
};

/** Several words or numbers in one field, with commas; what is typed stays as it is typed. */
function Commas<T extends string | number>({
  at,
  label,
  value,
  change,
  className = "w-full",
  read,
  refused = () => null,
}: Props<T> & { readonly read: (text: string) => T[]; readonly refused?: (typed: string) => string | null }) {
  const told = value.join(", ");
  const [typed, setTyped] = useState(told);
  const { wordsAt } = useDesk();
  const places = [at, ...[...wordsAt.keys()].filter((place) => place.startsWith(`${at}[`))];
  // What came from elsewhere, as by undo, takes the place of what was typed.
  const shown = read(typed).join(", ") === told ? typed : told;
  const wrong = refused(shown);
  return (
    <div>
      <TextField
        label={label}
        value={shown}
        autoComplete="off"
        className={className}
        onChange={({ currentTarget }) => {
          setTyped(currentTarget.value);
          change(read(currentTarget.value));
        }}
      />
      {wrong === null ? <Wrong at={places} /> : <p className="finding my-1 text-[0.9rem]">{wrong}</p>}
    </div>
  );
}

const wordsIn = (text: string): string[] =>
  text
    .split(",")
    .map((one) => one.trim().slice(0, LIST_MOST.otherName))
    .filter((one) => one !== "")
    .slice(0, LIST_MOST.otherNames);

const numbersIn = (text: string): number[] => (text.match(/\d{1,2}/g) ?? []).map(Number).slice(0, LIST_MOST.sizes);

export const WordsField = (props: Props<string>) => <Commas {...props} read={wordsIn} />;

export const NumbersField = ({ value, ...props }: Omit<Props<number>, "value"> & { readonly value: readonly (number | null)[] }) => (
  <Commas
    {...props}
    value={value.filter((one) => one !== null)}
    read={numbersIn}
    refused={(typed) => (/^[\d\s,]*$/.test(typed) ? null : LIST_EDITOR.line.numbers)}
  />
);

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
