import { type TypedCode, typedCode } from "@/app/_components/odds/odds-address";
import { TroopFields, type TypedChoices } from "@/app/_components/troop-fields";

type Props = { readonly group: TypedCode; readonly choices: TypedChoices; readonly onChange: (code: string) => void };

/** A classification, column by column. What contradicts itself is told where the answer would be. */
export const TypedTroop = ({ group, choices, onChange }: Props) => (
  <TroopFields troop={group.troop} choices={choices} change={(troop) => onChange(typedCode({ ...group, troop }))} />
);
