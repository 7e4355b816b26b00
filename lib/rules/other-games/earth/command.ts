import type {
  EarthMessengerAnswer,
  EarthMessengerQuestion,
  EarthMoveAnswer,
  EarthMoveQuestion,
  EarthOrderAnswer,
  EarthOrderOfPlayAnswer,
  EarthOrderOfPlayQuestion,
  EarthOrderQuestion,
} from "../../../model/other-games/earth";
import type { EarthTables } from "../../../model/other-games/earth-tables";
import { rowValue, rulesRow } from "../../rules-row";
import type { Answered } from "../chances";

const FACES = 6;

/** What troops do with an order, by the chart of their temper. */
export function oneOrder({ temper, shaken, order }: EarthOrderQuestion, { orders }: EarthTables) {
  const known = temper === "random" ? (shaken ? "reluctant" : "rash") : temper;
  const { low, onLow, otherwise } = rulesRow(orders, `${known}-${order}`);
  const told = { attacks: 0, holds: 0, advances: 0, retreats: 0, routs: 0 };
  told[onLow] += low / FACES;
  told[otherwise] += 1 - low / FACES;
  return told;
}

export const askOrder = (asked: EarthOrderQuestion, tables: EarthTables): Answered<EarthOrderAnswer> => ({
  ok: true,
  value: { asked, ...oneOrder(asked, tables) },
});

/** Bounds for so many metres: one at least. */
const boundsFor = (metres: number, speed: number): number => Math.max(1, Math.ceil(metres / speed));

/** How long a message is on its way. */
export function askMessenger(asked: EarthMessengerQuestion, { messengers, numbers }: EarthTables): Answered<EarthMessengerAnswer> {
  const slow = rowValue(numbers, "slow-leg");
  const distance = asked.legs.reduce((sum, leg) => sum + leg.metres * (leg.slow ? slow : 1), 0);
  return { ok: true, value: { asked, distance, bounds: boundsFor(distance, rulesRow(messengers, asked.age).metres) } };
}

/** How long troops take over a way. */
export function askMove(asked: EarthMoveQuestion, { speeds, numbers }: EarthTables): Answered<EarthMoveAnswer> {
  const whole = rulesRow(speeds, asked.type)[asked.ground];
  if (whole === null) return { ok: true, value: { asked, speed: null, bounds: null } };
  const speed = asked.half ? whole * rowValue(numbers, "half-move") : whole;
  return { ok: true, value: { asked, speed, bounds: boundsFor(Math.max(rowValue(numbers, "least-move"), asked.metres), speed) } };
}

/** Who acts when in a bound; those of one initiative together. */
export function askOrderOfPlay(asked: EarthOrderOfPlayQuestion, { phases }: EarthTables): Answered<EarthOrderOfPlayAnswer> {
  const initiatives = [...new Set(asked.units.map(({ initiative }) => initiative))].sort((one, other) => one - other);
  const namesAt = (wanted: number) => asked.units.flatMap(({ name, initiative }) => (initiative === wanted ? name : []));
  const rising = initiatives.map(namesAt);
  const groups = { low: rising, high: rising.toReversed() };
  const together = [asked.units.map(({ name }) => name)];
  return { ok: true, value: { asked, phases: phases.map(({ id, first }) => ({ phase: id, groups: first ? groups[first] : together })) } };
}
