import { createHash, createHmac } from "node:crypto";

/**
 * Written from docs/VERIFY.md alone, and sharing nothing with the program: that it agrees shows that the page tells enough. It knows
 * records as JSON and nothing of their types.
 */
type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };
type Dict = { readonly [key: string]: Json };

const FACES: Readonly<Record<string, readonly string[]>> = {
  mediocre: ["wound", "wound", "special", "blank", "blank", "blank"],
  competent: ["skull", "wound", "wound", "special", "blank", "blank"],
  talented: ["skull", "wound", "wound", "wound", "special", "blank"],
  legendary: ["skull", "skull", "wound", "wound", "wound", "special"],
};
const ORDERED = ["black", 8, "white", 12, "green", 14, "yellow", 10, "red", 6] as const;

export const sha256 = (bytes: string | Uint8Array): string => createHash("sha256").update(bytes).digest("hex");

export function canonical(value: Json): string {
  if (value === null || typeof value !== "object") return JSON.stringify(value);
  if (Array.isArray(value)) return `[${value.map(canonical).join(",")}]`;
  const dict = value as Dict;
  return `{${Object.keys(dict)
    .sort()
    .map((key) => `${JSON.stringify(key)}:${canonical(dict[key]!)}`)
    .join(",")}}`;
}

const hmac = (seed: string, message: string): Buffer => createHmac("sha256", Buffer.from(seed, "hex")).update(message).digest();

export function* words(seed: string, battle: string, nonces: { a: string; b: string }): Generator<number, never> {
  for (let block = 0; ; block += 1) {
    const bytes = hmac(seed, `${battle}|${nonces.a}|${nonces.b}|${block}`);
    for (let at = 0; at < 32; at += 4) yield bytes.readUInt32BE(at);
  }
}

export function drawer(row: Generator<number, never>): (n: number) => number {
  return (n) => {
    for (;;) {
      const word = row.next().value;
      if (word < Math.floor(2 ** 32 / n) * n) return word % n;
    }
  };
}

export function shuffledPack(draw: (n: number) => number): string[] {
  const pack: string[] = [];
  for (let at = 0; at < ORDERED.length; at += 2) pack.push(...Array<string>(ORDERED[at + 1] as number).fill(ORDERED[at] as string));
  for (let k = 49; k >= 1; k -= 1) {
    const j = draw(k + 1);
    [pack[k], pack[j]] = [pack[j]!, pack[k]!];
  }
  return pack;
}

export const saltOf = (seed: string, battle: string, seq: number): string =>
  hmac(seed, `salt|${battle}|${seq}`).toString("hex").slice(0, 32);

export function linkOf(previous: string, salt: string, event: Dict): string {
  const left = event.type === "force-sealed" ? ["chain", "force", "salt"] : ["chain"];
  const content = Object.fromEntries(Object.entries(event).filter(([key]) => !left.includes(key)));
  if (event.type === "orders-given")
    content.orders = (event.orders as readonly Dict[]).map(({ secret: _secret, salt: _salt, ...order }) => order);
  return sha256(`${previous}|${salt}|${canonical(content)}`);
}

const isSealed = (salt: Json | undefined, content: Json | undefined, hash: Json | undefined): boolean =>
  sha256(`${salt}|${canonical(content!)}`) === hash;

/** Whether each force and each order that is told is the one that was sealed. */
function sealsOf(events: readonly Dict[]) {
  const forces = events.filter((event) => event.type === "force-sealed" && event.force !== null);
  const given = events.flatMap((event) => (event.type === "orders-given" ? (event.orders as readonly Dict[]) : []));
  const orders = given.filter((order) => order.secret !== null);
  return {
    seals: forces.map(({ salt, force, forceHash }) => isSealed(salt, force, forceHash)),
    orders: orders.map(({ salt, secret, orderHash }) => isSealed(salt, secret, orderHash)),
  };
}

/** The faces of a seat's death die. */
function dieOf(events: readonly Dict[], seat: string): readonly string[] {
  const sealed = events.find((event) => event.type === "force-sealed" && event.seat === seat)!;
  const grade = ((sealed.shown as Dict).commanders as readonly Dict[])[0]!.grade as string;
  return FACES[grade]!;
}

