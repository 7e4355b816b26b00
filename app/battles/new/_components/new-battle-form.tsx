"use client";

import type { ReactNode } from "react";
import { FormTrouble } from "@/app/_components/form-trouble";
import { SubmitButton } from "@/app/_components/submit-button";
import type { ForceRules } from "@/lib/rules/army/typed-force";
import { ForceChooser } from "../../_components/force/force-chooser";
import type { ForceNames } from "../../_components/force/force-names";
import type { ForceOptions } from "../../_components/force/force-option";
import { HouseChoice } from "./house-choice";
import { OpponentChoice } from "./opponent-choice";
import { TableChoice, type TableSize } from "./table-choice";
import { useNewBattle } from "./use-new-battle";

type Props = {
  readonly options: ForceOptions;
  /** The army that one comes with. */
  readonly asked: string | null;
  readonly names: ForceNames;
  readonly rules: ForceRules;
  readonly houseLists: readonly { readonly id: string; readonly name: string }[];
  readonly tables: readonly TableSize[];
  readonly inviteDays: number;
};

/** The answers to three questions, from which a battle is opened. */
export function NewBattleForm({ names, houseLists, tables, ...given }: Props) {
  const { mine, theirs, opponent, setOpponent, house, setHouse, table, setTable, troubles, busy, open } = useNewBattle({
    tables,
    ...given,
  });
  return (
    <form
      method="post"
      noValidate
      aria-label="A new battle"
      className="mt-6 grid max-w-3xl gap-9"
      onSubmit={(event) => {
        event.preventDefault();
        void open();
      }}
    >
      <Question number="I" name="Which army?">
        <ForceChooser chooser={mine} names={names} label="Your army" />
      </Question>
      <Question number="II" name="Against whom?">
        <OpponentChoice chosen={opponent} choose={setOpponent} />
        {opponent === "house" && <HouseChoice house={house} choose={setHouse} lists={houseLists} trouble={troubles.theirs} />}
        {opponent === "device" && <ForceChooser chooser={theirs} names={names} label="The other army" />}
      </Question>
      <Question number="III" name="On which table?">
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
          <p className="finding max-w-prose">To open a battle, this page needs scripts. Allow them and load it again.</p>
        </noscript>
        <div>
          <SubmitButton label="Open the battle" working="Opening…" busy={busy} />
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
