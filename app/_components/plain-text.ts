/** Text for comparing: without accents, in lower case, with plain apostrophes. */
export const plainText = (text: string): string =>
  text
    .normalize("NFD")
    .replace(/\p{Mn}/gu, "")
    .replaceAll("’", "'")
    .toLowerCase();
