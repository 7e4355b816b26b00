import type { Draw, Happening } from "../../../model/battle-event";
import type { BySeat, SeatName } from "../../../model/by-seat";
import { DIE_FACES, type DieFace, SEATS } from "../../../model/enumerations";
import type { DrawSource, Draws } from "../../chance";
import type { Battle } from "../battle";
import { type BattleStep, NOTHING, refused } from "../battle-step";
import { drawsOf, wordAfter } from "../draws-of";

/** The nonce of the computer's seat, the same in every battle: nobody could vouch for a random one. */
const HOUSE_NONCE = "house";

const maySit = ({ seats }: Battle, seat: SeatName): boolean => seats[seat].shown !== null && seats[seat].nonce === null;

/** The better face wins; equal faces tie. */
function winnerOf({ a, b }: BySeat<DieFace>): SeatName | null {
  const difference = DIE_FACES.indexOf(a) - DIE_FACES.indexOf(b);
  if (difference === 0) return null;
  return difference < 0 ? "a" : "b";
}

/** The die of the seat's army commander. */
function cast({ seats, book }: Battle, seat: SeatName, next: Draws): { draw: Draw; face: DieFace } {
  const grade = seats[seat].shown?.commanders[0]?.grade;
  const faces = grade ? book.dice[grade] : [];
  const draw = next(faces.length);
  const face = faces[draw.value];
  if (!face) throw new Error(`seat ${seat} has no death die to roll`);
  return { draw, face };
}

/** "Invading and Defending 1, 2": seat a's die, then seat b's. */
function roll(battle: Battle, source: DrawSource): Happening {
  const next = drawsOf(battle, source);
  const a = cast(battle, "a", next);
  const b = cast(battle, "b", next);
  return { type: "invasion-rolled", seat: null, dice: { a: a.face, b: b.face }, draws: [a.draw, b.draw] };
}

/** Both seats sit down, each with its own nonce; then the dice are rolled until one is better. */
export const sitting = {
  name: "sitting",
  isOver: (battle) => battle.winner !== null,
  toAct: (battle) => SEATS.filter((seat) => maySit(battle, seat)),
  legal: (battle, seat) => (maySit(battle, seat) ? battle.book.commands.sit : NOTHING),
  commands: {
    sit: ({ seats }, seat, { nonce }) => {
      const { chair, shown, nonce: given } = seats[seat];
      if (shown === null) return refused("seat-open", {});
      if (given !== null) return refused("already-sat", {});
      return { type: "seat-sat", seat, nonce: chair === "house" ? HOUSE_NONCE : nonce };
    },
  },
  follows: (battle, draws) => (battle.seats.a.nonce === null || battle.seats.b.nonce === null ? null : roll(battle, draws)),
  folds: {
    "seat-sat": (draft, { seat, nonce }) => {
      draft.seats[seat].nonce = nonce;
    },
    "invasion-rolled": (draft, { dice, draws }) => {
      draft.invasion = [...draft.invasion, dice];
      draft.winner = winnerOf(dice);
      draft.nextWord = wordAfter(draws, draft);
    },
  },
} satisfies BattleStep;
