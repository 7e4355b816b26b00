import type { Happening } from "../../../model/battle-event";
import type { Laying, TerrainChoice } from "../../../model/battle-view";
import type { Piece } from "../../../model/battlefield";
import { otherSeat, type SeatName } from "../../../model/by-seat";
import type { DrawSource } from "../../chance";
import type { Battle } from "../battle";
import { NOBODY, NOTHING } from "../battle-step";
import { battlegroundNow } from "../battleground-now";
import { drawsOf } from "../draws-of";
import { defenderFirst } from "../seats";
import { battlefieldOf, type ChosenAs, chooserOf } from "./laying-choices";
import { legalLaying } from "./laying-legal";
import { sectorOf } from "./laying-limits";

type Dice = NonNullable<Laying["dice"]>;

const isWaiting = ({ state }: TerrainChoice): boolean => state === "waiting";

/** The next kind to lay: in turns from the defender, each seat in the order it chose; the seat with more goes on alone. */
function nextToLay(battle: Battle, as: ChosenAs): TerrainChoice | null {
  const [defender, invader] = defenderFirst(battle).map((seat) => {
    const own = battle.ground.choices.filter((choice) => choice.as === as && choice.by === seat);
    return { next: own.find(isWaiting) ?? null, done: own.filter((choice) => !isWaiting(choice)).length };
  });
  if (!defender?.next || !invader?.next) return defender?.next ?? invader?.next ?? null;
  return defender.done <= invader.done ? defender.next : invader.next;
}

/** Whether the piece is lost because the first die says the middle ("lake" of the terrain kinds). */
const isLost = (battle: Battle, dice: Dice): boolean =>
  battlefieldOf(battle).kinds[dice.kind].notInMiddle && sectorOf(battlegroundNow(battle), dice) === "middle";

function rollPlacing(battle: Battle, { by, kind, as }: TerrainChoice, source: DrawSource): Happening {
  const next = drawsOf(battle, source);
  const draws = [next(6), next(6)] as const;
  const [sector, edge] = draws;
  return { type: "placing-rolled", seat: null, by, kind, as, sector: sector.value + 1, edge: edge.value + 1, draws: [...draws] };
}

function rollAdjusting(battle: Battle, piece: Piece, source: DrawSource): Happening {
  const draw = drawsOf(battle, source)(6);
  return { type: "adjusting-rolled", seat: null, by: otherSeat(piece.by), piece: piece.id, die: draw.value + 1, draws: [draw] };
}

/** What happens automatically while pieces are laid: both dice for the next one, a lake lost in the middle, the other seat's die. */
function follows(battle: Battle, as: ChosenAs, source: DrawSource): Happening | null {
  const { dice, adjusting, unrolled, pieces } = battle.ground;
  const placed = pieces.find(({ id }) => id === unrolled);
  if (placed) return rollAdjusting(battle, placed, source);
  if (dice) return isLost(battle, dice) ? { type: "piece-lost", seat: null, by: dice.by, kind: dice.kind, as: dice.as } : null;
  if (adjusting || chooserOf(battle, as)) return null;
  const next = nextToLay(battle, as);
  return next && rollPlacing(battle, next, source);
}

/** Whose turn it is: to adjust, to place or to choose. */
export const actorOf = (battle: Battle, as: ChosenAs): SeatName | null =>
  battle.ground.adjusting?.by ?? battle.ground.dice?.by ?? chooserOf(battle, as);

const isOver = (battle: Battle, as: ChosenAs): boolean => {
  const { adjusting, dice, unrolled } = battle.ground;
  return !adjusting && !dice && unrolled === null && chooserOf(battle, as) === null && nextToLay(battle, as) === null;
};

/** Choosing, laying and adjusting: shared by compulsory and optional terrain. */
export const laying = (as: ChosenAs) => ({
  isOver: (battle: Battle) => battle.book.battlefield === null || isOver(battle, as),
  toAct: (battle: Battle) => {
    const actor = actorOf(battle, as);
    return actor ? [actor] : NOBODY;
  },
  legal: (battle: Battle, seat: SeatName) => (actorOf(battle, as) === seat ? legalLaying(battle, as) : NOTHING),
  follows: (battle: Battle, draws: DrawSource) => follows(battle, as, draws),
});
