import type { Draw, Happening } from "../../../model/battle-event";
import { type BySeat, otherSeat, type SeatName } from "../../../model/by-seat";
import { DIE_FACES, type DieFace, SEATS, TERRITORIES, type Territory } from "../../../model/enumerations";
import type { DrawSource, Draws } from "../../chance";
import type { Battle } from "../battle";
import { type BattleStep, drawsOf, NOTHING, nothingFollows, onlySeat, refused, wordAfter } from "../battle-step";

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

/** The winner of the roll chooses to invade or defend ("Invading and Defending 2"). */
export const role = {
  name: "role",
  isOver: (battle) => battle.roles !== null,
  toAct: ({ winner }) => onlySeat(winner),
  legal: ({ winner, book }, seat) => (seat === winner ? book.commands.roles : NOTHING),
  commands: {
    "choose-role": ({ winner, step }, seat, command) =>
      seat === winner ? { type: "role-chosen", seat, role: command.role } : refused("not-your-turn", { step }),
  },
  follows: nothingFollows,
  folds: {
    "role-chosen": (draft, { seat, role: chosen }) => {
      const other = otherSeat(seat);
      draft.roles = chosen === "invader" ? { invader: seat, defender: other } : { invader: other, defender: seat };
    },
  },
} satisfies BattleStep;

const ownOf = ({ seats }: Battle, seat: SeatName): readonly Territory[] =>
  TERRITORIES.filter((one) => seats[seat].shown?.territories.includes(one));

/** The defender picks one of its own list's territories ("Choosing a Territory 2"). */
export const territory = {
  name: "territory",
  isOver: (battle) => battle.territory !== null,
  toAct: ({ roles }) => onlySeat(roles?.defender ?? null),
  legal: (battle, seat) =>
    seat === battle.roles?.defender ? ownOf(battle, seat).map((one) => battle.book.commands.territory[one]) : NOTHING,
  commands: {
    "choose-territory": (battle, seat, { territory: chosen }) => {
      if (seat !== battle.roles?.defender) return refused("not-your-turn", { step: battle.step });
      const own = ownOf(battle, seat);
      if (!own.includes(chosen)) return refused("not-your-territory", { territory: chosen, own });
      return { type: "territory-chosen", seat, territory: chosen };
    },
  },
  follows: nothingFollows,
  folds: {
    "territory-chosen": (draft, event) => {
      draft.territory = event.territory;
    },
  },
} satisfies BattleStep;

/** The winner of the deciding roll may place the marker if it was won with a skull and the winner invades (RULES.md: "Intercept"). */
function mayIntercept({ roles, winner, invasion, interceptWaived }: Battle): boolean {
  if (interceptWaived || winner === null || roles?.invader !== winner) return false;
  return invasion.at(-1)?.[winner] === "skull";
}

function placerOf(battle: Battle): SeatName | null {
  if (!battle.roles) return null;
  return mayIntercept(battle) ? battle.roles.invader : battle.roles.defender;
}

/** The marker is placed on any square of the territory. */
export const position = {
  name: "position",
  isOver: (battle) => battle.square !== null,
  toAct: (battle) => onlySeat(placerOf(battle)),
  legal: (battle, seat) => {
    if (battle.territory === null || seat !== placerOf(battle)) return NOTHING;
    return battle.book.commands[mayIntercept(battle) ? "intercept" : "place"][battle.territory];
  },
  commands: {
    "choose-square": (battle, seat, { square }) => {
      const { territory, step, book } = battle;
      if (territory === null || seat !== placerOf(battle)) return refused("not-your-turn", { step });
      if (!book.squares[territory].includes(square)) return refused("square-not-of-territory", { square, territory });
      return { type: "square-chosen", seat, square };
    },
    "waive-intercept": (battle, seat) => {
      if (!mayIntercept(battle)) return refused("no-intercept", {});
      return seat === battle.roles?.invader ? { type: "intercept-waived", seat } : refused("not-your-turn", { step: battle.step });
    },
  },
  follows: nothingFollows,
  folds: {
    "square-chosen": (draft, { square }) => {
      draft.square = square;
    },
    "intercept-waived": (draft) => {
      draft.interceptWaived = true;
    },
  },
} satisfies BattleStep;
