import type { Army } from "./army";

/**
 * Names are cleaned only where they are sent to be stored. Stored names are read as they are: shares, sealed forces and records are known
 * by the hash of their documents, so an old name must never change.
 */

/** Line breaks and other control characters, lone surrogates, and spaces of every width. */
const GAPS = /[\s\p{Cc}\p{Cs}\u2800]+/gu;
/** Scripts whose letters join: there a joiner or non-joiner between two letters is spelling. */
const JOINING = "Arab|Syrc|Thaa|Nkoo|Mong|Deva|Beng|Guru|Gujr|Orya|Taml|Telu|Knda|Mlym|Sinh|Tibt|Mymr|Khmr";
const IN_JOINING = JOINING.split("|")
  .map((script) => `\\p{scx=${script}}`)
  .join("");
/** An invisible character does not save the joiner after it, because it may be removed too. */
const AFTER_JOINING = `(?<=[${IN_JOINING}])(?<!\\p{DI})`;
const BEFORE_JOINING = `(?=[${IN_JOINING}])(?!\\p{DI})`;
/** The end of one emoji, before a joiner to the next. */
const EMOJI = "\\p{ExtPict}\\ufe0f?|\\p{EMod}";
/** The flags of England, Scotland and Wales are spelt in invisible letters. */
const FLAG =
  "\\u{1f3f4}\\u{e0067}\\u{e0062}(?:\\u{e0065}\\u{e006e}\\u{e0067}|\\u{e0073}\\u{e0063}\\u{e0074}|\\u{e0077}\\u{e006c}\\u{e0073})\\u{e007f}";
/** The first group is kept: it belongs to a word or an emoji. Every other invisible character is removed, direction marks too. */
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
/** More marks in a row than any name has. Normalising many thousands of them would block the server for minutes. */
const TOWERS = /(\p{M}{32})\p{M}+/gu;
/** More marks than any language puts on one letter: of the kind that fits any script, and of one script. */
const STACKS = /((?:(?=\p{M})\p{Script=Inherited}){3})(?:(?=\p{M})\p{Script=Inherited})+|(\p{M}{8})\p{M}+/gu;

/** A typed name as one line, composed (NFC), without invisible characters; empty if nothing visible is left. */
export function cleanName(typed: string): string {
  const seen = typed.replace(TOWERS, "$1").normalize("NFC").replace(UNSEEN, "$1").replace(GAPS, " ").replace(STACKS, "$1$2");
  const name = seen
    .replace(/^[\s\p{M}\p{DI}]+/u, "")
    .normalize("NFC")
    .trim();
  return /[^\p{C}\p{Z}\p{M}]/u.test(name) ? name : "";
}

/** An army is five levels deep in the document that opens a battle, and its unit groups two deeper. */
const DEEPEST = 8;

/** The document with every `name` and `note` in it cleaned. Everything else, and any of them that is not a string, stays as it is. */
export function withCleanNames(sent: unknown, deep = 0): unknown {
  if (typeof sent !== "object" || sent === null || deep > DEEPEST) return sent;
  if (Array.isArray(sent)) return sent.map((one) => withCleanNames(one, deep + 1));
  const cleaned = ([key, value]: [string, unknown]) => [
    key,
    (key === "name" || key === "note") && typeof value === "string" ? cleanName(value) : withCleanNames(value, deep + 1),
  ];
  return Object.fromEntries(Object.entries(sent).map(cleaned));
}

/** An army ready to be stored; the same object if all its names and notes are clean already. */
export function withCleanArmyNames(army: Army): Army {
  const named = [...army.commanders, ...army.units].map((one) => one.name ?? "");
  const names = [army.name, army.note ?? "", ...named, ...army.units.map((one) => one.note ?? "")];
  return names.every((name) => cleanName(name) === name) ? army : (withCleanNames(army) as Army);
}
