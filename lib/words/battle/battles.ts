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
  none: "A battle begins with five days on a map. Each day both players choose a card in secret, and the better card may move the marker. After day five, the battle is fought where the marker is. Play against a friend by link, pass one device between you, or play the computer.",
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
      text: "Send the link. Neither of you sees the other army until both are in. Then you both see both armies in full, and can begin the battle.",
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

/** The links into a battle: for the opponent, a partner and spectators. */
export const LINKS = {
  heading: "Links",
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
    text: (width: number, depth: number): string =>
      `Your opponent has brought an army. Agree on the points with them, then choose yours. The table is ${width} by ${depth} base widths.`,
    /** Of a sealed exchange. */
    exchange:
      "Your opponent has sealed an army. Agree on the points with them, then seal yours. Then you both see both armies in full. A sealed army cannot be changed.",
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
