import { chooseCommand } from "@/lib/advice/choose-command";
import type { Army } from "@/lib/model/army";
import type { BattleCommand, LegalCommand } from "@/lib/model/battle-command";
import { otherSeat, type SeatName } from "@/lib/model/by-seat";
import { SEATS } from "@/lib/model/enumerations";
import type { Battle } from "@/lib/rules/prebattle/battle";
import { decide } from "@/lib/rules/prebattle/decide";
import { legalCommands, toAct } from "@/lib/rules/prebattle/sequence";
import { battlegroundNow } from "@/lib/rules/prebattle/table-now";
import { view } from "@/lib/rules/prebattle/view";
import { joinBattle } from "@/lib/server/battles/join-battle";
import type { Running } from "@/lib/server/running";
import { NO_DRAWS } from "../build/days-battle";
import { ORDERED_FORCE } from "../build/forces";
import { saltsFor } from "../build/house-play";
import { commandOf } from "../build/table-record";
import { hidingPlaces } from "../build/table-troops";
import { byAccount, joinOf, loadedNow, numbers, opened, send } from "../server/battling";
import { newPlayer } from "../server/players";
import { sqlIn } from "../server/stored";

/** The player of a seat, with the browser's cookies. */
type Sitter = { readonly user: string; readonly cookie: string };
/** What a seat does of this that is legal; null where nothing of it will do. */
type Choose = (battle: Battle, seat: SeatName, legal: readonly LegalCommand[]) => BattleCommand | null;

/**
 * A battle that two servers have, and what its owner then does on the one and on the other. `choose`: what is done after that, on both.
 * `sent`: the secret is in a command, in the force with which its owner joins, or in what is ticked on the day.
 */
export type SecretPair = {
  readonly name: string;
  readonly battle: string;
  readonly owner: SeatName;
  readonly cookies: Readonly<Record<SeatName, string>>;
  readonly twins: readonly [object, object];
  readonly sent: "command" | "join" | "ticks";
  readonly choose: Choose;
  /** After them, how many commands of both are compared at most. */
  readonly goesOn: number;
  /** Whether the battle then stands where what was to be tried has been tried. */
  readonly reaches: (battle: Battle) => boolean;
};

const NONCE = "00112233445566778899aabbccddeeff";
/** Battles that are played until one has what a pair needs: dice and cards fall as they like. */
const TRIES = 25;
const chance = numbers(17);

/** The force of the battles that are played for tests, as a player types it in. */
const typed = (name: string) => ({
  ...{ kind: "quick", name, commander: { grade: "competent", class: "professional" }, territories: ["F", "M", "C"] },
  subCommanders: ORDERED_FORCE.commanders.slice(1).map(({ grade, class: kind, role }) => ({ grade, class: kind, ally: role === "ally" })),
  ...{ mapCards: 9, scoutingCards: 3, camp: { kind: "standard" } },
  units: ORDERED_FORCE.units.map(({ number, name: of, troop, bases, commander }) => ({
    ...{ number, name: of, troop: { ...troop, weapon: troop.setFormation ? "arquebus" : troop.weapon } },
    bases: troop.type === "artillery" ? 2 : bases,
    commander: commander === null ? null : commander - 1,
  })),
});

/** Up to the secret, in a wooded country. */
const arranged = (battle: Battle, seat: SeatName): BattleCommand =>
  legalCommands(battle, seat)[0]?.type === "sit" ? { type: "sit", nonce: NONCE } : commandOf(battle, seat, chance);

/** The house commander's sense, for a seat with any force, among what is legal. */
function sensibly({ knowledge }: Running): Choose {
  return (battle, seat, legal) => {
    const { force } = battle.seats[seat];
    if (!force) throw new Error(`seat ${seat} has no force`);
    if (legal.length === 0) return null;
    if (legal[0]?.type === "sit") return { type: "sit", nonce: NONCE };
    const seen = { ...view(battle, seat), legal: [...legal] };
    return chooseCommand({ view: seen, force, temper: "balanced", book: battle.book, advice: knowledge.catalog.advice, chance });
  };
}

