import type { Level } from "../../model/other-games/field-of-glory";
import { both, counted } from "../phrasing";

const LEVELS: Readonly<Record<Level, string>> = {
  poor: "Poor",
  average: "Average",
  superior: "Superior",
  elite: "Elite",
  "elite-led": "Elite, led",
};

type Side = "own" | "other";

/** Counted from 1. */
const numberOf = (at: number | null): number => (at ?? 0) + 1;

/** Field of Glory: quality re-rolls. */
export const FIELD_OF_GLORY = {
  page: {
    title: "Field of Glory: quality re-rolls",
    game: "Field of Glory",
    intro: "What quality is worth in a round of close combat and in a test, and whether your commander should stand in the front rank.",
    readings: {
      poor: {
        name: "Poor troops",
        text: "Poor troops re-roll each 6 and keep the second result. If they kept the better one, they would simply be average.",
      },
      better: {
        name: "Re-rolls",
        text: "Superior and elite troops always re-roll what they may, because it cannot hurt them. The better result counts. No die is rolled a third time.",
      },
      mixed: {
        name: "A mixed line",
        text: "A line of mixed qualities rolls as its worst battle group. This holds for combat dice as for tests.",
      },
      front: {
        name: "The front rank",
        text: "A commander in the front rank raises only his own battle group. Then the worst of the line is found. At the side or rear he changes nothing.",
      },
      raisesPoor: {
        name: "Poor troops, led",
        text: "The rules raise average, superior and elite troops. We also let a commander raise poor troops to average.",
      },
      draw: {
        name: "A draw",
        text: "You win a round if you give more hits than you take. A draw is not a loss: then a commander dies on a 12, as in a round that he won.",
      },
      both: { name: "Both commanders", text: "Both commanders are treated alike. The enemy’s roll for a commander has no re-rolls." },
      tests: {
        name: "A commander’s tests",
        text: "In the front rank a commander improves the re-rolls of his own battle group in its tests, and he may bolster it. He helps nobody else. Type his modifier, if he has one.",
      },
      after: { name: "After his death", text: "A battle group that has lost its commander tests at its own quality." },
    },
    leftOut: [
      "How many dice you roll and what they hit on: take both from the rules.",
      "What a failed cohesion test does, and the loss of bases.",
      "Several battle groups whose hits are added in one combat.",
    ],
  },
  questions: { hits: "Hits", round: "A round", test: "A test", "commander-lost": "A fallen commander" },
  leads: {
    hits: "The chance of each number of hits, for both sides and for every quality.",
    round: "Who wins a round of close combat, what a commander in the front rank adds, and what he risks.",
    test: "The chance to pass a test of two dice, such as a cohesion test or a complex move.",
    "commander-lost": "Which battle groups must test when they see a commander fall.",
  },
  side: { own: "Your battle group", other: "The enemy" } satisfies Record<Side, string>,
  /** What each field is called. */
  fields: {
    dice: "Dice",
    target: "Hit on",
    line: "Battle line",
    quality: (at: number | null): string => (at ? `Quality of group ${at + 1}` : "Quality"),
    commander: (at: number | null): string => (at ? `Commander of group ${at + 1}` : "Commander"),
    need: "Needs",
    modifier: "Modifier",
    rank: "He commanded",
    command: (at: number | null): string => (at === null ? "His command" : `Command of group ${at + 1}`),
    groups: "Battle groups nearby",
    name: (at: number | null): string => `Name of group ${numberOf(at)}`,
    distance: (at: number | null): string => `MU to group ${numberOf(at)}`,
  },
  short: { own: "You", other: "Enemy" } satisfies Record<Side, string>,
  levels: LEVELS,
  orMore: (least: number): string => `${least}+`,
  commanders: { "": "none here", front: "in the front rank", attached: "at the side or rear" },
  addGroup: "Add a group to the line",
  addGroupOf: (side: string): string => `Add a group to the line: ${side}`,
  removeGroup: (at: number): string => `Remove group ${at + 1}`,
  rollsAs: (who: Side | null, level: Level, rerolls: readonly number[]): string => {
    const [rolls, again] = who === "own" ? ["You roll", "re-roll"] : [who === "other" ? "The enemy rolls" : "It rolls", "re-rolls"];
    const faces = rerolls.length === 0 ? "no re-rolls" : `${again} each ${both(rerolls)}`;
    return `${rolls} as ${LEVELS[level].toLowerCase()}: ${faces}.`;
  },
  nothingGained: {
    worse: "A worse battle group stands in this line, so the commander’s group rolls as that one. He changes nothing.",
    attached: "A commander at the side or rear does not change re-rolls.",
  },
  mean: (side: Side): string => (side === "own" ? "Your hits on average" : "Enemy hits on average"),
  eachDie: (side: Side): string => (side === "own" ? "Each of your dice hits" : "Each enemy die hits"),
  hits: "Hits",
  hitsTitle: "Number of hits",
  hitsCaption: "The chance of exactly so many hits, and of so many or more.",
  everyQuality: "Your dice at every quality",
  everyQualityCaption: (dice: number, target: number): string => `${counted(dice, "die", "dice")} that hit on ${target} or more.`,
  level: "Quality",
  rerolls: "Re-rolls",
  noRerolls: "none",
  facesTitle: "Faces at every quality",
  facesCaption: "The chance of each face after the re-roll.",
  dieHits: "A die hits",
  meanHits: "Mean",
  byQuality: "Hits at every quality",
  byQualityCaption: "The chance of exactly so many hits with your dice at each quality.",
  line: "The battle group",
  pass: "Passes",
  fail: "Fails",
  passTitle: "At every quality",
  passCaption: (need: number, modifier: number): string =>
    modifier === 0
      ? `Two dice must show ${need} or more.`
      : `Two dice and ${modifier > 0 ? `+${modifier}` : `−${-modifier}`} must come to ${need} or more.`,
  totals: "Total of two dice",
  totalsCaption: "Before the modifier, after the re-rolls.",
  total: "Total",
  win: "You win",
  draw: "Draw",
  lose: "You lose",
  tested: "The enemy rolls for him",
  lost: "He is killed",
  outcomesTitle: "The round and the commander",
  outcomesCaption: "Each side as it sees the round. A side without a commander in its front rank cannot lose him.",
  outcome: "Outcome",
  outcomes: {
    winAlive: "Wins",
    winLost: "Wins, commander killed",
    drawAlive: "Draws",
    drawLost: "Draws, commander killed",
    loseAlive: "Loses",
    loseLost: "Loses, commander killed",
  },
  addsTitle: "What your commander adds",
  addsCaption: "In the front rank, compared with the side or rear.",
  inFront: "In the front rank",
  held: "At the side or rear",
  difference: "Difference (points)",
  killed: "Commander killed",
  addsNothing: "He adds nothing here: do not risk him.",
  addsFor: (win: string, lost: string): string => `He adds ${win} points to your chance to win, and is killed with a chance of ${lost}.`,
  noCommander: "Put your commander in the front rank to see what he adds and what he risks.",
  perLoss: (rounds: string): string => `For each commander that you lose this way, you win ${rounds} more rounds.`,
  noRisk: "He cannot be killed in this round.",
  spokenHits: (own: string): string => `You score ${own} hits on average.`,
  spokenTest: (pass: string): string => `Passes with a chance of ${pass}.`,
  spokenRound: (win: string, draw: string, lose: string): string => `You win ${win}, draw ${draw}, lose ${lose}.`,
  spokenLost: (count: number): string => `${counted(count, "battle group")} must test.`,
  fallen: "The fallen commander",
  ranks: { army: "the army", command: "a command" },
  command: "Command",
  addNear: "Add a battle group",
  newNear: (at: number) => ({ name: `Group ${at + 1}`, command: "Persians", distance: "0" }),
  stepsTitle: "What to do, in order",
  whoTests: "Who must test",
  whoTestsCaption: "Tick each battle group when it has tested.",
  group: "Battle group",
  mustTest: "Must test",
  why: "Why",
  nobody: "Nobody must test.",
  reasons: {
    "in-range": "He commands it, and it is within 3 MU.",
    "too-far": "It is more than 3 MU away.",
    "other-command": "It is not in his line of command.",
  },
  steps: {
    remove: "Remove the commander from play.",
    replace: "Put the bases that he displaced back where they were.",
    measure: "Then measure 3 MU from his battle group in all directions.",
    test: "Test the battle groups in range that are in his line of command, his own group too.",
  },
  sample: { persians: "Persian guard", mercenaries: "Mercenary hoplites", levy: "Persian foot", camp: "Light horse" },
  sampleCommands: { persian: "Persians", mercenary: "Mercenaries" },
} as const;
