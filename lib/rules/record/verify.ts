import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, hexToBytes, utf8ToBytes } from "@noble/hashes/utils.js";
import canonicalize from "canonicalize";
import type { BattleRecord } from "../../model/battle";
import type { BattleEvent, GivenOrder, SecretOrder } from "../../model/battle-event";
import type { BattleTables } from "../../model/battle-tables";
import type { SeatName } from "../../model/by-seat";
import { SEATS } from "../../model/enumerations";
import type { FrozenForce, ShownForce } from "../../model/force";
import { type Findings, fault, RECORD_CHECKS, type RecordCheck, type RecordCheckName, type RecordFault } from "../../model/record-check";
import { commitmentOf } from "../chance";
import { prepareBattle } from "../prebattle/book";
import { sealedOrder } from "../prebattle/steps/secret-orders";
import { checkChain, sealHash } from "./chain";
import { playAgain, unlessBroken } from "./play-again";

/** A record as received. Nothing of it is trusted yet. */
type Case = {
  readonly record: BattleRecord;
  readonly tables: BattleTables;
  readonly seed: Uint8Array | null;
  /** The end of a chain link that the user saw, or its first characters. */
  readonly seenChain: string | null;
};

/** The version of these tables, computed from their content. */
export const tablesVersion = (tables: BattleTables): string => `sha256:${bytesToHex(sha256(utf8ToBytes(canonicalize(tables) ?? "")))}`;

/** The tables are those the record names, and those the battle was opened with. */
function checkRules({ record, tables }: Case): Findings {
  const version = tablesVersion(tables);
  const differ = version === record.rules ? [] : [fault("rules-differ", { record: record.rules, tables: version }, null)];
  const relabelled = record.events.flatMap((event) =>
    event.type === "battle-opened" && event.rules !== record.rules
      ? [fault("rules-relabelled", { record: record.rules, opened: event.rules }, event)]
      : [],
  );
  return { faults: [...differ, ...relabelled], checked: 1, secret: [], due: true };
}

const NONCE = /^[0-9a-f]{16,64}$/;

/** A seat's nonce is the one it sat with, and has the right form. */
function nonceFaults({ events, nonces }: BattleRecord, seat: SeatName): readonly RecordFault[] {
  const nonce = nonces[seat];
  const sat = events.find((event) => event.type === "seat-sat" && event.seat === seat);
  const house = events.some((event) => event.type === "battle-opened" && event.house[seat]);
  const given = sat?.type === "seat-sat" ? sat.nonce : null;
  const isWellFormed = nonce === null || (house ? nonce === "house" : NONCE.test(nonce));
  return [
    ...(nonce === given ? [] : [fault("nonce-differs", { seat, given, nonce }, sat ?? null)]),
    ...(isWellFormed ? [] : [fault("nonce-form", { seat, nonce: String(nonce), house }, null)]),
  ];
}

/** The seed is the one committed to before anything was known, and each seat's nonce the one it gave. */
function checkSeed({ record, seed }: Case): Findings {
  const isOver = record.events.some(({ type, step }) => type === "seed-published" || step === "abandoned" || step === "ready");
  const nonces = SEATS.filter((seat) => record.nonces[seat] !== null).length;
  const faults = SEATS.flatMap((seat) => nonceFaults(record, seat));
  if (seed === null) {
    const missing = isOver ? [fault("seed-missing", {}, null)] : [];
    return { faults: [...missing, ...faults], checked: nonces, secret: [], due: true };
  }
  const hash = commitmentOf(seed);
  const differs = hash === record.commitment ? [] : [fault("commitment-differs", { hash }, null)];
  return { faults: [...differs, ...faults], checked: 1 + nonces, secret: [], due: true };
}

const CHECKS: Readonly<Record<RecordCheckName, (of: Case) => Findings>> = {
  rules: checkRules,
  seed: checkSeed,
  play: ({ record, tables }) => playAgain(record, prepareBattle(tables)),
  chain: ({ record, seed, seenChain }) => checkChain(record, seed, seenChain),
  seals: ({ record }) => checkSeals(record),
};

/** Whose result waits for the seed. */
const OF_SEED: readonly RecordCheckName[] = ["seed", "play", "chain"];

const BROKEN: Findings = { faults: [fault("check-broke", {}, null)], checked: 0, secret: [], due: false };

/**
 * Checks a battle's public record by itself: the tables it names, the seed, the battle played again by `decide` with the choices and draws
 * that are told, the chain, and the seals of what was secret. `tables` are those it names. `seenChain`: the end of the chain as somebody saw
 * it during the battle, whole or at least its first twelve characters; null for none. Yields one check at a time, in order.
 */
export function* checksOf(record: BattleRecord, tables: BattleTables, seenChain: string | null): Generator<RecordCheck, void> {
  const seed = unlessBroken(() => (record.seed === null ? null : hexToBytes(record.seed)), undefined);
  for (const name of RECORD_CHECKS) {
    const look = () => (seed === undefined ? BROKEN : CHECKS[name]({ record, tables, seed, seenChain }));
    const { faults: found, checked, secret, due } = unlessBroken(look, BROKEN);
    const notYet = seed === null && found.length === 0 && OF_SEED.includes(name) && (name !== "chain" || secret.length > 0);
    const isIdle = due && !notYet && checked === 0 && found.length === 0;
    const faults = isIdle ? [fault("nothing-to-check", {}, null)] : found;
    yield { name, ok: faults.length === 0 && !notYet, notYet, faults, checked, secret };
  }
}

