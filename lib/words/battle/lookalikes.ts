/**
 * What letters of other scripts, and some figures, look like in Latin small letters: those of Unicode's table of confusables that are hard to
 * tell apart in a text face. Far from all of them: two names that are told apart without need do no harm, and the whole table is a large one.
 */
const LATIN: Readonly<Record<string, string>> = {
  // Cyrillic
  ...{
    а: "a",
    в: "b",
    с: "c",
    ԁ: "d",
    е: "e",
    ғ: "f",
    ԍ: "g",
    һ: "h",
    н: "h",
    і: "l",
    ј: "j",
    к: "k",
    ӏ: "l",
    м: "m",
    п: "n",
    о: "o",
    р: "p",
  },
  ...{ ԛ: "q", г: "r", ѕ: "s", т: "t", у: "y", ү: "y", ѵ: "v", ԝ: "w", ш: "w", х: "x", з: "3", б: "6", є: "e", ѐ: "e", ь: "b" },
  // Greek
  ...{
    α: "a",
    β: "b",
    ϲ: "c",
    ε: "e",
    η: "n",
    ι: "l",
    κ: "k",
    μ: "u",
    ν: "v",
    ο: "o",
    ρ: "p",
    τ: "t",
    υ: "u",
    χ: "x",
    γ: "y",
    ω: "w",
    ϳ: "j",
    ζ: "z",
  },
  // Armenian, and Latin letters that are not what they seem
  ...{
    օ: "o",
    ս: "u",
    հ: "h",
    ո: "n",
    ց: "g",
    ք: "p",
    ı: "l",
    ł: "l",
    ø: "o",
    đ: "d",
    ð: "d",
    ħ: "h",
    ŧ: "t",
    ƒ: "f",
    ɑ: "a",
    ɡ: "g",
    ʋ: "v",
    ɩ: "l",
    ß: "ss",
    æ: "ae",
    œ: "oe",
    ſ: "f",
  },
  // Figures and signs that stand for letters
  ...{ "0": "o", "1": "l", i: "l", "|": "l", "!": "l", $: "s", "@": "a" },
};
/** Capitals that look like Latin ones, though their small letters do not. */
const CAPITALS: Readonly<Record<string, string>> = {
  ...{
    А: "a",
    В: "b",
    Е: "e",
    З: "3",
    К: "k",
    М: "m",
    Н: "h",
    О: "o",
    Р: "p",
    С: "c",
    Т: "t",
    У: "y",
    Х: "x",
    Ѕ: "s",
    І: "l",
    Ј: "j",
    Ӏ: "l",
  },
  ...{ Α: "a", Β: "b", Ε: "e", Ζ: "z", Η: "h", Ι: "l", Κ: "k", Μ: "m", Ν: "n", Ο: "o", Ρ: "p", Τ: "t", Υ: "y", Χ: "x" },
};

/** What we put behind a name to tell it apart, with every i an l: typing it gains nothing. */
const OUR_MARKS = /\((?:house commander|computer|lnvader|defender|seat [ab]|, )+\)\s*$/;

/**
 * What is left of a name when everything is taken away that a hurried reader does not see: capitals, accents, spaces, signs, what cannot be
 * seen at all, and of which script a letter is. Two names with the same rest look alike.
 */
export function lookOf(name: string): string {
  const bare = name.normalize("NFKD").replace(/[\p{M}\p{DI}\p{C}]+/gu, "");
  const latin = [...bare].map((one) => CAPITALS[one] ?? LATIN[one.toLowerCase()] ?? one.toLowerCase()).join("");
  const seen = latin.replace(OUR_MARKS, "");
  const letters = seen.replace(/[\p{Z}\p{P}\s]+/gu, "");
  return (letters === "" ? seen : letters).replaceAll("rn", "m").replaceAll("vv", "w");
}
