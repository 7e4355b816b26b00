const MOST = 60;

/** The name of a file about this army: the army’s name, with hyphens for all that a file system might refuse. */
export function fileName(name: string, ending: "json" | "txt"): string {
  const words =
    name
      .toLowerCase()
      .normalize("NFC")
      .match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
  const joined = [...words.join("-")].slice(0, MOST).join("").replace(/-$/, "");
  return `${joined || "army"}.${ending}`;
}
