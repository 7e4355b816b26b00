/*
 * The five days and the keeping of cards a second time, written from the rules' text to be easy to check, not fast: letters, a drawn map
 * and lists of what may be said. It uses nothing from lib/rules.
 */

const MAP = [
  ["S", "SF", "SC", "SCP", "SP"],
  ["MFS", "MFSC", "MFSC", "CPS", "PS"],
  ["MF", "MFC", "MFCP", "CP", "P"],
  ["MF", "MFC", "MFCP", "CP", "P"],
  ["F", "FC", "FCP", "CP", "P"],
] as const;
const WORTH = "KWGYR";
const UP_DOWN_SIDEWAYS = [
  [0, 1],
  [0, -1],
  [1, 0],
  [-1, 0],
] as const;
const DIAGONALLY = [
  [1, 1],
  [1, -1],
  [-1, 1],
  [-1, -1],
] as const;
type Steps = typeof UP_DOWN_SIDEWAYS | typeof DIAGONALLY;

type Game = {
  readonly defender: string;
  readonly territory: string;
  readonly square: string;
  /** Days that are over. */
  readonly days: number;
  readonly hands: Readonly<Record<string, string>>;
  readonly passes: Readonly<Record<string, number>>;
  /** What was said of this day: "pass", "play", or the card that lies face down. */
  readonly said: Readonly<Record<string, string>>;
  readonly face: Readonly<Record<string, string>>;
  readonly moving: { readonly seat: string; readonly by: number } | null;
  readonly kept: string;
};

function allowedIn(territory: string, [row, column]: readonly [number, number]): boolean {
  return MAP[row]?.[column]?.includes(territory) ?? false;
}

function afterSteps(territory: string, square: string, directions: Steps, steps: number): string[] {
  let ends = [square];
  for (let step = 0; step < steps; step++) {
    const further: string[] = [];
    for (const end of ends) {
      for (const [down, right] of directions) {
        const place = ["ABCDE".indexOf(end.charAt(0)) + down, Number(end.charAt(1)) - 1 + right] as const;
        if (allowedIn(territory, place)) further.push(`${"ABCDE".charAt(place[0])}${place[1] + 1}`);
      }
    }
    ends = further;
  }
  return ends;
}

function squaresFor(territory: string, square: string, by: number): string[] {
  const found = [square];
  if (by >= 1) found.push(...afterSteps(territory, square, UP_DOWN_SIDEWAYS, 1));
  if (by >= 2) found.push(...afterSteps(territory, square, DIAGONALLY, 1));
  if (by >= 3) found.push(...afterSteps(territory, square, UP_DOWN_SIDEWAYS, 2));
  if (by >= 4) found.push(...afterSteps(territory, square, DIAGONALLY, 2));
  return [...new Set(found)];
}

const inOrder = (game: Game): string[] => (game.defender === "a" ? ["a", "b"] : ["b", "a"]);
const lackedBy = (game: Game, seat: string): number => game.passes[seat] ?? 0;
const handOf = (game: Game, seat: string): string => game.hands[seat] ?? "";

/** Every smaller hand that can be made of one. Cards of a colour stand side by side. */
function smallerHands(hand: string): string[] {
  const found = new Set([""]);
  for (const card of hand) for (const one of [...found]) found.add([...one, card].sort().join(""));
  return [...found];
}

/** What seats may say now, each as "a pass", "a play", "a lays G", "a moves B3" or "a keeps GR". */
function mayBeSaid(game: Game): string[] {
  if (game.moving) return squaresFor(game.territory, game.square, game.moving.by).map((to) => `${game.moving?.seat} moves ${to}`);
  if (game.days === 5) {
    return ["a", "b"]
      .filter((seat) => handOf(game, seat) !== "" && !game.kept.includes(seat))
      .flatMap((seat) => smallerHands(handOf(game, seat)).map((cards) => `${seat} keeps ${cards}`));
  }
  for (const seat of inOrder(game)) if (game.said[seat] === "?") return [`${seat} pass`, `${seat} play`];
  return ["a", "b"]
    .filter((seat) => game.said[seat] === "play")
    .flatMap((seat) => [...new Set(handOf(game, seat))].filter((card) => card !== game.face[seat]).map((card) => `${seat} lays ${card}`));
}

