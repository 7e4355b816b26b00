import type { Army } from "../model/army";
import type { Arm, ChoiceCode, ChoiceParams, Wish } from "../model/drafting";
import { kindWords } from "./list-lines";
import { both, campKindWords, commanderWords, counted, either, grouped, plural, sentenceCase, someOf, spoken } from "./phrasing";

const ARM_WORDS: Readonly<Record<Arm, string>> = { foot: "foot", mounted: "mounted troops", shooting: "shooting troops" };

const SUITS: Readonly<Record<Wish, string>> = {
  balanced: "the whole army",
  mounted: "an army of horse",
  foot: "foot that holds its ground",
  shooting: "troops that wait and shoot",
  scouting: "an army of scouts",
  beat: "the whole army",
};

const amountOf = (what: "bases" | "unit-groups", count: number): string => counted(count, what === "bases" ? "base" : "unit group");

type Sentences = { readonly [Code in ChoiceCode]: (params: ChoiceParams[Code]) => string };

/** Why something is in a drafted army. */
const CHOICES: Sentences = {
  "line-asked": ({ min }) => `The list asks for at least ${counted(min, "base")} of these troops.`,
  "lines-asked": ({ names, min, what }) => `The list asks for at least ${amountOf(what, min)} of ${either(names)}.`,
  "opens-others": ({ names }) => `Without these troops the list does not allow ${both(names)}.`,
  "keeps-share": ({ names, what, than, thanKind }) =>
    `Lets you take ${both(names)}: no more ${plural(2, what === "bases" ? "base" : "unit group")} of them than of ${thanKind ? kindWords(thanKind) : both(someOf(than))}${thanKind || than.length < 2 ? "" : " together"}.`,
  "ally-owes": () => "Part of what the ally has to bring.",
  "needs-leader": ({ of }) => `${sentenceCase(commanderWords(of))} needs a unit group.`,
  wished: ({ arm }) => `You asked for ${ARM_WORDS[arm]}.`,
  beats: ({ name, wins }) => `Wins ${grouped(wins)} of 100 fights in the open against ${name} of the enemy.`,
  scouts: ({ points }) => `Brings ${counted(points, "scouting point")} towards map cards and scouting cards.`,
  guns: () => "Guns make the enemy come to you.",
  screens: () => "Screens the line and goes where others cannot.",
  shoots: () => "Shoots from the line.",
  charges: () => "Charges and decides a wing.",
  wings: () => "Covers a wing.",
  holds: () => "Holds the line.",
  "commander-asked": () => "The list or the rulebook asks for at least this many commanders.",
  leads: ({ cards, groups }) => `${counted(cards, "command card")} a turn for ${counted(groups, "unit group")}.`,
  "commands-more": ({ subs, moved, groups }) =>
    `With ${plural(subs, "a sub-commander", `${grouped(subs)} sub-commanders`)} your cards can move ${moved === groups ? "all" : `${grouped(moved)} of`} ${counted(groups, "unit group")} in a turn.`,
  "brings-own": ({ groups }) => `An ally with ${counted(groups, "unit group")} and command cards of his own.`,
  "camp-cheapest": () => "The cheapest camp of this list: the points go to troops.",
  "camp-fits": ({ arm }) => `Suits ${SUITS[arm]}.`,
  "camp-chosen": () => "Paid for with the points that were left over.",
  against: ({ name, best }) =>
    best.length > 0
      ? `Drafted to beat ${name}. Best against its main troops, fight by fight: ${both(best)}.`
      : `Drafted to beat ${name}. No troops of this list stand out against it.`,
  parity: ({ tugs, breaksAt }) =>
    `${counted(tugs, "TuG")}: the army breaks when ${grouped(breaksAt)} ${plural(breaksAt, "is", "are")} lost.`,
  left: ({ left }) => (left === 0 ? "Every point is used." : `${counted(left, "point")} left: too few to use well.`),
  "list-spent": ({ left }) => `${counted(left, "point")} left: we found nothing in the list that uses them well.`,
};

export const choiceWords = <Code extends ChoiceCode>(code: Code, params: ChoiceParams[Code]): string => CHOICES[code](params);

/** Drafting an army: the wish, the draft, and its reasons. */
export const DRAFT = {
  title: "Draft an army",
  intro:
    "Condotta makes a legal army for the list, points and year above. Choose what it should favour. You can change everything in the editor.",
  draft: "Draft an army",
  another: "Draft another",
  drafting: "Drafting…",
  needsServer: "The server cannot be reached, and only the server can draft an army. Try again when you are online.",
  keep: "Open in the editor",
  keeping: "Saving…",
  against: "Army to beat",
  ownArmies: "Your armies",
  sampleArmies: "Sample armies",
  reasons: "Why this army",
  reasonsOfDraft: "You have changed the army since it was drafted. These reasons are for the draft.",
  fillHint: "Adds troops, and commanders if you need them, up to the points limit. Your own choices stay as they are.",
  filled: (groups: number, commanders: number) =>
    groups === 0 && commanders === 0
      ? "Nothing was added: no more troops fit the list and the points."
      : `Added ${both([...(commanders > 0 ? [counted(commanders, "commander")] : []), ...(groups > 0 ? [counted(groups, "unit group")] : [])])}.`,
  unit: (bases: number, name: string, options: readonly string[]) =>
    [`${counted(bases, "base")} of ${name}`, ...options.map(spoken)].join(", "),
  ofCommander: (called: string, reason: string) => `${sentenceCase(called)}: ${reason}`,
  ofCamp: (reason: string) => `Camp: ${reason}`,
  ofUnit: (number: number, name: string, reason: string) => `No. ${number} ${name}: ${reason}`,
  camp: ({ kind, quality }: Army["camp"]) => `${campKindWords(kind)}${kind === "none" ? "" : `, ${quality} quality`}`,
  summary: (points: number, limit: number) => `${grouped(points)} of ${counted(limit, "point")}`,
} as const;

/** What a drafted army may favour. */
export const WISHES = {
  label: "Favour",
  names: {
    balanced: "Balanced",
    mounted: "Mounted",
    foot: "Foot",
    shooting: "Shooting",
    scouting: "Scouting",
    beat: "Beating an army",
  } satisfies Readonly<Record<Wish, string>>,
} as const;
