import type { GlossaryTermId } from "./glossary-terms";
import { counted, grouped } from "./phrasing";

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
  /** On every page while the device has no connection. */
  noConnection: "No connection. What you change is kept in this browser. You need a connection for battles and for sharing.",
  places: {
    armies: "Armies",
    lists: "Lists",
    battles: "Battles",
    reference: "Reference",
    referenceShort: "Ref.",
    account: "Account",
    accountOf: (email: string) => `Account: ${email}`,
  },
  quickReference: "Quick reference",
  glossary: "Glossary",
  odds: "Odds",
  check: "Check armies",
  events: "Events",
  otherGames: "Other games",
  api: "API for programs",
  failed: {
    heading: "This page failed to load",
    text: "Something went wrong on the server, and we have logged it. Your changes are still in this browser.",
    notLoaded: "A part of this page could not be loaded. Your changes are still in this browser.",
  },
  away: {
    heading: "Back in a moment",
    text: "The database cannot be reached at the moment. Nothing that you saved is lost. This page reloads by itself once the database is back.",
  },
} as const;

/** The glossary: its page, and the card that opens a word of the rules. */
export const GLOSSARY_WORDS = {
  title: "Glossary",
  description: "Every troop, weapon, characteristic, formation and term of Renatio et Gloriam in a sentence or two.",
  lead: (count: number) => `${count} terms of the rules, explained in our own words.`,
  choose: " Click or tap an underlined word to see what it means.",
  kinds: "Kinds of terms",
  /** What else a term is looked for by. */
  alsoCalled: { "death-dice": ["S", "skull", "sword & arrow"] } satisfies { readonly [Id in GlossaryTermId]?: readonly string[] },
  find: { label: "Find in the glossary", hint: "Find: keil, rout, musket…" },
  nothingFound: "Nothing found. Try fewer or shorter words.",
  found: (count: number, all: number) => `${count} of ${counted(all, "term")}`,
  rulebook: (heading: string) => `Rulebook, ${heading}.`,
  card: "What it means",
  cardOf: (names: readonly string[]) => `What it means: ${names.join(", ")}`,
  failed: "The meanings could not be loaded.",
} as const;
