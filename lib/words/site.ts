import type { SourceKind } from "../model/enumerations";
import { counted, curved, grouped } from "./phrasing";
import { say, slot } from "./sentence";

/** Words that stand on many pages. */
export const COMMON = {
  add: "Add",
  cancel: "Cancel",
  close: "Close",
  copied: "Copied.",
  copy: "Copy",
  copyByHand: "The text is selected. Copy it by hand.",
  delete: "Delete",
  done: "Done",
  download: "Download",
  edit: "Edit",
  find: "Find",
  hide: "Hide",
  loading: "Loading…",
  newer: "Newer",
  notHere: "Not here",
  notLoaded: "This could not be loaded: the server cannot be reached.",
  notSent: "The server cannot be reached. Nothing is lost: try again when you are online.",
  older: "Older",
  page: (page: number, of: number) => `Page ${grouped(page)} of ${grouped(of)}`,
  pagesOf: (list: string) => `${list}: pages`,
  print: "Print",
  problems: (count: number) => counted(count, "problem"),
  remove: "Remove",
  retry: "Retry",
  save: "Save",
  send: "Send",
  show: "Show",
  showPassword: "Show the password",
  undo: "Undo",
  unreachable: "The server cannot be reached.",
} as const;

/** The ways to the odds, from a unit group's own place and from a battle. */
export const ODDS_LINKS = {
  unit: "Odds in a fight",
  short: "Odds",
  unitLong: (name: string): string => `Odds of ${name}`,
  armies: "Odds of two armies",
} as const;

/** The frame around every page, and the pages that stand in for one. */
export const SITE = {
  name: "Condotta",
  description:
    "Build legal Renatio et Gloriam armies and plan the battle with your opponent. An unofficial companion, free and without sign-up.",
  shortDescription: "Armies and battles for Renatio et Gloriam",
  nav: "Site",
  places: {
    armies: "Armies",
    lists: "Lists",
    battles: "Battles",
    reference: "Reference",
    referenceShort: "Ref.",
    account: "Account",
    accountOf: (email: string) => `Account: ${email}`,
  },
  credits: say`Condotta is an unofficial companion made by players. ${slot("game", "Renatio et Gloriam")} is by Alasdair Harley and is based on ${slot("parent", "Mortem et Gloriam")} by Simon Hall. The game and its names are theirs. Points, card numbers and army lists here are our own.`,
  quickReference: "Quick reference",
  glossary: "Glossary",
  odds: "Odds",
  otherGames: "Other games",
  api: "API for programs",
  notFound: {
    title: "Page not found",
    heading: "There is no page at this address",
    text: say`The link may be mistyped, or the page was deleted. Try ${slot("armies", "your armies")} or ${slot("lists", "the army lists")}.`,
  },
  failed: {
    heading: "This page failed to load",
    text: "Something went wrong on the server, and we have logged it. Your changes are still in this browser.",
    notLoaded: "A part of this page could not be loaded. Your changes are still in this browser.",
  },
} as const;

export const FRONT = {
  heading: "Build a legal Renatio et Gloriam army and plan the battle with your opponent.",
  intro: "Free, no sign-up. Play against a friend or the computer. Your armies are saved as you go.",
  build: "Build an army",
  newBattle: "Start a battle",
  allBattles: "All your battles",
  battlefield: "Battlefield only",
  makes: "What you get",
  pictures: {
    sheet: {
      title: "The army sheet",
      text: "On one page, for you or for your opponent.",
      alt: "An army sheet: unit groups in rows, with loss boxes.",
    },
    map: {
      title: "The five days",
      text: "A map and a hand of cards decide where you fight.",
      alt: "A map of the campaign in squares, with both armies’ ways.",
    },
    plan: {
      title: "The table plan",
      text: "Terrain and deployment, measured for your table.",
      alt: "A plan of the table with terrain and both armies deployed.",
    },
  },
  yourTurn: "Your turn",
  yourTurnEyebrow: "Battles",
  yours: "Your armies",
  yoursEyebrow: "Saved",
  allArmies: "All your armies",
  samples: "Battles to play",
  samplesEyebrow: "Sample armies",
  samplesText:
    "Each battle has two legal armies of up to 10,000 points. Open one and change your own copy, or lead it against the computer.",
  against: "against",
  leadAs: "Lead",
  everyBattle: (count: number) => `All ${counted(count, "battle")}`,
  allSamples: "All sample armies",
  allLists: (count: number) => `All ${counted(count, "army list")}`,
  lists: "Build your own",
  listsEyebrow: "Army lists",
  listsText: "Pick a list. Every troop type, limit and option is checked as you build.",
} as const;

/** What all papers of an army or a battle share: their choices, their leaves, the marks on their figures. */
export const PAPER = {
  which: "Papers",
  names: { sheet: "Army sheet", cards: "Cards", "quick-reference": "Quick reference" },
  readers: { own: "Full version", opponent: "For the opponent" },
  sizes: { a4: "A4", letter: "US Letter" },
  back: (army: string) => `Back to ${army}`,
  unsent: say`Your last changes have not been sent, so they are not on this paper. Open ${slot("army", "the army")} with a connection to send them.`,
  unsentShown: say`This is your army with the changes on this device. They have not been sent yet. Open ${slot("army", "the army")} with a connection to send them.`,
  page: (part: number, of: number) => `page ${part} of ${of}`,
  pageLabel: (part: number, of: number) => `Page ${part} of ${of}`,
  copyText: "Copy as text",
  noClipboard: "This browser does not allow copying here. Download the text instead.",
  link: "QR code for the link",
} as const;

