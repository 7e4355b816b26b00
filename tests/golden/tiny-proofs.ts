import { createHash, createHmac } from "node:crypto";

/** The half of the second opinion that is about bytes: chain, draws and seals, as docs/VERIFY.md has them. It knows records as JSON alone. */
export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };
export type Dict = { readonly [key: string]: Json };
export type Cards = readonly string[];

export const SEATS = ["a", "b"] as const;
export type Seat = (typeof SEATS)[number];
export type BySeat<T> = { readonly a: T; readonly b: T };

const FACES: Readonly<Record<string, readonly string[]>> = {
  mediocre: ["wound", "wound", "special", "blank", "blank", "blank"],
  competent: ["skull", "wound", "wound", "special", "blank", "blank"],
  talented: ["skull", "wound", "wound", "wound", "special", "blank"],
  legendary: ["skull", "skull", "wound", "wound", "wound", "special"],
};
export const COLOURS = ["black", "white", "green", "yellow", "red"];
const IN_PACK = [8, 12, 14, 10, 6];

export const sha256 = (bytes: string | Uint8Array): string => createHash("sha256").update(bytes).digest("hex");

export function canonical(value: Json | undefined): string {
  if (value === undefined || value === null || typeof value !== "object") return JSON.stringify(value ?? null);
  if (Array.isArray(value)) return `[${value.map(canonical).join(",")}]`;
  const dict = value as Dict;
  return `{${Object.keys(dict)
    .sort()
    .map((key) => `${JSON.stringify(key)}:${canonical(dict[key])}`)
    .join(",")}}`;
}
export const isSame = (one: Json | undefined, other: Json | undefined): boolean => canonical(one) === canonical(other);

const hmac = (seed: string, message: string): Buffer => createHmac("sha256", Buffer.from(seed, "hex")).update(message).digest();

type Draw = (n: number) => { readonly n: number; readonly value: number; readonly word: number };

/** The draws of a battle, in order from word 0. */
export function drawer(seed: string, battle: string, nonces: BySeat<string>): Draw {
  let next = 0;
  const take = (): number => {
    const block = hmac(seed, `${battle}|${nonces.a}|${nonces.b}|${Math.floor(next / 8)}`);
    next += 1;
    return block.readUInt32BE(((next - 1) % 8) * 4);
  };
  return (n) => {
    for (;;) {
      const word = take();
      if (word < Math.floor(2 ** 32 / n) * n) return { n, value: word % n, word: next - 1 };
    }
  };
}

/** The shuffled pack, and the draws that shuffled it. */
export function shuffledPack(draw: Draw): { readonly pack: Cards; readonly draws: readonly Json[] } {
  const pack = COLOURS.flatMap((colour, at) => Array<string>(IN_PACK[at] ?? 0).fill(colour));
  const draws: Json[] = [];
  for (let k = pack.length - 1; k >= 1; k -= 1) {
    const drawn = draw(k + 1);
    draws.push(drawn);
    [pack[k], pack[drawn.value]] = [pack[drawn.value] ?? "", pack[k] ?? ""];
  }
  return { pack, draws };
}

export const saltOf = (seed: string, battle: string, seq: number): string =>
  hmac(seed, `salt|${battle}|${seq}`).toString("hex").slice(0, 32);

export function linkOf(previous: string, salt: string, event: Dict): string {
  const left = event.type === "force-sealed" ? ["chain", "force", "salt"] : ["chain"];
  const content = Object.fromEntries(Object.entries(event).filter(([key]) => !left.includes(key)));
  if (event.type === "orders-given")
    content.orders = ((event.orders ?? []) as readonly Dict[]).map(({ secret: _secret, salt: _salt, ...order }) => order);
  return sha256(`${previous}|${salt}|${canonical(content)}`);
}

/** A record being read: what is found wrong is noted with the number of its event. */
export type Reading = {
  readonly seed: string;
  readonly battle: string;
  readonly events: readonly Dict[];
  readonly of: (type: string) => readonly Dict[];
  readonly claim: (isRight: boolean, event: Dict | undefined, what: string) => void;
};

export const ofSeat = (events: readonly Dict[], seat: Json | undefined): Dict | undefined => events.find((event) => event.seat === seat);
export const shownOf = ({ of }: Reading, seat: Seat): Dict => (ofSeat(of("force-sealed"), seat)?.shown ?? {}) as Dict;
export const defenderOf = ({ of }: Reading): Seat => {
  const [{ seat, role } = {} as Dict] = of("role-chosen");
  return (role === "defender") === (seat === "a") ? "a" : "b";
};

export function readChain({ events, claim, seed, battle }: Reading, commitment: string): void {
  claim(sha256(Buffer.from(seed, "hex")) === commitment, undefined, "commitment");
  let previous = commitment;
  for (const [at, event] of events.entries()) {
    claim(event.seq === at + 1, event, "number");
    claim(linkOf(previous, saltOf(seed, battle, at + 1), event) === event.chain, event, "link");
    previous = event.chain as string;
  }
}

