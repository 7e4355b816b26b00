import { say, slot } from "./sentence";

/** The frame around every page, and the pages that stand in for one. */
export const SITE = {
  name: "Condotta",
  description:
    "Build legal Renatio et Gloriam armies and plan the battle with your opponent. An unofficial companion, free and without sign-up.",
  nav: "Site",
  places: { armies: "Armies", lists: "Lists", battles: "Battles", reference: "Reference", referenceShort: "Ref.", account: "Account" },
  credits: say`Condotta is an unofficial companion made by players. ${slot("game", "Renatio et Gloriam")} is by Alasdair Harley and is based on ${slot("parent", "Mortem et Gloriam")} by Simon Hall. The game and its names are theirs. Points, card numbers and army lists here are our own.`,
  quickReference: "Quick reference",
  glossary: "Glossary",
  api: "API for programs",
  notFound: {
    title: "Page not found",
    heading: "There is no page at this address",
    text: say`The link may be mistyped, or the page was deleted. Try ${slot("armies", "your armies")} or ${slot("lists", "the army lists")}.`,
  },
  failed: {
    heading: "This page failed to load",
    text: "Something went wrong on the server, and we have logged it. Your changes are still in this browser.",
  },
} as const;

export const FRONT = {
  heading: "Build a legal Renatio et Gloriam army and plan the battle with your opponent.",
  intro: "Free, no sign-up. Your armies are saved as you go.",
  newBattle: "New battle",
  allBattles: "All your battles",
  battlefield: "Battlefield only",
  yourTurn: "Your turn",
  yourTurnEyebrow: "Battles",
  yours: "Your armies",
  yoursEyebrow: "Saved",
  allArmies: "All your armies",
  newArmy: "New army",
  samples: "Sample armies",
  samplesEyebrow: "Ready to play",
  samplesText: "Legal armies of up to 10,000 points. Open one, change your own copy, or play it.",
  build: "Build your own",
  buildEyebrow: "Army lists",
  buildText: "Pick a list. Every troop type, limit and option is checked as you build.",
} as const;
