import { counted, grouped, plural } from "./phrasing";
import { say, slot } from "./sentence";

const NAMES_OF = "the names of commanders and unit groups";

/** Sharing an army by a link, and the page behind the link. */
export const SHARING = {
  shared: "Shared.",

  form: {
    firstSave: "The army in full, kept up to date with your edits. You can choose this once the army is saved.",
    about:
      "Anyone with the link can see what it shows. Your notes are never shared. Search engines are asked to stay away, and the page does not say who you are.",
    readers: {
      label: "What the link shows",
      own: {
        name: "In full",
        about: "A copy of the army as it is now, with points, options and commands. It never changes, and anyone can copy it.",
      },
      opponent: {
        name: "For the opponent",
        about:
          "A copy of what your opponent may see before the battle. It never changes, and nobody can get to the full army from it. It shows the same numbers (No.) as your own sheet. Unit groups of one command usually have numbers in a row, so your opponent can guess who leads what. To hide that, first change some of the numbers in the editor.",
      },
      latest: { name: "Always my latest", about: "The army in full, kept up to date with your edits." },
    },
    names: "Names that the link shows",
    army: "Army",
    commanders: (count: number) => plural(count, "Commander"),
    unitGroups: (count: number) => plural(count, "Unit group"),
    unitGroup: (name: string, number: number) => `${name} (no.\u00a0${number})`,
    leftOut: "left out",
    leaveOut: `Leave out ${NAMES_OF}`,
    legal: (verdict: string, points: number, limit: number) => `${verdict}, ${grouped(points)} of ${counted(limit, "point")}.`,
    notLegal: (verdict: string) => `${verdict}. You can still share it: its page lists the problems.`,
    share: "Share army",
    sharing: "Sharing…",
    refused: (message: string) => `Nothing was shared. ${message}`,
    unreachable: "Nothing was shared: the server cannot be reached. Try again when you are online.",
  },

  changed: "This link shows the army as you shared it. You have changed the army since.",
  shareNow: "Share the current version…",
  openPage: "Open the page",
  withoutNames: `Without ${NAMES_OF}.`,
  scanForOpponent: "At the table, your opponent can scan the code with a phone.",
  until: say`The link works until you withdraw it. You find it again under ${slot("shares", "Your shares")} on your account page.`,
  kinds: {
    own: "This link shows the army in full.",
    opponent: "This link is for the opponent: without points, options and commands.",
    latest: "This link shows the army in full, kept up to date with your edits.",
  },
  shareFor: { own: "Share in full…", opponent: "Share for the opponent…", latest: "Share “Always my latest”…" },

  /** The links of an army that work now. */
  standing: {
    title: "Links to this army",
    about: (kind: string) => say`${kind} · shared ${slot("moment", "")}`,
    copy: (kind: string) => `Copy link: ${kind}`,
    notTold: (message: string) => `The links to this army could not be loaded. ${message}`,
  },
  shareWithNames: "Share with the names…",
  shareWithoutNames: "Share without the names…",

  link: {
    label: "Link",
    copy: "Copy link",
    send: "Send",
    notSent: "This browser could not send the link. Copy it instead.",
  },

  withdraw: {
    button: "Withdraw",
    name: (army: string) => `Withdraw ${army}`,
    effect: "Withdraw this share? Its link will only say that the army was withdrawn.",
    keep: "Keep sharing",
    confirm: "Yes, withdraw it",
    refused: (message: string) => `Not withdrawn. ${message}`,
    /** `stillShared`: another player shares the same army. */
    done: (army: string, stillShared: boolean) =>
      stillShared
        ? `You no longer share ${army}. The link still works because another player shares the same army.`
        : `You no longer share ${army}. The link now says that it was withdrawn.`,
  },

  page: {
    eyebrows: { own: "Shared army", opponent: "Shared army, for the opponent", latest: "Shared army, always the latest" },
    notes: {
      own: "This copy never changes. It was checked against the list and the rules on the day it was shared. To edit it, copy it to your armies.",
      opponent:
        "This copy never changes. It shows what an opponent may see. The army was checked against the list and the rules on the day it was shared.",
      latest:
        "This page always shows the army as its player last edited it. It is checked against the versions of the list and the rules named at the foot of this page. To edit the army yourself, copy it to your armies.",
    },
    /** What a reader is told who comes again. */
    unchanged: say`Nothing has changed since you last looked (${slot("moment", "")}).`,
    changed: say`Changed since you last looked (${slot("moment", "")}):`,
    site: "Condotta",
    copy: "Copy to my armies",
    copying: "Copying…",
    notCopied: (army: string, message: string) => `${army} was not copied. ${message}`,
    noScript: "These buttons need JavaScript. You can read and print the sheet without it.",
    pictureAlt: (army: string, about: string) => `${army}: ${about}`,
    unnamed: "An army",
    more: (count: number) => `and ${grouped(count)} more`,
  },

  /** There is no army to show at a link. */
  nothing: {
    withdrawnTitle: "Withdrawn",
    unknown: "No army is shared at this address",
    checkLink: say`Check the link: it ends in 26 letters and digits. Or see ${slot("armies", "all armies")}.`,
    withdrawn: "This army was withdrawn",
    askAgain: say`The player who shared it has withdrawn it, and nothing is kept under this link. Ask for a new one, or see ${slot("armies", "all armies")}.`,
    unreadable: say`This army was shared from an earlier version of Condotta, and this version cannot show it. You can still open ${slot("document", "its data")}.`,
  },
} as const;
