import { createContext, type ReactNode, use } from "react";
import { SelectField, TextField } from "@/app/_components/text-field";
import type { ListId, Years } from "@/lib/model/identifiers";
import type { RulesTables } from "@/lib/model/rules-tables";
import { sentenceCase, spoken } from "@/lib/words/phrasing";
import type { ListDesk } from "./use-list-desk";

/** A list of the house, to name as an ally or enemy and to copy from. */
export type HouseList = { readonly id: ListId; readonly name: string; readonly years: Years };

/** Another list of the player's. */
export type MyList = { readonly id: ListId; readonly name: string };

export type OnDesk = ListDesk & { readonly tables: RulesTables; readonly house: readonly HouseList[]; readonly mine: readonly MyList[] };

const Desk = createContext<OnDesk | null>(null);
export const DeskGiven = Desk.Provider;

export function useDesk(): OnDesk {
  const desk = use(Desk);
  if (!desk) throw new Error("a field of a list stands on no desk");
  return desk;
}

/** What is wrong at these places, one below the other. */
function useWrong(...places: readonly string[]): string | undefined {
  const { wordsAt } = useDesk();
  const words = places.flatMap((at) => wordsAt.get(at) ?? []);
  return words.length > 0 ? [...new Set(words)].join(" ") : undefined;
}

/** What is wrong with several fields together. */
export function Wrong({ at }: { at: readonly string[] }) {
  const words = useWrong(...at);
  return words && <p className="finding my-1 text-[0.9rem]">{words}</p>;
}

export type FieldProps = { readonly at: string; readonly label: string; readonly className?: string };
type TextProps = FieldProps & { readonly value: string; readonly change: (value: string) => void; readonly most: number };

export const Text = ({ at, label, value, change, most, className = "w-full" }: TextProps) => (
  <TextField
    label={label}
    error={useWrong(at)}
    value={value}
    maxLength={most}
    autoComplete="off"
    className={className}
    onChange={({ currentTarget }) => change(currentTarget.value)}
  />
);

type NumberProps = FieldProps & {
  readonly value: number | null;
  readonly change: (value: number | null) => void;
  readonly digits?: number;
};

/** A whole number, or nothing yet. */
export const Figure = ({ at, label, value, change, digits = 2, className = "w-20" }: NumberProps) => (
  <TextField
    label={label}
    error={useWrong(at)}
    value={value ?? ""}
    inputMode="numeric"
    maxLength={digits}
    autoComplete="off"
    className={className}
    onChange={({ currentTarget: { value: typed } }) => {
      if (/^\d*$/.test(typed)) change(typed === "" ? null : Number(typed));
    }}
  />
);

type Pair = readonly [number | null, number | null];
type YearsProps = {
  readonly at: string;
  readonly labels: readonly [string, string];
  readonly value: Pair | null;
  /** Null where nothing is typed in either, and that is allowed. */
  readonly change: (value: [number | null, number | null] | null) => void;
};

/** From a year to a year. */
export function YearFields({ at, labels, value, change }: YearsProps) {
  const [from, to] = value ?? [null, null];
  const set = (next: [number | null, number | null]) => change(next[0] === null && next[1] === null ? null : next);
  return (
    <div>
      <div className="flex gap-3">
        <Figure at={`${at}[0]`} label={labels[0]} value={from} digits={4} change={(year) => set([year, to])} />
        <Figure at={`${at}[1]`} label={labels[1]} value={to} digits={4} change={(year) => set([from, year])} />
      </div>
      <Wrong at={[at]} />
    </div>
  );
}

type Options = readonly { readonly id: string; readonly name: string }[];

type ChoiceProps = FieldProps & {
  readonly value: string;
  readonly options: Options;
  /** Options that stand apart before the others; a group without any is left out. */
  readonly groups?: readonly { readonly name: string; readonly options: Options }[];
  readonly change: (value: string) => void;
  /** The first option, which stands for nothing. */
  readonly none?: string;
};

const optionsOf = (options: Options) =>
  options.map(({ id, name }) => (
    <option key={id} value={id}>
      {name}
    </option>
  ));

export const Choice = ({ at, label, value, options, groups = [], change, none, className = "w-full" }: ChoiceProps) => (
  <SelectField
    label={label}
    error={useWrong(at)}
    value={value}
    className={className}
    onChange={({ currentTarget }) => change(currentTarget.value)}
  >
    {none !== undefined && <option value="">{none}</option>}
    {groups.map(
      (group) =>
        group.options.length > 0 && (
          <optgroup key={group.name} label={group.name}>
            {optionsOf(group.options)}
          </optgroup>
        ),
    )}
    {optionsOf(options)}
  </SelectField>
);

type TicksProps<T extends string> = {
  readonly at: string;
  readonly label: string;
  readonly all: readonly T[];
  readonly value: readonly T[];
  readonly change: (value: T[]) => void;
  readonly nameOf?: (one: T) => ReactNode;
  /** No more can be ticked. */
  readonly most?: number;
  /** Whether the label stands above them already. */
  readonly isTold?: boolean;
};

const asSpoken = (one: string): string => sentenceCase(spoken(one));

/** Any of several, in their own order. */
export function Ticks<T extends string>({
  at,
  label,
  all,
  value,
  change,
  nameOf = asSpoken,
  most = all.length,
  isTold = false,
}: TicksProps<T>) {
  const { wordsAt } = useDesk();
  const places = [at, ...[...wordsAt.keys()].filter((place) => place.startsWith(`${at}[`))];
  return (
    <fieldset className="min-w-0">
      <legend className={isTold ? "sr-only" : "text-[0.9rem] text-soft"}>{label}</legend>
      <div className="flex flex-wrap gap-x-4 gap-y-1 pt-1">
        {all.map((one) => (
          <label key={one} className="tick flex items-baseline gap-2">
            <input
              type="checkbox"
              checked={value.includes(one)}
              disabled={!value.includes(one) && value.length >= most}
              onChange={({ currentTarget: { checked } }) =>
                change(all.filter((other) => (other === one ? checked : value.includes(other))))
              }
            />
            {nameOf(one)}
          </label>
        ))}
      </div>
      <Wrong at={places} />
    </fieldset>
  );
}

type AreaProps = TextProps & { readonly rows: number; readonly alsoAt?: readonly string[] };

export function Area({ at, alsoAt = [], label, value, change, most, rows }: AreaProps) {
  return (
    <label className="grid gap-1">
      <span className="text-[0.9rem] text-soft">{label}</span>
      <textarea
        className="field w-full leading-snug"
        rows={rows}
        maxLength={most}
        value={value}
        onChange={({ currentTarget }) => change(currentTarget.value)}
      />
      <Wrong at={[at, ...alsoAt]} />
    </label>
  );
}

/** A section of the editor, under its title. */
export const Section = ({ id, title, children }: { id: string; title: string; children: ReactNode }) => (
  <section id={id} aria-label={title} className="mt-6 scroll-mt-24">
    <h2 className="border-b border-rule text-[1.35rem]">{title}</h2>
    <div className="mt-2">{children}</div>
  </section>
);

/** Adds to a list, or does something to what stands beside it. */
export const Act = ({
  name,
  label,
  act,
  filled = false,
  off = false,
}: {
  name: string;
  label?: string;
  act: () => void;
  filled?: boolean;
  off?: boolean;
}) => (
  <button
    type="button"
    className="button"
    data-small
    data-filled={filled || undefined}
    aria-label={label}
    aria-disabled={off || undefined}
    onClick={() => off || act()}
  >
    {name}
  </button>
);
