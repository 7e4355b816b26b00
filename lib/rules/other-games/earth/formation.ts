import type { Fault } from "../../../model/faults";
import type { EarthFormation, FilledFormation } from "../../../model/other-games/earth";
import type { EarthTables } from "../../../model/other-games/earth-tables";
import { rowValue, rulesRow } from "../../rules-row";

const BASES = 10;
export type Side = "own" | "other";
export const foeOf = (side: Side): Side => (side === "own" ? "other" : "own");

const filledFormation = (formation: EarthFormation): FilledFormation => ({
  ...formation,
  bases: formation.bases ?? Math.max(BASES, formation.front),
});

type Both = Readonly<Record<Side, EarthFormation>>;

/** A question with both formations as they count. */
export const filledSides = <Asked extends Both>(asked: Asked) => ({
  ...asked,
  own: filledFormation(asked.own),
  other: filledFormation(asked.other),
});

function faultsOfOne(side: Side, { front, bases, injured }: FilledFormation): readonly Fault[] {
  return [
    ...(bases < front ? [{ path: [side, "bases"], code: "too-small", params: { limit: front, of: "number" } }] : []),
    ...(injured > front ? [{ path: [side, "injured"], code: "too-large", params: { limit: front, of: "number" } }] : []),
  ];
}

/** Ranks that have more bases than there are, and the like. */
export const formationFaults = ({ own, other }: Readonly<Record<Side, FilledFormation>>): readonly Fault[] => [
  ...faultsOfOne("own", own),
  ...faultsOfOne("other", other),
];

/** Bases that face the enemy, and those behind them. */
export type Facing = { readonly front: number; readonly behind: number };

/** As a bound begins: gaps of the front rank are filled from behind. */
export const drawnUp = (width: number, bases: number): Facing => ({ front: Math.min(width, bases), behind: Math.max(0, bases - width) });

/** After a blow that killed so many of the front: the next rank faces only if nobody of the first is left. */
export function facingAfter(width: number, bases: number, killed: number): Facing {
  const { front, behind } = drawnUp(width, bases);
  return killed < front ? { front: front - killed, behind } : drawnUp(width, behind);
}

/** What hits do to a front rank: whole bases are injured first, then the injured killed. Hits beyond the rank are lost. */
export function damageOf(front: number, injured: number, hits: number): { readonly injured: number; readonly killed: number } {
  const newly = Math.min(hits, front - injured);
  return { injured: newly, killed: Math.min(hits - newly, front) };
}

/** Whether it moves at half speed: by the bases of its front, or of the whole, that are injured or killed. */
export function isSlowed({ front, bases, injured, lost }: FilledFormation, newly: number, { numbers }: EarthTables): boolean {
  const [touched, share] = [injured + newly, rowValue(numbers, "half-speed")];
  return touched >= share * front || touched + lost >= share * (bases + lost);
}

/** What its state takes off its resilience. */
export const ofState = (state: FilledFormation["state"], { numbers }: EarthTables): number =>
  state === "steady" ? 0 : rowValue(numbers, state);

/** The score that a die needs against it: with the cover of its terrain, and less when it flees. */
export function resilienceOf(formation: FilledFormation, against: "melee" | "ranged", tables: EarthTables): number {
  const cover = rulesRow(tables.cover, formation.type)[formation.terrain][against];
  return formation.resilience[against] + cover + ofState(formation.state, tables);
}