async function newSitter({ database, knowledge }: Running): Promise<Sitter> {
  const player = newPlayer();
  const { id } = await player.owning(knowledge.catalog.readyArmies[0]?.army);
  return { user: String(sqlIn({ database }).prepare("select owner from armies where id = ?").pluck().get(id)), cookie: player.cookie() };
}

type Opened = { readonly battle: string; readonly cookies: SecretPair["cookies"]; readonly invite: string };

/** Seat a is taken, seat b has an invite; `joined`: its player has joined. */
async function openOne(running: Running, joined: boolean): Promise<Opened & { readonly b: Sitter }> {
  const [a, b] = [await newSitter(running), await newSitter(running)];
  const { battle, invite } = await opened(typed("Whites"), { kind: "invite" }, byAccount(a.user), running);
  if (joined) {
    const answer = await joinBattle(battle, joinOf(invite, typed("Blues")), byAccount(b.user), running);
    if (!answer.ok) throw new Error(JSON.stringify(answer));
  }
  return { battle, cookies: { a: a.cookie, b: b.cookie }, invite: String(invite), b };
}

async function sentBy(running: Running, battle: string, seat: SeatName, command: BattleCommand): Promise<void> {
  const played = await send(battle, seat, command, undefined, running);
  if (!played.ok) throw new Error(played.refusal.message);
}

type Found = Pick<SecretPair, "owner"> & { readonly twins: readonly [BattleCommand, BattleCommand] };

/** Plays battles until one comes to where a secret is chosen for which there is another. */
async function playToSecret(running: Running, find: (battle: Battle) => Found | null): Promise<Opened & Found> {
  for (let tried = 0; tried < TRIES; tried++) {
    const one = await openOne(running, true);
    for (;;) {
      const { battle: now } = await loadedNow(one.battle, running);
      const found = find(now);
      if (found) return { ...one, ...found };
      const [seat] = toAct(now);
      if (!seat || now.seats.a.host.orders || now.seats.b.host.orders) break;
      await sentBy(running, one.battle, seat, arranged(now, seat));
    }
  }
  throw new Error(`no battle of ${TRIES} comes to what a pair needs`);
}

const legalOf = <Type extends LegalCommand["type"]>(battle: Battle, seat: SeatName, type: Type) =>
  legalCommands(battle, seat).filter((one): one is Extract<LegalCommand, { type: Type }> => one.type === type);

/** On this day of cards, of whom nobody has laid one; `from` for as many days on. */
const twoCards =
  (from: number) =>
  (battle: Battle): Found | null => {
    if ((battle.day ?? 0) < from || SEATS.some((seat) => battle.seats[seat].committed !== null)) return null;
    for (const owner of SEATS) {
      const [one, other] = legalOf(battle, owner, "commit-card");
      if (one && other && legalOf(battle, otherSeat(owner), "commit-card").length > 0) return { owner, twins: [one, other] };
    }
    return null;
  };

/** Another card instead of the one that its owner has laid, and the other seat has still to lay its own. */
function twoChanges(battle: Battle): Found | null {
  for (const owner of SEATS) {
    if (battle.seats[owner].committed === null || legalOf(battle, otherSeat(owner), "commit-card").length === 0) continue;
    const [one, other] = legalOf(battle, owner, "commit-card");
    if (one && other) return { owner, twins: [one, other] };
  }
  return null;
}

/** As many cards kept, other ones; the other seat has still to keep its own. */
function twoKept(battle: Battle): Found | null {
  for (const owner of SEATS) {
    if (legalOf(battle, otherSeat(owner), "keep-cards").length === 0) continue;
    const some = legalOf(battle, owner, "keep-cards").filter(({ keep }) => keep.length > 0);
    const [one] = some;
    const other = some.find(({ keep }) => keep.length === one?.keep.length && keep.join() !== one.keep.join());
    if (one && other) return { owner, twins: [one, other] };
  }
  return null;
}

type Orders = Extract<BattleCommand, { type: "give-orders" }>;
type Ground = { readonly at: readonly [object, object]; readonly hiders: readonly [number, number]; readonly marching: readonly number[] };

