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
/** Those that mix digits and letters. */
const WOVEN = new Set([
  "1q2w3e4r",
  "1q2w3e4r5t",
  "1q2w3e4r5t6y",
  "q1w2e3r4",
  "q1w2e3r4t5",
  "1qaz2wsx",
  "1qaz2wsx3edc",
  "zaq12wsx",
  "a1b2c3d4",
]);

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

/** "12345678", "87654321" and "abcdefgh". */
function isRow(text: string): boolean {
  const steps = [...text].slice(1).map((one, at) => (one.codePointAt(0) ?? 0) - (text.codePointAt(at) ?? 0));
  return [1, -1].some((step) => steps.filter((one) => one === step).length >= steps.length - 1);
}

/** "12341234", "abcabcab". */
const isRepeated = (text: string): boolean => [2, 3, 4].some((part) => [...text].every((one, at) => one === text[at % part]));

/** Whether attackers would try it among the first. */
function isWorst(chosen: string): boolean {
  const plain = chosen.trim().toLowerCase();
  const isPlain = new Set(plain).size < DIFFERENT || isRow(plain) || isRepeated(plain);
  return isPlain || WOVEN.has(plain) || WORST.has(wordIn(plain));
}

/** A password of the wrong length is told only that. */
const isMeasured = (chosen: string): boolean => chosen.length >= SHORTEST && chosen.length <= LONGEST;

/** A password being chosen: not one of those attackers try first, and not only blanks. */
export const newPassword = z
  .string()
  .min(SHORTEST)
  .max(LONGEST)
  .refine((chosen) => !isMeasured(chosen) || !isWorst(chosen), { params: { code: "worst-password" } });

/** Whether a password is its owner's email address or the part before the @, with or without digits. */
export function isOwnAddress(chosen: string, email: string): boolean {
  const [plain, [name = ""]] = [chosen.trim().toLowerCase(), email.toLowerCase().split("@")];
  const word = wordIn(name);
  const isIt = plain === email.toLowerCase() || plain === name || (word.length > 2 && wordIn(plain) === word);
  return isIt && isMeasured(chosen);
}
