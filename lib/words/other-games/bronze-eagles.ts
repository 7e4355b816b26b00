import type { EaglePursuitAnswer, EagleShootingAnswer } from "../../model/other-games/bronze-eagles";
import type { EagleMethod, EaglePeople, EagleReason, EagleTroop } from "../../model/other-games/bronze-eagles-terms";
import { counted } from "../phrasing";

type Side = "own" | "other";

const TROOPS: Readonly<Record<EagleTroop, string>> = {
  "trained-close": "Trained close order",
  "trained-open": "Trained open order",
  warband: "Warband",
  levy: "Levy",
  knights: "Knights",
  cavalry: "Cavalry",
  scouts: "Scouts",
  chariots: "Chariots",
};

const PEOPLES: Readonly<Record<EaglePeople, string>> = {
  roman: "Roman",
  "middle-eastern": "Middle Eastern",
  eastern: "Eastern",
  "gallic-german": "Gallic or German",
  briton: "Briton",
  other: "Other",
};

const REASONS: Readonly<Record<EagleReason, string>> = {
  "charge-foot": "foot charging foot",
  "charge-knights": "knights charging horse",
  trained: "trained against untrained",
  commander: "the commander",
  obstacle: "across an obstacle",
  flank: "struck in the flank",
  rear: "struck in the rear",
};

const METHODS: Readonly<Record<EagleMethod, string>> = { highest: "the highest die", totals: "the totals" };

const NO_PURSUIT: Readonly<Record<NonNullable<EaglePursuitAnswer["reason"]>, string>> = {
  "foot-after-horse": "Foot may not pursue horse in flight.",
  "close-after-open": "Close order troops never pursue open order foot or warbands.",
  "bad-going": "The bad going stops the pursuer.",
  "levy-destroyed": "Levies that take flight are destroyed at once. Nobody need pursue them.",
};

const NO_SHOOTING: Readonly<Record<NonNullable<EagleShootingAnswer["reason"]>, string>> = {
  moved: "They moved too far to shoot.",
  "out-of-range": "The target is out of range.",
};

/** A number with its sign, as it is added to a die or a rating. */
const signed = (value: number): string => (value === 0 ? "0" : `${value > 0 ? "+" : "−"}${Math.abs(value)}`);

/** Counted from 1. */
const numberOf = (at: number | null): number => (at ?? 0) + 1;