/** A day begins: a seat dealt five or more cards plays, one without a choice has declared, others are asked. */
function morning(game: Game, dealt: Readonly<Record<string, number>>): Game {
  const sayOf = (seat: string): string => {
    if ((dealt[seat] ?? 0) >= 5) return "play";
    if (handOf(game, seat) === "") return "pass";
    return lackedBy(game, seat) === 0 ? "play" : "?";
  };
  return evening({ ...game, said: { a: sayOf("a"), b: sayOf("b") }, face: { a: "", b: "" } }, dealt);
}

/** Reveals the day's cards once everything is declared and played; otherwise leaves the game as it is. */
function evening(game: Game, dealt: Readonly<Record<string, number>>): Game {
  if (game.days === 5) return game;
  if (["a", "b"].some((seat) => game.said[seat] === "?" || (game.said[seat] === "play" && game.face[seat] === ""))) return game;
  const worthOf = (seat: string): number => (game.said[seat] === "pass" ? 0 : WORTH.indexOf(game.face[seat] ?? ""));
  const after = {
    ...game,
    days: game.days + 1,
    hands: { a: handOf(game, "a").replace(game.face.a ?? "", ""), b: handOf(game, "b").replace(game.face.b ?? "", "") },
    passes: {
      a: lackedBy(game, "a") - (game.said.a === "pass" ? 1 : 0),
      b: lackedBy(game, "b") - (game.said.b === "pass" ? 1 : 0),
    },
  };
  const better = worthOf("a") - worthOf("b");
  if (better === 0) return after.days === 5 ? after : morning(after, dealt);
  return { ...after, moving: { seat: better > 0 ? "a" : "b", by: Math.abs(better) } };
}

function afterSaying(game: Game, sentence: string, dealt: Readonly<Record<string, number>>): Game {
  const [seat = "", verb = "", what = ""] = sentence.split(" ");
  switch (verb) {
    case "pass":
    case "play":
      return evening({ ...game, said: { ...game.said, [seat]: verb } }, dealt);
    case "lays":
      return evening({ ...game, face: { ...game.face, [seat]: what } }, dealt);
    case "moves": {
      const after = { ...game, square: what, moving: null };
      return after.days === 5 ? after : morning(after, dealt);
    }
    case "keeps":
      return { ...game, kept: game.kept + seat };
    default:
      throw new Error(`nobody says ${sentence}`);
  }
}

/** Every sequence of legal declarations up to this length, from the start of the first day. */
export function slowSequences(
  opening: {
    readonly hands: { readonly a: string; readonly b: string };
    readonly territory: string;
    readonly square: string;
    readonly defender: string;
  },
  length: number,
): string[] {
  const { hands } = opening;
  const dealt = { a: hands.a.length, b: hands.b.length };
  const passes = { a: Math.max(0, 5 - dealt.a), b: Math.max(0, 5 - dealt.b) };
  const fresh: Game = { ...opening, days: 0, passes, said: {}, face: {}, moving: null, kept: "" };
  let games: { game: Game; said: string }[] = [{ game: morning(fresh, dealt), said: "" }];
  const ended: string[] = [];
  for (let at = 0; at < length; at++) {
    const next: typeof games = [];
    for (const { game, said } of games) {
      const choices = mayBeSaid(game);
      if (choices.length === 0) ended.push(said);
      for (const choice of choices)
        next.push({ game: afterSaying(game, choice, dealt), said: said === "" ? choice : `${said}, ${choice}` });
    }
    games = next;
  }
  return [...ended, ...games.map(({ said }) => said)];
}
