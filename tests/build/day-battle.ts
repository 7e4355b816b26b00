import type { GivenOrder, SecretOrder } from "@/lib/model/battle-event";
import type { BattleView } from "@/lib/model/battle-view";
import type { Piece } from "@/lib/model/battlefield";
import type { BySeat, SeatName } from "@/lib/model/by-seat";
import type { FrozenForce } from "@/lib/model/force";
import { type ArmyAfield, armyAfield, type SeenArmies } from "@/lib/rules/afield/army-afield";
import type { Marks } from "@/lib/rules/afield/notebook";
import type { Battle, Host } from "@/lib/rules/prebattle/battle";
import type { DecidedCommand } from "@/lib/rules/prebattle/battle-step";
import { decide } from "@/lib/rules/prebattle/decide";
import { view } from "@/lib/rules/prebattle/view";
import { sealHash } from "@/lib/rules/record/chain";
import { NO_DRAWS } from "./days-battle";
import { ORDERED_FORCE } from "./forces";
import { saltsFor } from "./house-play";
import { BOOK } from "./played-battle";
import { CATALOG } from "./rules";
import { lyingPiece, type TableOpening, tableBattle } from "./table-battle";

type Orders = Omit<Extract<DecidedCommand, { type: "give-orders" }>, "type" | "salts">;

/** Woods in either half, and brush that hides skirmishers on foot alone. */
const PIECES: readonly Piece[] = [
  lyingPiece({ id: "1", kind: "wood", w: 8, h: 8, x: 22.5, y: 8 }),
  lyingPiece({ id: "2", kind: "wood", w: 8, h: 8, x: 22.5, y: 22 }),
  lyingPiece({ id: "3", kind: "brush", w: 8, h: 6, x: 36, y: 8 }),
];

/** A battle in which seat a, who defends, and seat b are asked for their orders. */
export const orderingBattle = (more: Partial<TableOpening> = {}, force: FrozenForce = ORDERED_FORCE): Battle =>
  tableBattle({ step: "secret-orders", ground: { pieces: PIECES }, a: { force }, b: { force: ORDERED_FORCE }, ...more });

/** The result of a seat's orders. */
export function orderedBy(battle: Battle, seat: NonNullable<BattleView["seat"]>, { marches, ambushes }: Orders) {
  return decide(battle, seat, { type: "give-orders", marches, ambushes, salts: [...saltsFor(marches.length + ambushes.length)] }, NO_DRAWS);
}

const SECRETS: readonly SecretOrder[] = [
  { kind: "march", commander: 1, edge: "left", units: [1, 2] },
  { kind: "ambush", x: 20, y: 8, unit: 3 },
  { kind: "ambush", x: 10, y: 8, unit: null },
];

const ORDERS = SECRETS.map((secret, at) => {
  const salt = saltsFor(3)[at] ?? "";
  const order = ["march-1", "ambush-1", "ambush-2"][at];
  const place = secret.kind === "march" ? { kind: secret.kind, commander: 1 } : { kind: secret.kind, x: secret.x, y: secret.y };
  return { order, place, orderHash: sealHash(salt, secret), secret, salt } as GivenOrder;
});

function standing(seat: SeatName, number: number): Host["units"][number] {
  const unit = ORDERED_FORCE.units[number - 1];
  if (!unit) throw new Error(`no group ${number}`);
  return {
    ...{ seat, number, name: unit.name, troop: unit.troop, bases: unit.bases, x: 5, y: number, facing: 90, files: 3 },
    ...{ form: "close", nervous: number === 9, caltrops: false, stakes: false, droppedPikes: false },
  };
}

const camp = { state: "standard", x: 22, y: 1 } as const;
const commands = [
  { commander: 0, units: [4, 5, 7], ambushes: ["ambush-1", "ambush-2"] },
  { commander: 1, units: [1, 2], ambushes: [] },
  { commander: 2, units: [6, 8, 9, 10, 11], ambushes: [] },
];

/**
 * Two armies of the ordered force, ready to be fought. Of seat a two groups of horse march, a third lies in ambush and group 13 straggles;
 * of seat b all thirteen stand on the table. Horse and guns of six bases, 7 skirmishers, 8 a tercio of sixteen, 11 elephants.
 */
export const dayBattle = (): Battle =>
  tableBattle({
    step: "ready",
    a: {
      force: ORDERED_FORCE,
      host: {
        ...{ orders: ORDERS, camp, commands, stragglers: [{ number: 13, name: "Group 13" }] },
        units: [4, 5, 6, 7, 8, 9, 10, 11, 12].map((number) => standing("a", number)),
      },
    },
    b: { force: ORDERED_FORCE, host: { orders: [], camp, units: ORDERED_FORCE.units.map(({ number }) => standing("b", number)) } },
  });

const { battlefield } = BOOK;
if (!battlefield) throw new Error("the tables have no battlefield");
export const AFIELD = CATALOG.afield;

const seenBy = (seat: SeatName, battle: Battle = dayBattle()): SeenArmies => view(battle, seat);

/** Both armies with these marks, as this seat knows them. */
export function armiesBy(marks: Marks, eyes: SeatName = "a", battle: Battle = dayBattle()): BySeat<ArmyAfield> {
  const seen = seenBy(eyes, battle);
  const known = { tables: AFIELD, battlefield: battlefield as NonNullable<typeof battlefield> };
  return { a: armyAfield(seen, "a", marks, known), b: armyAfield(seen, "b", marks, known) };
}
