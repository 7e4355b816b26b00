import type { SeatName } from "@/lib/model/by-seat";
import { SEATS } from "@/lib/model/enumerations";
import type { SeatNames } from "@/lib/words/battle/seat-names";
import { sentenceCase } from "@/lib/words/phrasing";
import type { ReplayState } from "./use-replay";

type Props = { readonly replay: ReplayState; readonly names: SeatNames; readonly isTold: boolean };

/** Whose eyes the battle is seen through. While hands are secret they are nobody's but a spectator's. */
export function ReplayEyes({ replay: { eyes, look }, names, isTold }: Props) {
  if (!isTold)
    return (
      <p className="max-w-prose text-soft">
        Seen as a spectator sees it: hands and committed cards are secret until the seed is published, and then it can be seen through
        either player's eyes.
      </p>
    );
  const choices: readonly (readonly [SeatName | null, string])[] = [
    ...SEATS.map((seat) => [seat, sentenceCase(names.names[seat])] as const),
    [null, "A spectator"],
  ];
  return (
    <fieldset className="flex flex-wrap items-center gap-x-5">
      <legend className="float-left mr-2 text-soft">Seen by</legend>
      {choices.map(([seat, name]) => (
        <button key={name} type="button" className="replay-eye" aria-pressed={eyes === seat} onClick={() => look(seat)}>
          {name}
        </button>
      ))}
    </fieldset>
  );
}
