import type { ClaimDenial } from "../model/combat-terms";
import type { Checkpoint, Fighter, FightQuestion, TestedFriend } from "../model/odds";
import type { FightNote, LEFT_OUT } from "../model/odds-terms";
import { numeral } from "./numerals";
import { counted } from "./phrasing";
import { say, type Words } from "./sentence";
import { ODDS_LINKS } from "./site";
import { term } from "./terms";

const PER_CENT = 100;

/** A chance as it is printed: "69.4%", "under 0.1%". */
export function chanceWords(chance: number): string {
  const LEAST = 0.001;
  if (chance > 0 && chance < LEAST / 2) return "<0.1%";
  if (chance < 1 && chance > 1 - LEAST / 2) return ">99.9%";
  return `${(chance * PER_CENT).toFixed(1)}%`;
}

/** Bases, which may be lost in halves. */
export const basesWords = (bases: number): string => bases.toFixed(2);

/** Why a claim that troops have is not made in this fight. */
const DENIALS: Readonly<Record<ClaimDenial, string>> = {
  average: "not average",
  superior: "not superior",
  exceptional: "not exceptional",
  "two-ranks": "fewer than 2 ranks",
  "three-ranks": "fewer than 3 ranks",
  "four-ranks": "fewer than 4 ranks",
  hampered: "hampered by the ground",
  stopped: "stopped by pikes, polearms, spears or bayonets in front, by defences, elephants or the ground",
  elephant: "not for elephants",
  "battle-wagon": "not for battle wagons",
  barricades: "no barricades",
  stakes: "no stakes",
  caltrops: "no caltrops laid",
  commander: "no commander",
  uphill: "not uphill",
  flanking: "not to the flank",
  "beside-shatter": "no shatter beside it",
  "beside-shove": "no shove beside it",
  skirmishing: "skirmishing",
  "foe-mounted": "the enemy is not mounted",
  "foe-elephant": "against elephants",
  "foe-battle-wagon": "against battle wagons",
  "foe-close-foot": "the enemy is not close foot, or is drilled",
  "foe-affected": "the enemy is not affected",
  "foe-badly-affected": "the enemy is not badly affected",
  "foe-combat-shy": "the enemy is not combat shy",
  "foe-shot-and-stood": "the enemy did not shoot and stand",
  "foe-defended": "the enemy is behind defences",
  "foe-ranked-pikes": "cancelled by enemy pikes in 2 ranks",
  "foe-points": "cancelled by enemy pikes or bayonets in front of it",
  "foe-bayonets": "cancelled by enemy bayonets",
  "foe-two-handed": "cancelled by enemy two-handed weapons",
  "foe-ferocious": "cancelled by a ferocious enemy",
  "foe-melee-pistols": "cancelled by enemy melee pistols",
  "foe-expert-swordsmen": "cancelled by enemy expert swordsmen",
  "foe-shatters-or-shoves": "the enemy shatters or shoves",
  "other-enemy": "not against this enemy",
  "not-to-its-front": "not to flank or rear",
};

const STATES: Readonly<Record<Fighter["states"][number], Words>> = {
  uphill: "Uphill",
  commander: say`${term("commander", "Commander")} in the front rank`,
  barricades: say`${term("barricades", "Barricades")}, hedge or wall`,
  stakes: say`${term("stakes", "Stakes")}`,
  caltrops: say`${term("caltrops", "Caltrops")} laid`,
  covered: "In cover",
  unreliable: "Unreliable ally",
  nervous: say`${term("nervous", "Nervous")}`,
};

const LEFT_OUT_WORDS: Readonly<Record<(typeof LEFT_OUT)[number], string>> = {
  cards: "Cards: upgrades, moves paid for in the fight, wounds recovered.",
  "next-file": "The choice of the next file: files fight from the left.",
  "commander-at-risk": "The risk to a commander in the front rank.",
  "third-parties": "Other unit groups, pursuit, and files that press on into others.",
  table: "Table edges, ground on the way, and sight.",
  "after-a-response": "Moves after a response to a charge.",
  camps: "Camps.",
  "allies-turning": "Unreliable allies who become reliable.",
};

