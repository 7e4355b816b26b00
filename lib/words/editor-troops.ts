import type { CommanderRole } from "../model/enumerations";
import type { Years } from "../model/identifiers";
import { roleWithArticle } from "./army-terms";
import { yearsWords } from "./list-lines";
import { both, commanderWords, counted, either, fewOf, grouped } from "./phrasing";
import { plain, say, type Words } from "./sentence";
import { term } from "./terms";

type Named = Parameters<typeof commanderWords>[0];
type Numbered = { readonly number: number; readonly name: string };

/** `room`: bases that the maximum leaves, fewer than the `smallest` unit group has; `others`: the troops that share it. */
type Limit = { readonly max: number; readonly room: number; readonly smallest: number; readonly others: readonly string[] };

const roomLeft = ({ room, smallest }: Limit): string =>
  `room for ${counted(room, "more base")}, but the smallest unit group has ${smallest}`;

/** The troops that an army list offers, beside the army. */
export const TROOPS = {
  eyebrow: (territories: string) => `Army list · territories: ${territories}`,
  addTo: "Add to",
  find: "Find troops",
  none: "No troops match.",
  nothingFits: "There is nothing that you can add.",
  affordable: "Only what I can add",
  list: "Troops: arrow keys move, Enter adds",
  groups: { foot: "Foot", horse: "Horse", engines: "Guns and wagons", elephants: "Elephants" },
  allies: "Allies",
  ofAlly: (ally: Named, list: string) => `Troops for ${commanderWords(ally)}: ${list}`,
  sharedLimits: "The army and its ally share each maximum. The figures here show what is left for the ally.",
  added: (unit: Numbered, commander: Named | null) =>
    `No. ${unit.number} ${unit.name} added${commander ? ` to ${commanderWords(commander)}` : ", unassigned"}`,
  full: (most: number) => `An army can have at most ${counted(most, "unit group")}. Remove one first.`,
  addLine: (line: string, ally: string | null) => `Add ${line}${ally === null ? "" : ` for ${ally}`}`,
  /** What + adds. */
  price: (points: number, bases: number) => `${grouped(points)} pts for ${bases}`,
  dear: "Costs too much.",
  taken: (have: number, min: number, max: number) => `${counted(have, "base")} (${min}–${max})`,
  atLeast: (have: number, min: number) => `${counted(have, "base")} (min. ${min})`,
  tooMany: (have: number, max: number) => `${counted(have, "base")} (max. ${max})`,
  meaning: (line: string) => `Terms of ${line}`,
  sizes: "Add a unit group of",
  size: (bases: number, points: number) => `${counted(bases, "base")} (${counted(points, "point")})`,
  tooDear: (points: number): Words =>
    say`Its smallest ${term("unit-group")} would put you ${grouped(points)} ${term("points")} over the limit.`,
  perBase: (points: number): Words => say`${grouped(points)} ${term("points")} per ${term("base")}`,
  options: (options: readonly Words[]): Words => say`${term("option", "optional")}: ${both(options)}`,
  barriers: {
    full: ({ most }: { readonly most: number }) => `an army has at most ${counted(most, "unit group")}`,
    years: ({ years }: { readonly years: Years }) => `only in ${yearsWords(years)}`,
    leader: ({ roles }: { readonly roles: readonly CommanderRole[] }) =>
      `add ${plain(either(roles.map((role) => (role === "ally" ? "an internal ally" : roleWithArticle(role)))))} first`,
    contingentFull: ({ max }: { readonly max: number }) => `at most ${counted(max, "unit group")} for an ally`,
    armyLimit: (limit: Limit) =>
      limit.room > 0
        ? `the army has ${roomLeft(limit)}`
        : `the army already has the maximum of ${counted(limit.max, "base")}${limit.others.length > 0 ? `, together with ${both(fewOf(limit.others))}` : ""}`,
    limit: (limit: Limit) =>
      `maximum ${counted(limit.max, "base")}${limit.others.length > 0 ? ` together with ${both(fewOf(limit.others))}` : ""}${limit.room > 0 ? `: ${roomLeft(limit)}` : ""}`,
    onePerCommand: ({ of, has, line }: { readonly of: Named | null; readonly has: readonly string[]; readonly line: string }) => {
      const what = has.every((one) => one === line) ? "one" : either(fewOf(has));
      return of ? `${commanderWords(of)} has ${what} already: add it to another command` : `every command has ${what} already`;
    },
  },
} as const;
