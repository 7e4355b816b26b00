/**
 * The number that a player typed, with or without thousands separators; null for an empty field. Other text is NaN, which the form's schema
 * refuses.
 */
export function typedNumber(typed: unknown): number | null {
  const text = String(typed ?? "").trim();
  if (text === "") return null;
  const plain = text.replaceAll(/(?<=\d)[\s,.\u2019'](?=\d{3}(\D|$))/g, "");
  return /^-?\d+(\.\d+)?$/.test(plain) ? Number(plain) : Number.NaN;
}
