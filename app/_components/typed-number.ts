/**
 * The number that a player typed, with or without marks between the thousands; null for an empty field.
 * What is no number is NaN, for the form's schema to refuse.
 */
export function typedNumber(typed: unknown): number | null {
  const text = String(typed ?? "").trim();
  if (text === "") return null;
  const plain = text.replaceAll(/(?<=\d)[\s,.\u2019'](?=\d{3}(\D|$))/g, "");
  return /^-?\d+(\.\d+)?$/.test(plain) ? Number(plain) : Number.NaN;
}