export const SOURCE_NAMES: Readonly<Record<SourceKind, string>> = {
  rulebook: "rulebook",
  sibling: "from Mortem et Gloriam",
  house: "house value",
};

/** Reasons of the tables in clearer words; a reason of another version is shown as it stands. */
export const CLEARER_REASONS: Readonly<Record<string, string>> = {
  "The claim is from Mortem et Gloriam. That points cancel it is ours: otherwise pikes and bayonets would be too weak.":
    "The claim is from Mortem et Gloriam. We let pikes, pike and shot and bayonets cancel it: otherwise they would be too weak.",
  "The claim is from Mortem et Gloriam. That points cancel it is ours, as for lighter armour.":
    "The claim is from Mortem et Gloriam. We let pikes, pike and shot and bayonets cancel it, as for lighter armour.",
  "The rulebook denies swordsmen their claim against it, so it is at least their equal. It does not beat points.":
    "The rulebook denies swordsmen their claim against melee pistols, so these are at least their equal. They do not beat pikes or bayonets.",
  "Mortem et Gloriam’s numbers, which agree with the rulebook’s most of 12 pieces":
    "Mortem et Gloriam’s numbers, which agree with the rulebook’s maximum of 12 pieces",
  "A report of a game of Mortem et Gloriam; the rulebook has one compulsory piece as the least":
    "A report of a game of Mortem et Gloriam; by the rulebook there is at least one compulsory piece",
  "The rulebook has tables vary in width and names no other size": "The rulebook lets tables differ in width and names no other size",
  "The rulebook has three kinds of secure flank on this axis; which row has which is Condotta’s own":
    "The rulebook’s map has three kinds of secure flank along one side; which row of squares has which is Condotta’s own",
  "A third of the pikes, but with firepower: it keeps horse off and is even with its own kind.":
    "It has a third of a keil’s pikes, but firepower too: it keeps horse off and is even with its own kind.",
  "A deeper hedge of pikes than the thin Swedish kind.": "Its hedge of pikes is deeper than that of pike and shot.",
  "Equals pike and shot against foot, one less against horse. That both kinds are alike is in the rulebook.":
    "Equal to pike and shot against foot, one claim less against horse. The rulebook treats both bayonets alike.",
  "The rulebook goes up against vulnerable targets without naming them. Cloth does not stop a ball.":
    "The rulebook gives a better die against vulnerable targets, but does not name them. Cloth does not stop a ball.",
  "A base, as three of four passages have it.": "One base, as in three of the rulebook’s four passages.",
  "The rulebook gives the most, 4; that it is at least 1 wide is Condotta’s own":
    "The rulebook gives the maximum width, 4; the minimum of 1 is Condotta’s own",
  "The 15 mm column of the rulebook’s table gives 30 of 40 mm; the 25 mm column, 40 of 60.":
    "The rulebook’s table gives bases 40 wide a depth of 30 (15 mm figures), and bases 60 wide a depth of 40 (25 mm).",
  "Soft sand is open to camels, and brush too; woods and hills slow them as loose horse":
    "Soft sand and brush are open going for camels; woods and hills slow them like loose horse",
  "As a keil, but its shot still serves in rough going": "Like a keil, but its shot can still fire in rough going",
  "As skirmishers they keep 4 and 3 in rough and difficult going. In loose form they are slowed like others, and they need room to fall back":
    "As skirmishers they still move 4 in rough going and 3 in difficult going. In loose form they are slowed like others. They also need room to fall back",
  "In rough or difficult going pikes lose all their claims, and a keil is too deep to go round it":
    "In rough or difficult going pikes lose all their claims, and a keil is so deep that it cannot easily go round such ground",
  "They take the form that suits the ground, and gain most where the enemy cannot":
    "They take whichever form suits the ground, and gain most where the enemy cannot change form",
};

/** Why a value that the rulebook does not print is as it is. */
export function whyWords(why: string): string {
  const said = curved(why);
  return CLEARER_REASONS[said] ?? said;
}

/** What a player wrote into the quick reference. */
export const OWN_VALUE_NAME = "your own value";

/** In place of a page that is not kept, when there is no connection. */
export const OFFLINE = {
  title: "No connection",
  text: "This page needs the server, and the server cannot be reached. Your changes are still in this browser.",
  kept: say`These open without a connection: ${slot("armies", "your armies")}, ${slot("lists", "the army lists")}, ${slot("reference", "the quick reference")} and ${slot("glossary", "the glossary")}.`,
  again: "Try again",
} as const;

/** The glossary: its page, and the card that opens a word of the rules. */
export const GLOSSARY_WORDS = {
  title: "Glossary",
  description: "Every troop, weapon, characteristic, formation and term of Renatio et Gloriam in a sentence or two.",
  lead: (count: number) => `${count} terms of the rules, explained in our own words.`,
  choose: " Choose a term in a sentence to open it.",
  kinds: "Kinds of terms",
  find: { label: "Find in the glossary", hint: "Find: keil, rout, musket…" },
  nothingFound: "Nothing found. Try fewer or shorter words.",
  found: (count: number, all: number) => `${count} of ${counted(all, "term")}`,
  rulebook: (heading: string) => `Rulebook, ${heading}.`,
  card: "What it means",
  cardOf: (names: readonly string[]) => `What it means: ${names.join(", ")}`,
  failed: "The meanings could not be loaded.",
} as const;
