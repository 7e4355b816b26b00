import type { ReactNode } from "react";
import { SelectField } from "@/app/_components/text-field";
import { IMPACT_WEAPONS, MELEE_WEAPONS, SHOOTING_WEAPONS } from "@/lib/model/enumerations";
import type { RulesTables } from "@/lib/model/rules-tables";
import type { TroopShape } from "@/lib/model/troop-shape";
import { ODDS } from "@/lib/words/odds";

type Named = { readonly id: string; readonly name: string };
/** What a classification may say, each with its name. */
export type TypedChoices = Readonly<
  Record<
    | "type"
    | "training"
    | "formation"
    | "setFormation"
    | "armour"
    | "quality"
    | "shooting"
    | "firepower"
    | "impact"
    | "melee"
    | "characteristics",
    readonly Named[]
  >
>;

/** The choices of a typed classification, from these rules tables. */
export function typedChoices({ classifications, setFormations, weapons, characteristics }: RulesTables): TypedChoices {
  const named = (rows: readonly { readonly id: string; readonly name: string }[]) => rows.map(({ id, name }) => ({ id, name }));
  const of = (ids: readonly string[]) => named(weapons.filter(({ id }) => ids.includes(id)));
  return {
    type: named(classifications.types),
    training: named(classifications.trainings),
    formation: named(classifications.formations),
    setFormation: named(setFormations),
    armour: named(classifications.armours),
    quality: named(classifications.qualities),
    shooting: of(SHOOTING_WEAPONS),
    firepower: named(classifications.firepowers),
    impact: of(IMPACT_WEAPONS),
    melee: of(MELEE_WEAPONS),
    characteristics: named(characteristics),
  };
}

const WORDS = ODDS.typed;

type Props = {
  readonly troop: TroopShape;
  readonly choices: TypedChoices;
  readonly change: (troop: TroopShape) => void;
  /** Whether it has the width of the page. */
  readonly isWide?: boolean;
};

/** A classification, column by column. */
export function TroopFields({ troop, choices, change, isWide = false }: Props) {
  const set = (more: Partial<TroopShape>) => change({ ...troop, ...more });
  const column = (
    name: "type" | "training" | "formation" | "setFormation" | "armour" | "quality" | "impact" | "melee",
    canBeNone: boolean,
  ) => (
    <Column
      key={name}
      label={WORDS[name]}
      value={troop[name] ?? ""}
      choices={choices[name]}
      canBeNone={canBeNone}
      onChange={(value) => set({ [name]: value || null })}
    />
  );
  const { characteristics } = troop;
  return (
    <div className="grid gap-3">
      <div className={`grid grid-cols-2 gap-3 ${isWide ? "sm:grid-cols-4 xl:grid-cols-6" : "sm:grid-cols-3"}`}>
        {column("type", false)}
        {column("training", true)}
        {column("formation", false)}
        {column("setFormation", true)}
        {column("armour", false)}
        {column("quality", false)}
        <Column
          {...{ label: WORDS.shooting, value: troop.shooting?.weapon ?? "", choices: choices.shooting, canBeNone: true }}
          onChange={(weapon) =>
            set({ shooting: weapon === "" ? null : { weapon: weapon as never, firepower: troop.shooting?.firepower ?? "average" } })
          }
        />
        {troop.shooting && (
          <Column
            {...{ label: WORDS.firepower, value: troop.shooting.firepower ?? "average", choices: choices.firepower, canBeNone: false }}
            onChange={(firepower) => set({ shooting: troop.shooting && { ...troop.shooting, firepower: firepower as never } })}
          />
        )}
        {column("impact", true)}
        {column("melee", true)}
      </div>
      <details>
        <summary className="min-h-[44px] content-center">
          {WORDS.characteristics} {characteristics.length > 0 && `(${characteristics.length})`}
        </summary>
        <div className={`grid grid-cols-2 gap-x-4 gap-y-1 ${isWide ? "sm:grid-cols-4 xl:grid-cols-6" : ""}`}>
          {choices.characteristics.map(({ id, name }) => (
            <label key={id} className="tick flex items-baseline gap-2">
              <input
                type="checkbox"
                checked={characteristics.some((one) => one === id)}
                onChange={({ currentTarget: { checked } }) =>
                  set({ characteristics: [...characteristics.filter((one) => one !== id), ...(checked ? [id as never] : [])] })
                }
              />
              {name}
            </label>
          ))}
        </div>
      </details>
    </div>
  );
}

type ColumnProps = {
  readonly label: string;
  readonly value: string;
  readonly choices: readonly Named[];
  readonly canBeNone: boolean;
  readonly onChange: (value: string) => void;
};

function Column({ label, value, choices, canBeNone, onChange }: ColumnProps): ReactNode {
  return (
    <SelectField label={label} value={value} onChange={({ currentTarget }) => onChange(currentTarget.value)}>
      {canBeNone && <option value="">{WORDS.none}</option>}
      {choices.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </SelectField>
  );
}