/** Two places in which either of two groups hides, and others who may march. */
function hideouts(battle: Battle, owner: SeatName): Ground | null {
  const [legal] = legalOf(battle, owner, "give-orders");
  const isAway = (number: number) => battle.seats[owner].host.units.some((unit) => unit.number === number);
  const horse = ORDERED_FORCE.units.filter(
    ({ number, troop, commander }) => troop.type === "mounted" && commander === null && !isAway(number),
  );
  const [first, second, ...others] = horse.filter(({ number }) => legal?.ambushing.includes(number));
  if (!legal || !first || !second || legal.edges.length < 2 || others.length === 0) return null;
  const places = [...hidingPlaces(battlegroundNow(battle), owner, [first])];
  const [one] = places;
  const other = places.find(({ x, y }) => one && Math.abs(x - one.x) + Math.abs(y - one.y) >= 2);
  if (!one || !other) return null;
  const marching = others.map(({ number }) => number).filter((number) => legal.marching.includes(number));
  return { at: [one, other], hiders: [first.number, second.number], marching };
}

const march = (commander: number, edge: "left" | "right" | null, units: readonly number[]) => ({ commander, edge, units: [...units] });

/** Here a commander is placed at the first of them. */
const LED = "which marker is real, a commander at one";

/** Of each kind of order, two that look alike. */
const ORDERS: Readonly<Record<string, (ground: Ground) => readonly [object, object]>> = {
  [LED]: ({ at: [p, q], hiders: [u] }) => [
    {
      marches: [],
      ambushes: [
        { ...p, unit: u },
        { ...q, unit: null },
      ],
    },
    {
      marches: [],
      ambushes: [
        { ...p, unit: null },
        { ...q, unit: u },
      ],
    },
  ],
  "whether a marker is real": ({ at: [p], hiders: [u] }) => [
    { marches: [], ambushes: [{ ...p, unit: u }] },
    { marches: [], ambushes: [{ ...p, unit: null }] },
  ],
  "who hides": ({ at: [p], hiders: [u, v] }) => [
    { marches: [], ambushes: [{ ...p, unit: u }] },
    { marches: [], ambushes: [{ ...p, unit: v }] },
  ],
  "round which edge they march": ({ marching: [m = 0] }) => [
    { marches: [march(1, "left", [m])], ambushes: [] },
    { marches: [march(1, "right", [m])], ambushes: [] },
  ],
  "whose march is real": ({ marching: [m = 0] }) => [
    { marches: [march(1, "left", [m]), march(2, null, [])], ambushes: [] },
    { marches: [march(1, null, []), march(2, "left", [m])], ambushes: [] },
  ],
};

function twoOrders(kind: string, battle: Battle): Found | null {
  if (SEATS.some((seat) => battle.seats[seat].host.orders !== null)) return null;
  for (const owner of SEATS) {
    const ground = hideouts(battle, owner);
    const twins = ground && ORDERS[kind]?.(ground).map((orders) => ({ type: "give-orders", ...orders }) as Orders);
    const isLegal = (orders: Orders) => decide(battle, owner, { ...orders, salts: saltsFor(6) }, NO_DRAWS).ok;
    if (twins?.[0] && twins[1] && twins.every(isLegal)) return { owner, twins: [twins[0], twins[1]] };
  }
  return null;
}

const always = () => true;
const isOnTable = ({ seats }: Battle): boolean => SEATS.some((seat) => seats[seat].host.units.length > 0);
const isAtMarker = ({ commanders }: Battle["seats"]["a"]["host"]): boolean => commanders.some(({ at }) => "ambush" in at);

/** With a commander at the first marker, if it may be: whatever is under it. */
const atMarker =
  (owner: SeatName, sense: Choose): Choose =>
  (battle, seat, legal) => {
    const placing = seat === owner ? legal.filter((one) => one.type === "place-commander") : [];
    const isThere = isAtMarker(battle.seats[owner].host);
    const commander = placing.find(({ ambushes }) => ambushes.includes("ambush-1"))?.commander;
    if (placing.length > 0 && !isThere && commander !== undefined)
      return { type: "place-commander", commander, at: { ambush: "ambush-1" } };
    return sense(battle, seat, legal);
  };

