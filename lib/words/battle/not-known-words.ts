import type { BattleView } from "../../model/battle-view";
import type { SeatName } from "../../model/by-seat";
import { counted, sentenceCase } from "../phrasing";
import type { SeatNames } from "./seat-names";

type Unseen = { readonly groups: number; readonly of: number } | null;

/** What the reader does not know of a force, and what the quick reference does about it. */
export function notKnownWords(view: Pick<BattleView, "forces" | "seat">, seat: SeatName, unseen: Unseen, names: SeatNames): string[] {
  const name = sentenceCase(names.names[seat]);
  const force = view.forces[seat];
  if (!force || !unseen) return [`${name}: this army is not revealed yet, so every row is shown for it.`];
  if (force.verdict === "typed-in") return [`${name}: this army was entered by hand. Rows stay for everything it leaves open.`];
  if (seat === view.seat) return [];
  return [
    unseen.groups > 0
      ? `${name}: ${unseen.groups} of ${counted(unseen.of, "unit group")} not seen yet. They may be anything.`
      : `${name}: you have seen all unit groups.`,
    "A unit group on the table hides its armour, quality and charge weapons. Rows are shown for all troops that look like it.",
    "You do not know which of its commanders are allies.",
  ];
}

/** The page of the quick reference for one battle. */
export const BATTLE_REFERENCE = {
  tab: (battle: string): string => `${battle}: quick reference`,
  heading: "Quick reference for this battle",
  back: "Back to the battle",
  /** `name`: of the battle. */
  file: (name: string): string => `Quick reference, ${name}`,
  text: (name: string): string => `Quick reference: ${name}`,
  forSide: (name: string): string => `For ${sentenceCase(name)}`,
  forMe: "For me",
  forEverybody: "For spectators",
  ownRows:
    "Every row that you or your opponent can use. “Theirs” marks rows for your opponent only, “both” marks rows for certain troops that both armies have.",
  allRows: "Every row that either army can use.",
  notKnown: "What is not known",
} as const;
