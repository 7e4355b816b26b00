import { useState } from "react";
import { TextField } from "@/app/_components/text-field";
import { LIST_EDITOR } from "@/lib/words/own-lists";
import { useDesk, Wrong } from "./desk-fields";

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

const WORD = 40;
const MOST = { words: 24, numbers: 20 } as const;

const wordsIn = (text: string): string[] =>
  text
    .split(",")
    .map((one) => one.trim().slice(0, WORD))
    .filter((one) => one !== "")
    .slice(0, MOST.words);

const numbersIn = (text: string): number[] => (text.match(/\d{1,2}/g) ?? []).map(Number).slice(0, MOST.numbers);

export const WordsField = (props: Props<string>) => <Commas {...props} read={wordsIn} />;

export const NumbersField = ({ value, ...props }: Omit<Props<number>, "value"> & { readonly value: readonly (number | null)[] }) => (
  <Commas
    {...props}
    value={value.filter((one) => one !== null)}
    read={numbersIn}
    refused={(typed) => (/^[\d\s,]*$/.test(typed) ? null : LIST_EDITOR.line.numbers)}
  />
);
