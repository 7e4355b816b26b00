import { useCallback, useMemo, useRef } from "react";
import { AwaitedWords } from "@/app/_components/awaited-words";
import { useBoard } from "@/app/_components/browser/board";
import type { BattlefieldBook } from "@/lib/rules/table/battlefield-book";
import { ORDERS, orderFaultWords, shadeWords } from "@/lib/words/battle/orders";
import type { Words } from "@/lib/words/sentence";
import { useRoom, useSender, useView } from "../../room-context";
import { AmbushRow } from "./ambush-row";
import { FaultLines } from "./fault-lines";
import { JudgedSend } from "./judged-send";
import { MarchRow } from "./march-row";
import { OpponentSees } from "./opponent-sees";
import { orderCards } from "./order-cards-used";
import { type Ordering, orderingOf } from "./order-choices";
import { type OrderFault, orderFaults } from "./order-faults";
import { cardsUsed, type OrdersChange, type OrdersDraft, ordersOf } from "./orders-draft";
import { SpecialCards } from "./special-cards";
import { useHidingPlaces } from "./use-hiding-places";
import "./orders.css";

type Props = {
  readonly draft: OrdersDraft;
  readonly change: (change: OrdersChange) => void;
};

/** All secret orders on one sheet, and what the other player will see of them. Nothing is sent before they are given. */
export function OrdersSheet(props: Props) {
  const { book } = useRoom();
  const view = useView();
  const ordering = useMemo(() => book.battlefield && orderingOf(view, book.battlefield.limits), [view, book]);
  return ordering && book.battlefield ? <Sheet {...props} ordering={ordering} field={book.battlefield} /> : null;
}

type Ordered = Props & { readonly ordering: Ordering; readonly field: BattlefieldBook };

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
      <JudgedSend deed={ordersOf(draft)} faults={told(() => true)} />
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
        <button
          ref={add}
          type="button"
          className="button"
          aria-disabled={isFull || isVain}
          onClick={isFull || isVain ? undefined : () => change({ do: "add-marker" })}
        >
          {ORDERS.ambushes.add}
        </button>
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