/** The dice, the pack and the chain of a record, reckoned from its seed and nonces; the seals of its forces and orders where they are told. */
export function reckon(record: Dict) {
  const { seed, battle, nonces, commitment } = record as {
    seed: string;
    battle: string;
    nonces: { a: string; b: string };
    commitment: string;
  };
  const events = record.events as readonly Dict[];
  const draw = drawer(words(seed, battle, nonces));
  const dice: Dict[] = [];
  const terrain: number[][] = [];
  let pack: string[] | null = null;
  const chain: string[] = [];
  for (const event of events) {
    if (event.type === "invasion-rolled") dice.push({ a: dieOf(events, "a")[draw(6)]!, b: dieOf(events, "b")[draw(6)]! });
    if (event.type === "cards-dealt") pack = shuffledPack(draw);
    if (event.type === "placing-rolled") terrain.push([draw(6) + 1, draw(6) + 1]);
    if (event.type === "adjusting-rolled") terrain.push([draw(6) + 1]);
    chain.push(linkOf(chain.at(-1) ?? commitment, saltOf(seed, battle, chain.length + 1), event));
  }
  return { commitment: sha256(Buffer.from(seed, "hex")), dice, pack, terrain, chain, ...sealsOf(events) };
}

const oneOf = (rows: Json | undefined, id: Json | undefined): Dict => (rows as readonly Dict[]).find((row) => row.id === id)!;

/** For a seat's result, by tables that judge it, whether "broken" is what its losses make of the army that everybody saw. */
function isBrokenRight(events: readonly Dict[], seat: string, result: Dict, field: Dict): boolean {
  const of = (type: string) => events.filter((event) => event.type === type);
  const troops = of("unit-deployed").flatMap(({ unit }) => ((unit as Dict).seat === seat ? [(unit as Dict).troop as Dict] : []));
  const d = oneOf(field.doubleTugs, "double-group-tugs").value as number;
  const sugs = troops.filter(({ formation }) => formation === "skirmish").length;
  let tugs = 0;
  for (const { formation, setFormation } of troops)
    if (formation !== "skirmish") tugs += setFormation !== null && oneOf(field.formations, setFormation).double ? d : 1;
  const { shown } = of("force-sealed").find((event) => event.seat === seat)!;
  const straggling = of("unit-straggling").filter((event) => event.seat === seat).length;
  const unseen = ((shown as Dict).unitGroups as number) - troops.length - straggling;
  const lost = (result.losses as Dict)[seat] as { tugs: number; sugs: number };
  const isSacked = ((result.sacked ?? {}) as Dict)[seat] === true;
  const hasCamp = of("camp-placed").some((event) => event.seat === seat);
  if (lost.tugs > tugs + d * unseen || lost.sugs > sugs + unseen || (isSacked && !hasCamp)) return false;
  const towards = lost.tugs + (isSacked ? (oneOf(field.breaking, "sacked-camp").tugs as number) : 0);
  const { numerator, denominator, extra } = oneOf(field.armyBreaks, "army") as { numerator: number; denominator: number; extra: number };
  const least = Math.max(tugs, lost.tugs);
  const most = Math.max(least, tugs + d * Math.max(0, unseen - Math.max(0, lost.sugs - sugs)));
  const verdicts = new Set<Json>();
  for (let n = least; n <= most; n += 1) verdicts.add(n > 0 && towards >= Math.ceil((n * numerator) / denominator) + extra);
  return verdicts.has((result.broken as Dict)[seat]!);
}

/** Whether each result of a record says of each seat what its losses make. */
export function areBrokenRight(record: Dict, tables: Dict): readonly boolean[] {
  const events = record.events as readonly Dict[];
  const results = events.flatMap(({ type, result }) => (type === "close-offered" || type === "battle-closed" ? [result as Dict] : []));
  return results.flatMap((result) => ["a", "b"].map((seat) => isBrokenRight(events, seat, result, tables.battlefield as Dict)));
}
