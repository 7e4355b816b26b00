"use client";

import { type ReactNode, useEffect } from "react";
import { FormTrouble, SubmitButton } from "@/app/_components/form";
import { SelectField } from "@/app/_components/text-field";
import { type Region, TEMPERS, type Temper } from "@/lib/model/enumerations";
import type { ForceRules } from "@/lib/rules/army/typed-force";
import { COMPANY } from "@/lib/words/battle/company";
import { FORCE } from "@/lib/words/battle/force-forms";
import { NEW_BATTLE } from "@/lib/words/battle/new-battle";
import { temperSentence } from "@/lib/words/battle/room";
import { byRegion, REGION_WORDS } from "@/lib/words/lists";
import { sentenceCase } from "@/lib/words/phrasing";
import { Options } from "../../_components/force/choices";
import { ForceChooser } from "../../_components/force/force-chooser";
import type { ForceNames, ForceOptions, ReadyOption } from "../../_components/force/force-option";
import { PlayerNameField } from "../../_components/player-name/player-name";
import { type HouseWish, OPPONENTS, type Opponent, type TableSize, useNewBattle } from "./use-new-battle";

/** At the end of an address that sets both armies: the battle is started as it stands. */
const START = "#start";

type HouseList = { readonly id: string; readonly name: string; readonly region: Region };

type Props = {
  readonly options: ForceOptions;
  /** The army that the address names. */
  readonly asked: string | null;
  /** The sample army that the address sets against it: then all is chosen, and the button stays in sight. */
  readonly against: ReadyOption | null;
  readonly names: ForceNames;
  readonly rules: ForceRules;
  readonly houseLists: readonly HouseList[];
  readonly tables: readonly TableSize[];
  readonly inviteDays: number;
  /** What the reader called himself last with this account. */
  readonly called: string | null;
};

