import { counted, sentenceCase } from "../phrasing";
import { say, slot } from "../sentence";

/** The list of a player's battles. */
export const BATTLES = {
  heading: "Battles",
  battlefield: "Battlefield only",
  start: "Start a battle",
  /** Slot `account`: the account page. */
  anonymous: say`These battles are tied to this browser. ${slot("account", "Create an account")} to play on other devices.`,
  none: "Each day both players choose a card in secret. The better card may move the marker on the map, and after five days the battle is fought where the marker stands. Play against a friend by link, pass one device between you, or play the computer.",
  groups: { yours: "Your turn", theirs: "Waiting for your opponent", table: "Ready for the table" },
  archive: (count: number): string => `Archive: ${counted(count, "finished battle")}`,
  against: "against",
  toCome: "an opponent to come",
  /** A battle's stage in one line: "Day 2 of 5, on C3, Plains · you play both sides". */
  about: ({
    day,
    days,
    square,
    territory,
    bothSides,
  }: {
    readonly day: number | null;
    readonly days: number;
    readonly square: string | null;
    readonly territory: string | null;
    readonly bothSides: boolean;
  }): string => {
    const where = [day === null ? "" : `day ${day} of ${days}`, square === null ? "" : `on ${square}`, territory ?? ""];
    return sentenceCase([where.filter(Boolean).join(", "), bothSides ? "you play both sides" : ""].filter(Boolean).join(" · "));
  },
  notFound: {
    tab: "Battle not found",
    heading: "There is no battle at this address",
    /** Slot `battles`: the list of battles. */
    text: say`The link may be mistyped or cut short: it ends in 26 letters and digits. Ask for it again, or see ${slot("battles", "your battles")}.`,
  },
} as const;

/** The form that starts one. */
export const NEW_BATTLE = {
  heading: "New battle",
  questions: { army: "Army", opponent: "Opponent", table: "Table" },
  opponents: {
    invite: { name: "Opponent by link", text: "Send the link, or let the other phone scan a code. Each of you plays on your own screen." },
    device: { name: "Two players on this device", text: "Pass it between you. Neither sees the other’s cards." },
    house: { name: "The computer", text: "Play alone. The computer sees only what a player would see." },
  },
  style: "Style",
  styleHint: "One of the three styles at random.",
  computersArmy: "The computer’s army",
  anyArmyHint: "A sample army at random.",
  listHint: "A sample army of this list.",
  random: "Random",
  tableHint: "Width × depth in base widths.",
  size: (width: number, depth: number): string => `${width} × ${depth}`,
  needsScripts: "This page needs JavaScript to start a battle. Allow it and reload the page.",
  start: "Start battle",
  starting: "Starting…",
  noAnswer: "The server did not answer. If the battle was started, you find it under Battles.",
} as const;
