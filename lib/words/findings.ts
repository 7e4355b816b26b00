import type { Army } from "../model/army";
import type { Assessment, Finding } from "../model/assessment";
import { COMMANDER_ROLES } from "../model/enumerations";
import type { BareFinding, FindingCode, FindingParams, Verdict } from "../model/findings";
import type { Years } from "../model/identifiers";
import {
  basesWords,
  campTerm,
  classTerm,
  commanderTerm,
  countedTerm,
  gradeTerm,
  groupsWords,
  optionTerm,
  rolesCounted,
  roleWithArticle,
  tugsWords,
} from "./army-terms";
import { bareKind, kindWords, yearsWords } from "./list-lines";
import { type Fixed, fixWords } from "./mends";
import { both, commanderWords, counted, either, fewOf, grouped, ordinal, plural, sentenceCase, spoken } from "./phrasing";
import { joined, plain, say, type Words } from "./sentence";
import { COMMON } from "./site";
import { term } from "./terms";
import { troopProblemWords } from "./troops";

type Sentences = { readonly [Code in FindingCode]: (params: FindingParams[Code]) => Words };
type InYears = FindingParams["years-never-met"]["one"];
type Unbalanced = FindingParams["constraint-no-more-than"];
type Named = { number: number; name: string };

const unit = ({ number, name }: Named): string => `${name} no. ${number}`;
const who = (commander: Parameters<typeof commanderTerm>[0]): Words => sentenceCase(commanderTerm(commander));
const amount = (what: "bases" | "unit-groups", count: number): Words => (what === "bases" ? basesWords(count) : groupsWords(count));
const together = (names: readonly string[]): string => (names.length > 1 ? " together" : "");
/** What is asked for of one of them counts for all. */
const inAll = (names: readonly string[], missing: Words): Words => (names.length > 1 ? say`${missing} in all` : missing);

/** "Reiters: add 4 bases (minimum 4)." */
const tooFew = (of: Words, missing: Words, min: number, more = ""): Words => say`${of}: add ${missing} (minimum ${grouped(min)}${more}).`;
/** The same of the main army alone, where allies have some of it. */
const tooFewApart = (of: Words, missing: Words, min: number, more = ""): Words =>
  say`Main army: add ${missing} of ${of} (minimum ${grouped(min)}${more}; an ally’s ${term("base", "bases")} do not count).`;
/** What to do with a unit group that somebody else must lead. */
const handOver = ({ nobody, full }: { readonly nobody?: true; readonly full?: true }): Words =>
  full
    ? say`Your ${term("ally", "allies")} have no room for it.`
    : nobody
      ? say`Add an ${term("internal-ally")} to lead it.`
      : say`Assign it to the ${term("ally")}.`;
/** ", or add 8 of Arquebusiers". */
function orAdd({ have, max, than, thanKind, open }: Unbalanced): string {
  if (open.length === 0) return "";
  const isAny = open.length === than.length && than.length > 1;
  return `, or add ${grouped(have - max)} of ${isAny ? (thanKind ? bareKind(thanKind) : "the others") : either(open)}`;
}

/** "Haiduks: remove 2 bases (maximum 12)." */
const tooMany = (of: Words, extra: Words, max: number, more: Words = ""): Words =>
  say`${of}: remove ${extra} (maximum ${grouped(max)}${more}).`;

/** What a contingent owes: half of what its list asks for, or less if less is left (RULES.md: "Contingents"). */
const owed = ({ need, min }: { readonly need: number; readonly min: number }): Words =>
  need * 2 < min
    ? say`${term("minimum")} ${grouped(need)} in this ${term("contingent")}: half of the list’s ${grouped(min)} would not fit`
    : say`${term("minimum")} ${grouped(need)}: half of the list’s ${grouped(min)}${need * 2 === min ? "" : say`, rounded up to whole ${term("unit-group", "unit groups")}`}`;

