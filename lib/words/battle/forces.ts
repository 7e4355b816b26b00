import type { BattleView } from "../../model/battle-view";
import type { SeatName } from "../../model/by-seat";
import { type CampKind, type CommanderClass, type Grade, TERRITORIES } from "../../model/enumerations";
import type { Fault } from "../../model/faults";
import type { ShownForce } from "../../model/force";
import { formWords } from "../forms";
import type { GlossaryTermId } from "../glossary-terms";
import { territoryTerm } from "../lists";
import { both, counted, numeral, sentenceCase, spoken } from "../phrasing";
import { plain, say, term, type Words } from "../sentence";
import { isTroopProblem, troopProblemWords } from "../troops";
import { type SeatNames, sideName } from "./names";

const VERDICTS: Readonly<Record<ShownForce["verdict"], string>> = {
  legal: "Legal",
  "not-legal": "Not legal",
  "typed-in": "Entered by hand, not checked against a list",
};

const SMALL_WORDS: readonly string[] = ["and", "in", "of", "the"];

/** Shipped lists whose name has a hyphen of its own. */
const COMPOUNDS: Readonly<Record<string, readonly string[]>> = { "polish-lithuanian": ["Polish-Lithuanian"] };

/** A list by its id, which is all that is known of it: "Swedish, 1618–1648". */
function listWords(id: string): string {
  const [, named = id, years] = /^(.+?)(?:-(\d{4}-\d{4}))?$/.exec(id) ?? [];
  const words = (COMPOUNDS[named] ?? named.split("-")).map((word) => (SMALL_WORDS.includes(word) ? word : sentenceCase(word)));
  return years ? `${words.join(" ")}, ${years.replace("-", "–")}` : words.join(" ");
}

const CLASSES: Readonly<Record<CommanderClass, GlossaryTermId>> = {
  professional: "professional",
  instinctive: "instinctive",
  tribal: "tribal-commander",
};
const CAMPS: Readonly<Record<CampKind, GlossaryTermId>> = {
  none: "no-camp",
  standard: "standard-camp",
  fortified: "fortified-camp",
  mobile: "mobile-camp",
  flexible: "flexible-camp",
};

const commander = ({ grade, class: kind }: { readonly grade: Grade; readonly class: CommanderClass }): Words =>
  say`${term(grade, sentenceCase(grade))}, ${term(CLASSES[kind], kind)}`;

type Fact = { readonly key: string; readonly what: Words; readonly values: readonly Words[] };

/** What both players may know of a force, in the order in which a player asks for it; of its commanders the army commander first. */
export function forceFacts(force: ShownForce): readonly Fact[] {
  const [army, ...subs] = force.commanders.map(commander);
  // In the battle it goes by its side.
  const own = sideName(force) === force.name ? [] : [`Army: ${force.name}`];
  return [
    { key: "list", what: say`${term("army-list", "Army list")}`, values: [force.list ? listWords(force.list) : "Not named", ...own] },
    { key: "verdict", what: "Verdict", values: [VERDICTS[force.verdict]] },
    {
      key: "territories",
      what: say`${term("territory", "Territories")}`,
      values: [both(TERRITORIES.filter((one) => force.territories.includes(one)).map((one) => say`${territoryTerm(one)}`))],
    },
    { key: "map-cards", what: say`${term("map-card", "Map cards")}`, values: [String(force.mapCards)] },
    { key: "scouting-cards", what: say`${term("scouting-card", "Scouting cards")}`, values: [String(force.scoutingCards)] },
    { key: "unit-groups", what: say`${term("unit-group", "Unit groups")}`, values: [String(force.unitGroups)] },
    { key: "camp", what: say`${term("camp", "Camp")}`, values: [say`${term(CAMPS[force.camp], sentenceCase(force.camp))}`] },
    { key: "army-commander", what: say`${term("army-commander", "Army commander")}`, values: army ? [army] : [] },
    { key: "sub-commanders", what: "Other commanders", values: subs.length > 0 ? subs : ["None"] },
  ];
}

/** Above the name of a force: whose it is, and what it does. */
export function forceHead({ roles }: Pick<BattleView, "roles">, { eyes }: SeatNames, seat: SeatName): string {
  const role = roles && (roles.invader === seat ? "invader" : "defender");
  if (eyes === null) return sentenceCase(role ?? `seat ${seat.toUpperCase()}`);
  const whose = seat === eyes ? "You" : "Your opponent";
  return role ? `${whose}, the ${role}` : whose;
}

/** In the place of a force that may not be seen yet. */
export function unknownForce({ chairs }: Pick<BattleView, "chairs">, { eyes }: SeatNames, seat: SeatName): string {
  if (seat === eyes) return "No army yet.";
  return chairs[seat] === "open" ? "Nobody has taken this seat yet." : "Shown once both players have brought an army.";
}

type Issue = Parameters<typeof formWords>[0];

/** By the codes that the schema of a whole force gives. */
const TOGETHER: Readonly<Record<string, string>> = {
  "duplicate-unit-number": "Another unit group has this number.",
  "no-such-commander": "This commander was removed. Choose another.",
};

/** For lists that must not be empty. */
const NONE: Readonly<Record<string, string>> = {
  territories: "Choose at least one territory from its army list.",
  units: "Add at least one unit group.",
};

