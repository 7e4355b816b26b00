import type { DeclaredCommand } from "../../model/battle-command";
import type { ComputerTurn } from "../computer-turn";
import { leadsBothWings } from "./both-wings";
import { groundSeen, seatFrame } from "./own-side";

/** A unit group or ambush marker that needs a leader, and its place across the table. */
type Led = { readonly unit: number | null; readonly ambush: string | null; readonly across: number; readonly wants: number | null };
/** `floats`: he leads nobody and gives his cards to others, as a professional army commander may ("Commanders"). */
type Leader = { readonly commander: number; readonly floats: boolean };

/** The seat's commanders on a real march: they lead their marching groups and nothing else. */
const marchingOf = ({ view, me }: Pick<ComputerTurn, "view" | "me">): ReadonlySet<number> =>
  new Set(
    view.markers.flatMap(({ seat, secret }) => (seat === me && secret?.kind === "march" && secret.edge !== null ? [secret.commander] : [])),
  );

function leadable(turn: ComputerTurn): readonly Led[] {
  const { view, me, force } = turn;
  const frame = seatFrame(groundSeen(turn), me);
  const across = (place: { readonly x: number; readonly y: number }) => frame.own(place).across;
  const leaderOf = (number: number) => force.units.find((unit) => unit.number === number)?.commander ?? null;
  const units = view.units.filter(({ seat }) => seat === me);
  // What lies under a marker is not considered: everybody sees who leads it.
  const markers = view.markers.flatMap(({ seat, order, place }) => (seat === me && place.kind === "ambush" ? [{ order, place }] : []));
  const led: Led[] = [
    ...units.map((unit) => ({ unit: unit.number, ambush: null, across: across(unit), wants: leaderOf(unit.number) })),
    ...markers.map(({ order, place }) => ({ unit: null, ambush: order, across: across(place), wants: null })),
  ];
  return led.sort((one, other) => one.across - other.across || (one.unit ?? 0) - (other.unit ?? 0));
}

const commandOf = (commander: number, led: readonly Led[]): DeclaredCommand => ({
  commander,
  units: led.flatMap(({ unit }) => unit ?? []),
  ambushes: led.flatMap(({ ambush }) => ambush ?? []),
});

/** Neighbours together, in shares as equal as possible; the first leader in the middle. */
function byNeighbours(led: readonly Led[], leaders: readonly Leader[]): readonly DeclaredCommand[] {
  const middle = Math.floor((leaders.length - 1) / 2);
  const order = [...leaders.slice(1, middle + 1), ...leaders.slice(0, 1), ...leaders.slice(middle + 1)];
  return order.map(({ commander }, at) =>
    commandOf(commander, led.slice(Math.floor((at * led.length) / order.length), Math.floor(((at + 1) * led.length) / order.length))),
  );
}

/** Each to the commander it was intended for, otherwise to the leader of the nearest; null if somebody would lead nobody. */
function byWishes(led: readonly Led[], leaders: readonly Leader[]): readonly DeclaredCommand[] | null {
  const isLeader = (commander: number | null) => leaders.some((one) => one.commander === commander);
  const wished = led.filter(({ wants }) => isLeader(wants));
  if (wished.length === 0) return null;
  const nearest = ({ across }: Led) =>
    wished.reduce((best, one) => (Math.abs(one.across - across) < Math.abs(best.across - across) ? one : best)).wants;
  const settled = led.map((one) => ({ ...one, wants: isLeader(one.wants) ? one.wants : nearest(one) }));
  const commands = leaders.map(({ commander }) =>
    commandOf(
      commander,
      settled.filter(({ wants }) => wants === commander),
    ),
  );
  if (commands.some(({ units, ambushes }) => units.length + ambushes.length === 0)) return null;
  const placed = settled.map(({ across, wants }) => ({ across, leader: wants ?? 0 }));
  return leadsBothWings(placed) === null ? commands : sideBySide(settled, leaders);
}

function* ordersOf<One>(all: readonly One[]): Generator<readonly One[]> {
  if (all.length === 0) yield [];
  for (const [at, first] of all.entries()) for (const rest of ordersOf(all.toSpliced(at, 1))) yield [first, ...rest];
}

