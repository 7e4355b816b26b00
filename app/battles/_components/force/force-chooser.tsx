import { useState } from "react";
import { askServer } from "@/app/_components/ask-server";
import { Finder } from "@/app/_components/find-list/finder";
import { FormTrouble } from "@/app/_components/form";
import { SelectField } from "@/app/_components/text-field";
import type { Army } from "@/lib/model/army";
import type { Fault } from "@/lib/model/faults";
import type { QuickForce } from "@/lib/model/force";
import type { ErrorBody } from "@/lib/model/http";
import type { StoredArmy } from "@/lib/model/stored-army";
import type { ForceRules } from "@/lib/rules/army/typed-force";
import { ARMIES } from "@/lib/words/armies";
import { FORCE, forceRefusalWords } from "@/lib/words/battle/force-forms";
import { menuName } from "@/lib/words/battle/names";
import { pathOfPlace, placeOf } from "@/lib/words/faults";
import { byRegion, REGION_WORDS } from "@/lib/words/lists";
import type { ForceNames, ForceOption, ForceOptions } from "./force-option";
import { TypedForceFields } from "./typed-force-fields";
import { type DraftSlot, dropDraft, type TypedForceForm, useTypedForce } from "./use-typed-force";

type Props = { readonly chooser: Chooser; readonly names: ForceNames; readonly label: string };

/** So many are seen at a glance. */
const FEW = 12;

/** Which army goes into battle: the player's own, a sample army, or one that was built elsewhere and is entered by hand. */
export function ForceChooser({ chooser, names, label }: Props) {
  const { options, choice, choose, chosen, typed, trouble } = chooser;
  return (
    <div className="grid gap-3">
      {options.ready.length > FEW && (
        <Finder label={FORCE.findSample} all={options.ready} choose={({ id }) => choose(id)} aboutOf={({ about }) => about} />
      )}
      <SelectField label={label} value={choice} onChange={(event) => choose(event.target.value)} className="w-full max-w-md">
        {options.mine.length > 0 && <Group name={FORCE.yourArmies} options={options.mine} />}
        {byRegion(options.ready).map(({ region, own }) => (
          <Group key={region} name={ARMIES.ready.of(REGION_WORDS[region])} options={own} />
        ))}
        <optgroup label={FORCE.elsewhere}>
          <option value={TYPED}>{FORCE.byHand}</option>
        </optgroup>
      </SelectField>
      {chosen ? <About option={chosen} /> : <TypedForceFields typed={typed} names={names} />}
      <FormTrouble trouble={trouble} />
    </div>
  );
}

function Group({ name, options }: { readonly name: string; readonly options: readonly ForceOption[] }) {
  return (
    <optgroup label={name}>
      {options.map((one) => (
        <option key={one.id} value={one.id}>
          {one.isLegal ? menuName(one) : FORCE.notLegal(menuName(one))}
        </option>
      ))}
    </optgroup>
  );
}

function About({ option: { about, isLegal } }: { readonly option: ForceOption }) {
  return (
    <>
      <p className="text-soft">{about}</p>
      {!isLegal && (
        <p className="finding max-w-prose" data-severity="warning">
          {FORCE.mayFight}
        </p>
      )}
    </>
  );
}

type Detail = { readonly at?: string; readonly code: string; readonly message: string };
export type FaultLine = Omit<Detail, "at"> & { readonly path: readonly (string | number)[] };

const isDetail = (one: unknown): one is Detail => typeof one === "object" && one !== null && "code" in one && "message" in one;

/** The objections of the server, each with its place in what was sent; without a place, the whole. */
export function faultLines({ code, message, details }: ErrorBody["error"]): readonly FaultLine[] {
  const found = Array.isArray(details) ? details.filter(isDetail) : [];
  return (found.length > 0 ? found : [{ code, message }]).map(({ at = "", ...rest }: Detail) => ({ ...rest, path: pathOfPlace(at) }));
}

/** The choice of an army that is entered by hand. */
const TYPED = "typed-in";

type TakenForce = { readonly kind: "army"; readonly army: Army } | QuickForce;
type Told = { readonly code: string; readonly message: string };

export type Chooser = {
  readonly options: ForceOptions;
  /** An option's id, or `TYPED`. */
  readonly choice: string;
  readonly choose: (choice: string) => void;
  readonly chosen: ForceOption | null;
  readonly typed: TypedForceForm;
  readonly trouble: string | null;
  /** The chosen army, to be sent; null where it cannot be, and then the page says why. */
  readonly take: () => Promise<TakenForce | null>;
  /** Shows what the server objects to in the force, at a place within it. */
  readonly refuse: (told: Told, path: Fault["path"]) => void;
  /** To be called once it is in the battle. */
  readonly taken: () => void;
};

type Given = {
  readonly options: ForceOptions;
  /** The limits for an army that is entered by hand. */
  readonly rules: ForceRules;
  readonly slot: DraftSlot;
  readonly wanted?: string | null;
  readonly otherwise?: string | null;
};

async function armyOf({ id, army }: ForceOption): Promise<{ readonly army: Army } | { readonly trouble: string }> {
  if (army) return { army };
  const answer = await askServer<StoredArmy>("GET", `/api/armies/${id}`);
  if (answer.ok) return { army: answer.value.army };
  return { trouble: answer.status === 0 ? FORCE.unreachable : answer.error.message };
}

/** Chosen first: the wanted army, else one that was being entered before, else `otherwise`, else the player's newest. */
export function useForceChooser({ options, rules, slot, wanted = null, otherwise = null }: Given): Chooser {
  const all = [...options.mine, ...options.ready];
  const asked = all.find(({ id }) => id === wanted);
  const [choice, setChoice] = useState(asked?.id ?? otherwise ?? all[0]?.id ?? TYPED);
  const [trouble, setTrouble] = useState<string | null>(null);
  const typed = useTypedForce(rules, slot, () => asked ?? setChoice(TYPED));
  const chosen = all.find(({ id }) => id === choice) ?? null;

  async function take(): Promise<TakenForce | null> {
    setTrouble(null);
    if (!chosen) return typed.take();
    const found = await armyOf(chosen);
    if ("army" in found) return { kind: "army", army: found.army };
    setTrouble(found.trouble);
    return null;
  }
  function refuse(told: Told, path: Fault["path"]): void {
    const words = forceRefusalWords(told, path);
    const field = placeOf(path).replaceAll(/\[(\d+)\]/g, ".$1");
    if (!chosen && field !== "") typed.form.setError(field as "name", { message: words }, { shouldFocus: true });
    else setTrouble(words);
  }
  return {
    ...{ options, choice, chosen, typed, trouble, take, refuse },
    choose: (next) => {
      setChoice(next);
      setTrouble(null);
    },
    taken: () => !chosen && dropDraft(slot),
  };
}
