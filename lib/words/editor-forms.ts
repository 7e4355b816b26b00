import { type commanderWords, counted, roleNoun } from "./phrasing";

/** The forms of the editor, which are fetched when one is opened. */
export const EDITOR_FORMS = {
  terms: {
    form: "Name, year and points",
    name: "Army name",
    year: "Year (optional)",
    anyYear: "any year",
    years: (years: string) => `This list: ${years}`,
    pointsLimit: "Points limit",
    note: "Your notes",
    noteHint: "Only you see notes. They never appear in a shared link or a battle.",
  },

  commander: {
    form: (commander: Parameters<typeof commanderWords>[0]) => `Commander: ${commander.name ?? roleNoun(commander.role)}`,
    name: "Name",
    role: "Role",
    grade: "Grade",
    class: "Class",
    troopsFrom: "Troops from",
    thisList: "This list",
    gradeAdds: (cards: number, points: number) => `, ${counted(cards, "card")}, ${counted(points, "point")}`,
    notInList: " (not in this list)",
  },
} as const;
