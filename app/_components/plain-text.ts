/** However it is typed: without accents, in small letters, with plain apostrophes. */
export const plainText = (text: string): string =>
  text
    .normalize("NFD")
    .replace(/\p{Mn}/gu, "")
    .replaceAll("’", "'")
    .toLowerCase();