const SUBS_AND_ALLIES = say`${term("sub-commander", "Sub-commanders")} and ${term("ally", "allies")} together`;
const EVERY_COMMANDER_LEADS = say`Each ${term("commander")} needs one; only a ${term("professional")} ${term("army-commander")} can do without.`;

/** "Left wing and 2 sub-commanders". */
function whoAll(leaders: FindingParams["commanders-without-groups"]["without"]): Words {
  const named = leaders.flatMap(({ name }) => name ?? []);
  const unnamed = COMMANDER_ROLES.flatMap((role): Words[] => {
    const [one, ...more] = leaders.filter((leader) => leader.name === null && leader.role === role);
    if (!one) return [];
    return [more.length === 0 ? commanderTerm(one) : rolesCounted(1 + more.length, role)];
  });
  return sentenceCase(both([...named, ...unnamed]));
}

const PARTY_WORDS: { readonly [Kind in InYears["kind"]]: (names: string) => Words } = {
  line: (names) => names,
  ally: (names) => say`an ${term("ally")} from ${names}`,
  list: () => "this list",
  rule: (names) => `${names} in these numbers`,
};
const inYears = ({ kind, names, years }: InYears): Words =>
  say`${PARTY_WORDS[kind](both(names))} (${years.length > 0 ? both(years.map(yearsWords)) : "no year of this list"})`;

/** "with an ally from Cossack (1658–1660) ", where that narrows the years of what can be added. */
function beside(parties: readonly (InYears | null)[]): Words {
  const narrow = parties.find((one) => one && (one.kind === "ally" || one.kind === "line"));
  return narrow ? say`with ${inYears(narrow)} ` : "";
}
/** "4 bases of Hussars to fit 1648–1660, or 8 to fit 1576–1660". */
function fillingsWords(ways: NonNullable<FindingParams["years-never-met"]["filled"]>): Words {
  const [first] = ways;
  const isSaid = ({ adds }: (typeof ways)[number]): boolean => adds.length === 1 && adds[0]?.name === first?.adds[0]?.name;
  const all = ways.map((way) => {
    const added = way.adds.map(({ name, bases }) => (way !== first && isSaid(way) ? grouped(bases) : say`${basesWords(bases)} of ${name}`));
    return say`${both(added)} to fit ${both(way.years.map(yearsWords))}`;
  });
  return joined(all, ", or ");
}

/** "A 13th", "An 11th". */
const oneMore = (place: number): string => `${/^(?:8|11$|18$)/.test(String(place)) ? "An" : "A"} ${ordinal(place)}`;

/** "Left wing 4". */
const shareWords = ({ moved, ...commander }: FindingParams["groups-more-than-cards-move"]["shares"][number]): string =>
  `${commanderWords(commander)} ${grouped(moved)}`;

