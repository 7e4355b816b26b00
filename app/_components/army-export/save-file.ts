const MOST = 60;

/** The name of a file about this army: the army’s name, with hyphens for all that a file system might refuse. */
export function fileName(name: string, ending: "json" | "txt" | "csv"): string {
  const words =
    name
      .toLowerCase()
      .normalize("NFC")
      .match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
  const joined = [...words.join("-")].slice(0, MOST).join("").replace(/-$/, "");
  return `${joined || "army"}.${ending}`;
}

/** Milliseconds within which every browser has begun the download. */
const LONG_ENOUGH = 60_000;

/** Downloads something as a file. */
export function saveFile(name: string, content: BlobPart, type: string): void {
  const address = URL.createObjectURL(new Blob([content], { type }));
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), LONG_ENOUGH);
}