function dealt(pack: Cards, numbers: BySeat<number>, first: Seat): { readonly hands: BySeat<Cards>; readonly rest: Cards } {
  const hands = { a: [] as string[], b: [] as string[] };
  const order = first === "a" ? SEATS : (["b", "a"] as const);
  let next = 0;
  for (let round = 0; round < Math.max(numbers.a, numbers.b); round += 1)
    for (const seat of order) if (round < numbers[seat] && next < pack.length) hands[seat].push(pack[next++] ?? "");
  return { hands, rest: pack.slice(next) };
}

/** What the words make of each event that draws: its draws, and every field that they decide. */
function drawn(reading: Reading, draw: Draw): Readonly<Record<string, (event: Dict) => Dict>> {
  let pack: Cards = [];
  const die = (seat: Seat, value: number): Json =>
    FACES[((shownOf(reading, seat).commanders ?? []) as readonly Dict[])[0]?.grade as string]?.[value] ?? null;
  const deal = (which: "mapCards" | "scoutingCards", kept: (seat: Seat) => number): BySeat<Cards> => {
    const number = (seat: Seat) => Math.max(0, ((shownOf(reading, seat)[which] ?? 0) as number) - kept(seat));
    const { hands, rest } = dealt(pack, { a: number("a"), b: number("b") }, defenderOf(reading));
    pack = rest;
    return hands;
  };
  return {
    "invasion-rolled": () => {
      const draws = [draw(6), draw(6)] as const;
      return { draws, dice: { a: die("a", draws[0].value), b: die("b", draws[1].value) } };
    },
    "cards-dealt": () => {
      const shuffled = shuffledPack(draw);
      pack = shuffled.pack;
      return { ...shuffled, hands: deal("mapCards", () => 0) };
    },
    "scouting-dealt": () => ({
      dealt: deal("scoutingCards", (seat) => (ofSeat(reading.of("cards-kept"), seat)?.count ?? 0) as number),
    }),
    "placing-rolled": () => {
      const draws = [draw(6), draw(6)] as const;
      return { draws, sector: draws[0].value + 1, edge: draws[1].value + 1 };
    },
    "adjusting-rolled": () => {
      const draws = [draw(6)] as const;
      return { draws, die: draws[0].value + 1 };
    },
  };
}

/** The draws of every event and what they decide; the invasion is rolled again on ties, and only then. */
export function readDraws(reading: Reading, nonces: BySeat<string>): void {
  const { events, of, claim, seed, battle } = reading;
  for (const event of of("seat-sat")) claim(event.nonce === nonces[event.seat as Seat], event, "nonce");
  const makes = drawn(reading, drawer(seed, battle, nonces));
  for (const event of events) {
    const right = makes[event.type as string]?.(event) ?? {};
    for (const [field, value] of Object.entries(right)) claim(isSame(event[field], value), event, field);
    claim("draws" in event === "draws" in right, event, "draws");
  }
  const rolls = of("invasion-rolled");
  for (const [at, event] of rolls.entries()) {
    const { a, b } = event.dice as Dict;
    claim((a === b) === at < rolls.length - 1, event, "rolled again");
  }
}

/** Each force that is told is the one that was sealed, and as it was shown. */
export function readForces({ of, claim }: Reading, isOver: boolean): void {
  for (const event of of("force-sealed")) {
    const force = event.force as Dict | null;
    const shown = event.shown as Dict | null;
    claim((force === null) === (event.salt === null) && (force !== null || !isOver), event, "force told");
    if (force === null) continue;
    claim(sha256(`${event.salt}|${canonical(force)}`) === event.forceHash, event, "force");
    const graded = (force.commanders as readonly Dict[]).map((one) => ({ class: one.class ?? null, grade: one.grade ?? null }));
    claim(isSame(shown?.commanders, graded), event, "commanders as shown");
    claim(shown?.unitGroups === (force.units as readonly Json[]).length, event, "unit groups as shown");
  }
}

/** Each order that is told is the one that was given, where it was shown. */
export function readOrders({ of, claim }: Reading, isOver: boolean): void {
  const given = of("orders-given").flatMap((event) => ((event.orders ?? []) as readonly Dict[]).map((order) => ({ event, order })));
  const isRight = (order: Dict, { secret, salt }: Dict): boolean => {
    const [told, place] = [secret as Dict, order.place as Dict];
    const fits = told.kind === "march" ? told.commander === place.commander : told.x === place.x && told.y === place.y;
    return fits && told.kind === place.kind && sha256(`${salt}|${canonical(told)}`) === order.orderHash;
  };
  for (const event of of("orders-given")) claim(event.orders !== null || !isOver, event, "orders told");
  for (const { event, order } of given) {
    const isRevealed = of("order-revealed").some((one) => one.seat === event.seat && one.order === order.order);
    claim((order.secret === null) === (order.salt === null) && (order.secret !== null || !(isOver || isRevealed)), event, "order told");
    if (order.secret !== null) claim(isRight(order, order), event, "order");
  }
  for (const event of of("order-revealed")) {
    const known = given.find((one) => one.event.seat === event.seat && one.order.order === event.order);
    claim(known !== undefined && isRight(known.order, event), event, "order revealed");
  }
}
