import type { FlankLiking, GroundLiking, LikingReason } from "../../model/advice";
import type { Temper } from "../../model/enumerations";
import { counted, sentenceCase, withStop } from "../phrasing";

/** For ground that suits the troops, and for ground that does not. */
type Ways = readonly [liked: string, disliked: string];

const GROUND_WORDS: Readonly<Record<GroundLiking, Ways>> = {
  "mounted-like-it-open": ["Horse that charges home likes it open", "Terrain breaks the charge of your horse"],
  "close-horse-likes-it-open": ["Close horse likes it open", "Terrain hampers close horse most of all"],
  "shooting-horse-likes-it-open": ["Horse that shoots likes it open", "Terrain slows horse that shoots"],
  "light-horse-likes-room": ["Light horse has room to come and go", "Light horse lacks room to come and go"],
  "camels-mind-little": ["Camels are happy here, sand or not", "Camels manage sand, but not woods and hills"],
  "elephants-like-it-open": ["Elephants like it open", "Elephants are slow where the ground is difficult"],
  "wagons-need-open-ground": ["Battle wagons can roll here", "Battle wagons cannot roll through terrain"],
  "guns-want-a-field-of-fire": ["Light guns have a field of fire", "Light guns lack a field of fire"],
  "heavy-guns-want-a-field-of-fire": ["Heavy guns have a field of fire", "Heavy guns lack a field of fire"],
  "keils-need-good-going": ["Keils have good going", "Keils lose the use of their pikes in rough going"],
  "tercios-need-good-going": ["Tercios have good going", "Tercios lose the use of their pikes in rough going"],
  "close-foot-wants-good-going": ["Close foot can keep its line here", "Close foot cannot keep its line in terrain"],
  "barricades-want-a-field-of-fire": ["Barricades have a field of fire", "Barricades lack a field of fire, or cover to lean on"],
  "commanded-shot-goes-with-horse": [
    "Commanded shot finds something to stand behind",
    "Commanded shot stands in the open beside its horse",
  ],
  "loose-foot-likes-cover": ["Loose foot likes cover", "Loose foot lacks cover"],
  "warriors-like-cover": ["Warriors like cover before they charge", "Warriors lack cover before they charge"],
  "flexible-foot-likes-cover": ["Flexible foot makes the most of cover", "Flexible foot lacks cover"],
  "skirmishers-like-cover": ["Foot skirmishers like cover", "Foot skirmishers lack cover"],
  "dragoons-like-cover": ["Dragoons find cover to hold", "Dragoons lack cover to hold"],
};

const FLANK_WORDS: Readonly<Record<FlankLiking, string>> = {
  "flank-secured-by-water": "Water guards one end of your line",
  "flank-secured-by-terrain": "Terrain guards one end of your line",
  "flanks-in-the-air": "Both ends of your line are open",
  "deep-foot-rests-on-water": "Keils and tercios can rest a flank on water",
  "deep-foot-rests-on-terrain": "Keils and tercios can rest a flank on terrain",
  "light-foot-holds-the-flank": "Light foot and dragoons can hold the terrain on the flank",
  "water-closes-a-wing": "Water closes a wing to your horse",
  "terrain-closes-a-wing": "Terrain slows your horse on one wing",
  "wings-open-to-ride-round": "Both wings are open for your horse to ride round",
  "few-groups-rest-on-water": "With few unit groups, water on a flank helps",
  "few-groups-rest-on-terrain": "With few unit groups, terrain on a flank helps",
  "few-groups-stretched-thin": "An army of few unit groups is stretched thin between open flanks",
};

const FEW: readonly LikingReason["code"][] = ["few-groups-rest-on-water", "few-groups-rest-on-terrain", "few-groups-stretched-thin"];

const isFlank = (code: LikingReason["code"]): code is FlankLiking => code in FLANK_WORDS;

/** One reason why an army likes a square or not. */
export const likingWords = ({ code, value }: Pick<LikingReason, "code" | "value">): string =>
  isFlank(code) ? FLANK_WORDS[code] : GROUND_WORDS[code][value < 0 ? 1 : 0];

/** The same in a sentence with its measure: bases of all bases, or unit groups of those wanted. */
export function likingSentence(reason: LikingReason): string {
  const { code, params } = reason;
  const { have, of } = params;
  const measure = FEW.includes(code) ? `you have ${have}; ${of} would cover the table` : `${have} of your ${counted(of, "base")}`;
  return withStop(`${likingWords(reason)} (${measure})`);
}

const TEMPER_WORDS: Readonly<Record<Temper, string>> = {
  cautious: "Expects the worst, chooses safe ground, and takes small but certain gains.",
  balanced: "Plays the odds.",
  bold: "Prefers to invade, moves the marker at once, and counts on good cards to come.",
};

/** How a computer opponent of this style plays. */
export const temperSentence = (temper: Temper): string => TEMPER_WORDS[temper];

/** The page of a battle. Whose turn it is and what for stands in turn-words.ts. */
export const ROOM = {
  turn: "Turn",
  /** The button that folds the turn away, so that only what is in hand is left below the field. */
  wholeTurn: "All choices",
  chooseOption: "Choose an option.",
  chooseForMe: "Choose for me",
  playDaysForMe: "Play the five days for me",
  chooseCard: "Choose a card.",
  chooseDashedSquare: "Choose a dashed square on the map.",
  chooseSquare: "Choose a square to see its ground, and whether the marker of the battle can move there.",
  fightsOn: (square: string): string => `The battle is fought on ${square}.`,
  invasionRoll: "Invasion roll",
  armies: "The two armies",
  days: "Days so far",
  tableInWords: "The table in words",
  daysAndArmies: "The five days and the two armies",
  plan: "Battle plan",
  printPage: "Print this page",
  tickLosses: "Tick off losses",
  toBattles: "Back to your battles",
  goOn: "Continue",
  quickReference: "Quick reference",
  askFirst:
    "Ask before final choices: press once to choose, again to confirm. One press is enough to choose a kind of terrain, to leave the marker, or to leave your opponent’s terrain where it lies.",
  calls: {
    sound: "Sound when it is my turn",
    notice: "Notification when it is my turn",
    refused: "Your browser does not allow notifications from this site. You can change that in its settings.",
  },
  links: "Links",
  log: "What is happening",
  record: {
    heading: "What has happened",
    /** What the computer chose while it played on for the reader. */
    chosen: (count: number): string => `Chosen for you, and why: ${counted(count, "choice")}`,
    earlier: (count: number): string => `Earlier: ${counted(count, "entry", "entries")}`,
    replay: "Watch it again, step by step",
    check: "See that the dice were fair",
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
    refused: "The server no longer answers this page. Reload the page.",
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
      text: (other: string): string =>
        `${sentenceCase(other)} offers to abandon the battle. If you agree, it ends now and cannot be continued.`,
      button: "Agree and abandon",
    },
    offer: {
      heading: "Offer to abandon the battle?",
      text: (days: number, other: string): string =>
        `You can both play on until ${other} agrees. Your next move withdraws the offer. If the battle has already waited ${counted(days, "day")} for ${other}, your offer ends it at once.`,
      button: "Offer to abandon",
    },
    offered: "You have offered to abandon the battle. Your next move withdraws the offer.",
    /** The opponent's offer. */
    received: {
      name: "Offer",
      text: (other: string): string => `${sentenceCase(other)} offers to abandon the battle.`,
      agree: "Agree…",
    },
  },
} as const;
