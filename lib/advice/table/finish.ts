import type { BattleCommand, DeclaredCommand } from "../../model/battle-command";
import type { SeatName } from "../../model/by-seat";
import type { Battleground } from "../../rules/table/battleground";
import { mayCommandFrom } from "../../rules/table/may-stand";
import { among, type ComputerTurn, oneOf } from "../computer-turn";
import { groundSeen, inTenths, type Own, seatFrame } from "./own-side";
import { shareCommands } from "./share-commands";

/** Scouts move as far as they can, the more often the bolder the style; otherwise all stay. */
export function scout({ view, temper, chance }: ComputerTurn): BattleCommand {
  const option = oneOf(among(view, "scout-move"), chance);
  if (!option || chance(100) >= temper.scouting) return { type: "pass" };
  return { type: "scout-move", number: option.number, distance: option.distance.max };
}

const STEP = 0.5;
/** BW behind the middle of his command, or of the whole army. */
const NEAR = 1;
const FAR = 2;

type Spot = { readonly x: number; readonly y: number };
type Bounds = { readonly left: number; readonly bottom: number; readonly right: number; readonly top: number };

/** A little behind whoever is in the middle of his command; behind the middle of the army if he leads nobody. */
function postOfCommander(commander: number, commands: readonly DeclaredCommand[], turn: ComputerTurn): Spot {
  const { view, me } = turn;
  const frame = seatFrame(groundSeen(turn), me);
  const command = commands.find((one) => one.commander === commander);
  const own = view.units.filter(({ seat }) => seat === me);
  const units = own.filter(({ number }) => command?.units.includes(number));
  const markers = view.markers.flatMap(({ seat, order, place }) =>
    seat === me && place.kind === "ambush" && command?.ambushes.includes(order) ? [place] : [],
  );
  const led = [units, markers].find((some) => some.length > 0);
  const spots = (led ?? own).map((place) => frame.own(place));
  const mean = (of: (spot: Own) => number) => spots.reduce((total, one) => total + of(one), 0) / Math.max(1, spots.length);
  const middle = { across: mean(({ across }) => across), ahead: mean(({ ahead }) => ahead) };
  const far = (spot: Own) => Math.hypot(spot.across - middle.across, spot.ahead - middle.ahead);
  const { across, ahead } = led ? spots.reduce((best, one) => (far(one) < far(best) ? one : best)) : middle;
  return frame.spot({ across, ahead: ahead - (led ? NEAR : FAR) });
}

/** The nearest place to a spot, within one part of the table, where a commander may be. */
function nearest(ground: Battleground, seat: SeatName, { left, bottom, right, top }: Bounds, wanted: Spot): Spot | null {
  const half = ground.book.limits["marker-size"] / 200;
  const far = ({ x, y }: Spot) => (x - wanted.x) ** 2 + (y - wanted.y) ** 2;
  const clamped = {
    x: inTenths(Math.min(right - half, Math.max(left + half, wanted.x))),
    y: inTenths(Math.min(top - half, Math.max(bottom + half, wanted.y))),
  };
  const isOpen = (spot: Spot) => mayCommandFrom(ground, seat, spot).length === 0;
  if (isOpen(clamped)) return clamped;
  const spots: Spot[] = [];
  for (let x = left + half; x <= right - half; x += STEP)
    for (let y = bottom + half; y <= top - half; y += STEP) spots.push({ x: inTenths(x), y: inTenths(y) });
  return spots.sort((one, other) => far(one) - far(other)).find(isOpen) ?? null;
}

type PlaceCommander = Extract<BattleCommand, { type: "place-commander" }>;

/** Each commander who is still to be placed, among the groups he will lead. Where one goes depends on no other who stands on the table. */
export function placeCommanders(turn: ComputerTurn): readonly PlaceCommander[] {
  const commands = shareCommands(turn);
  return among(turn.view, "place-commander").map(({ commander, region }) => {
    const at = nearest(groundSeen(turn), turn.me, region, postOfCommander(commander, commands, turn));
    if (!at) throw new Error(`there is no place for commander ${commander}`);
    return { type: "place-commander", commander, at };
  });
}

const declareCommands = (turn: ComputerTurn): BattleCommand => ({
  type: "declare-commands",
  commands: shareCommands(turn).map(({ commander, units, ambushes }) => ({ commander, units: [...units], ambushes: [...ambushes] })),
});

/** Guns keep their facing and pikes are kept: both depend on what the enemy does. */
export function finish(turn: ComputerTurn): BattleCommand {
  const [declare] = among(turn.view, "declare-commands");
  if (declare) return declareCommands(turn);
  return placeCommanders(turn)[0] ?? { type: "pass" };
}
