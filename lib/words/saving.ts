import { counted } from "./phrasing";
import { say, slot } from "./sentence";
/** How an army is saved, and what to do where it cannot be. */
export const SAVING = {
  state: {
    untouched: "Sample army: edit to make it yours",
    saved: "Saved",
    saving: "Saving…",
    unreachable: "Not saved yet.",
    refused: "Not saved.",
    "changed-elsewhere": "Not saved: the army was changed elsewhere.",
    gone: "Not saved: this army was deleted, or you are no longer signed in to its account.",
  },
  keptHere: {
    unreachable: "Kept in this browser.",
    refused: "Your changes are kept in this browser.",
  },
  notKept:
    "This browser cannot keep your changes: its storage is full or blocked. Unsaved changes are lost when you leave this page. Keep a copy as a file: More, Export.",
  unreadable: "This browser holds changes to this army that this version of Condotta cannot read. They stay in this browser.",
  restoreDeleted: "Restore a deleted army",
  saveAsNew: "Save as a new army",

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
    unchanged: "No changes",
    otherList: (list: string) => `Now made from the list ${list}`,
  },

  /** The page shows another version than the player left. */
  arrived: {
    heard: "Updated: changed in another tab or on another device",
    restored: "Restored: changes kept in this browser",
  },

  /** Slot `tables`: their page. */
  ownTables: (name: string) => say`Points and cards by an organiser’s tables: ${slot("tables", name)}.`,
  useHouseTables: "Use the house tables",
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
    choose: "It was changed elsewhere too. Open it and choose.",
    discard: "Discard changes",
    confirmDiscard: "Yes, discard these changes",
    /** Of an army that is nowhere else. */
    discardBegun: "Discard army",
    confirmDiscardBegun: "Yes, discard this army",
  },
} as const;
