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

  /** Slot `tables`: their page. */
  ownTables: (name: string) => say`This army uses an organiser’s points and cards: ${slot("tables", name)}.`,
  useHouseTables: "Use Condotta’s tables",
} as const;
