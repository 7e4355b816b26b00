"use client";

import type { ReactNode } from "react";
import { FormTrouble, SubmitButton } from "@/app/_components/form";
import type { ForceRules } from "@/lib/rules/army/typed-force";
import { NEW_BATTLE } from "@/lib/words/battle/battles";
import { FORCE } from "@/lib/words/battle/forces";
import { ForceChooser } from "../../_components/force/force-chooser";
import type { ForceNames } from "../../_components/force/force-names";
import type { ForceOptions } from "../../_components/force/force-option";
import { HouseChoice } from "./house-choice";
import { OpponentChoice } from "./opponent-choice";
import { TableChoice, type TableSize } from "./table-choice";
import { useNewBattle } from "./use-new-battle";

type Props = {
  readonly options: ForceOptions;
  /** The army that the address names. */
  readonly asked: string | null;
  readonly names: ForceNames;
  readonly rules: ForceRules;
  readonly houseLists: readonly { readonly id: string; readonly name: string }[];
  readonly tables: readonly TableSize[];
  readonly inviteDays: number;
};

/** Three questions, whose answers start a battle. */
export function NewBattleForm({ names, houseLists, tables, ...given }: Props) {
  const { mine, theirs, opponent, setOpponent, house, setHouse, table, setTable, troubles, busy, open } = useNewBattle({
    tables,
    ...given,
  });
  return (
    <form
      method="post"
      noValidate
      aria-label={NEW_BATTLE.heading}
      className="mt-6 grid max-w-3xl gap-9"
      onSubmit={(event) => {
        event.preventDefault();
        void open();
      }}
    >
      <Question number="I" name={NEW_BATTLE.questions.army}>
        <ForceChooser chooser={mine} names={names} label={FORCE.mine} />
      </Question>
      <Question number="II" name={NEW_BATTLE.questions.opponent}>
        <OpponentChoice chosen={opponent} choose={setOpponent} />
        {opponent === "house" && <HouseChoice house={house} choose={setHouse} lists={houseLists} trouble={troubles.theirs} />}
        {opponent === "device" && <ForceChooser chooser={theirs} names={names} label={FORCE.theirs} />}
      </Question>
      <Question number="III" name={NEW_BATTLE.questions.table}>
        <TableChoice
          sizes={tables}
          chosen={table?.id ?? ""}
          choose={(id) => setTable(tables.find((one) => one.id === id))}
          trouble={troubles.table ?? null}
        />
      </Question>
      <div className="grid gap-3">
        <FormTrouble trouble={troubles.all ?? null} />
        <noscript>
          <p className="finding max-w-prose">{NEW_BATTLE.needsScripts}</p>
        </noscript>
        <div>
          <SubmitButton label={NEW_BATTLE.start} working={NEW_BATTLE.starting} busy={busy} />
        </div>
      </div>
    </form>
  );
}

function Question({ number, name, children }: { readonly number: string; readonly name: string; readonly children: ReactNode }) {
  return (
    <fieldset className="grid min-w-0 gap-3">
      <legend className="mb-3 flex items-baseline gap-3">
        <span className="w-6 font-serif text-[1.35rem] text-madder italic">{number}</span>
        <h2>{name}</h2>
      </legend>
      {children}
    </fieldset>
  );
}
