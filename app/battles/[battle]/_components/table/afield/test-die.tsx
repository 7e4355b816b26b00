import { DeathDie } from "@/app/battles/_components/cards/death-die";
import type { Colour } from "@/lib/model/enumerations";

/** The death die to be thrown: its colour and letter; which face it will show nobody knows. */
export function TestDie({ colour }: { readonly colour: Colour }) {
  return (
    <span className="day-die" role="img" aria-label={`${colour} die`}>
      <DeathDie colour={colour} face="skull" />
    </span>
  );
}
