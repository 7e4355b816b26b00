import { plural } from "./phrasing";
import { say, slot, term, type Words } from "./sentence";

/** The pages of a battlefield without a battle. */
export const BATTLEFIELDS = {
  title: "Battlefields",
  intro: say`A battlefield and nothing else: a ${term("secure-flank", "flank")}, ${term("compulsory-piece", "compulsory")} and ${term("optional-piece", "optional pieces")}, placed by dice as the rules say, neutral to both sides. Change it by hand, share its link, or print it.`,
  roll: "Roll a battlefield",
  seedOfStops: "A seed cannot be only full stops. Add a letter, or leave it empty for a random one.",
  today: (square: string): Words => say`Today’s battlefield: ${slot("field", `the field at ${square}`)}.`,
  ask: {
    territory: "Territory",
    square: "Square of the map",
    table: "Table, in base widths",
    random: "Random",
    /** An open choice, and what was rolled for it. */
    rolled: (what: string | undefined) => (what === undefined ? "Random" : `Random: ${what}`),
    tableSize: (name: string, width: number, depth: number, isHouse: boolean) => `${name}, ${width} × ${depth}${isHouse ? " (house)" : ""}`,
    seed: "Seed",
    seedHint: "Any word. The same word gives the same battlefield. Leave empty for a random one.",
  },
  wrong: {
    eyebrow: "Battlefield",
    heading: "No such battlefield",
    title: "No battlefield",
    squares: (count: number) => `${plural(count, "Square")} of this territory: `,
    orAgain: say`${slot("sound", "The same battlefield without the errors")}, or choose again:`,
    send: "Roll it",
  },
  tooMany: {
    heading: "Too many battlefields at once",
    sentence: (seconds: number) =>
      say`Your address has asked for too many. Reload this page in ${seconds} ${plural(seconds, "second")}, or go back to ${slot("all", "the battlefields")}.`,
  },
  desk: {
    eyebrow: "Battlefield",
    map: "The battlefield",
    measures: "Measurements",
    undo: "Undo",
    redo: "Redo",
    reset: "Reset to the roll",
    rollAnother: "Roll another",
    share: "Share",
    shareTitle: "Share this battlefield",
    link: "Link to this battlefield",
    linkHolds: "The link holds everything: the seed, your choices and your changes.",
    elsewhere: "Change the place",
    elsewhereNote: "The same seed with another territory, square or table. Your changes by hand are lost.",
    elsewhereSend: "Roll it there",
  },
  files: {
    save: (kind: string) => `Save the map as ${kind}`,
    drawing: "Drawing…",
    saved: (name: string) => `Saved as ${name}.`,
    failed: "This browser could not draw it. Print the page instead.",
  },
  add: {
    heading: "Change it by hand",
    how: "Tap a piece on the map, or press Edit in the list. Then move, turn, resize or remove it.",
    label: "Add terrain",
    button: "Add",
    full: "A link cannot carry more pieces.",
  },
  held: {
    label: "Selected piece",
    done: "Done",
    remove: "Remove",
    mayBreakRules: "You may break the rules here; the list then says so.",
  },
  list: {
    none: "No terrain",
    open: "An open battlefield.",
    measured: (width: number, depth: number) =>
      `In base widths (BW), from the defender’s left and from the defender’s edge. The table is ${width} by ${depth} BW. A turned piece has its two nearest corners.`,
    number: "No.",
    piece: "Piece",
    size: "Along by deep",
    middle: "Middle: left / edge",
    right: "From the right",
    nearestCorners: "Nearest corners: left / edge",
    corners: "Corners: left / edge",
    going: "Going and effects",
    change: "Change",
    turned: (role: string, degrees: number) => `${role}, turned ${degrees}°`,
    edit: "Edit",
    editNamed: (mark: number, kind: string) => `Edit ${mark}, ${kind.toLowerCase()}`,
    againstRules: "Not as the rules have it.",
  },
  facts: {
    deployment: (depth: string, sector: string): Words =>
      say`Each side ${term("deployment", "deploys")} up to ${depth} ${term("base-width", "BW")} from its own edge. ${term("flank-sector", "Flank sectors")} are ${sector} BW wide.`,
    sources: "Not printed in the rulebook",
    source: (what: string) => `${what}: `,
    footer: (link: string, seed: string) => `${link} · seed ${seed}`,
  },
} as const;