/** Bronze Eagles II. */
export const BRONZE_EAGLES = {
  page: {
    title: "Bronze Eagles II",
    game: "Bronze Eagles II",
    intro: "Roll an army of six commands, and see how a fight, a morale test, a pursuit or a turn of shooting will go.",
    readings: {
      extraDie: {
        name: "Horse in flank or rear",
        text: "Horse that charges the flank or rear of foot gets an extra die for each model, not +1. The result of combat speaks of a second die.",
      },
      casualties: {
        name: "Losses in a test",
        text: "Figures lost make a morale test harder: they raise the number you need. The text adds them to the dice, but its example says 9, not 7.",
      },
      untrained: {
        name: "Trained and untrained",
        text: "Warbands and levies are untrained. Knights count as trained close order, all other horse as trained open order.",
      },
      pool: {
        name: "Losses of a column",
        text: "The bases of a column share their losses. It rolls a die for each figure left, up to the bases in contact, and all its lost figures count in its morale test.",
      },
      destroyed: {
        name: "No figures left",
        text: "The side that loses by dice is pushed back, then tests. A side with no figures left has lost: then neither side tests.",
      },
      flank: {
        name: "Flank and rear",
        text: "A flank or rear attack counts against you in the round of the charge alone. From round 2 a base that flows round the flank brings its own dice; from round 3 one more does in the rear. It cannot flow round a column with a second base, which would meet it.",
      },
      commander: {
        name: "The commander’s risk",
        text: "A commander’s risk is rolled first. If he falls, his command fights that round without him, then rolls off with the enemy. For each fallen commander there is one roll-off, and a tie is rolled again.",
      },
      rage: {
        name: "Rage and dismay",
        text: "A command that wins the roll-off for its fallen commander has +1 and no penalties for a round. One that loses has −1, on top of its greatest penalty, and needs 2 more in its morale test.",
      },
      methods: { name: "Two ways to win", text: "The text gives two ways to find the winner and the push back. You choose one." },
      horseSize: {
        name: "Size of horse",
        text: "Each point of a horse command’s die is a front of three models. This is a house value: the text gives horse no size.",
      },
      horse: {
        name: "Horse of a people",
        text: "Middle Eastern armies may have half of their commands as horse, eastern ones a quarter, rounded down. Only Britons have chariots, and one command at most.",
      },
      opening: {
        name: "The opening roll",
        text: "Both players roll one die at the start of the game, and the difference changes every rating. A tie changes none.",
      },
      badGoing: {
        name: "Bad going",
        text: "In bad going trained foot loses 1D6 inches of its move, and horse 2D6. Warbands and levies lose none.",
      },
      pursuit: {
        name: "Flight and pursuit",
        text: "In flight or breaking off, horse runs 2D6 inches and foot 1D6. A pursuer catches it within its basic move. Foot may pursue horse that breaks off, but not horse in flight.",
      },
      slings: { name: "Slings", text: "Slings may shoot after half a move, as bows may. The text names bows and crossbows alone." },
    },
    leftOut: [
      "Bases pushed into other bases, and several enemies on one base.",
      "The free charge of an enraged command, and joining weak commands together.",
      "Movement before contact, and who has the initiative.",
    ],
  },
  questions: { army: "An army", fight: "A fight", "break-test": "Morale", pursuit: "Pursuit", shooting: "Shooting" },
  leads: {
    army: "Six commands, rolled from a seed. Print the roster and tick a box for each figure you lose.",
    fight: "Two columns of bases, round by round: who wins, how far the loser is pushed, and who breaks.",
    "break-test": "What the loser of a combat needs to throw with two dice.",
    pursuit: "Whether troops may run, how far they come, and whether they are caught.",
    shooting: "The figures that a target loses.",
  },
  troops: TROOPS,
  peoples: PEOPLES,
  side: { own: "Your column", other: "The enemy" } satisfies Record<Side, string>,
  short: { own: "You", other: "Enemy" } satisfies Record<Side, string>,
  /** What each field is called. */
  fields: {
    seed: "Seed",
    people: "People",
    commands: "The six commands",
    kind: (at: number | null): string => `Command ${numberOf(at)}`,
    name: (at: number | null): string => `Name of command ${numberOf(at)} (optional)`,
    rerolls: (at: number | null): string => (at === null ? "Rolls of the commands" : `Rolls of command ${numberOf(at)}`),
    openingReroll: "The opening roll",
    method: "The winner by",
    rounds: "Rounds",
    obstacle: "An obstacle lies between them",
    outflank: "Flows round the flank",
    troop: "Troops",
    bases: "Bases, one behind another",
    models: "Models side by side",
    casualties: "Figures lost",
    rating: "Rating",
    attackedIn: "Hit in",
    commander: "A commander is with it",
    engagedInFront: "Engaged in front already",
    dismay: "Its commander has just fallen, and it lost the roll-off",
    runner: "Runs",
    pursuer: "Pursues",
    how: "How it runs",
    badGoing: "In bad going",
    weapon: "Weapon",
    figures: "Figures that shoot",
    distance: "Inches to the target",
    moved: "They moved",
    cover: "The target is in cover",
    target: "Figures of the target",
    turns: "Turns of shooting",
    charges: "Charges",
  },
  army: {
    title: "The army",
    seedHint: "The same seed gives the same army.",
    fresh: "Roll a new army",
    horse: (most: number): string => (most === 0 ? "No horse." : `Up to ${counted(most, "command", "commands")} of horse.`),
    reroll: "Roll again",
    rerollOf: (number: number): string => `Roll command ${number} again`,
    openingTold: (own: number, enemy: number): string => `You rolled ${own}, the enemy ${enemy}.`,
    openingReroll: "Repeat the opening roll",
    change: (change: number): string => (change === 0 ? "Your ratings stay as they are." : `${signed(change)} to every rating of yours.`),
    changed: "Change of ratings",
    roster: "The roster",
    rosterCaption: "Tick a box for each figure lost. Boxes that stand together are one base.",
    command: "Command",
    dice: "Dice",
    bases: "Bases",
    figures: "Figures",
    move: "Move",
    rating: "Rating",
    inches: (inches: number): string => `${inches}″`,
    total: "Total",
    boxes: (figures: number): string => counted(figures, "figure", "figures"),
    sizeTitle: "How large such an army is",
    size: (mean: string, smaller: string, larger: string): string =>
      `Armies of six such commands have ${mean} bases on average. ${smaller} of them are smaller than this one, ${larger} are larger.`,
    sizeCaption: "The chance of each number of bases.",
    signed,
    spoken: (bases: number, figures: number): string => `The army has ${bases} bases and ${figures} figures.`,
    sampleSeed: "carrhae",
    samples: ["First cohort", "Second cohort"],
  },
  fight: {
    meeting: "The meeting",
    methods: METHODS,
    outflanks: { "": "nobody", own: "you", other: "the enemy" },
    charges: (side: Side): string => (side === "own" ? "You charge" : "The enemy charges"),
    places: { front: "the front", flank: "the flank", rear: "the rear" },
    beaten: (side: Side): string => (side === "own" ? "You are beaten" : "The enemy is beaten"),
    both: "Both destroyed",
    fighting: "Still fighting",
    after: (rounds: number): string => `After ${counted(rounds, "round", "rounds")}. Beaten: broken, or destroyed.`,
    firstTitle: "The dice of round 1",
    firstCaption: "With commanders alive. A score is never above 6, and each 6 kills.",
    dice: "Dice",
    modifier: "Added",
    why: "Why",
    reasons: REASONS,
    reason: (code: EagleReason, value: number): string => `${signed(value)} ${REASONS[code]}`,
    signed,
    courseTitle: "Round by round",
    courseCaption: "Who wins each round, and what has become of both by its end.",
    ofRound: "In the round",
    byEnd: "By its end",
    win: "You win",
    draw: "Draw",
    lose: "You lose",
    broken: (side: Side): string => (side === "own" ? "You broken" : "Enemy broken"),
    destroyed: (side: Side): string => (side === "own" ? "You destroyed" : "Enemy destroyed"),
    pushTitle: (side: Side): string => (side === "own" ? "How far you are pushed back" : "How far the enemy is pushed back"),
    pushCaption: "The chance of each push in each round.",
    pushed: "Inches",
    roundNumber: (round: number): string => `Round ${round}`,
    figuresTitle: "Figures left",
    figuresCaption: "After the last round, whether the column still fights or not.",
    figures: "Figures",
    dead: (side: Side): string => (side === "own" ? "Your commander is dead" : "The enemy’s commander is dead"),
    spoken: (own: string, other: string, fighting: string): string =>
      `The enemy is beaten with ${other}, you with ${own}, and ${fighting} still fight.`,
  },
  breakTest: {
    unit: "The unit that tests",
    need: "Needs",
    orMore: (need: number): string => (need <= 2 ? "anything" : need > 12 ? `${need}: never` : `${need}+`),
    pass: "Holds",
    fail: "Breaks",
    tableTitle: "As losses mount",
    tableCaption: "The same unit with other losses.",
    spoken: (pass: string): string => `It holds with a chance of ${pass}.`,
  },
  pursuit: {
    who: "Who runs, and who comes after",
    hows: { flight: "in flight", "break-off": "breaking off" },
    mayRun: "May run",
    mayRunHint: {
      flight: "Troops in flight always run.",
      "break-off": "Troops may break off if their move is longer than the enemy’s this turn.",
    },
    mayPursue: "May be pursued",
    caught: "Caught, once it runs",
    reasons: NO_PURSUIT,
    distanceTitle: "How far it runs",
    distanceCaption: (inches: number): string => `The pursuer’s basic move is ${inches} inches.`,
    distance: "Inches",
    spoken: (caught: string): string => `Once it runs, it is caught with a chance of ${caught}.`,
  },
  shooting: {
    shooters: "The shooters",
    weapons: { crossbow: "Crossbow", bow: "Bow", sling: "Sling" },
    weaponReach: (name: string, range: number): string => `${name}, ${range}″`,
    moves: { none: "not at all", half: "half their move or less", more: "farther" },
    hit: "Each die kills",
    mean: "Figures killed on average",
    reasons: NO_SHOOTING,
    title: "Figures killed",
    caption: "The chance of exactly so many, and of so many or more.",
    killed: "Killed",
    chance: "Chance",
    spoken: (mean: string): string => `It kills ${mean} figures on average.`,
    spokenNone: "They may not shoot.",
  },
} as const;
