import { otherSeat } from "@/lib/model/by-seat";
import { EXCHANGE } from "@/lib/words/battle/exchange";
import { newNonce } from "./device-seats";
import { useRoom, useSeat, useSender, useView } from "./room-context";

/** The page with both armies of an exchange, for its players. */
export function BothArmies() {
  const { battle } = useRoom();
  return (
    <a className="button" href={`/battles/${battle}/armies`}>
      {EXCHANGE.both}
    </a>
  );
}

/** What each player knows of the two armies before the battle begins. */
export function Exchange() {
  const view = useView();
  const seat = useSeat();
  const sender = useSender();
  const { seals, step, toAct } = view;
  if (!seals || step !== "sitting") return null;
  const other = otherSeat(seat);
  const areIn = seals.a !== null && seals.b !== null;
  return (
    <section aria-label={EXCHANGE.seals} className="grid gap-3">
      <dl className="grid gap-1">
        {[seat, other].map((one) => (
          <div key={one}>
            <dt className="eyebrow">{EXCHANGE.sealOf(one === seat)}</dt>
            <dd className="font-mono text-[0.8rem] break-all">{seals[one] ?? EXCHANGE.notIn}</dd>
          </div>
        ))}
      </dl>
      {areIn && (
        <p className="send-line screen-only flex-row! flex-wrap">
          <BothArmies />
          {toAct.includes(seat) && (
            <button type="button" className="button" data-filled onClick={() => sender.send({ type: "sit", nonce: newNonce() })}>
              {EXCHANGE.begin}
            </button>
          )}
        </p>
      )}
    </section>
  );
}
