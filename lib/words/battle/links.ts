import { say, slot } from "../sentence";
import { apart } from "./names";

const INVITE_TITLE = "You are invited to a battle";

/** Partners at one seat ("Tournament types"). */
const PARTNER = {
  /** To the one who invites. */
  inviting: "A partner shares your seat: you both see the same cards, and either of you can make any choice before the battle.",
  /** To the one who opens the link. */
  about:
    "The partner who opens this link shares your seat: you both see the same cards, and either of you can make any choice before the battle.",
  /** To the partner. */
  invited: "You both see the same cards, and either of you can make any choice before the battle. You bring no army of your own.",
  /** To both: the rulebook's part of it. */
  inPlay: "At the table you divide the commanders between you, two each.",
  why: "The rulebook gives each partner two commanders and lets both act at any time. It does not say who acts before the battle, where there is only one hand of cards. Here either partner can.",
} as const;

/** How many points both armies have is agreed between the players. */
const asked = (from: string | null): string => `Ask ${from === null ? "them" : apart(from)} how many points to play`;

/** The links into a battle: for the opponent, a partner and spectators. */
export const LINKS = {
  link: "Link",
  looking: "Looking for the link…",
  make: "Make a new link",
  /** Slot `until`: the day it runs out. */
  once: say`The link works once and expires on ${slot("until", "its last day")}. If you are together, scan the code with the other phone.`,
  replace: "Sent to the wrong person? A new link replaces this one.",
  withdraw: "Withdraw invite",
  withdrawn: "Withdrawn. The old link no longer works. You can make a new one at any time.",
  opponent: {
    heading: "For your opponent",
    title: INVITE_TITLE,
    about: "Your opponent opens this link and takes the other seat with their own army.",
    unknown:
      "This browser does not have the link for the free seat. The link was made in another browser, was withdrawn, or has expired. You can make a new one, which replaces it.",
    dialog: "Invite",
    again: "Send link again",
    againFor: (army: string): string => `Send the link for ${army} again`,
  },
  partner: {
    heading: "For a partner",
    title: "Join me in a battle",
    about: `${PARTNER.about} ${PARTNER.inPlay}`,
    unknown: `Your partner joins by a separate link. ${PARTNER.inviting} ${PARTNER.inPlay}`,
  },
  spectators: {
    heading: "For spectators",
    about: "Anyone with this link can watch. They see only what both players see.",
    label: "Link for spectators",
  },
} as const;

/** The page that a link leads to. */
export const JOIN = {
  tab: "Join a battle",
  reading: "Reading the invite…",
  needsScripts: "This page needs JavaScript: only your browser can read the code in its address. Allow it and reload the page.",
  within: "You are already in this battle. Opening it…",
  yourSeat: "Your seat",
  joining: "Joining…",
  closed: {
    "no-code": {
      title: "This link is incomplete",
      text: "After the # the link should have “invite” or “partner”, then 26 letters and digits. Copy the link again, or ask for it again.",
    },
    taken: {
      title: "This seat is taken",
      text: "The link works once, and it has been used. If you did not use it, tell the person who sent it to you.",
    },
    over: { title: "This battle was abandoned", text: "Nobody can join it any more. You can still read what happened." },
    gone: {
      title: "This link no longer works",
      text: "It was used or withdrawn, or has expired. Ask the person who sent it for a new one.",
    },
  },
  watch: "Watch the battle",
  start: "Start your own battle",
  invited: {
    title: INVITE_TITLE,
    text: (from: string | null, width: number, depth: number): string =>
      `${from === null ? "Your opponent" : apart(from)} has brought an army. ${asked(from)}, then choose your army. The table is ${width} by ${depth} base widths.`,
    /** Of a sealed exchange. */
    exchange: (from: string | null): string =>
      `${from === null ? "Your opponent" : apart(from)} has sealed an army. ${asked(from)}, then seal your army. Then you both see both armies in full. A sealed army cannot be changed.`,
    button: "Join battle",
    seal: "Seal my army",
  },
  own: {
    title: "This is your own invite",
    /** Slot `battle`: the battle's page. */
    text: say`It is for your opponent. Send them the link, or go ${slot("battle", "back to the battle")}.`,
    warning: "You are already in this battle. If you take this seat too, you play both armies, and everyone can see that you do.",
    button: "Take this seat too",
  },
  partner: {
    title: "Share a seat",
    text: (army: string | null): string =>
      `You are invited to share ${army === null ? "a seat" : `the seat of ${army}`}. ${PARTNER.invited}`,
    inPlay: PARTNER.inPlay,
    why: PARTNER.why,
    warning: "You already hold the other seat. If you join here too, you see the cards of both players.",
    button: (army: string | null): string => (army === null ? "Join as a partner" : `Join as partner of ${army}`),
  },
} as const;
