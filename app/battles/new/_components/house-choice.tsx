import { SelectField } from "@/app/_components/text-field";
import { TEMPERS, type Temper } from "@/lib/model/enumerations";
import { NEW_BATTLE } from "@/lib/words/battle/battles";
import { temperSentence } from "@/lib/words/battle/room";
import { sentenceCase } from "@/lib/words/phrasing";
import { Options } from "../../_components/force/options";
import type { HouseWish } from "./seats-asked";

type Props = {
  readonly house: HouseWish;
  readonly choose: (house: HouseWish) => void;
  /** The lists that have a sample army. */
  readonly lists: readonly { readonly id: string; readonly name: string }[];
  readonly trouble: string | undefined;
};

/** How the computer plays, and with which army. */
export function HouseChoice({ house, choose, lists, trouble }: Props) {
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
        hint={list === "" ? NEW_BATTLE.anyArmyHint : NEW_BATTLE.listHint}
        error={trouble}
      >
        <Options of={lists} none={NEW_BATTLE.random} />
      </SelectField>
    </div>
  );
}
