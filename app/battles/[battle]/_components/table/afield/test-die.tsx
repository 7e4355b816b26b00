import { DeathDie } from "@/app/battles/_components/cards/death-die";
import type { Colour } from "@/lib/model/enumerations";
import { AFIELD } from "@/lib/words/battle/afield";

/** The death die to roll, by its colour and letter. */
export function TestDie({ colour }: { readonly colour: Colour }) {
  return (
    <span className="day-die" role="img" aria-label={AFIELD.tests.die(colour)}>
      <DeathDie colour={colour} face="skull" />
    </span>
  );
}
