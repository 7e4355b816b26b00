import type { Adjustment, LegalCommand } from "../../../model/battle-command";
import type { Happening } from "../../../model/battle-event";
import type { Laying, TerrainChoice } from "../../../model/battle-view";
import type { Piece } from "../../../model/battlefield";
import { otherSeat, type SeatName } from "../../../model/by-seat";
import type { Refused } from "../../../model/refusals";
import type { DrawSource } from "../../chance";
import { boxInBaseWidths } from "../../table/geometry/footprint";
import { mayAdjust } from "../../table/may-lie";
import { type Battle, defenderFirst, type Ground } from "../battle";
import {
  type BattleStep,
  type Commands,
  type DecidedCommand,
  drawsOf,
  type Folds,
  NOTHING,
  onlySeat,
  refused,
  wordAfter,
} from "../battle-step";
import { battlegroundNow } from "../table-now";
import { battlefieldOf, type ChosenAs, choiceForbidden, chooserOf, kindsToChoose } from "../terrain-choices";
import { layingLimits, placeLeft, placePiece, sectorOf } from "../terrain-places";

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
const actorOf = (battle: Battle, as: ChosenAs): SeatName | null =>
  battle.ground.adjusting?.by ?? battle.ground.dice?.by ?? chooserOf(battle, as);

const isOver = (battle: Battle, as: ChosenAs): boolean => {
  const { adjusting, dice, unrolled } = battle.ground;
  return !adjusting && !dice && unrolled === null && chooserOf(battle, as) === null && nextToLay(battle, as) === null;
};

type Adjusting = NonNullable<Laying["adjusting"]>;

function legalAdjust(battle: Battle, { piece, die }: Adjusting): LegalCommand {
  const { limits } = battlefieldOf(battle);
  return {
    type: "adjust-piece",
    piece,
    move: die >= limits["adjust-move-from"] ? limits["adjust-distance"] : null,
    pivot: die >= limits["adjust-pivot-from"],
    remove: die >= limits["adjust-remove-from"],
  };
}

function legalPlacing(battle: Battle, dice: Dice): LegalCommand {
  const limits = layingLimits(battlegroundNow(battle), dice);
  if (!placeLeft(battle, dice.by, dice.kind, limits)) return { type: "give-up-piece" };
  return {
    ...{ type: "place-piece", kind: dice.kind, size: limits.size },
    region: boxInBaseWidths(limits.region),
    touchesEdge: limits.edge !== null,
  };
}

/** What the seat whose turn it is may do. A piece is placed or, if it has no free place, given up. */
function legalLaying(battle: Battle, as: ChosenAs): readonly LegalCommand[] {
  const { adjusting, dice } = battle.ground;
  if (adjusting) return [legalAdjust(battle, adjusting)];
  if (dice) return [legalPlacing(battle, dice)];
  const kinds = kindsToChoose(battle, as).map((kind): LegalCommand => ({ type: "choose-kind", kind }));
  return as === "optional" ? [...kinds, { type: "stop-choosing" }] : kinds;
}

/** Refuses a seat when it is not its turn. */
const notItsTurn = (battle: Battle, seat: SeatName, as: ChosenAs): Refused | null =>
  actorOf(battle, as) === seat ? null : refused("not-your-turn", { step: battle.step });

function adjust(battle: Battle, { by, piece: id, die }: Adjusting, adjustment: Adjustment): Happening | Refused {
  const { limits } = battlefieldOf(battle);
  const lying = battle.ground.pieces.find((piece) => piece.id === id);
  const needed = { leave: 1, move: limits["adjust-move-from"], remove: limits["adjust-remove-from"] }[adjustment.do];
  if (!lying) return refused("nothing-to-adjust", {});
  if (die < needed) return refused("adjust-too-low", { die, needed });
  if (adjustment.do !== "move") return { type: "piece-adjusted", seat: by, piece: id, do: adjustment.do, to: null };
  const { reasons, at } = mayAdjust(battlegroundNow(battle), lying, adjustment, die);
  return reasons.length > 0 ? refused("not-there", { reasons }) : { type: "piece-adjusted", seat: by, piece: id, do: "move", to: at };
}

type Placing = Extract<DecidedCommand, { type: "place-piece" }>;

function place(battle: Battle, seat: SeatName, { w, h, x, y, angle, asItLies = false }: Placing): Happening | Refused {
  const { dice } = battle.ground;
  if (!dice) return refused("nothing-to-lay", {});
  const limits = layingLimits(battlegroundNow(battle), dice);
  return placePiece(battle, { seat, as: dice.as, limits, asItLies, piece: { kind: dice.kind, w, h, x, y, angle } });
}

function giveUp(battle: Battle, seat: SeatName): Happening | Refused {
  const { dice } = battle.ground;
  if (!dice) return refused("nothing-to-lay", {});
  const found = placeLeft(battle, seat, dice.kind, layingLimits(battlegroundNow(battle), dice));
  return found ? refused("place-left", { place: found }) : { type: "piece-given-up", seat, kind: dice.kind, as: dice.as };
}

/** The commands while kinds are chosen and pieces laid. Refused: anything out of turn or at the wrong time. */
const layingCommands = (as: ChosenAs) =>
  ({
    "choose-kind": (battle, seat, { kind }) => {
      const { dice, adjusting } = battle.ground;
      const early = notItsTurn(battle, seat, as);
      if (early) return early;
      if (dice || adjusting) return refused("kind-not-wanted", { kind, wanted: [] });
      return choiceForbidden(battle, as, kind) ?? { type: "kind-chosen", seat, kind, as };
    },
    "place-piece": (battle, seat, command) => notItsTurn(battle, seat, as) ?? place(battle, seat, command),
    "give-up-piece": (battle, seat) => notItsTurn(battle, seat, as) ?? giveUp(battle, seat),
    "adjust-piece": (battle, seat, command) => {
      const { adjusting } = battle.ground;
      const early = notItsTurn(battle, seat, as);
      if (early) return early;
      return adjusting ? adjust(battle, adjusting, command.adjust) : refused("nothing-to-adjust", {});
    },
  }) satisfies Commands;

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

/** Choosing, laying and adjusting: what compulsory and optional terrain share. */
const laying = <As extends ChosenAs>(as: As) =>
  ({
    name: as,
    isOver: (battle) => battle.book.battlefield === null || isOver(battle, as),
    toAct: (battle) => onlySeat(actorOf(battle, as)),
    legal: (battle, seat) => (actorOf(battle, as) === seat ? legalLaying(battle, as) : NOTHING),
    commands: layingCommands(as),
    follows: (battle, draws) => follows(battle, as, draws),
    folds: layingFolds,
  }) satisfies BattleStep;

/** The pieces the square asks for are chosen, laid in turns, and adjusted by the other seat ("Terrain Set-Up 3"). */
export const compulsory = laying("compulsory");

/** Each seat may choose a number of extra pieces, or stop; then they are laid like the compulsory ones ("Terrain Set-Up 4"). */
export const optional = {
  ...laying("optional"),
  commands: {
    ...layingCommands("optional"),
    "stop-choosing": (battle, seat) =>
      notItsTurn(battle, seat, "optional") ??
      (chooserOf(battle, "optional") === seat ? { type: "choosing-stopped", seat } : refused("already-passed", {})),
  },
} satisfies BattleStep;
