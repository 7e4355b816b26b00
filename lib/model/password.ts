import { z } from "zod";

const [SHORTEST, LONGEST] = [8, 128];

/** A password to be compared: accepted in any form, because it may have been chosen under older rules. */
export const password = z.string().min(1).max(LONGEST);

/** Fewer different characters than this make a password easy to guess. */
const DIFFERENT = 4;

/**
 * The words attackers try first, without digits and signs around them. Names of months, clubs and cars are left out: the number of tries is
 * limited anyway.
 */
const WORST = new Set(
  `pass password passwort passwords passphrase mypassword motdepasse contrasena parola secret geheim qwerty qwertyu qwertyui qwertyuiop
  qwertz qwertzuiop azerty azertyuiop asdf asdfgh asdfghjk asdfghjkl zxcvbn zxcvbnm yxcvbnm qazwsx qazwsxedc qweasd qweasdzxc qweqwe
  iloveyou loveyou lovely welcome willkommen letmein trustno hello hallo bonjour admin administrator root user guest default login
  access changeme master test testing tester sunshine princess monkey dragon shadow football fussball baseball basketball superman
  batman spiderman starwars pokemon whatever computer internet freedom summer winter spring autumn sommer michael michelle jennifer
  jessica charlie daniel thomas jordan liverpool chelsea mustang corvette mercedes ferrari killer hunter cheese cookie samsung google
  facebook player captain general condotta condottiere condottieri renatio gloriam renatioetgloriam wargame wargames warhammer
  miniatures abc abcd abcde abcdef qwe asd zxc aaa`.split(/\s+/),
);

/** Rows of keyboards, British, German and French, without and with the shift key; columns from above; and those of a block of figures. */
const ROWS = [
  ...[
    "1234567890-=",
    "qwertyuiop[]",
    "asdfghjkl;'",
    "zxcvbnm,./",
    "qwertzuiopü",
    "asdfghjklöä",
    "yxcvbnm,.-",
    "azertyuiop",
    "qsdfghjklm",
    "wxcvbn",
  ],
  ...["!@#$%^&*()", '!"£$%^&*()', '!"§$%&/()='],
  ...["1qaz", "2wsx", "3edc", "4rfv", "5tgb", "6yhn", "7ujm", "8ik,", "9ol.", "1qay", "6zhn", "147", "258", "369", "159", "357"],
];
/** All of them, and the other way round. */
const KEYS = [...ROWS, ...ROWS.map((row) => [...row].reverse().join(""))].join("\n");

/** What goes on by itself for so many characters counts as one, and a password must have so many that do not. */
const [SHORTEST_PIECE, PIECES] = [3, 4];
/** Steps in a run: "aaa", "abc", "246". */
const WIDEST_STEP = 2;

/** Letters, and the digits and signs people write for them. */
const WRITTEN_FOR: Readonly<Record<string, string>> = {
  "@": "a",
  "4": "a",
  "3": "e",
  "1": "i",
  "!": "i",
  "0": "o",
  $: "s",
  "5": "s",
  "7": "t",
};

/** The word inside, as an attacker would see it: "P@ssw0rd1!" is "password". */
function wordIn(text: string): string {
  const [inner = ""] = /\p{L}(?:.*\p{L})?/su.exec(text.toLowerCase()) ?? [];
  return [...inner]
    .map((one) => WRITTEN_FOR[one] ?? one)
    .join("")
    .replace(/[^\p{L}]/gu, "");
}

/** What a reader sees of it, wide letters like others; without blanks. */
const seenOf = (chosen: string): string =>
  chosen
    .normalize("NFKC")
    .replace(/[\p{C}\p{DI}\p{Z}\u2800]+/gu, "")
    .replace(/^\p{M}+/u, "")
    .toLowerCase();

/** How many characters from there on are as far apart as the first two: "1234", "fed". */
function runAt(letters: readonly string[], at: number): number {
  const stepTo = (here: number) => (letters[here]?.codePointAt(0) ?? 0) - (letters[here - 1]?.codePointAt(0) ?? 0);
  const step = stepTo(at + 1);
  let end = at + 1;
  while (end < letters.length && stepTo(end) === step) end++;
  return Math.abs(step) <= WIDEST_STEP ? end - at : 1;
}

/** How many stand side by side on a keyboard. */
function keysAt(letters: readonly string[], at: number): number {
  let end = at + 1;
  while (end < letters.length && KEYS.includes(letters.slice(at, end + 1).join(""))) end++;
  return end - at;
}

/** How many repeat so many before them, at least once: "abab", "pike pike". What repeats was too short for a password by itself. */
function repeatedAt(letters: readonly string[], at: number, period: number): number {
  let end = at + period;
  while (end < letters.length && letters[end] === letters[end - period]) end++;
  return end - at >= 2 * period ? end - at : 1;
}

const PERIODS = Array.from({ length: SHORTEST - 1 }, (_, at) => at + 1);

/** Of how many pieces it is made: a run, keys side by side, what is repeated, or else a single character. */
function piecesOf(letters: readonly string[]): number {
  let pieces = 0;
  for (let at = 0; at < letters.length; pieces++) {
    const longest = Math.max(runAt(letters, at), keysAt(letters, at), ...PERIODS.map((period) => repeatedAt(letters, at, period)));
    at += longest < SHORTEST_PIECE ? 1 : longest;
  }
  return pieces;
}

/** Whether it goes on by itself: as it stands, with each character once ("11223344"), or in two hands by turns ("1q2w3e4r"). */
function isPlain(seen: string): boolean {
  const letters = [...seen];
  const once = letters.filter((one, at) => one !== letters[at - 1]);
  const byTurns = [...letters.filter((_, at) => at % 2 === 0), ...letters.filter((_, at) => at % 2 === 1)];
  return new Set(letters).size < DIFFERENT || [letters, once, byTurns].some((one) => piecesOf(one) < PIECES);
}

/** Whether attackers would try it among the first. */
function isWorst(chosen: string): boolean {
  const seen = seenOf(chosen);
  return isPlain(seen) || WORST.has(wordIn(seen));
}

const measured = z.string().min(SHORTEST).max(LONGEST);

/** One that is too short or too long is told that, and no more. */
const isMeasured = (chosen: string): boolean => measured.safeParse(chosen).success;

/** Of a password that is being chosen: not one of those that everybody tries first, and not only what nobody can see. */
export const newPassword = measured.refine((chosen) => !isMeasured(chosen) || !isWorst(chosen), { params: { code: "worst-password" } });

/** Whether a password is its owner's email address or the part before the @, with or without digits. */
export function isOwnAddress(chosen: string, email: string): boolean {
  if (!isMeasured(chosen)) return false;
  const [seen, [name = ""]] = [seenOf(chosen), email.toLowerCase().split("@")];
  const word = wordIn(name);
  return seen === email.toLowerCase() || seen === name || (word.length > 2 && wordIn(seen) === word);
}
