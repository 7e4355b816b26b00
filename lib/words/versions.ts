import { counted } from "./phrasing";

/** Other versions of an army, of its list and of the tables, and what is not sent yet: met seldom, and fetched then. */
export const VERSIONS = {
  /** The army was changed in two places. */
  choice: {
    name: "Changed elsewhere",
    title: "Changed in another tab or on another device",
    theirs: "Saved version",
    mine: "Your version",
    merge: "Add my changes to the saved version",
    keepMine: "Keep my version",
    useTheirs: "Use the saved version",
    useTheirsKeepMine: "Use the saved version, keep mine as a copy",
    notCopied: (why: string) => `Your version was not copied, so nothing was replaced. ${why}`,
    unchanged: "No changes",
    otherList: (list: string) => `Now made from the list ${list}`,
  },

  /** The page shows another version than the player left. */
  arrived: {
    heard: "Updated: changed in another tab or on another device",
    restored: "Restored: changes kept in this browser",
  },

  /** The army's list or the tables have newer versions. */
  newer: {
    lists: {
      name: "Newer list",
      why: "This army uses an older version of its list. With the current version:",
      use: "Use the current list",
    },
    rules: {
      name: "Newer tables",
      why: "This army uses older tables of points and other values. With the current tables:",
      use: "Use the current values",
    },
    both: {
      name: "Newer list and tables",
      why: "This army uses an older version of its list, and older tables of points and other values. With the current ones:",
      use: "Use the current list and values",
    },
    inTables: "New in the tables:",
    allChanges: (count: number) => `All ${counted(count, "change")}`,
    inList: (name: string) => `New in ${name}:`,
    unchanged: "No changes for this army",
  },

  /** Changes that the server does not have yet. */
  unsent: {
    name: "Not saved yet",
    note: "These armies have changes that are only in this browser. They are sent when the server can be reached.",
    begun: "New, not sent yet",
    changed: "Changes not sent yet",
    choose: "This army was changed elsewhere too. Open it and choose a version.",
    discard: "Discard changes",
    confirmDiscard: "Yes, discard these changes",
    /** Of an army that is nowhere else. */
    discardBegun: "Discard army",
    confirmDiscardBegun: "Yes, discard this army",
  },
} as const;
