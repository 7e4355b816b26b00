import type { BattleView } from "../../model/battle-view";
import { both, counted, sentenceCase } from "../phrasing";
import { say, slot, type Words } from "../sentence";
import { term } from "../terms";
import { territoryTerm } from "../territories";
import { type SeatNames, subject, titleOf, verb } from "./names";

/** What a battle is called: by the two armies, the reader's own first. */
export function battleTitle({ forces }: Pick<BattleView, "forces">, names: SeatNames): string {
  if (!forces.a || !forces.b) return "New battle";
  const [first, second] = names.eyes === "b" ? (["b", "a"] as const) : (["a", "b"] as const);
  return `${sentenceCase(titleOf(names, first))} against ${titleOf(names, second)}`;
}

/** Who invades, who defends, and where, as far as that is settled. */
export function battleLine({ roles, territory }: Pick<BattleView, "roles" | "territory">, names: SeatNames): readonly Words[] {
  if (!roles) return [say`${term("invader", "Invader")} not decided yet`];
  const { invader, defender } = roles;
  return [
    say`${subject(names, invader)} ${term("invader", verb(names, invader, "invade", "invades"))}`,
    say`${subject(names, defender)} ${term("defender", verb(names, defender, "defend", "defends"))}`,
    ...(territory ? [say`${territoryTerm(territory)}: the marker stays on squares marked ${territory}`] : []),
  ];
}

/** The list of a player's battles. */
export const BATTLES = {
  heading: "Battles",
  battlefield: "Make a battlefield",
  start: "Start a battle",
  /** Slot `account`: the account page. */
  anonymous: say`These battles are tied to this browser. ${slot("account", "Create an account")} to play on other devices.`,
  none: "Each day both players choose a card in secret. The better card may move the marker on the map, and after five days the battle is fought where the marker stands. Play against a friend by link, pass one device between you, or play the computer.",
  groups: { yours: "Your turn", theirs: "Waiting for your opponent", table: "Ready for the table" },
  archive: (count: number): string => `Archive: ${counted(count, "finished battle")}`,
  against: "against",
  toCome: "no opponent yet",
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
    invite: { name: "Opponent by link", text: "Send the link, or let their phone scan the code. Each of you plays on your own screen." },
    exchange: {
      name: "Exchange armies, then play",
      text: "Send the link. Both armies are sealed until both are in. Then each of you sees all of the other’s, and you can begin the battle.",
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

const INVITE_TITLE = "You are invited to a battle";

/** Partners at one seat ("Tournament types"). */
const PARTNER = {
  /** To the one who invites. */
  inviting: "A partner shares your seat. You both see its cards, and before the game either of you can act.",
  /** To the one who opens the link. */
  about: "The partner who opens this link shares your seat and sees your cards. Before the game either of you can act.",
  /** To the partner. */
  invited: "You both see its cards, and before the game either of you can act. You bring no army of your own.",
  /** To both: the rulebook's part of it. */
  inPlay: "In the game you divide the commanders between you, two each.",
  why: "The rulebook gives each partner two commanders and lets both act at any time. It does not say who acts before the battle, where there is only one hand of cards. Here either partner can.",
} as const;

/** The links into a battle: for the opponent, a partner and spectators. */
export const LINKS = {
  heading: "Links",
  link: "Link",
  looking: "Looking for the link…",
  make: "Make a new link",
  /** Slot `until`: the day it runs out. */
  once: say`The link works once, until ${slot("until", "it expires")}. At the table, your opponent can scan the code with a phone.`,
  replace: "Sent to the wrong person? A new link replaces this one.",
  withdraw: "Withdraw invite",
  withdrawn: "Withdrawn. The old link no longer works. You can make a new one at any time.",
  opponent: {
    heading: "For your opponent",
    title: INVITE_TITLE,
    about: "Your opponent opens this link and takes the other seat with their own army.",
    unknown:
      "This browser has no link for the free seat: it was made in another browser, was withdrawn or has expired. A new link replaces the old one.",
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
    about: "Anyone with this link can watch what both players may see, and cannot play.",
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
      text: "After the # it should have the word invite or partner and 26 letters and digits. Copy it again, or ask for it again.",
    },
    taken: { title: "This seat is taken", text: "The link works once, and it has been used. Ask the person who sent it to you." },
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
    text: (width: number, depth: number): string =>
      `Your opponent has brought an army. Bring yours: both are shown once both are in. Agree on the points first. The table is ${width} by ${depth} base widths.`,
    /** Of a sealed exchange. */
    exchange:
      "Your opponent has sealed an army. Seal yours: then each of you sees all of the other’s. Neither can be changed any more. Agree on the points first.",
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
    warning: "You hold the other seat. If you join here, you see both hands.",
    button: (army: string | null): string => (army === null ? "Join as a partner" : `Join as partner of ${army}`),
  },
} as const;