/** A ready army, and the same with an option of one unit group not taken, of which no sum that is shown tells. */
export function armiesWithOptions({ knowledge }: Running): readonly [Army, Army, number] {
  for (const { army } of knowledge.catalog.readyArmies) {
    const unit = army.units.find(({ options }) => options.length > 0);
    if (!unit) continue;
    const bare = { ...army, units: army.units.map((one) => (one === unit ? { ...one, options: [] } : one)) };
    return [army, bare, unit.number];
  }
  throw new Error("no ready army has options");
}

async function optionPair(running: Running, sense: Choose): Promise<SecretPair> {
  const { battle, cookies, invite } = await openOne(running, false);
  const [army, bare, number] = armiesWithOptions(running);
  const twins = [army, bare].map((one) => ({ invite, force: { kind: "army", army: one } }));
  const choose: Choose = (now, seat, legal) =>
    sense(now, seat, seat === "b" ? legal.filter((one) => !("number" in one) || one.number !== number) : legal);
  return {
    name: "options of an army in battle",
    battle,
    owner: "b",
    cookies,
    twins: [twins[0] ?? {}, twins[1] ?? {}],
    sent: "join",
    choose,
    goesOn: 90,
    reaches: isOnTable,
  };
}

/** Of two groups that march together the one is ticked, or the other: nobody else knows that either marches. */
async function tickPair(running: Running, sense: Choose): Promise<SecretPair> {
  const isToMarch = (battle: Battle): Found | null => {
    for (const owner of SEATS) {
      const [legal] = legalOf(battle, owner, "give-orders");
      const [edge, units] = [legal?.edges[0], legal?.marching.slice(0, 2)];
      if (!edge || units?.length !== 2) continue;
      const orders: Orders = { type: "give-orders", marches: [march(1, edge, units)], ambushes: [] };
      if (decide(battle, owner, { ...orders, salts: saltsFor(1) }, NO_DRAWS).ok) return { owner, twins: [orders, orders] };
    }
    return null;
  };
  const { battle, cookies, owner, twins } = await playToSecret(running, isToMarch);
  await sentBy(running, battle, owner, twins[0]);
  for (;;) {
    const { battle: now } = await loadedNow(battle, running);
    const [seat] = toAct(now);
    if (now.step === "ready") break;
    const command = seat && sense(now, seat, legalCommands(now, seat));
    if (!command) throw new Error(`nothing is done at ${now.step}`);
    await sentBy(running, battle, seat, command);
  }
  const [one, other] = twins[0].type === "give-orders" ? (twins[0].marches[0]?.units ?? []) : [];
  const ticked = (number: number | undefined) => ({ ticks: [{ key: `unit:${owner}:${number}`, value: 2, at: 1 }] });
  return {
    ...{ name: "which group of a march is ticked", battle, owner, cookies, twins: [ticked(one), ticked(other)] },
    ...{ sent: "ticks", choose: sense, goesOn: 0, reaches: always },
  };
}

/** Every pair, played as far as both of it are the same. */
export async function secretPairs(running: Running): Promise<readonly SecretPair[]> {
  const sense = sensibly(running);
  const pairOf = async (name: string, goesOn: number, find: (battle: Battle) => Found | null): Promise<SecretPair> => {
    const { battle, cookies, owner, twins } = await playToSecret(running, find);
    return { name, battle, cookies, owner, twins, sent: "command", choose: sense, goesOn, reaches: goesOn === 0 ? always : isOnTable };
  };
  const pairs: SecretPair[] = [await optionPair(running, sense)];
  for (const day of [1, 2, 3]) pairs.push(await pairOf(`card of day ${day}`, 0, twoCards(day)));
  pairs.push(await pairOf("a card changed for another", 0, twoChanges));
  pairs.push(await pairOf("cards kept", 0, twoKept));
  for (const kind of Object.keys(ORDERS)) {
    const pair = await pairOf(`orders, ${kind}`, 90, (battle) => twoOrders(kind, battle));
    const isLed = ({ seats }: Battle) => isAtMarker(seats[pair.owner].host);
    pairs.push(kind === LED ? { ...pair, choose: atMarker(pair.owner, sense), reaches: isLed } : pair);
  }
  pairs.push(await tickPair(running, sense));
  return pairs;
}