/** The sentence of every finding: what is wrong by how much, and what would be right. */
export const FINDING_WORDS: Sentences = {
  "army-commander-missing": () => say`Add an ${term("army-commander")}: every army has exactly one.`,
  "army-commanders-many": (p) => say`${who(p)} is a second ${term("army-commander")}. An army has exactly one.`,
  "sub-commanders-few": (p) => tooFew(say`${SUBS_AND_ALLIES}`, grouped(p.min - p.have), p.min),
  "sub-commanders-many": (p) => tooMany(say`${SUBS_AND_ALLIES}`, grouped(p.have - p.max), p.max),
  "list-subs-few": (p) =>
    tooFew(say`${term("sub-commander", "Sub-commanders")}`, grouped(p.min - p.have), p.min, " in this list; allies do not count"),
  "list-subs-many": (p) =>
    tooMany(say`${term("sub-commander", "Sub-commanders")}`, grouped(p.have - p.max), p.max, " in this list; allies do not count"),
  "internal-allies-few": (p) => tooFew(say`${term("internal-ally", "Internal allies")}`, grouped(p.min - p.have), p.min, " in this list"),
  "internal-allies-many": (p) =>
    p.max === 0
      ? say`This list has no ${term("internal-ally", "internal allies")}. Choose the list that the ally comes from, or make the ally a ${term("sub-commander")}.`
      : tooMany(say`${term("internal-ally", "Internal allies")}`, grouped(p.have - p.max), p.max, " in this list"),
  "external-ally-unlisted": (p) => say`${who(p)} cannot come from ${p.list}: this list has no ${term("ally", "allies")} from there.`,
  "external-ally-year": (p) =>
    say`${who(p)} of the list ${p.list} joins this army only in ${both(p.spans.map(yearsWords))}, not in ${p.year}.`,
  "external-allies-many": (p) => tooMany(say`${term("ally", "Allies")} from ${p.list}`, grouped(p.have - p.max), p.max),
  "legendary-not-army": (p) => say`${who(p)} cannot be ${term("legendary")}. Only the ${term("army-commander")} can be.`,
  "commander-grade": (p) => say`${who(p)} cannot be ${gradeTerm(p.grade)}. This list allows ${either(p.allowed.map(gradeTerm))}.`,
  "commander-class": (p) =>
    p.role === "ally"
      ? say`${who(p)} cannot be ${classTerm(p.class)}. With this ${term("army-commander")}, an ${term("ally")} is ${either(p.allowed.map(classTerm))}.`
      : say`${who(p)} cannot be ${classTerm(p.class)}. This list allows ${either(p.allowed.map(classTerm))}.`,
  "ally-class": (p) =>
    say`${who(p)} cannot be ${classTerm(p.class)}. An ${term("ally")} has the ${term("class")} of the ${term("army-commander")}: ${classTerm(p.wanted)}.`,
  "talented-many": (p) =>
    say`${countedTerm(p.have, "commander", "commander")} are ${term("talented")} or better: lower the ${term("grade")} of ${counted(p.have - p.max, "commander")} (maximum ${p.max}).`,
  "contingent-few": (p) =>
    say`${who(p)}: add ${groupsWords(p.min - p.have)} (minimum ${p.min} for an ${term("contingent", "allied contingent")}).`,
  "contingent-many": (p) =>
    say`${who(p)}: remove ${groupsWords(p.have - p.max)} (maximum ${p.max} for an ${term("contingent", "allied contingent")}).`,
  "contingent-minimum": (p) => say`${who(p.of)}: add ${basesWords(p.need - p.have)} of ${p.name} (${owed(p)}).`,
  "contingent-at-least": (p) => say`${who(p.of)}: add ${amount(p.what, p.need - p.have)} of ${either(p.names)} (${owed(p)}).`,
  "contingent-line-many": (p) => say`${who(p.of)}: remove ${basesWords(p.have - p.max)} of ${p.name} (maximum ${p.max}).`,
  "contingent-group-many": (p) =>
    say`${who(p.of)}: remove ${basesWords(p.have - p.max)} of ${either(p.names)} (maximum ${p.max}${together(p.names)}).`,
  "commanders-without-groups": (p) =>
    p.of
      ? say`${who(p.of)} has no ${term("unit-group")} yet. ${EVERY_COMMANDER_LEADS}`
      : say`${whoAll(p.without)} ${plural(p.without.length, "has", "have")} no ${term("unit-group")} yet${p.unassigned > 0 ? `, and only ${counted(p.unassigned, "unit group")} ${plural(p.unassigned, "is", "are")} unassigned: add ${grouped(p.lacking)} more` : ""}. ${EVERY_COMMANDER_LEADS}`,
  "unit-line": (p) => say`No. ${p.number} has the troop type “${spoken(p.line)}”, which the list ${p.list} does not have.`,
  "unit-commander-unknown": (p) => say`${unit(p)} names a ${term("commander")} (${p.commander}) that this army does not have.`,
  "unit-size": (p) => say`${unit(p)} cannot have ${basesWords(p.bases)}. Sizes in this list: ${either(p.sizes)}.`,
  "unit-option": (p) =>
    say`${unit(p)} cannot have ${optionTerm(p.option)}. ${p.allowed.length > 0 ? say`It can have ${either(p.allowed.map(optionTerm))}.` : say`Its troop type has no ${term("option", "options")}.`}`,
  "unit-year": (p) => say`${unit(p)} serves only in ${yearsWords([p.from, p.to])}, not in ${p.year}.`,
  "unit-quality-floor": (p) => say`${unit(p)} is ${term("poor")} already: its ${term("quality")} cannot be lower.`,
  "unit-firepower-floor": (p) =>
    p.shoots
      ? say`${unit(p)} has ${term("low-firepower")} already: it cannot be lower.`
      : say`${unit(p)} does not shoot: it has no ${term("firepower")} to lower.`,
  "unit-troop": (p) => say`${unit(p)} cannot be built like this. ${troopProblemWords(p.problem)}`,
  "unit-led-by": (p) =>
    p.role === null
      ? say`${unit(p)} must be led by ${either(p.allowed.map(roleWithArticle))}. ${handOver(p)}`
      : say`${unit(p)} must be led by ${either(p.allowed.map(roleWithArticle))}, not by ${roleWithArticle(p.role)}.`,
  "line-few": (p) => (p.apart ? tooFewApart : tooFew)(p.name, basesWords(p.min - p.have), p.min),
  "line-many": (p) => tooMany(p.name, basesWords(p.have - p.max), p.max),
  "group-many": (p) => tooMany(both(p.names), basesWords(p.have - p.max), p.max, together(p.names)),
  "year-outside": (p) => say`${p.year} is outside this list (${yearsWords([p.from, p.to])}).`,
  "constraint-at-most": (p) => tooMany(both(p.names), amount(p.what, p.have - p.max), p.max, together(p.names)),
  "constraint-at-least": (p) =>
    (p.apart ? tooFewApart : tooFew)(either(p.names), inAll(p.names, amount(p.what, p.min - p.have)), p.min, together(p.names)),
  "constraint-only-if": (p) => `You can take ${both(p.names)} only with ${either(p.needs)}.`,
  "constraint-not-both": (p) => `You cannot take ${either(p.names)} together with ${either(p.others)}.`,
  "constraint-no-more-than": (p) =>
    say`The list allows no more ${p.what === "bases" ? term("base", "bases") : term("unit-group", "unit groups")} of ${p.kind ? kindWords(p.kind) : both(p.names)} than of ${p.thanKind ? kindWords(p.thanKind) : `${both(p.than)}${together(p.than)}`}: you have ${grouped(p.have)} and ${grouped(p.max)}. Remove ${grouped(p.have - p.max)}${orAdd(p)}.`,
  "constraint-one-per-command": (p) =>
    p.of
      ? say`${who(p.of)} has ${groupsWords(p.have)} of ${either(p.names)}: at most one in each ${term("command")}.`
      : tooMany(both(p.names), groupsWords(p.have - p.commands), p.commands, say`: one in each ${term("command")}`),
  "constraint-only-under-ally": (p) => say`${unit(p)} must be led by an ${term("ally")}. ${handOver(p)}`,
  "years-never-met": (p) =>
    p.filled
      ? say`No year fits this army yet. ${sentenceCase(say`${beside([p.one, p.other])}add ${fillingsWords(p.filled)}`)}.`
      : say`No year allows both ${inYears(p.one)} and ${p.other ? inYears(p.other) : "the rest of the army"}.`,
  "camp-kind": (p) =>
    p.kind === "none"
      ? say`This list needs a ${term("camp")}: ${either(p.allowed.map(campTerm))}.`
      : say`The ${term("camp")} cannot be ${campTerm(p.kind)}. This list allows ${either(p.allowed.map(campTerm))}.`,
  "camp-quality": (p) =>
    say`The ${term("camp")} cannot be ${term("camp-quality", p.quality)}. This list allows ${either(p.allowed.map((one) => say`${term("camp-quality", one)}`))}.`,
  "points-over": (p) =>
    say`${grouped(p.over)} ${term("points", plural(p.over, "point"))} over the limit (${grouped(p.points)} of ${grouped(p.limit)}).`,
  "years-apart": (p) => `No year has both ${p.late} (from ${p.from}) and ${p.early} (to ${p.to}).`,
  "map-cards-few": (p) =>
    say`${countedTerm(p.cards, "map-card", "map card")}: you must ${term("pass")} on ${p.passes} of the ${term("five-days")}.`,
  "tugs-even": (p) =>
    say`With ${tugsWords(p.tugs)} you ${term("army-breaks", "break at")} ${p.breaksAt}, the same as with ${p.tugs === 2 ? tugsWords(1) : p.tugs - 1}. ${oneMore(p.tugs + 1)} raises it to ${p.breaksAt + 1}.`,
  "groups-more-than-cards-move": (p) =>
    say`You have ${groupsWords(p.groups)}, but your ${term("command-card", "cards")} can move at most ${grouped(p.moved)} a turn, even in ${term("block-move", "group moves")}: ${both(p.shares.map(shareWords))}. Better ${term("commander", "commanders")} move more.`,
  "foot-tug-small": (p) =>
    say`${unit(p)} has only ${basesWords(p.bases)}. Small ${term("unit-group", "unit groups")} of ${term("foot")} break easily.`,
  "ally-cards-few": (p) =>
    say`${who(p)} holds at most ${countedTerm(p.cards, "command-card", "command card")}. A ${term("flank-march")} of this ${term("contingent")} needs ${p.needed} ${term("card-colour", "red cards")}, so it would never arrive.`,
};