/** Three questions, whose answers start a battle. */
export function NewBattleForm({ names, houseLists, tables, ...given }: Props) {
  const battle = useNewBattle({ tables, ...given });
  const { mine, theirs, player, second, opponent, setOpponent, house, setHouse, table, setTable, troubles, busy, open } = battle;
  const { houseHint, isOfHistory } = battle;
  // A tap on "Lead" starts at once; going back, or a reload, finds the form.
  useEffect(() => {
    if (!given.asked || !given.against || window.location.hash !== START) return;
    window.history.replaceState(window.history.state, "", window.location.pathname + window.location.search);
    void open();
  });
  return (
    <form
      method="post"
      noValidate
      aria-label={NEW_BATTLE.heading}
      // The focus is not hidden behind the button.
      className={`mt-6 grid max-w-3xl gap-9 ${given.against ? "[&_:is(input,select)]:scroll-mb-40" : ""}`}
      onSubmit={(event) => {
        event.preventDefault();
        void open();
      }}
    >
      <Question number="I" name={NEW_BATTLE.questions.army}>
        <ForceChooser chooser={mine} names={names} label={FORCE.mine} />
        <PlayerNameField player={player} />
      </Question>
      <Question number="II" name={NEW_BATTLE.questions.opponent}>
        <OpponentChoice chosen={opponent} choose={setOpponent} />
        {opponent === "house" && (
          <HouseChoice {...{ house, isOfHistory }} choose={setHouse} hint={houseHint} lists={houseLists} trouble={troubles.theirs} />
        )}
        {opponent === "device" && <ForceChooser chooser={theirs} names={names} label={FORCE.theirs} />}
        {opponent === "device" && <PlayerNameField player={second} label={COMPANY.name.second} hint="" />}
      </Question>
      <Question number="III" name={NEW_BATTLE.questions.table}>
        <TableChoice
          sizes={tables}
          chosen={table?.id ?? ""}
          choose={(id) => setTable(tables.find((one) => one.id === id))}
          trouble={troubles.table ?? null}
        />
      </Question>
      <noscript>
        <p className="finding max-w-prose">{NEW_BATTLE.needsScripts}</p>
      </noscript>
      <div className={`grid gap-2 ${given.against ? "sticky bottom-0 z-1 border-t border-rule bg-paper py-3" : ""}`}>
        <FormTrouble trouble={troubles.all ?? null} />
        {given.against && opponent === "house" && (
          <p>
            {mine.chosen && NEW_BATTLE.youLead(mine.chosen.name)} {houseHint}
          </p>
        )}
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

type TableChoiceProps = {
  readonly sizes: readonly TableSize[];
  readonly chosen: string;
  readonly choose: (id: TableSize["id"]) => void;
  readonly trouble: string | null;
};

function TableChoice({ sizes, chosen, choose, trouble }: TableChoiceProps) {
  const printed = sizes.filter(({ source }) => source.from === "rulebook").map(({ width, depth }) => NEW_BATTLE.size(width, depth));
  return (
    <>
      <p className="text-soft">
        {NEW_BATTLE.tableHint} {printed.length < sizes.length && NEW_BATTLE.ownSizes(printed)}
      </p>
      <div className="grid gap-x-8 sm:grid-cols-2 sm:max-w-2xl">
        {sizes.map(({ id, name, width, depth }) => (
          <div key={id} className="flex flex-wrap items-center gap-x-2">
            <label className="tick flex min-h-[38px] cursor-pointer items-center gap-2">
              <input
                type="radio"
                name="table"
                className="size-4 shrink-0 accent-madder"
                checked={chosen === id}
                onChange={() => choose(id)}
              />
              <span>
                {name} <span className="text-soft">{NEW_BATTLE.size(width, depth)}</span>
              </span>
            </label>
          </div>
        ))}
      </div>
      <FormTrouble trouble={trouble} />
    </>
  );
}

type OpponentChoiceProps = { readonly chosen: Opponent; readonly choose: (opponent: Opponent) => void };

function OpponentChoice({ chosen, choose }: OpponentChoiceProps) {
  return (
    <div className="border-t border-rule">
      {OPPONENTS.map((one) => {
        const { name, text } = NEW_BATTLE.opponents[one];
        return (
          <label key={one} className="flex cursor-pointer items-baseline gap-3 border-b border-rule py-2.5">
            <input
              type="radio"
              name="opponent"
              value={one}
              className="size-4 shrink-0 translate-y-[0.1rem] accent-madder"
              checked={chosen === one}
              onChange={() => choose(one)}
            />
            <span>
              <span className="font-serif text-[1.2rem] leading-tight">{name}</span>
              <span className="block text-soft">{text}</span>
            </span>
          </label>
        );
      })}
    </div>
  );
}

type HouseChoiceProps = {
  readonly house: HouseWish;
  readonly choose: (house: HouseWish) => void;
  /** Which army it will take. */
  readonly hint: string;
  /** Whether, left to itself, it takes the historical opponent. */
  readonly isOfHistory: boolean;
  /** The lists that have a sample army. */
  readonly lists: readonly HouseList[];
  readonly trouble: string | undefined;
};

/** How the computer plays, and with which army. */
function HouseChoice({ house, choose, hint, isOfHistory, lists, trouble }: HouseChoiceProps) {
  const { list, temper } = house;
  return (
    <div className="grid items-start gap-x-5 gap-y-3 sm:grid-cols-2">
      <SelectField
        label={NEW_BATTLE.style}
        value={temper}
        onChange={(event) => choose({ ...house, temper: event.target.value as Temper | "" })}
        hint={temper === "" ? NEW_BATTLE.styleHint : temperSentence(temper)}
      >
        <Options of={TEMPERS.map((id) => ({ id, name: sentenceCase(id) }))} none={NEW_BATTLE.random} />
      </SelectField>
      <SelectField
        label={NEW_BATTLE.computersArmy}
        value={list}
        onChange={(event) => choose({ ...house, list: event.target.value })}
        hint={hint}
        error={trouble}
      >
        <option value="">{isOfHistory ? NEW_BATTLE.historical : NEW_BATTLE.random}</option>
        {byRegion(lists).map(({ region, own }) => (
          <optgroup key={region} label={REGION_WORDS[region]}>
            <Options of={own} />
          </optgroup>
        ))}
      </SelectField>
    </div>
  );
}
