import type { BattleView } from "@/lib/model/battle-view";
import type { SeatName } from "@/lib/model/by-seat";
import type { TerrainKind } from "@/lib/model/enumerations";
import type { BattleBook } from "@/lib/rules/prebattle/book";
import { type Choosing, type ChosenAs, choicesLeft, kindsShut, kindsToChoose } from "@/lib/rules/prebattle/terrain-choices";
import type { Deed } from "./deed";
import type { DeskState } from "./desk";

type Picks = DeskState["picks"];

const stepOf = ({ step }: BattleView): ChosenAs | null => (step === "compulsory" || step === "optional" ? step : null);

/** What may be chosen once these kinds were, by nobody but this seat. */
function choosingOf(view: BattleView, book: BattleBook, seat: SeatName, kinds: readonly TerrainKind[]): Choosing | null {
  const { laying, pieces, roles, square, territory } = view;
  const as = stepOf(view);
  if (!as || !book.battlefield) return null;
  const picked = kinds.map((kind) => ({ by: seat, kind, as, state: "waiting" as const }));
  return {
    book,
    square,
    territory,
    roles,
    ground: { choices: [...(laying?.choices ?? []), ...picked], pieces, stopped: laying?.stopped ?? { a: false, b: false } },
  };
}

/** The sheet on which a seat picks the kinds it chooses in this step; null while nothing is chosen, or nothing more by it. */
export type Sheet = {
  readonly as: ChosenAs;
  /** How many it chooses yet, those picked included. */
  readonly left: number;
  /** Kinds that can be picked beside those picked already. */
  readonly kinds: readonly TerrainKind[];
  /** Those that cannot, though the square or the territory has them, and why. */
  readonly shut: ReturnType<typeof kindsShut>;
  /** Whether the next choice is this seat's: a kind that is picked is sent at once. */
  readonly isMine: boolean;
  /** Whether it may say now that it chooses no more. */
  readonly mayStop: boolean;
};

export function sheetOf(view: BattleView, book: BattleBook, seat: SeatName, { kinds, isLast }: Picks): Sheet | null {
  const [as, after] = [stepOf(view), choosingOf(view, book, seat, kinds)];
  const now = choosingOf(view, book, seat, []);
  if (!as || !after || !now || view.laying?.dice || view.laying?.adjusting) return null;
  const left = choicesLeft(now, seat, as);
  const isMine = view.legal.some(({ type }) => type === "choose-kind" || type === "stop-choosing");
  if (left === 0 || (!isMine && !isBeingChosen(view, now, as))) return null;
  const mayPick = kinds.length < left && !isLast;
  return {
    ...{ as, left, isMine, mayStop: as === "optional" && mayPick },
    ...{ kinds: mayPick ? kindsToChoose(after, as) : [], shut: mayPick ? kindsShut(after, as) : [] },
  };
}

/** While kinds are laid, nothing is chosen. */
const isBeingChosen = ({ laying }: BattleView, now: Choosing, as: ChosenAs): boolean =>
  (laying?.choices ?? []).every((one) => one.as !== as || one.state === "waiting") && kindsToChoose(now, as).length > 0;

/** What is sent now of what was picked: null while it is not this seat's turn. `gone`: the first is no longer wanted, so all is picked anew. */
export function nextOf(view: BattleView, { kinds, isLast }: Picks): Deed | "gone" | null {
  const may = view.legal.filter(({ type }) => type === "choose-kind" || type === "stop-choosing");
  if (may.length === 0) return null;
  const [first] = kinds;
  if (first === undefined) return isLast && may.some(({ type }) => type === "stop-choosing") ? { type: "stop-choosing" } : null;
  const isWanted = may.some((one) => one.type === "choose-kind" && one.kind === first);
  return isWanted ? { type: "choose-kind", kind: first } : "gone";
}

/** What remains once that is sent. */
export const afterNext = ({ kinds, isLast }: Picks): Picks => ({ kinds: kinds.slice(1), isLast: isLast && kinds.length > 0 });
