import type { Army } from "./army";

/**
 * Names are cleaned where they are sent to be stored, and nowhere else. What is stored is read as it is: shares, sealed forces and records
 * are known by the hash of their documents, so a name in an old one must stay what it was.
 */

/** Line breaks and other control characters, halves of letters, and spaces of every width. */
const GAPS = /[\s\p{Cc}\p{Cs}\u2800]+/gu;
/** Where letters join, a joiner or a non-joiner between two of them is spelling. */
const JOINING = "Arab|Syrc|Thaa|Nkoo|Mong|Deva|Beng|Guru|Gujr|Orya|Taml|Telu|Knda|Mlym|Sinh|Tibt|Mymr|Khmr";
const IN_JOINING = JOINING.split("|")
  .map((script) => `\\p{scx=${script}}`)
  .join("");
/** What cannot be seen itself keeps nothing beside it: it may be taken out as well. */
const AFTER_JOINING = `(?<=[${IN_JOINING}])(?<!\\p{DI})`;
const BEFORE_JOINING = `(?=[${IN_JOINING}])(?!\\p{DI})`;
/** What an emoji ends with, before it is joined to the next one. */
const EMOJI = "\\p{ExtPict}\\ufe0f?|\\p{EMod}";
/** The flags of England, Scotland and Wales are spelt out in letters that cannot be seen. */
const FLAG =
  "\\u{1f3f4}\\u{e0067}\\u{e0062}(?:\\u{e0065}\\u{e006e}\\u{e0067}|\\u{e0073}\\u{e0063}\\u{e0074}|\\u{e0077}\\u{e006c}\\u{e0073})\\u{e007f}";
/** Kept (the first group): what belongs to a word or an emoji. Taken out: everything else that cannot be seen, marks of direction too. */
const UNSEEN = new RegExp(
  `(${[
    FLAG,
    `${AFTER_JOINING}[\\u200c\\u200d]${BEFORE_JOINING}`,
    `(?<=${EMOJI})\\u200d(?=\\p{ExtPict})`,
    "(?<=\\p{ExtPict})[\\ufe0e\\ufe0f]",
    "(?<=[0-9#*])\\ufe0f(?=\\u20e3)",
    "(?<=\\p{scx=Mong})(?<!\\p{DI})[\\u180b-\\u180d\\u180f]",
  ].join("|")})|[\\p{DI}\\ufff9-\\ufffb]`,
  "gu",
);
/** More marks in a row than any name has. To put many thousands of them in order would hold everybody else up for minutes. */
const TOWERS = /(\p{M}{32})\p{M}+/gu;
/** Marks that can stand on any letter, as many as no language puts there; and those of one script. */
const STACKS = /((?:(?=\p{M})\p{Script=Inherited}){3})(?:(?=\p{M})\p{Script=Inherited})+|(\p{M}{8})\p{M}+/gu;

/** One line of what was typed, composed (NFC), of what can be seen; nothing where nothing can. */
export function cleanName(typed: string): string {
  const seen = typed.replace(TOWERS, "$1").normalize("NFC").replace(UNSEEN, "$1").replace(GAPS, " ").replace(STACKS, "$1$2");
  const name = seen
    .replace(/^[\s\p{M}\p{DI}]+/u, "")
    .normalize("NFC")
    .trim();
  return /[^\p{C}\p{Z}\p{M}]/u.test(name) ? name : "";
}

/** An army lies five deep in what opens a battle, and its unit groups two deeper. */
const DEEPEST = 8;

/** What was sent with every `name` in it cleaned; what is no name is left as it is, and so is what is no text. */
export function withCleanNames(sent: unknown, deep = 0): unknown {
  if (typeof sent !== "object" || sent === null || deep > DEEPEST) return sent;
  if (Array.isArray(sent)) return sent.map((one) => withCleanNames(one, deep + 1));
  const cleaned = ([key, value]: [string, unknown]) => [
    key,
    key === "name" && typeof value === "string" ? cleanName(value) : withCleanNames(value, deep + 1),
  ];
  return Object.fromEntries(Object.entries(sent).map(cleaned));
}

/** An army as it will be stored; the same object where all its names are clean. */
export function withCleanArmyNames(army: Army): Army {
  const names = [army.name, ...[...army.commanders, ...army.units].map((one) => one.name ?? "")];
  return names.every((name) => cleanName(name) === name) ? army : (withCleanNames(army) as Army);
}
