import { groundOf, likingsOf } from "@/lib/advice/liking";
import { leadsBothWings } from "@/lib/advice/table/both-wings";
import { isOfWing, postOf } from "@/lib/advice/table/own-side";
import type { AdviceTables } from "@/lib/model/advice";
import type { Placed } from "@/lib/model/battlefield";
import { otherSeat, type SeatName } from "@/lib/model/by-seat";
import type { Battle } from "@/lib/rules/prebattle/battle";
import { view } from "@/lib/rules/prebattle/view";
import { type Battleground, battlegroundOf, unitFootprint } from "@/lib/rules/table/battleground";
import { baseWidths, boundsOf } from "@/lib/rules/table/geometry/footprint";
import { worstGoing } from "@/lib/rules/table/in-the-way";

/** What a captain is blamed for, each counted once for every unit group, marker or commander that it is true of. */
export const THUMBS = [
  "horse-in-bad-going",
  "horse-behind-own-foot",
  "guns-masked",
  "second-line-in-front",
  "own-ambush-blocked",
  "wing-on-the-wrong-side",
  "both-wings-led-by-one",
  "foot-nervous",
  "commander-far-off",
  "slowed-where-it-stands",
  "straggler",
] as const;
type Thumb = (typeof THUMBS)[number];
type Faults = Readonly<Record<Thumb, number>>;

type Stood = {
  readonly unit: Placed;
  readonly across: number;
  /** BW from its own edge to its front and to its rear. */
  readonly front: number;
  readonly rear: number;
  readonly from: number;
  readonly to: number;
  readonly isFoot: boolean;
  readonly isHorse: boolean;
  readonly isGun: boolean;
};

const CLOSE = 4;
const FIRE = 8;

function stoodOf(ground: Battleground, seat: SeatName, unit: Placed): Stood {
  const { left, right, bottom, top } = boundsOf(unitFootprint(unit, ground.book));
  const [l, r, b, t] = [left, right, bottom, top].map(baseWidths) as [number, number, number, number];
  const [width, depth] = [baseWidths(ground.width), baseWidths(ground.depth)];
  const isMine = seat === ground.defender;
  const [from, to] = isMine ? [l, r] : [width - r, width - l];
  const [rear, front] = isMine ? [b, t] : [depth - t, depth - b];
  const post = postOf(unit);
  return {
    ...{ unit, from, to, rear, front, across: (from + to) / 2 },
    isHorse: isOfWing(post) && unit.troop.formation !== "dragoon",
    isFoot: unit.troop.type === "foot" && post !== "screen",
    isGun: unit.troop.type === "artillery",
  };
}

const overlap = (one: Stood, other: Stood): number => Math.min(one.to, other.to) - Math.max(one.from, other.from);
/** Another stands in front of it, before at least a third of its frontage, within so many BW. */
const isBehind = (one: Stood, other: Stood, within: number): boolean =>
  one !== other &&
  other.rear >= one.front - 0.3 &&
  other.rear - one.front < within &&
  overlap(one, other) > Math.min(one.to - one.from, other.to - other.from) / 3;

const SECOND = /second line|reserve|rear/i;
const [LEFT, RIGHT] = [/\bleft\b/i, /\bright\b/i];
const isWrong = ({ unit: { name }, across }: Stood, middle: number): boolean =>
  (LEFT.test(name) && !RIGHT.test(name) && across > middle) || (RIGHT.test(name) && !LEFT.test(name) && across < middle);

const count = <One>(all: readonly One[], isOne: (one: One) => boolean): number => all.filter(isOne).length;

