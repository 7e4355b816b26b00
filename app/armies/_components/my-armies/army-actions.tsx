import { useId, useState } from "react";
import type { MyArmy } from "@/lib/model/stored-army";
import { ARMIES } from "@/lib/words/armies";
import type { useArmyMoves } from "./use-army-moves";

const WORDS = ARMIES.mine;

type Props = { readonly army: MyArmy } & Pick<ReturnType<typeof useArmyMoves>, "move" | "copy">;

/** Actions on an army; on a phone behind one button, so that the list stays short. */
export function ArmyActions({ army, move, copy }: Props) {
  const id = useId();
  const [open, setOpen] = useState(false);
  const actions = [
    { label: WORDS.duplicate, act: () => copy(army) },
    { label: WORDS.archive, act: () => move(army, "archive") },
    { label: WORDS.delete, act: () => move(army, "bin") },
  ];
  return (
    <>
      <button
        type="button"
        className="button -my-2 sm:hidden"
        data-small
        data-quiet
        aria-label={WORDS.more(army.name)}
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
      >
        …
      </button>
      <span id={id} className={`flex gap-1 max-sm:w-full max-sm:gap-2 ${open ? "" : "max-sm:hidden"}`}>
        {actions.map(({ label, act }) => (
          <button
            key={label}
            type="button"
            className="button font-normal text-soft hover:text-ink"
            data-small
            data-quiet
            aria-label={WORDS.act(label, army.name)}
            onClick={act}
          >
            {label}
          </button>
        ))}
      </span>
    </>
  );
}
