import type { FindingCode, FindingParams } from "../model/findings";
import { yearsWords } from "./list-words";
import { both, commanderWords, counted, either, grouped, numeral, roleWords, sentenceCase, spoken } from "./phrasing";
import { troopProblemWords } from "./troop-problem-words";

type Words = { readonly [Code in FindingCode]: (params: FindingParams[Code]) => string };
type InYears = FindingParams["years-never-met"]["one"];
type Named = { number: number; name: string };

const unit = ({ number, name }: Named): string => `${name} no. ${number}`;
const short = (missing: number, what: string, of: string, have: number, min: number): string =>
  `${counted(missing, what)} too few of ${of} (${have} of at least ${min}).`;
const over = (extra: number, what: string, of: string, have: number, max: number): string =>
  `${counted(extra, what)} too many of ${of} (${have} of ${max}).`;
const whatWord = (what: "bases" | "unit-groups"): string => (what === "bases" ? "base" : "unit group");
const people = (count: number, one: string, many = `${one}s`): string => `${sentenceCase(numeral(count))} ${count === 1 ? one : many}`;
const who = (one: Parameters<typeof commanderWords>[0]): string => sentenceCase(commanderWords(one));

const PARTY_WORDS: { readonly [Kind in InYears["kind"]]: (names: string) => string } = {
  line: (names) => names,
  ally: (names) => `an ally from ${names}`,
  list: () => "this list",
  rule: (names) => `this choice of ${names}`,
};
const inYears = ({ kind, names, years }: InYears): string =>
  `${PARTY_WORDS[kind](both(names))} (${years.length > 0 ? both(years.map(yearsWords)) : "in no year of this list"})`;

