import { type ReactNode, useCallback, useEffect, useMemo, useRef } from "react";
import { AwaitedWords } from "@/app/_components/awaited-words";
import { useBoard } from "@/app/_components/browser/board";
import { HandlingPad, HandlingReasons } from "@/app/_components/handling/handling-pad";
import type { Task } from "@/app/_components/handling/task";
import type { PlacementReason } from "@/lib/model/refusals";
import type { BattlefieldBook } from "@/lib/rules/table/battlefield-book";
import { otherFor } from "@/lib/words/battle/names";
import { ORDERS, orderFaultWords, ordersSeen, shadeWords } from "@/lib/words/battle/orders";
import type { Words } from "@/lib/words/sentence";
import { AmbushRow, MarkerDone, useAmbushInHand } from "./ambush-row";
import { useHidingPlaces } from "./hiding";
import { FaultLines, JudgedSend } from "./judged-send";
import { MarchRow } from "./march-row";
import { type OrderFault, type Ordering, orderFaults, orderingOf } from "./order-choices";
import { cardsUsed, NO_ORDERS, type OrdersChange, type OrdersDraft, ordersAsSeen, ordersOf } from "./orders-draft";
import { useOrdersDraft } from "./orders-kept";
import { useDesk, useNames, useRoom, useSeat, useSender, useView } from "./room-context";
import { orderCards, SpecialCards } from "./special-cards";
import { useRoomLayout } from "./use-field-layout";
import "./orders.css";

type Props = { readonly told: (reason: PlacementReason) => Words };

const NOTHING = () => undefined;

/** Secret orders, written on their sheet and placed on the map. Once they are being sent they cannot be changed. */
export function OrdersTurn({ told }: Props) {
  const desk = useDesk();
  const sender = useSender();
  const { draft, change, said } = useOrdersDraft();
  const task = useAmbushInHand(draft, change);
  const layout = useRoomLayout();
  useEffect(() => desk.change({ draft }), [desk, draft]);
  const isGiven = useBoard(sender).kind !== "idle";
  useEffect(() => {
    if (isGiven) change({ do: "hold", at: null });
    desk.onOrders(isGiven ? NOTHING : change);
  }, [desk, change, isGiven]);
  useEffect(() => () => desk.change({ draft: NO_ORDERS }), [desk]);
  // A marker is placed wherever it is, so Enter only lets go of it.
  useEffect(() => desk.onConfirm(() => change({ do: "hold", at: null })), [desk, change]);
  return (
    <>
      {said && (
        <p role="status" className="send-note screen-only">
          {said}
        </p>
      )}
      {task && (
        <MarkerInHand task={task}>
          <HandlingReasons hand={desk.hand} told={told} />
          <HandlingPad hand={desk.hand} layout={layout} />
        </MarkerInHand>
      )}
      <OrdersSheet draft={draft} change={change} />
    </>
  );
}

