import { SelectField } from "@/app/_components/select-field";
import { TEMPERS, type Temper } from "@/lib/model/enumerations";
import { temperSentence } from "@/lib/words/battle/advice-words";
import { sentenceCase } from "@/lib/words/phrasing";
import { Options } from "../../_components/force/options";
import type { HouseWish } from "./seats-asked";

type Props = {
  readonly house: HouseWish;
  readonly choose: (house: HouseWish) => void;
  /** Those of which he has an army. */
  readonly lists: readonly { readonly id: string; readonly name: string }[];
  readonly trouble: string | undefined;
};

/** What kind of commander the house sends, and with which army. */
export function HouseChoice({ house, choose, lists, trouble }: Props) {
  const { list, temper } = house;
  return (
    <div className="grid items-start gap-x-5 gap-y-3 sm:grid-cols-2">
      <SelectField
        label="His temper"
        value={temper}
        onChange={(event) => choose({ ...house, temper: event.target.value as Temper | "" })}
        hint={temper === "" ? "One of the three, drawn by lot." : temperSentence(temper)}
      >
        <Options of={TEMPERS.map((id) => ({ id, name: sentenceCase(id) }))} none="Drawn by lot" />
      </SelectField>
      <SelectField
        label="His army"
        value={list}
        onChange={(event) => choose({ ...house, list: event.target.value })}
        hint={list === "" ? "One of the ready armies, drawn by lot." : "A ready army of this list."}
        error={trouble}
      >
        <Options of={lists} none="Any" />
      </SelectField>
    </div>
  );
}