/** The sentence of every finding: what is wrong by how much, and what would be right. */
export const FINDING_WORDS: Words = {
  "army-commander-missing": () => "There is no army commander: every army has exactly one.",
  "army-commanders-many": (p) => `${who(p)} is a second army commander: an army has exactly one, with one to three sub-commanders.`,
  "sub-commanders-few": (p) => `${people(p.have, "sub-commander")}: an army has at least ${numeral(p.min)}, allies included.`,
  "sub-commanders-many": (p) => `${people(p.have, "sub-commander")}: an army has at most ${numeral(p.max)}, allies included.`,
  "list-subs-few": (p) => `${people(p.have, "sub-commander")} of its own: this list asks for at least ${numeral(p.min)}.`,
  "list-subs-many": (p) => `${people(p.have, "sub-commander")} of its own: this list allows at most ${numeral(p.max)}.`,
  "internal-allies-few": (p) => `${people(p.have, "internal ally", "internal allies")}: this list asks for at least ${numeral(p.min)}.`,
  "internal-allies-many": (p) =>
    p.max === 0
      ? "This list has no internal allies: name the list the ally comes from, or make him a sub-commander."
      : `${people(p.have, "internal ally", "internal allies")}: this list allows at most ${numeral(p.max)}.`,
  "external-ally-unlisted": (p) => `${who(p)} cannot come from ${p.list}: it is not among this list's allies.`,
  "external-ally-year": (p) => `${who(p)} of ${p.list} fights beside this army from ${p.from} to ${p.to} only, not in ${p.year}.`,
  "external-allies-many": (p) => `${people(p.have, "ally", "allies")} from ${p.list}: this list allows ${numeral(p.max)}.`,
  "legendary-not-army": (p) => `${who(p)} cannot be legendary: only the army commander may.`,
  "commander-grade": (p) => `${who(p)} cannot be ${p.grade}: the list allows ${either(p.allowed)}.`,
  "commander-class": (p) => `${who(p)} cannot be ${p.class}: the list allows ${either(p.allowed)}.`,
  "ally-class": (p) => `${who(p)} cannot be ${p.class}: an ally is of the army commander's class, ${p.wanted}.`,
  "talented-many": (p) => `${people(p.have, "commander")} are talented or better: an army has at most ${numeral(p.max)}.`,
  "contingent-few": (p) => `${who(p)} brings ${counted(p.have, "unit group")}: an allied contingent has at least ${p.min}.`,
  "contingent-many": (p) => `${who(p)} brings ${counted(p.have, "unit group")}: an allied contingent has at most ${p.max}.`,
  "contingent-minimum": (p) =>
    `${who(p.of)} brings ${counted(p.have, "base")} of ${p.name}: half its minimum of ${p.min}, in whole unit groups, is ${p.need}.`,
  "contingent-at-least": (p) =>
    `${who(p.of)} brings ${counted(p.have, whatWord(p.what))} of ${either(p.names)}: of the ${p.min} that his list asks for he owes ${p.need}.`,
  "contingent-line-many": (p) => `With ${commanderWords(p.of)}: ${over(p.have - p.max, "base", p.name, p.have, p.max)}`,
  "contingent-group-many": (p) =>
    `With ${commanderWords(p.of)}: ${over(p.have - p.max, "base", `${both(p.names)} together`, p.have, p.max)}`,
  "commanders-without-groups": (p) =>
    p.of
      ? `${who(p.of)} leads nobody: each commander leads at least one unit group; only a professional army commander may float.`
      : `${people(p.lacking, "commander")} of ${numeral(p.leaders)} would lead nobody: each leads at least one unit group; only a professional army commander may float.`,
  "unit-line": (p) => `No. ${p.number} is of a line (${p.line}) that ${p.list} does not have.`,
  "unit-commander-unknown": (p) => `${unit(p)} is led by a commander (${p.commander}) this army does not have.`,
  "unit-size": (p) => `${unit(p)} cannot be ${counted(p.bases, "base")}. Sizes in this list: ${either(p.sizes)}.`,
  "unit-option": (p) =>
    `${unit(p)} cannot take ${spoken(p.option)}. ${p.allowed.length > 0 ? `It may take ${either(p.allowed.map(spoken))}.` : "Its line offers no options."}`,
  "unit-year": (p) => `${unit(p)} serves from ${p.from} to ${p.to} only, not in ${p.year}.`,
  "unit-quality-floor": (p) => `${unit(p)} cannot be of lower quality: it is poor already.`,
  "unit-firepower-floor": (p) => `${unit(p)} cannot have lower firepower: ${p.shoots ? "it is low already" : "it does not shoot"}.`,
  "unit-troop": (p) => `${unit(p)} would contradict itself. ${troopProblemWords(p.problem)}`,
  "unit-led-by": (p) =>
    `${unit(p)} must be led by ${either(p.allowed.map(roleWords))}${p.role === null ? "; name the commander" : `, not by ${roleWords(p.role)}`}.`,
  "line-few": (p) => short(p.min - p.have, "base", p.name, p.have, p.min),
  "line-many": (p) => over(p.have - p.max, "base", p.name, p.have, p.max),
  "group-many": (p) => over(p.have - p.max, "base", `${both(p.names)} together`, p.have, p.max),
  "year-outside": (p) => `${p.year} is outside this list, which runs from ${p.from} to ${p.to}.`,
  "constraint-at-most": (p) => over(p.have - p.max, whatWord(p.what), both(p.names), p.have, p.max),
  "constraint-at-least": (p) => short(p.min - p.have, whatWord(p.what), either(p.names), p.have, p.min),
  "constraint-only-if": (p) => `${both(p.names)} may be taken only with ${either(p.needs)}.`,
  "constraint-not-both": (p) => `${either(p.names)} cannot be taken together with ${either(p.others)}.`,
  "constraint-no-more-than": (p) =>
    `${over(p.have - p.max, whatWord(p.what), both(p.names), p.have, p.max)} There may be no more than of ${both(p.than)}.`,
  "constraint-one-per-command": (p) =>
    `${both(p.names)}: ${counted(p.have, "unit group")}, but each command may have one and there are ${numeral(p.commands)}.`,
  "constraint-only-under-ally": (p) => `${unit(p)} serves only under an ally; name the ally who leads it.`,
  "years-never-met": (p) => `No year allows both ${inYears(p.one)} and ${p.other ? inYears(p.other) : "the rest of the army"}.`,
  "camp-kind": (p) =>
    `The camp cannot be ${p.kind === "none" ? "left out" : p.kind}: the list allows ${either(p.allowed.map((kind) => (kind === "none" ? "no camp" : kind)))}.`,
  "camp-quality": (p) => `The camp cannot be ${p.quality}: the list allows ${either(p.allowed)}.`,
  "points-over": (p) => `${grouped(p.over)} ${p.over === 1 ? "point" : "points"} too many (${grouped(p.points)} of ${grouped(p.limit)}).`,
  "years-apart": (p) => `No year has both ${p.late} (from ${p.from}) and ${p.early} (to ${p.to}).`,
  "map-cards-few": (p) => `${people(p.cards, "map card")}: you must pass on ${numeral(p.passes)} of the five days.`,
  "tugs-even": (p) =>
    `${p.tugs} TuGs break at ${p.breaksAt}, and so would ${p.tugs - 1}: the last gains nothing. ${p.tugs + 1} would break at ${p.breaksAt + 1}.`,
  "groups-more-than-cards-move": (p) => `${p.groups} unit groups, but your cards move ${p.moved} a turn at most, even in blocks.`,
  "foot-tug-small": (p) => `${unit(p)} has only ${numeral(p.bases)} bases: small foot is brittle.`,
  "ally-cards-few": (p) =>
    `${who(p)} holds ${counted(p.cards, "card")}: a flank march of his troops asks for ${p.needed} red ones, so it would never arrive.`,
};
