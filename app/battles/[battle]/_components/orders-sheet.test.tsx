import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { view as viewOf } from "@/lib/rules/prebattle/view";
import { ORDERS } from "@/lib/words/battle/orders";
import { orderingBattle } from "@/tests/build/day-battle";
import { GivenRoom, senderAt } from "@/tests/build/open-room";
import { NO_ORDERS, type OrdersDraft } from "./orders-draft";
import { OrdersSheet } from "./orders-sheet";
import type { Sending } from "./sending-steps";

const VIEW = viewOf(orderingBattle(), "a");
const nothing = () => undefined;
const WAITING = { kind: "waiting", message: "The server cannot be reached.", failures: 1, sent: null as never } as const;

function drawn(sending: Sending, draft: Partial<OrdersDraft>): string {
  return renderToStaticMarkup(
    <GivenRoom view={VIEW} sender={senderAt(sending)}>
      <OrdersSheet draft={{ ...NO_ORDERS, ...draft }} change={nothing} />
    </GivenRoom>,
  );
}

const FAULTY = { ambushes: [{ unit: null, at: null }] };

test("orders that wait for the server are told of whatever the sheet has by then, and are changed no more", () => {
  const waiting = drawn(WAITING, FAULTY);
  expect(waiting).toContain(WAITING.message);
  expect(waiting).toContain('inert=""');
  expect(waiting).not.toContain(ORDERS.clear);
});

test("before they are given, or once they were refused, they may be changed", () => {
  const idle = drawn({ kind: "idle", trouble: "No." }, FAULTY);
  expect(idle).toContain(ORDERS.clear);
  expect(idle).not.toContain("inert");
});

test("the button invites to give orders, and to none of them it does not", () => {
  const filled = /<button[^>]*data-filled="true"[^>]*>Give /;
  const idle = { kind: "idle", trouble: null } as const;
  const none = drawn(idle, {});
  expect(none).toContain(">Give no orders<");
  expect(none).not.toMatch(filled);
  expect(drawn(idle, { ambushes: [{ unit: null, at: { x: 20, y: 5 } }] })).toMatch(filled);
});

test("while a marker is placed, the button that lets go of it stands where the orders are given", () => {
  const idle = { kind: "idle", trouble: null } as const;
  const laid = [{ unit: null, at: { x: 20, y: 5 } }];
  const filled = (markup: string) => [...markup.matchAll(/<button[^>]*data-filled="true"[^>]*>([^<]*)</g)].map(([, label]) => label);
  expect(filled(drawn(idle, { ambushes: laid, held: 0 }))).toEqual([ORDERS.ambushes.done]);
  expect(filled(drawn(idle, { ambushes: laid }))).not.toContain(ORDERS.ambushes.done);
});