/** What moves the marker in hand: it comes into sight when a marker is taken up, from wherever on the page. */
function MarkerInHand({ task, children }: { readonly task: Task; readonly children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each marker that is taken up brings it into sight
  useEffect(() => {
    // In newer browsers it answers with a promise, which React would take for what undoes the effect.
    box.current?.scrollIntoView({ block: "nearest" });
  }, [task.key]);
  return (
    <div ref={box} className="orders-hand screen-only">
      {children}
    </div>
  );
}

type OrdersSheetProps = {
  readonly draft: OrdersDraft;
  readonly change: (change: OrdersChange) => void;
};

/** All secret orders on one sheet, and what the other player will see of them. Nothing is sent before they are given. */
export function OrdersSheet(props: OrdersSheetProps) {
  const { book } = useRoom();
  const view = useView();
  const ordering = useMemo(() => book.battlefield && orderingOf(view, book.battlefield.limits), [view, book]);
  return ordering && book.battlefield ? <Sheet {...props} ordering={ordering} field={book.battlefield} /> : null;
}

type Ordered = OrdersSheetProps & { readonly ordering: Ordering; readonly field: BattlefieldBook };

function Sheet({ draft, change, ordering, field }: Ordered) {
  const { book } = useRoom();
  const view = useView();
  const faults = useMemo(() => orderFaults(draft, view, book), [draft, view, book]);
  const told = (isIt: (fault: OrderFault) => boolean) => faults.filter(isIt).map(({ why }) => orderFaultWords(why, view));
  const ofAll = told(({ of }) => of === "all");
  const { commanders } = ordering.legal;
  // Orders that are being sent cannot be changed.
  const isGiven = useBoard(useSender()).kind !== "idle";
  return (
    <div className="orders-sheet screen-only" data-holding={draft.held !== null || undefined}>
      <SpecialCards cards={orderCards(draft, view)} />
      <div className="orders-two">
        <div className="orders-mine" inert={isGiven}>
          <section className="orders-marches" aria-labelledby="orders-marches">
            <h3 id="orders-marches">{ORDERS.marches.heading}</h3>
            {commanders.length === 0 && (
              <p className="orders-note">
                <AwaitedWords text={ORDERS.marches.nobody} />
              </p>
            )}
            {commanders.map((commander) => (
              <MarchRow
                key={commander}
                {...{ ordering, draft, commander, change }}
                book={field}
                faults={told((one) => one.of === "march" && one.commander === commander)}
              />
            ))}
          </section>
          <Ambushes {...{ draft, change, ordering }} told={told} />
        </div>
        <OpponentSees draft={draft} />
      </div>
      <FaultLines faults={ofAll} />
      {draft.held === null || isGiven ? (
        <JudgedSend deed={ordersOf(draft)} faults={told(() => true)} />
      ) : (
        <MarkerDone held={draft.held} change={change} />
      )}
      {!isGiven && draft.marches.length + draft.ambushes.length > 0 && (
        <button type="button" className="button orders-again" data-small data-quiet onClick={() => change({ do: "start-again" })}>
          {ORDERS.clear}
        </button>
      )}
    </div>
  );
}

type AmbushesProps = Pick<Ordered, "draft" | "change" | "ordering"> & {
  readonly told: (isIt: (fault: OrderFault) => boolean) => readonly Words[];
};

function Ambushes({ draft, change, ordering, told }: AmbushesProps) {
  const { group, places } = useHidingPlaces(draft);
  const most = ordering.legal.ambushCards;
  const isFull = cardsUsed(draft) >= most;
  const isVain = draft.held === null && places?.length === 0;
  const add = useRef<HTMLButtonElement>(null);
  const takeAway = useCallback(
    (given: OrdersChange) => {
      change(given);
      if (given.do === "take-away") requestAnimationFrame(() => add.current?.focus());
    },
    [change],
  );
  return (
    <section className="orders-ambushes" aria-labelledby="orders-ambushes">
      <h3 id="orders-ambushes">{ORDERS.ambushes.heading}</h3>
      {draft.ambushes.map((_, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a marker is told by its number
        <AmbushRow key={at} {...{ ordering, draft, at }} change={takeAway} faults={told((one) => one.of === "ambush" && one.at === at)} />
      ))}
      <p className="orders-add">
        {!isVain && (
          <button
            ref={add}
            type="button"
            className="button"
            aria-disabled={isFull}
            onClick={isFull ? undefined : () => change({ do: "add-marker" })}
          >
            {ORDERS.ambushes.add}
          </button>
        )}
        <span className="orders-note" aria-live="polite">
          {ORDERS.ambushes.used(cardsUsed(draft), most)}
        </span>
      </p>
      {(draft.held !== null || places?.length === 0) && (
        <p className="orders-note orders-legend" data-some={(places?.length ?? 0) > 0 || undefined}>
          <AwaitedWords text={shadeWords(places?.length ?? null, group)} />
        </p>
      )}
    </section>
  );
}

/** What the other player will learn. */
function OpponentSees({ draft }: { readonly draft: OrdersDraft }) {
  const seat = useSeat();
  const names = useNames();
  const orders = ordersAsSeen(draft, seat);
  const { said, seen } = ordersSeen(orders, seat, names);
  return (
    <section className="orders-seen" aria-labelledby="orders-seen">
      <h3 id="orders-seen">{ORDERS.opponent.heading(otherFor(names))}</h3>
      <div aria-live="polite">
        <p className="orders-said">{said}</p>
        {seen.length > 0 && (
          <ul>
            {orders.map(({ order, place }, at) => (
              <li key={order}>
                <svg viewBox="-12 -13 24 26" aria-hidden="true">
                  <path className="seen-back" d="M-8 -11h16q2 0 2 2v18q0 2 -2 2h-16q-2 0 -2 -2v-18q0 -2 2 -2z" />
                  {place.kind === "ambush" ? (
                    <path className="seen-sign" d="M-4 -3.6a4 4 0 1 1 5.6 3.7q-1.6 .8 -1.6 3M0 6.6v.2" />
                  ) : (
                    <path className="seen-sign" d="M-5 8v-16M-5 -7.4q3 -1.6 6 0t5.4 -.2l-1.8 3.6l1.8 3.4q-2.4 1.4 -5.4 .2t-6 0" />
                  )}
                </svg>
                {seen[at]}
              </li>
            ))}
          </ul>
        )}
      </div>
      <p className="orders-note">
        <AwaitedWords text={ORDERS.opponent.note(otherFor(names), orders)} />
      </p>
    </section>
  );
}
