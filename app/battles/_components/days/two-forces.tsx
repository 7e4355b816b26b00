import { AwaitedWords } from "@/app/_components/awaited-words";
import type { BattleView } from "@/lib/model/battle-view";
import type { SeatName } from "@/lib/model/by-seat";
import { forceFacts, forceHead, unknownForce } from "@/lib/words/battle/forces";
import { armyOf, type SeatNames } from "@/lib/words/battle/names";
import { seatsInOrder } from "./days-table";
import "./days.css";

type Props = { readonly view: BattleView; readonly names: SeatNames };

/** The two armies as far as both may know them: side by side where there is room, line by line at the same height. */
export function TwoForces({ view, names }: Props) {
  return (
    <dl className="two-forces">
      {seatsInOrder(names.eyes).map((seat, at) => (
        <Force key={seat} view={view} names={names} seat={seat} mine={at === 0} />
      ))}
    </dl>
  );
}

function Force({ view, names, seat, mine }: Props & { readonly seat: SeatName; readonly mine: boolean }) {
  const force = view.forces[seat];
  const whose = mine ? "own" : "other";
  return (
    <>
      <div className="force-name" data-whose={whose} data-unknown={!force || undefined}>
        <dt>{forceHead(view, names, seat)}</dt>
        <dd>{force ? armyOf(names, seat) : unknownForce(view, names, seat)}</dd>
      </div>
      {force &&
        forceFacts(force).map(({ key, what, values }) => (
          <div key={key} data-whose={whose}>
            <dt>
              <AwaitedWords text={what} />
            </dt>
            {values.map((value, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two commanders may be alike
              <dd key={at}>
                <AwaitedWords text={value} />
              </dd>
            ))}
          </div>
        ))}
    </>
  );
}