/** What a finding says, from its code and its values. */
export const findingWords = ({ code, params }: Pick<BareFinding, "code" | "params">): Words =>
  (FINDING_WORDS[code] as (params: BareFinding["params"]) => Words)(params);

function wordFinding(finding: BareFinding, army: Fixed): Finding {
  const { code, severity, at, params, edits } = finding;
  const message = plain(findingWords(finding));
  if (edits === null) return { code, severity, at, message, params };
  return { code, severity, at, message, params, fix: { label: fixWords(finding, edits, army), edits: [...edits] } };
}

/** The verdict of the rules on an army, with a sentence for each finding and a label for each fix. */
export function wordAssessment({ legal, findings, numbers, reasons, years }: Verdict, army: Fixed): Assessment {
  return {
    ...{ legal, findings: findings.map((one) => wordFinding(one, army)), numbers, reasons: reasons as Assessment["reasons"] },
    ...(years && { years: [...years] }),
  };
}

type Judged = { readonly findings: readonly Pick<Finding, "severity">[]; readonly years?: readonly Years[] | undefined };

const errorsOf = ({ findings }: Judged): number => findings.filter((one) => one.severity === "error").length;

/** " in 1658–1660" where not every year fits. */
const onlyIn = ({ years }: Judged): string => (years ? ` in ${both(fewOf(years.map(yearsWords)))}` : "");

/** Why not every year fits: "Years limited by Dragoons (1630–1648)." */
export const narrowedWords = (parties: readonly InYears[]): Words => say`Years limited by ${both(parties.map(inYears))}.`;

/** "Legal in any year of its list, 1 tip", or "Not legal: 2 problems". */
export function verdictWords(assessment: Judged, { year }: Pick<Army, "year">): string {
  const errors = errorsOf(assessment);
  if (errors > 0) return `Not legal: ${COMMON.problems(errors)}`;
  const tips = assessment.findings.length;
  return `Legal${year === null ? onlyIn(assessment) || " in any year of its list" : ""}${tips > 0 ? `, ${counted(tips, "tip")}` : ""}`;
}

/** The verdict where there is little room: "Legal", or "Legal in 1658–1660". */
export const shortVerdict = (assessment: Judged): string => (errorsOf(assessment) === 0 ? `Legal${onlyIn(assessment)}` : "Not legal");
