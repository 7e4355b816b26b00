import { Headpiece } from "@/app/_components/headpiece";

/** What there is to start, for one who has started nothing. */
export function NoBattles() {
  return (
    <div className="max-w-2xl">
      <p className="max-w-prose font-serif text-[1.25rem] leading-snug">
        For five days two armies look for a place to fight: each day both play a card unseen, the better one may move the marker on the map,
        and where it stands in the end the battle is fought. Play them with an opponent by a link, with both of you on this device, or alone
        against the house commander.
      </p>
      <div className="mt-10">
        <Headpiece />
      </div>
    </div>
  );
}
