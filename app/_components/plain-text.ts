/** Letters that Unicode does not take apart into a letter and a mark. */
const OTHER_LETTERS: Readonly<Record<string, string>> = { ł: "l", ø: "o", đ: "d", ı: "i", ß: "ss", æ: "ae", œ: "oe", "’": "'" };

/** Text for comparing: without accents, in lower case, with plain apostrophes. */
export const plainText = (text: string): string =>
  text
    .normalize("NFD")
    .replace(/\p{Mn}/gu, "")
    .toLowerCase()
    .replace(/[łøđıßæœ’]/g, (letter) => OTHER_LETTERS[letter] ?? letter);
