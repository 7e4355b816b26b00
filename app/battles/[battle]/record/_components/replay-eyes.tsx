import type { SeatName } from "@/lib/model/by-seat";
import { SEATS } from "@/lib/model/enumerations";
import type { SeatNames } from "@/lib/words/battle/names";
import { RECORD } from "@/lib/words/battle/record";
import { sentenceCase } from "@/lib/words/phrasing";
import type { ReplayState } from "./use-replay";

type Props = { readonly replay: ReplayState; readonly names: SeatNames; readonly isPublished: boolean };

/** Whose view is shown. While hands are secret, it is the spectators'. */
export function ReplayEyes({ replay: { eyes, look }, names, isPublished }: Props) {
  if (!isPublished) return <p className="max-w-prose text-soft">{RECORD.view.onlySpectators}</p>;
  const choices: readonly (readonly [SeatName | null, string])[] = [
    ...SEATS.map((seat) => [seat, sentenceCase(names.names[seat])] as const),
    [null, RECORD.view.spectator],
  ];
  return (
    <fieldset className="flex flex-wrap items-center gap-x-5">
      <legend className="float-left mr-2 text-soft">{RECORD.view.label}</legend>
      {choices.map(([seat, name]) => (
        <button key={name} type="button" className="replay-eye" aria-pressed={eyes === seat} onClick={() => look(seat)}>
          {name}
        </button>
      ))}
    </fieldset>
  );
}