/** Words of the pages under /odds. */
export const ODDS = {
  title: "Odds",
  intro: say`Exact chances when two ${term("unit-group", "unit groups")} meet, by the rules Condotta uses.`,
  armiesLink: "Two whole armies",
  fightLink: "Two unit groups",
  toBattle: "Back to the battle",
  side: { a: "First unit group", b: "Second unit group" },
  first: (name: string): string => `${name} (1)`,
  second: (name: string): string => `${name} (2)`,
  form: "The fight",
  show: "Show the odds",
  source: "Army or list",
  sources: {
    mine: "Your armies",
    ready: "Sample armies",
    lists: "Army lists",
    typed: "Type a classification",
    among: "Your army in the battle",
    seen: "Their army as you see it",
  },
  unit: "Unit group",
  /** By their names on the table, with what they are: "Breuner’s foot (Imperial veterans)". */
  calledAs: (called: readonly string[], name: string): readonly string[] =>
    called.length === 0 || called.every((one) => one === name) ? [name] : [`${called.join(" / ")} (${name})`],
  unitOption: (numbers: readonly number[], names: readonly string[], bases: number): string =>
    `${numbers.join(", ")} ${names.join(" / ")}, ${counted(bases, "base")}`,
  lineOption: (name: string, bases: number): string => `${name}, ${counted(bases, "base")}`,
  bases: "Bases",
  files: "Files",
  formation: "Form",
  formNames: { close: "close", loose: "loose", skirmish: "skirmish", mounted: "mounted", foot: "on foot" } satisfies Record<
    NonNullable<Fighter["form"]>,
    string
  >,
  wounds: "Wounds",
  woundsOf: (wounds: number, breaksAt: number): string => `${wounds} of ${breaksAt}`,
  ground: "Ground",
  grounds: { good: "good going", rough: "rough going", difficult: "difficult going" } satisfies Record<Fighter["ground"], string>,
  support: "Supporting files",
  supportUsual: "all there are",
  states: (state: Fighter["states"][number]): Words => STATES[state],
  square: say`In ${term("square", "square")}`,
  pikes: "Has dropped its pikes",
  silent: "Does not shoot",
  meeting: "How they meet",
  how: "Start",
  charges: (charge: FightQuestion["charge"] | "approach", a: string, b: string): string => {
    const words = {
      a: `${a} charge`,
      b: `${b} charge`,
      both: "both charge",
      "a-countered": `${a} charge, ${b} counter-charge`,
      "b-countered": `${b} charge, ${a} counter-charge`,
      none: "already in melee",
      approach: `${a} advance from a distance`,
    };
    return words[charge];
  },
  response: "Response",
  responses: { stand: "stand and shoot", skirmish: "skirmish", "run-away": "run away", "counter-charge": "counter-charge" },
  responseOf: (name: string): string => `${name} respond`,
  planOf: (name: string): string => `Plan: ${name}`,
  plans: { charge: "charge", shoot: "advance and shoot", stand: "stay" },
  struck: "Side struck",
  strikes: { front: "front", flank: "flank", rear: "rear" },
  turned: "The troops struck turn to face before the first melee",
  from: "Length of the charge, BW",
  fromUsual: "as far as enemy fire allows",
  distance: "Distance, BW",
  line: "Long lines: no overlaps",
  leaves: "Break off",
  nobodyLeaves: "nobody",
  leavesAfter: (name: string, melee: number): string => `${name} after melee ${melee}`,
  tests: say`Show what a friend nearby may lose (${term("kill-a-base", "kill-a-base test")})`,
  nearOf: (name: string): string => `Friend near ${name}`,
  nearSame: "of the same kind",
  nearOwn: "a friend of the same kind",
  nearTyped: (quality: string): string => `foot of ${quality} quality, 6 bases`,
  nearRear: say`Has ${term("rear-support", "rear support")}`,
  nearNervous: say`Is ${term("nervous")}`,
  range: "Range of fire, BW",
  verdict: "Who breaks first",
  breaks: (name: string): string => `${name} break`,
  barKey: (first: string, last: string): string =>
    `Each bar shows who breaks first, and how often. Left part: ${first}. Right part: ${last}.`,
  both: "Both break",
  apart: "They part unbroken",
  going: "Still fighting",
  lost: (name: string): string => `Bases lost by ${name}`,
  course: "Round by round",
  courseCaption: "By the end of each round: how often each side has broken first, and the average bases lost",
  round: "Round",
  rounds: (phase: Checkpoint["phase"], turn: number, byTurn: boolean): string => {
    if (phase === "end") return "In the end";
    if (byTurn) return `Turn ${turn}, ${phase}`;
    return phase === "charge" ? "Charge" : `Melee ${turn}`;
  },
  chart: "Chart",
  claims: { charge: "Claims in the charge", melee: "Claims in melee" },
  claim: "Claim",
  denial: (why: ClaimDenial): string => DENIALS[why],
  sum: "Together",
  dice: "Dice",
  supportAdds: "Dice of a supporting file",
  lossOfFile: "Average bases that each of its files loses in one roll",
  breaksAt: "Breaks at",
  breaksAtWounds: (wounds: number): string => counted(wounds, "wound"),
  shatters: say`${term("shatter", "Shatters")}`,
  shoves: say`${term("shove", "Shoves")}`,
  cannot: "cannot",
  woundsCaused: "Chance that one of its files causes 0, 1, 2… wounds",
  filesAndRanks: (files: number, ranks: readonly number[]): string =>
    ranks.every((one) => one === ranks[0]) ? `${files} files of ${ranks[0]}` : `files of ${ranks.join(", ")}`,
  standing: "Files",
  fire: (shooter: string, target: string): string => `Fire of ${shooter} at ${target}`,
  fireDice: "Dice",
  fireDicePlus: "Dice (on W+ an S is a wound too)",
  woundsOfVolley: "Wounds: 0, 1, 2…",
  fireMean: "Mean bases lost",
  fireBase: "Chance of a lost base",
  fireSlows: "Slows by 1, 2, 3 BW",
  fireBreaks: "Chance of breaking the target",
  fireAfter: (volleys: number): string => `Bases lost to ${counted(volleys, "volley")}`,
  comesOn: (target: string, from: number, volleys: number, turn: number | null): string =>
    `When ${target} advance from ${from} BW, they take ${volleys.toFixed(1)} volleys on average${turn === null ? "" : ` and are usually in contact in turn ${turn}`}.`,
  /** An enemy who is known by his look alone. */
  mayBe: {
    heading: "What you cannot see",
    told: (count: number, theirs: string, mine: string, name: string): string =>
      `This enemy could be any of ${numeral(count)} kinds of unit group: you do not see its quality, armour, firepower or melee weapons, and its quality or firepower may be a grade lower than usual. Depending on the kind, this enemy breaks first in ${theirs} of fights, and ${name} in ${mine}. Choose a kind to see its fight.`,
    between: (least: string, most: string): string => (least === most ? least : `${least} to ${most}`),
    one: "It may be",
    itBreaks: "It breaks",
    shown: "(shown here)",
    lowered: (name: string, quality: string | null, firepower: string | null): string =>
      quality === null && firepower === null
        ? name
        : `${name} (${[...(quality === null ? [] : [`lowered to ${quality} quality`]), ...(firepower === null ? [] : [firepower])].join(", ")})`,
    either: (one: string, other: string): string => `${one} or ${other}`,
    unknown: (troops: string, quality: string): string => `${quality} ${troops}`,
  },
  tested: "A friend near the unit group that breaks",
  testedOf: (name: string, friend: string, { base, breaks, mean }: TestedFriend): string =>
    `Near ${name}, ${friend}: ${chanceWords(base)} to lose a base, ${chanceWords(breaks)} to break. On average it loses ${basesWords(mean)} bases.`,
  strip: (name: string, chance: number): string => `${name} ${chanceWords(chance)}`,
  spoken: (a: string, aBreaks: number, b: string, bBreaks: number): string =>
    `${a} break first: ${chanceWords(aBreaks)}. ${b} break first: ${chanceWords(bBreaks)}.`,
  unreached: "The odds of this question could not be loaded.",
  unread: "A unit group in this address cannot be read. Choose again.",
  notes: {
    "only-if-engaged": "Foot may charge mounted only if the mounted already fight an enemy to their front.",
    "only-to-finish": "Skirmishers, dragoons and commanded shot may charge a TuG only if losing one more base would break that TuG.",
    "no-flank": "The troops charged have no such flank or rear: the charge is to the front.",
  } satisfies Record<FightNote, string>,
  leftOut: "What these odds leave out",
  leftOutWords: (code: (typeof LEFT_OUT)[number]): string => LEFT_OUT_WORDS[code],
  asText: "As text",
  textHead: (a: string, b: string): string => `${a} against ${b}`,
  textLine: (p: Readonly<Record<"round" | "a" | "b" | "both" | "apart" | "going" | "lostA" | "lostB", string>>): string =>
    `${p.round}: the first breaks ${p.a}, the second ${p.b}, both ${p.both}, they part unbroken ${p.apart}, still fighting ${p.going}; bases lost ${p.lostA} and ${p.lostB}`,
  textClaims: (heading: string, name: string, sum: number, claims: readonly string[], dice: readonly string[]): string =>
    `${heading}, ${name}: ${claims.length === 0 ? "none" : `${claims.join(", ")}; together ${sum}`}. Dice: ${dice.join(" and ") || "none"}.`,
  textFire: (heading: string, dice: string, mean: string, slows: readonly string[]): string =>
    `${heading}: dice ${dice}; mean bases lost ${mean}; slows by 1, 2, 3 BW: ${slows.join(", ")}.`,
  /** The page of two armies. */
  armies: {
    title: ODDS_LINKS.armies,
    intro: say`Every ${term("unit-group")} of yours against every one of theirs, on open ground and without wounds. Yours charge if they may.`,
    inLine: "Long lines: no overlaps",
    overlapping: "With overlaps",
    mine: "Your army",
    theirs: "Their army",
    choose: "Choose an army",
    compare: "Show the table",
    unknown: "This army is not here.",
    caption: "Each cell: how much more often their unit group breaks first than yours, in per cent of fights.",
    pressing:
      "Press a cell to see the whole fight. Press one of their unit groups to see which of yours does best against it. Press one of yours to see its easiest enemies.",
    bestFirst: (name: string): string => `${name}: easiest enemies first`,
    mineHead: "Yours",
    average: "Average",
    /** The word that names the opening to those who cannot see the sign. */
    by: { mine: "yours charge", theirs: "theirs charge", fire: "both shoot", nothing: "nobody can charge or shoot" },
    signs: { mine: "→", theirs: "←", fire: "∴", nothing: "" },
    seen: "You know their unit groups by their look alone, so a cell may be a range. Their quality or firepower may also be a grade lower than their list says: the whole fight shows that too.",
    key: "Green is good for you, red is bad. → yours charge, ← theirs charge, ∴ both shoot.",
    cell: (mine: string, theirs: string, good: string, bad: string, by: string): string =>
      `${mine} against ${theirs}: theirs breaks first ${good}, yours ${bad}; ${by}`,
    sortBy: (name: string): string => `Sort by ${name}`,
    signed: (value: number): string => (value > 0 ? `+${value}` : value < 0 ? `−${-value}` : "0"),
    range: (least: string, most: string): string => (least === most ? least : `${least} to ${most}`),
    anyOf: (count: number): string => `may be any of ${counted(count, "line")}`,
    tooMany: "These armies are too large for one table.",
  },
  /** Typed classifications. */
  typed: {
    type: "Type",
    training: "Training",
    formation: "Formation",
    setFormation: "Set formation",
    armour: "Armour",
    quality: "Quality",
    shooting: "Shooting",
    firepower: "Firepower",
    impact: "Impact weapon",
    melee: "Melee weapon",
    characteristics: "Characteristics",
    none: "none",
  },
};
