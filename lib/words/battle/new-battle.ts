import { both } from "../phrasing";

/** The form that starts a battle. */
export const NEW_BATTLE = {
  heading: "New battle",
  questions: { army: "Army", opponent: "Opponent", table: "Table" },
  opponents: {
    invite: {
      name: "Opponent by link",
      text: "Send the link, or let their phone scan the code. Each of you plays on your own screen. Neither sees the other’s unit groups until they are on the table.",
    },
    exchange: {
      name: "Exchange armies, then play",
      text: "Your opponent joins by link. Once both armies are in, you both see both in full, before the battle begins.",
    },
    device: { name: "Two players on this device", text: "Pass it between you. Neither sees the other’s cards." },
    house: { name: "The computer", text: "Play alone. The computer sees only what a player would see." },
  },
  style: "Style",
  styleHint: "One of the three styles at random.",
  computersArmy: "The computer’s army",
  anyArmyHint: "A sample army at random.",
  listHint: "A sample army of this list at random.",
  /** The armies that it takes one of. */
  computerLeads: (names: readonly string[]): string =>
    names.length === 1 ? `The computer leads: ${names.join("")}.` : `The computer leads one of these at random: ${names.join("; ")}.`,
  youLead: (name: string): string => `You lead: ${name}.`,
  /** What is wrong with the two armies that a link names. */
  linkTroubles: {
    missing: "This link names an army that was not found. Choose the armies below.",
    same: "This link sets an army against itself. Choose an opponent below.",
    other: "The computer may lead another army than the one in this link. Below you see which armies it chooses from.",
  },
  random: "Random",
  historical: "The historical opponent",
  tableHint: "Width × depth in base widths.",
  /** `printed`: the sizes that the rulebook gives ("Tournament Guidelines"). */
  ownSizes: (printed: readonly string[]): string =>
    `The rulebook says that tables vary in width, but gives only ${both(printed)}. The other sizes are our own.`,
  size: (width: number, depth: number): string => `${width} × ${depth}`,
  needsScripts: "This page needs JavaScript to start a battle. Allow it and reload the page.",
  start: "Start battle",
  starting: "Starting…",
  noAnswer: "The server did not answer. If the battle was started, you find it under Battles.",
} as const;
