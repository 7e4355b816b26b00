import { CardBack } from "@/app/battles/_components/cards/card-back";
import { PlayingCard } from "@/app/battles/_components/cards/playing-card";
import type { BattleView } from "@/lib/model/battle-view";
import type { SeatName } from "@/lib/model/by-seat";
import { COLOURS, type Colour } from "@/lib/model/enumerations";
import type { SeatNames } from "@/lib/words/battle/names";
import { RECORD } from "@/lib/words/battle/record";

type Props = { readonly view: BattleView; readonly names: SeatNames; readonly seats: readonly SeatName[] };

const bestFirst = (hand: readonly Colour[]): readonly Colour[] =>
  hand.toSorted((one, other) => COLOURS.indexOf(other) - COLOURS.indexOf(one));

function handWords({ view, seat }: { readonly view: BattleView; readonly seat: SeatName }): string {
  const isOwn = view.card !== null && view.seat === seat;
  return RECORD.hands.count(view.handCounts[seat], isOwn ? (view.card ?? false) : view.committed[seat]);
}

/** Both hands in this view: the viewer's own open, the other face down. */
export function ReplayHands({ view, names, seats }: Props) {
  return (
    <section aria-label={RECORD.hands.name} className="grid gap-3">
      {seats.map((seat, place) => (
        <div key={seat}>
          <p className="text-[0.9rem] text-soft">
            <span className="text-ink">{RECORD.hands.of(names, seat)}</span>: {handWords({ view, seat })}
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
