const MOST = 60;

/** What a file with something of this army is called: its name, with hyphens for whatever a file system might object to. */
export function fileName(name: string, ending: "json" | "txt"): string {
  const words =
    name
      .toLowerCase()
      .normalize("NFC")
      .match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
  const joined = [...words.join("-")].slice(0, MOST).join("").replace(/-$/, "");
  return `${joined || "army"}.${ending}`;
}