/** All checks at once. */
export const verify = (record: BattleRecord, tables: BattleTables, seenChain: string | null): readonly RecordCheck[] => [
  ...checksOf(record, tables, seenChain),
];

type EventOf<Type extends BattleEvent["type"]> = Extract<BattleEvent, { type: Type }>;
type OrdersGiven = EventOf<"orders-given">;
type Told = { readonly secret: SecretOrder; readonly salt: string };

const eventsOf = <Type extends BattleEvent["type"]>({ events }: BattleRecord, type: Type): readonly EventOf<Type>[] =>
  events.filter((event): event is EventOf<Type> => event.type === type);

/** Whether what was shown of the force matches it. */
function fits(force: FrozenForce, shown: ShownForce | null): boolean {
  if (shown === null || shown.unitGroups !== force.units.length || shown.commanders.length !== force.commanders.length) return false;
  return force.commanders.every(({ grade, class: of }, at) => shown.commanders[at]?.grade === grade && shown.commanders[at]?.class === of);
}

function forceFaults(event: EventOf<"force-sealed">, isOver: boolean): readonly RecordFault[] {
  const { seat, force, salt, forceHash, shown } = event;
  if (force === null && salt === null) return isOver ? [fault("seal-kept", { seat }, event)] : [];
  if (force === null || salt === null) return [fault("seal-half", { seat }, event)];
  return [
    ...(sealHash(salt, force) === forceHash ? [] : [fault("seal-differs", { seat }, event)]),
    ...(fits(force, shown) ? [] : [fault("shown-differs", { seat }, event)]),
  ];
}

/** Whether an order that is told has the hash it was given with, and is where everybody was shown it. */
function isGiven({ order, place, orderHash }: GivenOrder, { secret, salt }: Told): boolean {
  const again = sealedOrder(order, secret, salt);
  return again.orderHash === orderHash && canonicalize(again.place) === canonicalize(place);
}

/** `isOwed`: whether it must be told. */
function orderFaults(given: GivenOrder, event: OrdersGiven, isOwed: boolean): readonly RecordFault[] {
  const { order, secret, salt } = given;
  const params = { seat: event.seat, order };
  if (secret === null && salt === null) return isOwed ? [fault("order-kept", params, event)] : [];
  if (secret === null || salt === null) return [fault("order-half", params, event)];
  return isGiven(given, { secret, salt }) ? [] : [fault("order-differs", params, event)];
}

/** An order is revealed as it was given. */
function revealFaults(event: EventOf<"order-revealed">, given: readonly OrdersGiven[]): readonly RecordFault[] {
  const { seat, order: id } = event;
  const order = given.find((one) => one.seat === seat)?.orders?.find((one) => one.order === id);
  return order && isGiven(order, event) ? [] : [fault("order-differs", { seat, order: id }, event)];
}

function givenFaults(event: OrdersGiven, revealed: readonly EventOf<"order-revealed">[], areShown: boolean, isOver: boolean) {
  if (event.orders === null) return areShown ? [fault("orders-kept", { seat: event.seat }, event)] : [];
  const isRevealed = (id: string) => revealed.some(({ seat, order }) => seat === event.seat && order === id);
  return event.orders.flatMap((order) => orderFaults(order, event, isOver || isRevealed(order.order)));
}

/** Each revealed force is the one sealed before either was shown, and each revealed order the one given. */
function checkSeals(record: BattleRecord): Findings {
  const isOver = record.events.some(({ type }) => type === "abandoned" || type === "battle-closed");
  const sealed = eventsOf(record, "force-sealed");
  // An exchange that was given up before both armies were in shows neither.
  const areTold = isOver && (sealed.length === SEATS.length || eventsOf(record, "battle-opened").every(({ openArmies }) => !openArmies));
  const given = eventsOf(record, "orders-given");
  const revealed = eventsOf(record, "order-revealed");
  const areShown = isOver || SEATS.every((seat) => given.some((event) => event.seat === seat));
  const isOpen = ({ secret }: GivenOrder) => secret !== null;
  const closed = [...sealed.filter(({ force }) => force === null), ...given.filter(({ orders }) => !orders?.every(isOpen))];
  return {
    faults: [
      ...sealed.flatMap((event) => forceFaults(event, areTold)),
      ...given.flatMap((event) => givenFaults(event, revealed, areShown, isOver)),
      ...revealed.flatMap((event) => revealFaults(event, given)),
    ],
    checked:
      sealed.filter(({ force }) => force !== null).length +
      given.flatMap(({ orders }) => orders?.filter(isOpen) ?? []).length +
      revealed.length,
    secret: closed.map(({ seq }) => seq),
    due: areTold && sealed.length > 0,
  };
}
