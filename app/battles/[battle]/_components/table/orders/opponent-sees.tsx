import { AwaitedWords } from "@/app/_components/awaited-words";
import { otherSeat } from "@/lib/model/by-seat";
import { ORDERS, ordersSeen } from "@/lib/words/battle/orders";
import { useNames, useSeat } from "../../room-context";
import { ordersAsSeen } from "./orders-as-seen";
import type { OrdersDraft } from "./orders-draft";

/** What the other player will read. */
export function OpponentSees({ draft }: { readonly draft: OrdersDraft }) {
  const seat = useSeat();
  const names = useNames();
  const orders = ordersAsSeen(draft, seat);
  const { said, seen } = ordersSeen(orders, seat, { ...names, eyes: otherSeat(seat) });
  return (
    <section className="orders-seen" aria-labelledby="orders-seen">
      <h3 id="orders-seen">{ORDERS.opponent.heading}</h3>
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
        <AwaitedWords text={ORDERS.opponent.note} />
      </p>
    </section>
  );
}