/** Every rule of thumb that a seat has broken in a battle that is ready for the table. */
function faultsOf(battle: Battle, seat: SeatName): Faults {
  const seen = view(battle, seat);
  const { book, seats } = battle;
  const { force, host } = seats[seat];
  if (!book.battlefield || !force) throw new Error("nothing to judge");
  const ground = battlegroundOf(seen, book.battlefield, book.tables.tableSizes);
  const stood = host.units.map((unit) => stoodOf(ground, seat, unit));
  const going = ({ unit }: Stood) => worstGoing(ground, unitFootprint(unit, ground.book), unit.troop);
  const middle = baseWidths(ground.width) / 2;
  const isMine = seat === ground.defender;
  const own = ({ x, y }: { readonly x: number; readonly y: number }) =>
    isMine ? { across: x, ahead: y } : { across: baseWidths(ground.width) - x, ahead: baseWidths(ground.depth) - y };
  const markers = seen.markers.flatMap((one) => (one.seat === seat && one.place.kind === "ambush" ? [own(one.place)] : []));
  const leaders = (host.commands ?? []).flatMap(({ commander, units }) =>
    force.commanders[commander]?.role === "ally"
      ? []
      : units.flatMap((number) => stood.filter(({ unit }) => unit.number === number).map(({ across }) => ({ across, leader: commander }))),
  );
  const far = host.commanders.filter(({ commander, at }) => {
    if ("ambush" in at) return false;
    const led = host.commands?.find((one) => one.commander === commander)?.units ?? [];
    const place = own(at);
    const gaps = stood
      .filter(({ unit }) => led.includes(unit.number))
      .map(({ across, front, rear }) => Math.hypot(across - place.across, (front + rear) / 2 - place.ahead));
    return gaps.length > 0 && Math.min(...gaps) > CLOSE;
  });
  const foremost = Math.max(0, ...stood.map(({ front }) => front));
  return {
    "horse-in-bad-going": count(stood, (one) => one.isHorse && (going(one) === "difficult" || going(one) === "rough")),
    "horse-behind-own-foot": count(
      stood,
      (one) => one.isHorse && !SECOND.test(one.unit.name) && stood.some((other) => other.isFoot && isBehind(one, other, CLOSE)),
    ),
    "guns-masked": count(stood, (one) => one.isGun && stood.some((other) => isBehind(one, other, FIRE))),
    "second-line-in-front": count(
      stood,
      (one) => SECOND.test(one.unit.name) && foremost - one.front < 1.5 && !stood.some((other) => isBehind(one, other, FIRE)),
    ),
    "own-ambush-blocked": count(markers, (marker) =>
      stood.some(({ from, to, rear }) => marker.across > from && marker.across < to && rear > marker.ahead && rear - marker.ahead < CLOSE),
    ),
    "wing-on-the-wrong-side": count(stood, (one) => isWrong(one, middle)),
    "both-wings-led-by-one": leadsBothWings(leaders) === null ? 0 : 1,
    "foot-nervous": count(host.units, ({ nervous }) => nervous),
    "commander-far-off": far.length,
    "slowed-where-it-stands": count(stood, (one) => !one.isHorse && !isLight(one) && going(one) !== "good"),
    straggler: host.stragglers.length,
  };
}

/** Foot that fights as well in cover. */
const isLight = ({ unit }: Stood): boolean => ["screen", "loose-foot"].includes(postOf(unit)) || unit.troop.formation === "dragoon";

/** Points for a fault: about what a tenth of an army that likes its ground is worth. */
const FAULT = 10;

/** How much of what the ground is worth to one army and not to the other counts. */
const GROUND_SHARE = 0.5;

/** What a seat made of a whole sequence: the ground for both, less the rules of thumb that it broke. The more the better. */
export function scoreOf(battle: Battle, seat: SeatName, advice: AdviceTables) {
  const worth = (one: SeatName) => {
    const { force } = battle.seats[one];
    if (!force || battle.square === null) throw new Error("nothing to judge");
    return likingsOf(force, advice)(groundOf(battle.square, battle.book)).value;
  };
  const ground = worth(seat) - worth(otherSeat(seat));
  const faults = faultsOf(battle, seat);
  const broken = THUMBS.reduce((sum, thumb) => sum + faults[thumb], 0);
  return { score: GROUND_SHARE * ground - FAULT * broken, ground, broken, faults };
}
