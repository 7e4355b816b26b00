import { CardBack } from "@/app/battles/_components/cards/card-back";
import { PlayingCard } from "@/app/battles/_components/cards/playing-card";
import type { BattleView } from "@/lib/model/battle-view";
import type { SeatName } from "@/lib/model/by-seat";
import { COLOURS, type Colour } from "@/lib/model/enumerations";
import { type SeatNames, who } from "@/lib/words/battle/seat-names";
import { counted, sentenceCase } from "@/lib/words/phrasing";

type Props = { readonly view: BattleView; readonly names: SeatNames; readonly seats: readonly SeatName[] };

const bestFirst = (hand: readonly Colour[]): readonly Colour[] =>
  hand.toSorted((one, other) => COLOURS.indexOf(other) - COLOURS.indexOf(one));

function whatIsIn({ view, seat }: { readonly view: BattleView; readonly seat: SeatName }): string {
  const count = counted(view.handCounts[seat], "card");
  if (view.card !== null && view.seat === seat) return `${count}, ${view.card} committed`;
  return view.committed[seat] ? `${count}, one committed` : count;
}

/** Both hands as these eyes saw them: one's own open, the other's by its backs. */
export function ReplayHands({ view, names, seats }: Props) {
  return (
    <section aria-label="Hands" className="grid gap-3">
      {seats.map((seat, place) => (
        <div key={seat}>
          <p className="text-[0.9rem] text-soft">
            <span className="text-ink">{sentenceCase(who(names, seat))}</span>: {whatIsIn({ view, seat })}
          </p>
          <p className="replay-hand">
            {view.seat === seat
              ? bestFirst(view.hand).map((card, at) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: cards of a colour are all alike
                  <PlayingCard key={at} colour={card} size="row" />
                ))
              : Array.from({ length: view.handCounts[seat] }, (_, at) => at).map((at) => (
                  <CardBack key={at} size="row" mine={place === 0} />
                ))}
          </p>
        </div>
      ))}
    </section>
  );
}
