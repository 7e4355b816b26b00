import {
  earthBoundsQuestion,
  earthCausesQuestion,
  earthMeleeQuestion,
  earthPanicQuestion,
  earthShootingQuestion,
} from "@/lib/model/other-games/earth";
import type { Answered } from "@/lib/rules/other-games/chances";
import { askBounds } from "@/lib/rules/other-games/earth/bounds";
import { askMelee, askShooting } from "@/lib/rules/other-games/earth/fight";
import { askCauses, askPanic } from "@/lib/rules/other-games/earth/panic";
import { answered } from "./odds-fixtures";
import { EARTH_TABLES as TABLES } from "./other-games-fixtures";

/** Questions of Battle for 2mm Earth with only what a test is about. */

export type Sent = Readonly<Record<string, unknown>>;
export const SHOT = { distance: 10, range: 100 };
export const R = (melee: number, ranged = melee) => ({ melee, ranged });
const LEGION = { melee: 3, ranged: 2, resilience: R(3) };
export const shootingAsked = (own: Sent, other: Sent, shot: Sent = {}) =>
  askShooting(earthShootingQuestion.parse({ own: { ...LEGION, ...own }, other, shot: { ...SHOT, ...shot } }), TABLES);
export const shooting = (own: Sent, other: Sent, shot: Sent = {}) => answered(shootingAsked(own, other, shot));
export const meleeAsked = (own: Sent, other: Sent) => askMelee(earthMeleeQuestion.parse({ own, other }), TABLES);
export const melee = (own: Sent, other: Sent) => answered(meleeAsked(own, other));
export const boundsAsked = (sent: Sent) => askBounds(earthBoundsQuestion.parse({ own: {}, other: {}, ...sent }), TABLES);
export const bounds = (sent: Sent) => answered(boundsAsked(sent));
export const panic = (sent: Sent) => answered(askPanic(earthPanicQuestion.parse({ resilience: R(4), ...sent }), TABLES));
export const causesAsked = (sent: Sent) => askCauses(earthCausesQuestion.parse({ resilience: R(4), atStart: 20, ...sent }), TABLES);
export const causes = (sent: Sent) => answered(causesAsked(sent));
export const faultOf = (told: Answered<unknown>) => (told.ok ? null : [told.faults[0]?.code, told.faults[0]?.path.join(".")]);
export const sum = (all: readonly number[]) => all.reduce((one, other) => one + other, 0);
export const meanOf = (all: readonly number[]) => sum(all.map((p, count) => p * count));
