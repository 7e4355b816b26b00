import { Headpiece } from "@/app/_components/headpiece";
import { BATTLES } from "@/lib/words/battle/battles";

/** For a player without battles. */
export function NoBattles() {
  return (
    <div className="max-w-2xl">
      <p className="max-w-prose font-serif text-[1.25rem] leading-snug">{BATTLES.none}</p>
      <div className="mt-10">
        <Headpiece />
      </div>
    </div>
  );
}
