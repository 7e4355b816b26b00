import { counted } from "./phrasing";
import { say, slot } from "./sentence";

/** Tables of points and cards that organisers write. */
export const OWN_TABLES = {
  title: "Points and cards",
  description: "Your own tables of points and cards, for the armies of your events.",
  /** Slot `house`: the tables in force. */
  about: say`An event can use your own points and cards in place of ${slot("house", "ours")}. Save them here, then choose them in the event’s form. Saved tables never change: to correct something, save a new copy under another name.`,
  none: "You have no tables of your own yet.",
  mine: "Your tables",
  kept: (name: string) => `${name} is saved. Choose it in the form of your event.`,
  unused: (days: number) => `Tables that no army and no event uses are deleted after ${counted(days, "day")}.`,
  make: {
    title: "Save your own tables",
    text: "Tables as JSON",
    hint: "Give a name, and points or cards or both, in the form of our tables. Every row must name its source.",
    begin: "Start from our tables",
    file: "Read from a file",
    send: "Save tables",
    sending: "Saving…",
    notJson: (line: number, column: number) => `This is not JSON: look at line ${line}, column ${column}.`,
    cutShort: "This is not JSON: its end is missing.",
    faults: (count: number) => `${counted(count, "problem")} in these tables:`,
    fault: (at: string | undefined, message: string) => (at === undefined || message.startsWith(at) ? message : `${at}: ${message}`),
    more: (count: number) => `And ${counted(count, "more problem")}.`,
  },
  page: {
    own: (name: string) => `Tables “${name}”`,
    inForce: "Our tables",
    older: "Older tables of ours",
    version: (version: string) => `Version ${version}`,
    /** Of an organiser's own. */
    byOrganiser: "An organiser wrote these tables. They never change for the armies and events that use them.",
    isInForce: "New armies use these tables.",
    isOlder: "Armies that were built with these tables keep them until their players take the newer ones.",
    differs: "How they differ from our tables",
    same: "These tables judge every army as our tables do.",
    json: "Download as JSON",
    build: "Build an army with these tables",
  },
  choose: {
    label: "Tables of points",
    inForce: "Condotta’s tables of points, as they are now",
    older: (version: string) => `Condotta’s older tables of points, ${version}`,
    own: (name: string) => `Your tables “${name}”`,
    named: (name: string) => `Tables “${name}”`,
    /** Slot `tables`: the page where they are kept. */
    hint: say`They set what troops cost and how many map and scouting cards an army gets. Armies of this event are checked against them. ${slot("tables", "Write your own tables of points")}`,
  },
} as const;