/** The error under a field of a force that is entered by hand. */
export function typedForceWords(issue: Issue): string {
  const field = String(issue.path?.at(-1) ?? "");
  if (issue.code === "too_small" && issue.origin === "array" && NONE[field]) return NONE[field];
  if (issue.code === "too_big" && issue.origin === "array") return `At most ${numeral(Number(issue.maximum))}.`;
  return formWords(issue);
}

/** The error under a field: that of the form, or the one that its schema gives as a code. */
export const typedForceTrouble = (message: string | undefined): string | undefined => message && (TOGETHER[message] ?? message);

const range = ({ min, max }: Fault["params"]): string => (min === max ? String(min) : `${String(min)} to ${String(max)}`);
const bound = (value: unknown): string => numeral(Number(value));

/** The limits of the rulebook that a force breaks, as its player reads them under the field. */
const LIMITS: Readonly<Record<string, (params: Fault["params"]) => string>> = {
  "size-not-of-formation": (p) => `${sentenceCase(spoken(String(p.of)))}: ${range(p)} bases.`,
  "unit-too-small": (p) => `At least ${bound(p.least)} bases.`,
  "sub-commanders-few": (p) => `An army has at least ${counted(Number(p.min), "sub-commander")}, allies included.`,
  "legendary-not-army": () => "Only the army commander can be legendary.",
  "talented-many": (p) => `At most ${bound(p.max)} commanders can be talented or better.`,
  "contingent-few": (p) => `An ally leads at least ${counted(Number(p.min), "unit group")}. Choose them under "Led by".`,
  "contingent-many": (p) => `An ally leads at most ${counted(Number(p.max), "unit group")}.`,
  "leads-nobody": () => "No unit group is left for this commander.",
  "force-groups-many": (p) => `A battle takes at most ${String(p.most)} unit groups (here ${String(p.have)}).`,
  "force-bases-many": (p) => `A battle takes at most ${String(p.most)} bases (here ${String(p.have)}).`,
};

/** The error under a field that breaks a limit of the rulebook. */
export const forceLimitWords = ({ code, params }: Fault): string =>
  isTroopProblem(code) ? plain(troopProblemWords(code, params)) : (LIMITS[code]?.(params) ?? code);

type Objection = { readonly code: string; readonly message: string };

/** Why an army cannot be used in a battle, where its player can do something about it. */
const UNPLAYABLE: Readonly<Record<string, string>> = {
  "no-army-commander": "This army has no army commander yet. The invasion roll needs one.",
  "no-such-line": "This army has a unit group of a troop type that its list no longer has.",
  "unknown-list": "We do not have the list of this army.",
  "unknown-list-version": "We do not have the list version that this army was built with.",
  "unknown-rules-version": "We do not have the rules version that this army was built with.",
  "no-ready-army": "There is no sample army of this list.",
};

/** The error for what the server objects to in a force, at a place within it. */
export function forceRefusalWords({ code, message }: Objection, path: Fault["path"]): string {
  if (code === "too-small" && path.at(-1) === "units") return "This army has no unit groups yet.";
  return UNPLAYABLE[code] ?? message;
}

/** The choice of an army for a battle, and the form for one that was built elsewhere. */
export const FORCE = {
  mine: "Your army",
  theirs: "The other army",
  yourArmies: "Your armies",
  findSample: "Find a sample army",
  elsewhere: "Built elsewhere",
  byHand: "Enter an army by hand",
  notLegal: (army: string): string => `${army} (not legal)`,
  /** `years`: of the list. */
  sample: (list: string, years: string, legal: boolean): string => `${list}, ${years} · ${legal ? "legal" : "not legal"}`,
  mayFight: "You can still use it. Your opponent sees that it is not legal.",
  newest: (count: number): string => `Only your ${count} newest armies are listed. To use an older one, change and save it first.`,
  unreachable: "The army could not be loaded: the server cannot be reached. Try again.",
  about:
    "Copy the army from where you built it. It stays in this browser until the battle starts. We check it against the rulebook, but not against its army list.",
  name: "Army name",
  territories: "Territories of its army list (up to four). Jungle counts as forest, desert as plains.",
  mapCards: "Map cards",
  scoutingCards: "Scouting cards",
  camp: "Camp",
  armyCommander: "Army commander",
  subCommander: (place: number): string => `Sub-commander ${place}`,
  leader: (place: number, ally: boolean): string => `${ally ? "Ally" : "Sub-commander"} ${place}`,
  commanderClass: "Class",
  ally: "Ally",
  removeSubCommander: (place: number): string => `Remove sub-commander ${place}`,
  addSubCommander: "Add sub-commander",
  unitGroups: "Unit groups",
  countedGroups: (count: number): string => (count === 0 ? "Unit groups" : counted(count, "unit group")),
  unnamed: "No name yet",
  number: "No.",
  unitName: "Name",
  bases: "Bases",
  type: "Type",
  formation: "Formation",
  training: "Training",
  setFormation: "Set formation",
  weapon: "Shooting weapon",
  none: "none",
  ledBy: "Led by",
  ledLater: "decide later",
  characteristics: "Characteristics",
  removeGroup: "Remove unit group",
  duplicateLast: "Duplicate last unit group",
  addGroup: "Add unit group",
} as const;