/** Every way to cut so many into this many shares, none of them empty: where each begins. */
function* cutsOf(count: number, shares: number, from = 0): Generator<readonly number[]> {
  if (shares === 1) {
    yield [from];
    return;
  }
  for (let next = from + 1; next <= count - shares + 1; next++) for (const rest of cutsOf(count, shares - 1, next)) yield [from, ...rest];
}

/** What a wish is worth, in groups that one command has more than another. */
const WISH = 100;

/** Neighbours together again, where somebody would lead both wings: as many as possible follow whom they were intended for. */
function sideBySide(led: readonly Led[], leaders: readonly Leader[]): readonly DeclaredCommand[] {
  let best: { readonly commands: readonly DeclaredCommand[]; readonly score: number } | null = null;
  for (const order of ordersOf(leaders)) {
    for (const cuts of cutsOf(led.length, order.length)) {
      const shares = order.map(({ commander }, at) => ({ commander, own: led.slice(cuts[at], cuts[at + 1] ?? led.length) }));
      const kept = shares.reduce((sum, { commander, own }) => sum + own.filter(({ wants }) => wants === commander).length, 0);
      const sizes = shares.map(({ own }) => own.length);
      const score = kept * WISH - (Math.max(...sizes) - Math.min(...sizes));
      if (best === null || score > best.score) best = { score, commands: shares.map(({ commander, own }) => commandOf(commander, own)) };
    }
  }
  return best?.commands ?? byNeighbours(led, leaders);
}

/** The seat's commanders at ambush markers, each with his marker. */
const hiddenWith = ({ view, me }: ComputerTurn): ReadonlyMap<number, string> =>
  new Map(view.commanders.flatMap(({ seat, commander, at }) => (seat === me && "ambush" in at ? [[commander, at.ambush] as const] : [])));

/** Shares the rest among commanders with room for more; those who float or are at a marker only if there is nobody else. */
function shareOut(led: readonly Led[], own: readonly Leader[], hidden: ReadonlyMap<number, string>): readonly DeclaredCommand[] {
  const seen = own.filter(({ commander }) => !hidden.has(commander));
  const needy = seen.filter((one) => !one.floats);
  const leaders = [needy, seen, own].find((some) => some.length > 0) ?? [];
  const rest = led.filter(({ ambush }) => ambush === null || ![...hidden.values()].includes(ambush));
  const shared = leaders.length > 0 ? (byWishes(rest, leaders) ?? byNeighbours(rest, leaders)) : [];
  return own.map(({ commander }) => shared.find((one) => one.commander === commander) ?? commandOf(commander, []));
}

/** Fewer would each have to lead half an army or more. */
const FLOATED_OVER = 2;

/**
 * A professional army commander floats if every group was intended for somebody else, or there are fewer than commanders, and enough
 * professional sub-commanders are there to lead.
 */
function mayFloat(force: ComputerTurn["force"], led: readonly Led[], seen: readonly number[]): boolean {
  const subs = seen.filter((one) => force.commanders[one]?.role === "sub" && force.commanders[one]?.class === "professional");
  const isOthers = led.every(({ wants }) => wants !== null && force.commanders[wants]?.role !== "army");
  return subs.length >= FLOATED_OVER && (isOthers || led.length < seen.length);
}

/** Which of the seat's commanders on the table each group and marker follows: an ally his contingent, the others what stands together. */
export function shareCommands(turn: ComputerTurn): readonly DeclaredCommand[] {
  const marching = marchingOf(turn);
  const present = turn.force.commanders.flatMap((one, commander) => (marching.has(commander) ? [] : [{ ...one, commander }]));
  const allies = present.filter(({ role }) => role === "ally").map(({ commander }) => commander);
  const all = leadable(turn);
  const hidden = hiddenWith(turn);
  const seen = present.map(({ commander }) => commander).filter((one) => !hidden.has(one));
  const isFloated = mayFloat(turn.force, all, seen);
  const own = present
    .filter(({ role }) => role !== "ally")
    .map((one) => ({ commander: one.commander, floats: isFloated && one.role === "army" && one.class === "professional" }));
  const follows = (ally: number) => all.filter(({ wants }) => wants === ally);
  const led = all.filter(({ wants }) => !allies.some((ally) => ally === wants));
  return [...shareOut(led, own, hidden), ...allies.map((ally) => commandOf(ally, follows(ally)))].map((command) => {
    const marker = hidden.get(command.commander);
    return marker === undefined ? command : { ...command, ambushes: [marker, ...command.ambushes] };
  });
}
