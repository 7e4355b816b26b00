/**
 * What letters of the scripts that most fonts have, and some figures, look like in Latin small letters: those of Unicode's table of confusables
 * (UTS #39), and more that are hard to tell apart in a text face. Two names that are told apart without need do no harm.
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
    ς: "c",
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

/**
 * All further letters and figures that Unicode's table of confusables has for one or two Latin ones, or for a figure, with capitals written
 * small: Cherokee, Lisu, Coptic, Canadian syllabics, Arabic, Hebrew, the noughts of India and so on. Letters that run from right to left stand
 * here by their numbers, so that they do not turn a line round.
 */
const WRITTEN_WITH: Readonly<Record<string, string>> = {
  "2": "ꝚƧϨꙄᒿꛯ",
  "3": "ꞫȜƷꝪⳌӠ𖼻𑣊",
  "4": "Ꮞ𑢯",
  "5": "Ƽ𑢻",
  "6": "ⳒᏮ𑣕",
  "7": "𐓒𑣆",
  "8": "৪੪\u{1e8cb}ȣȢ𐌚",
  "9": "੧୨৭൭ꝮⳊ𑣌𑢬𑣖",
  a: "Ꭺᗅꓮ𖽀𐊠ᴀ",
  aa: "ꜳꜲ",
  ae: "ӕӔ",
  ao: "ꜵꜴ",
  au: "ꜷꜶ",
  av: "ꜹꜻꜸꜺ",
  ay: "ꜽꜼ",
  b: "ƄᏏᖯꞴᏴᗷꓐ𐊂𐊡𐌁ʙ",
  bl: "Ы",
  c: "ᴄⲥꮯ𐐽𑣲𑣩ⲤᏟꓚ𐊢𐌂𐐕𐔜",
  d: "ᏧᑯꓒᎠᗞᗪꓓᴅ",
  dz: "ʣ",
  e: "ꬲҽⴹᎬꓰ𑢦𑢮𐊆ᴇ",
  f: "ꬵꞙẝꞘϜᖴꓝ𑣂𑢢𐊇𐊥𐔥",
  g: "ᶃƍᏀᏳꓖɢ",
  h: "ᏂⲎᎻᕼꓧ𐋏ʜ",
  j: "ꞲᎫᒍꓙᴊ",
  k: "ⲔᏦᛕꓗ𐔘ᴋ",
  l: "ɪꙇꭵᎥ𑣃\u{661}\u{6f1}𐌠\u{1e8c7}ǀⲒ\u{5d5}\u{5df}\u{627}\u{7ca}ⵏᛁꓲ𖼨𐊊𐌉ⳐᏞᒪꓡ𖼖𑢣𑢲𐐛𐔦ʟ",
  ll: "ǁ\u{5f0}",
  lo: "Ю",
  ls: "ʪ",
  lz: "ʫ",
  m: "ϺⲘᎷᗰᛖꓟ𐊰𐌑ᴍ",
  n: "ռⲚꓠ𐔓ɴ",
  o: "०੦૦௦౦೦൦๐໐၀\u{665}\u{6f5}ᴏᴑꬽσⲟჿ\u{5e1}\u{647}\u{6be}\u{6c1}\u{6d5}ഠဝ𐓪𑣈𑣗𐐬\u{7c0}০୦〇𑓐𑣠Ⲟⵔዐଠ𐓂ꓳ𑢵𐊒𐊫𐐄𐔖",
  oo: "ꝏꚙꝎꚘ",
  p: "ⲣⲢᏢᑭꓑ𐊕ᴘ",
  q: "գզⵕ",
  r: "ꭇꭈᴦⲅꮁƦᎡᏒ𐒴ᖇꓣ𖼵ʀ",
  rn: "𑣣𑜀",
  s: "ꜱƽꮪ𑣁𐑈ՏᏕᏚꓢ𖼺𐊖𐐠",
  t: "ⲦᎢꓔ𖼊𑢼𐊗𐊱𐌕ᴛ",
  t3: "Ꜩ",
  tf: "ꝷ",
  ts: "ʦ",
  u: "ꞟᴜꭎꭒ𐓶𑣘ሀ𐓎ᑌꓴ𖽂𑢸",
  ue: "ᵫ",
  uo: "ꭣ",
  v: "ᴠ\u{5d8}𑜆ꮩ𑣀\u{667}\u{6f7}ⴸᏙᐯꛟꓦ𖼈𑢠𐔝",
  w: "ɯᴡѡա𑜊𑜎𑜏ꮃ𑣯𑣦ᎳᏔꓪ",
  x: "ᕁᕽ𐌢𑣬ꞳⲬⵝᚷꓫ𐊐𐊴𐌗𐔧",
  y: "ɣᶌʏỿꭚყ𑣜ⲨᎩᎽꓬ𖽃𑢤𐊲",
  z: "ᴢꮓ𑣄𐋵𑣥Ꮓꓜ𑢩",
};
const FURTHER: ReadonlyMap<string, string> = new Map(
  Object.entries(WRITTEN_WITH).flatMap(([latin, letters]) => [...letters].map((one) => [one, latin] as const)),
);

/** Small Cherokee letters, and others, are their capitals once more. */
const latinOf = (one: string): string =>
  CAPITALS[one] ?? LATIN[one.toLowerCase()] ?? FURTHER.get(one) ?? FURTHER.get(one.toUpperCase()) ?? one.toLowerCase();

/** What we put behind a name to tell it apart, with every i an l: typing it gains nothing. */
const OUR_MARKS = /\((?:house commander|computer|lnvader|defender|seat [ab]|, )+\)\s*$/;

/**
 * What is left of a name when everything is taken away that a hurried reader does not see: capitals, accents, spaces, signs, what cannot be
 * seen at all, and of which script a letter is. Two names with the same rest look alike.
 */
export function lookOf(name: string): string {
  const bare = name.normalize("NFKD").replace(/[\p{M}\p{DI}\p{C}]+/gu, "");
  const latin = [...bare].map(latinOf).join("");
  const seen = latin.replace(OUR_MARKS, "");
  const letters = seen.replace(/[\p{Z}\p{P}\s]+/gu, "");
  return (letters === "" ? seen : letters).replaceAll("rn", "m").replaceAll("vv", "w");
}
