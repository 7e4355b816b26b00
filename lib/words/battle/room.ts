import { counted } from "../phrasing";

/** The page of a battle. Whose turn it is and what for stands in turn-words.ts. */
export const ROOM = {
  turn: "Turn",
  tapOption: "Tap an option.",
  tapCard: "Tap a card.",
  tapDashedSquare: "Tap a dashed square on the map.",
  tapSquare: "Tap a square to see what it is and whether the marker can move there.",
  invasionRoll: "Invasion roll",
  armies: "The two armies",
  days: "Days so far",
  tableInWords: "The table in words",
  daysAndArmies: "The five days and the two armies",
  plan: "Battle plan",
  printPage: "Print this page",
  checkDice: "Check the dice",
  toBattles: "Back to your battles",
  replay: "Replay the battle",
  quickReference: "Quick reference",
  askFirst: "Confirm each move",
  log: "What is happening",
  record: {
    heading: "What has happened",
    earlier: (count: number): string => `Earlier: ${counted(count, "entry", "entries")}`,
    replay: "Replay step by step",
    check: "Check dice and cards",
    day: (day: number, sentence: string): string => `Day ${day}. ${sentence}`,
  },
  send: {
    sending: "Sending…",
    now: "Try now",
    /** `why`: a sentence. */
    waiting: (why: string): string => `Not sent yet. ${why} We keep trying.`,
    notYours: "This browser no longer holds this seat. Reload the page.",
  },
  /** How it stands with the connection. */
  line: {
    live: "",
    lost: "Connection lost. We keep trying.",
    "caught-up": "Connected again. The page is up to date.",
    "not-yours": "This browser no longer holds this seat: you signed out or changed the account. The page may be out of date.",
    unknown: "The server no longer has this battle.",
    refused: "The server no longer answers this page. Reload it.",
  },
  reload: "Reload",
  /** Two players on one device. */
  hand: {
    eyebrow: "Pass the device",
    to: (army: string): string => `To ${army}`,
    hidden: (turn: string, isOnTable: boolean): string =>
      `${turn}. Both hands are hidden. Each player sees only their own ${isOnTable ? "army" : "cards"}.`,
    take: (army: string, isOnTable: boolean): string => `I am ${army}: show my ${isOnTable ? "army" : "cards"}`,
    opening: "Opening…",
    hide: "Hide my cards",
  },
  abandon: {
    open: "Abandon battle…",
    playOn: "Play on",
    recordStays: "The record stays either way, and can be checked.",
    alone: { heading: "Abandon the battle?", text: "The battle ends now and cannot be continued.", button: "Abandon battle" },
    agree: {
      heading: "Agree to abandon the battle?",
      text: "Your opponent has offered it. If you agree, the battle ends now and cannot be continued.",
      button: "Agree and abandon",
    },
    offer: {
      heading: "Offer to abandon the battle?",
      text: (days: number): string =>
        `Until your opponent agrees, you can both play on, and your next move withdraws the offer. If the battle has waited ${counted(days, "day")} for your opponent, it ends at once.`,
      button: "Offer to abandon",
    },
    offered: "You have offered to abandon the battle. Your next move withdraws the offer.",
    /** The opponent's offer. */
    received: { name: "Offer", text: "Your opponent offers to abandon the battle.", agree: "Agree…" },
  },
} as const;
