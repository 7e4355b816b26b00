import { useState } from "react";
import { useBoard } from "@/app/_components/browser/board";
import { seatsInOrder } from "@/app/battles/_components/days/days-table";
import type { BattleView } from "@/lib/model/battle-view";
import type { SeatName } from "@/lib/model/by-seat";
import type { SharedTick } from "@/lib/model/company";
import { MARKS, type Marks, markOf } from "@/lib/rules/afield/notebook";
import { lastWords } from "@/lib/rules/afield/shared-ticks";
import { AFIELD, armyCalled, markerWords, secretWords, showWords } from "@/lib/words/battle/afield";
import { deedWords } from "@/lib/words/battle/deeds";
import { readerOf } from "@/lib/words/battle/handling";
import { type Other, otherFor } from "@/lib/words/battle/names";
import type { Reader } from "@/lib/words/battle/terrain";
import { arrivedWords } from "@/lib/words/battle/ticks";
import { withStop } from "@/lib/words/phrasing";
import { useAskFirst, useChoice } from "./choice";
import { type Deed, isLegal } from "./deed";
import { useNames, useSeat, useSender, useView } from "./room-context";
import { SendLine } from "./send-line";
import { OptionList } from "./turn-choices";

type Props = {
  readonly ticks: readonly SharedTick[];
  readonly marks: Marks;
  readonly mark: (changes: Marks, spoken: string) => void;
};

const { orders: ORDERS } = AFIELD;

/** The orders of both players. You show yours here when they show on the table; the other's are "?" until then. */
export function OrdersShown({ ticks, marks, mark }: Props) {
  const seat = useSeat();
  const names = useNames();
  const view = useView();
  const choice = useChoice();
  const arrival = useArrival({ marks, mark });
  if (view.markers.length === 0) return null;
  const reader = readerOf(view);
  const last = lastWords(ticks);
  const options = optionsOf(view, { reader, other: otherFor(names), isHere: arrival.isOf });
  return (
    <section className="day-orders" aria-labelledby="day-orders">
      <h3 id="day-orders">{ORDERS.heading}</h3>
      <ul>
        {seatsInOrder(seat).flatMap((owner) =>
          view.markers
            .filter((one) => one.seat === owner)
            .map((marker) => (
              <li key={`${owner} ${marker.order}`}>
                <span className="text-soft">{ORDERS.of(armyCalled(names, owner))}</span>{" "}
                {ORDERS.shows(markerWords(marker, reader), owner === seat && !marker.revealed)}
                <b>{withStop(secretWords(marker, unitsOf(view, owner), reader))}</b>{" "}
                {isWaiting(marker, marks) && <span className="text-soft">{ORDERS.waits} </span>}
                <Arrival tick={last.get(MARKS.here(owner, marker.order))} />
                {owner === seat && mayArrive(marker, marks) && view.step === "ready" && (
                  <button type="button" className="button screen-only" data-small onClick={() => arrival.press(marker.order)}>
                    {arrival.isOf(marker.order) ? ORDERS.notOnTable : ORDERS.onTable}
                  </button>
                )}
              </li>
            )),
        )}
      </ul>
      {options.length > 0 && <OptionList name={ORDERS.show} options={options} chosen={choice.chosen} choose={arrival.chooseAnother} />}
      <ShowOrder arrival={arrival} />
    </section>
  );
}

const isWaiting = ({ seat, order, place, revealed }: BattleView["markers"][number], marks: Marks): boolean =>
  place.kind === "march" && !revealed && markOf(marks, MARKS.here(seat, order)) === 0;

/** What was shown after it arrived cannot be on the march again. */
const mayArrive = ({ seat, order, secret, revealed }: BattleView["markers"][number], marks: Marks): boolean =>
  secret?.kind === "march" && secret.edge !== null && !(revealed && markOf(marks, MARKS.here(seat, order)) > 0);

/** That a march is on the table, by whose word and since when. */
function Arrival({ tick }: { readonly tick: SharedTick | undefined }) {
  const names = useNames();
  return tick && tick.value > 0 && <span className="day-arrived">{arrivedWords(tick, names)} </span>;
}

const unitsOf = ({ seat, own, units, revealedUnits = [] }: BattleView, owner: SeatName) =>
  owner === seat && own ? own.units : [...units, ...revealedUnits].filter((one) => one.seat === owner);

function optionsOf(
  { legal, markers, own, seat }: BattleView,
  { reader, other, isHere }: { readonly reader: Reader; readonly other: Other; readonly isHere: (order: Order) => boolean },
): readonly { readonly deed: Deed; readonly label: string; readonly note: string }[] {
  return legal.flatMap((one) => {
    if (one.type !== "reveal-order") return [];
    const marker = markers.find(({ order, seat: owner }) => order === one.order && owner === seat);
    const label = marker ? showWords(marker, own?.units ?? [], reader) : one.order;
    const isMarch = marker?.secret?.kind === "march" && marker.secret.edge !== null;
    const isAway = isMarch && !isHere(one.order);
    return { deed: one, label, note: ORDERS.showNote(other, isAway) };
  });
}

type Order = BattleView["markers"][number]["order"];
type Shown = Extract<Deed, { type: "reveal-order" }>;

/**
 * A march that stands on the table is seen: that it has arrived and what it says are one deed, confirmed like any that is final. The tick
 * goes with the order, so that both players count its groups from the same moment.
 */
function useArrival({ marks, mark }: Pick<Props, "marks" | "mark">) {
  const view = useView();
  const seat = useSeat();
  const asks = useAskFirst();
  const { chosen, choose, drop, send } = useChoice();
  const [arriving, setArriving] = useState<Order | null>(null);
  const isArriving = (order: Order) => arriving === order && chosen?.type === "reveal-order" && chosen.order === order;
  const isHere = (order: Order) => markOf(marks, MARKS.here(seat, order)) > 0;
  const tick = (order: Order, value: 0 | 1) => mark({ [MARKS.here(seat, order)]: value }, value ? ORDERS.arrived : ORDERS.notArrived);
  return {
    /** Whether it is said of it that it has arrived. */
    isOf: (order: Order) => isHere(order) || isArriving(order),
    press(order: Order) {
      const show: Shown = { type: "reveal-order", order };
      const isGivenUp = isArriving(order);
      setArriving(isGivenUp || isHere(order) ? null : order);
      if (isGivenUp) return drop();
      if (isHere(order)) return tick(order, 0);
      if (!asks || !isLegal(view, show)) tick(order, 1);
      if (isLegal(view, show)) choose(show);
    },
    chooseAnother(deed: Deed) {
      setArriving(null);
      choose(deed);
    },
    show(deed: Shown) {
      if (isArriving(deed.order)) tick(deed.order, 1);
      send(deed);
    },
  };
}

/** The button that shows the chosen order, and what became of it. */
function ShowOrder({ arrival }: { readonly arrival: ReturnType<typeof useArrival> }) {
  const view = useView();
  const { chosen } = useChoice();
  const sending = useBoard(useSender());
  const isSent = sending.kind !== "idle" && sending.sent.type === "reveal-order";
  const show = chosen?.type === "reveal-order" ? chosen : null;
  if (!show && !isSent) return null;
  const byHand = show && { label: deedWords(show, view), isHeldBack: false, press: () => arrival.show(show) };
  return <SendLine deed={show} hint={null} byHand={byHand} />;
}
