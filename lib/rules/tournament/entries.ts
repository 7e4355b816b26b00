import type { Army } from "../../model/army";
import type { Verdict } from "../../model/findings";
import type { HeldEntry, HeldTournament } from "../../model/held-tournament";
import type { ListId, Years } from "../../model/identifiers";
import { isOwnList } from "../../model/list-origin";
import type { Stage, TournamentTerms } from "../../model/tournament";
import { assess } from "../army/assess";
import { type Book, findList } from "../army/book";
import { isAllDrawn } from "./results";

/** Whether that moment is at or after the deadline. Nothing else decides it. */
export const isPastDeadline = ({ deadline }: Pick<TournamentTerms, "deadline">, at: Date): boolean => at.getTime() >= Date.parse(deadline);

/** A deadline is never moved to the past, so what was in time stays in time. */
export const isLate = ({ handedInAt }: Pick<HeldEntry, "handedInAt">, terms: TournamentTerms): boolean =>
  handedInAt !== null && isPastDeadline(terms, handedInAt);

/** Whether his army plays without the organiser's word. */
export const isSound = (entry: HeldEntry, terms: TournamentTerms): boolean => entry.verdict?.legal === true && !isLate(entry, terms);

/** Whether he is in the next draw: not withdrawn, and in time with a legal army, or accepted. */
export const isPlaying = (entry: HeldEntry, terms: TournamentTerms): boolean =>
  entry.withdrawn === null && (entry.guest || entry.accepted !== null || isSound(entry, terms));

export function stageOf({ terms, rounds }: Pick<HeldTournament, "terms" | "rounds">, settled: boolean, now: Date): Stage {
  if (!isPastDeadline(terms, now)) return "handing-in";
  if (rounds.length === 0) return "opened";
  return isAllDrawn({ terms, rounds }) && settled ? "over" : "playing";
}

/** Why an army does not meet an event's terms, whatever its list says. */
type TermFindings = {
  "event-list": { readonly name: string };
  "event-own-list": { readonly name: string };
  "event-year": { readonly year: number; readonly years: Years };
  "event-year-missing": { readonly years: Years; readonly fits: Years };
  "event-years-apart": { readonly years: Years; readonly of: Years };
};
type TermFinding = {
  readonly [Code in keyof TermFindings]: { readonly code: Code; readonly params: TermFindings[Code] };
}[keyof TermFindings];

type Terms = Pick<TournamentTerms, "points" | "years" | "lists" | "rules">;

/** The army as the event plays it: by its limit of points, and its tables. */
const enteredAs = (army: Army, { points, rules }: Terms): Army => ({ ...army, pointsLimit: points, rules: rules ?? army.rules });

/** An army without a year must fit the event in any year of its list: its year decides which troops it may have. */
function yearFinding({ year }: Army, ofList: Years, years: Years): TermFinding | null {
  if (year !== null) return year < years[0] || year > years[1] ? { code: "event-year", params: { year, years } } : null;
  const fits: Years = [Math.max(years[0], ofList[0]), Math.min(years[1], ofList[1])];
  if (fits[0] > fits[1]) return { code: "event-years-apart", params: { years, of: ofList } };
  return fits[0] === ofList[0] && fits[1] === ofList[1] ? null : { code: "event-year-missing", params: { years, fits } };
}

function termFindings(army: Army, { lists, years }: Terms, book: Book): readonly TermFinding[] {
  const list = findList(book, army.list, army.listVersion)?.list;
  const theme: readonly ListId[] = lists;
  const year = years && list ? yearFinding(army, list.years, years) : null;
  const ownLists = [army.list, ...army.commanders.flatMap(({ list }) => list ?? [])].filter(isOwnList);
  return [
    ...(ownLists.length > 0 ? [{ code: "event-own-list", params: { name: list?.name ?? army.list } } as const] : []),
    ...(theme.length > 0 && !theme.includes(army.list) ? [{ code: "event-list", params: { name: list?.name ?? army.list } } as const] : []),
    ...(year ? [year] : []),
  ];
}

type JudgedEntry = { readonly army: Army; readonly verdict: Verdict; readonly terms: readonly TermFinding[] };

/** Everything that speaks against an army at this event. `book` has the event's tables. */
export function judgeEntry(army: Army, terms: Terms, book: Book): JudgedEntry {
  const played = enteredAs(army, terms);
  return { army: played, verdict: assess(played, book), terms: termFindings(army, terms, book) };
}
