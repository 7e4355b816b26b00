import type { SeatName } from "../../model/by-seat";
import type { FileState } from "../../model/combat-terms";
import type { Situation } from "../../model/odds";
import type { Group } from "./group";
import type { Meeting } from "./line-up";

/** Who struck whom, and where. */
export type Strike = { readonly by: SeatName; readonly where: Situation["struck"] };

const FRONT = "front";

/** How two meet in the charge round: who charged or counter-charged, who stood and shot at it, and where the strike fell. */
export function chargeMeeting(charged: readonly SeatName[], stoodAndShot: SeatName | null, strike: Strike | null): Meeting {
  const isStruck = strike !== null && strike.where !== FRONT;
  const statesOf = (side: SeatName): readonly FileState[] => [
    ...(charged.includes(side) ? (["charged"] as const) : []),
    ...(stoodAndShot === side ? (["shot-and-stood"] as const) : []),
    ...(isStruck ? ([strike.by === side ? "flanking" : "flanked"] as const) : []),
  ];
  return {
    ...{ phase: "charge", support: "none", states: { a: statesOf("a"), b: statesOf("b") } },
    flankedBy: strike?.where === "flank" ? strike.by : null,
  };
}

/** How they fight on. The side struck in flank or rear has turned to face, or not. */
export function meleeMeeting(a: Group, b: Group, strike: Strike | null, hasTurned: boolean, line: boolean): Meeting {
  const isStruck = strike !== null && strike.where !== FRONT;
  const statesOf = (side: SeatName): readonly FileState[] => (isStruck && !hasTurned && strike.by !== side ? ["flanked"] : []);
  const isAlone = isStruck || a.body.square || b.body.square;
  return {
    ...{ phase: "melee", states: { a: statesOf("a"), b: statesOf("b") } },
    support: isAlone ? "none" : line ? "asked" : "overlap",
    flankedBy: strike?.where === "flank" ? strike.by : null,
  };
}
