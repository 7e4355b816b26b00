import type { BattleView } from "@/lib/model/battle-view";
import { otherSeat, type SeatName } from "@/lib/model/by-seat";
import { SEATS, STEPS, type Step } from "@/lib/model/enumerations";
import type { BattleBook } from "@/lib/rules/prebattle/book";

type Standing = Pick<BattleView, "step">;

/** Nothing is left to decide. */
export const isOver = ({ step }: Standing): boolean => step === "closed" || step === "abandoned";

/** Nothing is left to do before the battle, and it can no longer be abandoned. */
export const isPrepared = (view: Standing): boolean => view.step === "ready" || isOver(view);

const ON_TABLE: readonly Step[] = STEPS.slice(STEPS.indexOf("flank"), STEPS.indexOf("closed"));

/** The steps on the battlefield: its part of the page is fetched at the first of them. */
export const isOnTable = ({ step }: { readonly step: Step }): boolean => ON_TABLE.includes(step);

/** The address of the battle plan; null while there is none. */
export const planOf = (view: BattleView, book: BattleBook): string | null => (hasField(view, book) ? `/battles/${view.battle}/plan` : null);

type Laid = Pick<BattleView, "step" | "roles" | "flank" | "pieces" | "camps" | "units">;

/** Whether there is a battlefield to see: from the first step on the table, or what was on it when the battle was abandoned. */
export function hasField({ step, roles, flank, pieces, camps, units }: Laid, { battlefield }: Pick<BattleBook, "battlefield">): boolean {
  if (!battlefield || !roles) return false;
  if (step === "abandoned") return flank !== null || pieces.length + units.length > 0 || camps.a !== null || camps.b !== null;
  return isOnTable({ step }) || step === "closed";
}

/** Who may take the device: players whose turn it is, then one with an offer to abandon; both while the battle is fought. */
export function seatsToAct(view: Pick<BattleView, "step" | "toAct" | "abandonOffered">): readonly SeatName[] {
  const { toAct, abandonOffered } = view;
  if (isOver(view)) return [];
  if (view.step === "ready") return toAct.length > 0 ? toAct : SEATS;
  return [...toAct, ...SEATS.filter((seat) => abandonOffered[otherSeat(seat)] && !toAct.includes(seat))];
}

/** Orders are seen once both seats have given theirs; what they say, once they are revealed. */
const markersOf = ({ markers, ordered }: BattleView): BattleView["markers"] =>
  ordered.a && ordered.b ? markers.map((one) => ({ ...one, secret: one.revealed ? one.secret : null })) : [];

/** A seat's view without its hand, force and orders: what everybody may see once both armies are revealed. */
export const publicView = (view: BattleView): BattleView => ({
  ...view,
  ...{ seat: null, hand: [], card: null, legal: [], own: null },
  markers: markersOf(view),
});

const OPEN: readonly Step[] = [...(["flank", "compulsory", "optional", "first-deployment", "deployment", "finishing", "scouts"] as const)];

/** Whether nothing secret is decided now: on one device nobody has to look away, and nothing is handed over. */
export const isOpenStep = ({ step }: Standing): boolean => OPEN.includes(step);

/** Numbers of those that march or hide unseen. */
const hiddenIn = ({ markers, seat }: BattleView): readonly number[] =>
  markers.flatMap(({ seat: owner, secret, revealed }) => {
    if (owner !== seat || !secret || revealed) return [];
    return secret.kind === "march" ? secret.units : [secret.unit ?? 0];
  });

const DEPLOYING: readonly Step[] = OPEN.slice(OPEN.indexOf("first-deployment"));

/**
 * A seat's view on a device at which both players look: without its cards and the secrets of its orders, and of its army only what is on the
 * table or comes there, once the armies deploy. In a step in which something is secret it may do nothing.
 */
export function openView(view: BattleView): BattleView {
  const { own, step } = view;
  const hidden = hiddenIn(view);
  const shown = own && DEPLOYING.includes(step) ? { ...own, units: own.units.filter(({ number }) => !hidden.includes(number)) } : null;
  return {
    ...view,
    ...{ hand: [], card: null, own: shown, markers: markersOf(view), legal: isOpenStep(view) ? view.legal : [] },
  };
}

/** Terrain is chosen, laid and adjusted. */
export const LAYING: readonly Step[] = ["compulsory", "optional"];

/** Where on the page losses are ticked off. */
export const LOSSES = "losses";
