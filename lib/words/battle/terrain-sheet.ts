import { counted, sentenceCase } from "../phrasing";

/** Per cent of an army's bases that a piece slows, and that it keeps out. */
type Hampered = { readonly slowed: number; readonly shut: number };

function hampered({ slowed, shut }: Hampered): string {
  if (slowed + shut === 0) return "nobody slowed";
  return [...(slowed > 0 ? [`${slowed}% slowed`] : []), ...(shut > 0 ? [`${shut}% kept out`] : [])].join(", ");
}

/** The sheet on which a player picks all the kinds of terrain that he chooses. */
export const TERRAIN_SHEET = {
  label: "Kinds of terrain",
  asks: (left: number): string =>
    left === 1 ? "Choose one kind." : `Choose ${counted(left, "kind")}. The last one you pick confirms them all.`,
  yours: (share: Hampered): string => `Yours: ${hampered(share)}`,
  theirs: (share: Hampered): string => `Theirs, going by their list: ${hampered(share)}`,
  picked: "Picked",
  remove: (kind: string): string => `Remove ${kind}`,
  waiting: (kinds: readonly string[]): string => `${sentenceCase(kinds.join(", "))}: chosen as soon as it is your turn.`,
  change: "Change",
  gone: "After the other player’s choice you cannot have the next piece you picked. Pick again.",
} as const;
