import { counted } from "./phrasing";
import { say, slot } from "./sentence";

/** The front page. */
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
      alt: "A map of the campaign in squares, with the route of each army.",
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
    "Each battle has two legal armies of up to 10,000 points. Open an army to get a copy that you can change, or lead it against the computer.",
  against: "against",
  leadAs: "Lead",
  everyBattle: (count: number) => `All ${counted(count, "battle")}`,
  allSamples: "All sample armies",
  allLists: (count: number) => `All ${counted(count, "army list")}`,
  lists: "Build your own",
  listsEyebrow: "Army lists",
  listsText: "Pick a list. Every troop type, limit and option is checked as you build.",
} as const;

/** In place of a page that is not kept, when there is no connection. */
export const OFFLINE = {
  title: "No connection",
  text: "This page needs the server, and the server cannot be reached. Your changes are still in this browser.",
  kept: say`You can still ${slot("start", "begin an army")} from any list. You can also open ${slot("armies", "armies of yours")} and ${slot("lists", "army lists")} that you have opened in this browser, the sample armies, ${slot("reference", "the quick reference")} and ${slot("glossary", "the glossary")}.`,
  again: "Try again",
} as const;

/** Below every page. */
export const CREDITS = say`Condotta is an unofficial companion made by players. ${slot("game", "Renatio et Gloriam")} is by Alasdair Harley and is based on ${slot("parent", "Mortem et Gloriam")} by Simon Hall. The game and its names are theirs. Points, numbers of cards and army lists here are our own.`;

export const NOT_FOUND = {
  title: "Page not found",
  heading: "There is no page at this address",
  text: say`The link may be mistyped, or the page was deleted. Try ${slot("armies", "your armies")} or ${slot("lists", "the army lists")}.`,
} as const;
