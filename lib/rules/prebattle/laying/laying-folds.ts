import type { TerrainChoice } from "../../../model/battle-view";
import type { SeatName } from "../../../model/by-seat";
import type { Ground } from "../battle";
import type { Folds } from "../battle-step";
import { wordAfter } from "../draws-of";
import { battlefieldOf } from "./laying-choices";

type Settled = Pick<TerrainChoice, "by" | "as" | "state">;

/** Settles the choice whose turn it was: that seat's first one still waiting. */
function settled({ choices }: Ground, { by, as, state }: Settled): readonly TerrainChoice[] {
  const at = choices.findIndex((choice) => choice.by === by && choice.as === as && choice.state === "waiting");
  return choices.map((choice, place) => (place === at ? { ...choice, state } : choice));
}

const withoutIt = (ground: Ground, by: SeatName, as: TerrainChoice["as"]): Ground => ({
  ...ground,
  choices: settled(ground, { by, as, state: "lost" }),
  dice: null,
});

/** What choosing, laying and adjusting change, in every step that has them. */
export const layingFolds = {
  "kind-chosen": (draft, { seat, kind, as }) => {
    const { ground } = draft;
    draft.ground = { ...ground, choices: [...ground.choices, { by: seat, kind, as, state: "waiting" }] };
  },
  "choosing-stopped": (draft, { seat }) => {
    draft.ground = { ...draft.ground, stopped: { ...draft.ground.stopped, [seat]: true } };
  },
  "placing-rolled": (draft, { by, kind, as, sector, edge, draws }) => {
    draft.ground = { ...draft.ground, dice: { by, kind, as, sector, edge } };
    draft.nextWord = wordAfter(draws, draft);
  },
  "piece-lost": (draft, { by, as }) => {
    draft.ground = withoutIt(draft.ground, by, as);
  },
  "piece-placed": (draft, { seat, piece }) => {
    const { as } = piece;
    const ground = { ...draft.ground, pieces: [...draft.ground.pieces, piece], placed: draft.ground.placed + 1 };
    draft.ground =
      as === "flank"
        ? { ...ground, flankDone: [...ground.flankDone, seat] }
        : { ...ground, choices: settled(ground, { by: seat, as, state: "laid" }), dice: null, unrolled: piece.id };
  },
  "piece-given-up": (draft, { seat, as }) => {
    const { ground } = draft;
    draft.ground = as === "flank" ? { ...ground, flankDone: [...ground.flankDone, seat] } : withoutIt(ground, seat, as);
  },
  "adjusting-rolled": (draft, { by, piece, die, draws }) => {
    const mayMove = die >= battlefieldOf(draft).limits["adjust-move-from"];
    draft.ground = { ...draft.ground, unrolled: null, adjusting: mayMove ? { by, piece, die } : null };
    draft.nextWord = wordAfter(draws, draft);
  },
  "piece-adjusted": (draft, { piece: id, do: done, to }) => {
    const { ground } = draft;
    const pieces =
      done === "remove"
        ? ground.pieces.filter((piece) => piece.id !== id)
        : ground.pieces.map((piece) => (piece.id === id && to ? { ...piece, ...to, adjusted: true } : piece));
    draft.ground = { ...ground, pieces, adjusting: null };
  },
} satisfies Folds;
