import type { BattlefieldLimit } from "../../model/battle-tables";
import { year } from "../../model/identifiers";
import type { MyArmy } from "../../model/stored-army";
import type { Entry, GameResult, Seal, Stage, Standing, Stater, Tournament, TournamentTerms } from "../../model/tournament";
import { TOURNAMENT, tournamentTerms } from "../../model/tournament";
import { aboutMyArmy } from "../armies";
import { momentWords } from "../dates";
import { yearsWords } from "../list-lines";
import { both, counted, grouped, ordinal } from "../phrasing";
import { say, slot } from "../sentence";

/** "Marignano · Swiss, 1494–1522 · legal · 9,980 points", of an army that is judged as the event would. */
export const offeredArmy = (army: MyArmy): string =>
  [army.name, aboutMyArmy(army), ...(army.judged ? [counted(army.judged.points, "point")] : [])].join(" · ");

const STAGE_WORDS: Readonly<Record<Stage, string>> = {
  "handing-in": "Armies can be handed in",
  opened: "Hand-in is closed, and everybody sees the armies",
  playing: "Being played",
  over: "Finished",
};

/** "A", "B", "Z", "AA". */
const lettersOf = (number: number): string => {
  const [before, last] = [Math.floor((number - 1) / 26), (number - 1) % 26];
  return `${before > 0 ? lettersOf(before) : ""}${"ABCDEFGHIJKLMNOPQRSTUVWXYZ".charAt(last)}`;
};

type Player = Pick<Entry, "name"> & Partial<Pick<Entry, "former">>;
/** The name of a player as everybody reads it. Those who are gone have letters: behind a number, a score would be misread. */
export const playerWords = ({ name, former = null }: Player): string =>
  name ?? (former === null ? "A former player" : `Former player ${lettersOf(former)}`);
export const playerLine = (entry: Player & Pick<Entry, "club">): string =>
  entry.club === null ? playerWords(entry) : `${playerWords(entry)} (${entry.club})`;

/** The list of the reader's events, and the page that opens one. */
export const EVENTS = {
  title: "Events",
  description: "Create an event for your club: hand-in under seal, one table of verdicts, Swiss rounds and standings.",
  open: "Create an event",
  none: "Create an event and give out its link. Players hand in their armies, which stay sealed until the deadline. Then you draw the rounds, and players enter their results at the table.",
  mine: { organised: "You organise", entered: "You play" },
  about: (players: number, stage: Stage) => `${counted(players, "player")} · ${STAGE_WORDS[stage]}`,
  anonymous: say`You have no account with an email address. ${slot("account", "Create one")} to reach your events from any device.`,
  notFound: {
    heading: "No such event",
    text: say`There is no event at this address. Check the link: the organiser may have deleted it. ${slot("events", "Your events")}`,
  },
} as const;

/** The form of an event's terms. */
export const EVENT_FORM = {
  title: "Create an event",
  edit: "Edit the event",
  name: "Name",
  date: "Date",
  place: "Place (optional)",
  about: "What players should know (optional)",
  points: "Points limit",
  from: "Years from (optional)",
  to: "to",
  years: "Armies of these years only",
  lists: (chosen: number) => (chosen === 0 ? "Army lists: all" : `Army lists: ${counted(chosen, "list")}`),
  listsHint: "Tick the lists of your theme. None ticked: all lists are allowed.",
  deadline: "Deadline for armies",
  deadlineHint: "In your own time zone. Our server’s clock decides what is late.",
  rounds: "Rounds",
  bye: "Points for a bye",
  byeHint: "The rulebook names no number. We suggest 10.",
  seal: "Before the deadline",
  seals: {
    sealed: "Armies are sealed: everybody sees only who has handed in",
    verdicts: "Armies are sealed: the organiser sees which are legal",
    open: "Armies are shown as they come in",
  } satisfies Record<Seal, string>,
  send: "Create the event",
  save: "Save",
  sending: "Saving…",
  /** Under each field that cannot be sent as it is. */
  wrong: {
    name: "Enter a name.",
    date: "Enter a date.",
    deadline: "Enter the day and time when hand-in ends.",
    points: `Enter a whole number from 0 to ${grouped(tournamentTerms.shape.points.maxValue ?? 0)}.`,
    rounds: `Enter a number of rounds from 1 to ${TOURNAMENT.rounds}.`,
    bye: `Enter points from 0 to ${TOURNAMENT.bye}.`,
    years: `Enter both years, the earlier one first, or neither. Years run from ${year.minValue} to ${year.maxValue}.`,
  },
} as const;

type Scoring = Extract<BattlefieldLimit, "tug-points" | "sug-points" | "damage-most" | "triumph-points" | "survival-points">;
type Sides = { readonly a: string; readonly b: string };

/** "Gustavus 15, Wallenstein 6". */
const scoreWords = ({ points }: GameResult, names: Sides): string => `${names.a} ${grouped(points.a)}, ${names.b} ${grouped(points.b)}`;

/** "Gustavus lost 2 TuGs and 1 SuG", "Wallenstein lost 6 TuGs and broke". */
function lostWords(name: string, { tugs, sugs }: { readonly tugs: number; readonly sugs: number }, isBroken: boolean): string {
  const lost = [...(tugs > 0 ? [counted(tugs, "TuG")] : []), ...(sugs > 0 ? [counted(sugs, "SuG")] : [])];
  return `${name} lost ${lost.length > 0 ? both(lost) : "nothing"}${isBroken ? " and broke" : ""}`;
}

const absenceWords = (to: "a" | "b" | null, names: Sides): string => (to ? `not fought because only ${names[to]} was there` : "not fought");

/** What a result was entered as, in full: losses, and the score they make. */
function resultWords(result: GameResult, names: Sides): string {
  const { ending } = result;
  if (ending.kind === "walkover") return `${absenceWords(ending.to, names)}. Score: ${scoreWords(result, names)}`;
  const [a, b] = (["a", "b"] as const).map((seat) => lostWords(names[seat], ending.losses[seat], ending.broken[seat]));
  return `${a}; ${b}. Score: ${scoreWords(result, names)}`;
}

/** What a statement about a result did: entered one, or agreed to one that was there. */
type Deed = "entered" | "confirmed";
const DEEDS: Readonly<Record<Deed, string>> = { entered: "Entered", confirmed: "Confirmed" };

/** An event's own page. */
export const EVENT = {
  terms: ({ points, years, lists, rounds }: TournamentTerms): string =>
    [
      `${grouped(points)} points`,
      years ? yearsWords(years) : "any year",
      lists.length === 0 ? "all lists" : counted(lists.length, "list"),
      counted(rounds, "round"),
    ].join(" · "),
  theme: "Lists of the theme",
  deadline: say`Deadline ${slot("moment", "")}`,
  /** Once it is past, or hand-in was closed before it. */
  closed: say`Hand-in closed ${slot("moment", "")}`,
  sealWords: {
    sealed: "Until then armies are sealed: others see only who has handed in",
    verdicts: "Until then armies are sealed: the organiser sees only which are legal",
    open: "Armies are shown as they come in",
  } satisfies Record<Seal, string>,
  /** Slot `tables`: their page. */
  rulesTables: (version: string, name: string | null) =>
    name === null ? say`Tables of points: ${slot("tables", version)}` : say`Points and cards: ${slot("tables", name)}, ${version}`,
  noOrganiser: "The organiser’s account is gone. Players can still enter and confirm results.",
  edit: "Edit",
  print: "Print the event",

  handIn: {
    title: "Your army",
    text: "You hand in a copy. You can replace it until the deadline.",
    late: "The deadline has passed. You can still hand in, but the organiser has to accept your army.",
    name: "Your name, for everybody at the event",
    club: "Club (optional)",
    army: "Army",
    choose: "Choose an army",
    noArmies: say`You have no armies yet. ${slot("new", "Build one")}, or duplicate a ${slot("samples", "sample army")}. Then hand it in here.`,
    /** To an organiser who has not entered. */
    noArmiesYet: say`To play too, hand in an army here. ${slot("new", "Build one")}, or duplicate a ${slot("samples", "sample army")}.`,
    account: "To hand in, create an account. With it you can open this event on any device and enter your results.",
    toAccount: "Create an account or sign in",
    send: "Hand in",
    again: "Replace",
    sending: "Handing in…",
    withdraw: "Leave the event",
    withdrawAsk: {
      handingIn: "Leave this event? Your army is removed from it. You can hand in again until the deadline.",
      opened:
        "Leave this event? You are not paired in its rounds, and everybody can still see your army. Only the organiser can bring you back.",
      playing:
        "Leave this event? Your games, their results, your name and your army stay. You are not paired in the next rounds. Only the organiser can bring you back.",
    },
    left: "You have left the event.",
    done: "Handed in.",
    lastChanged: (about: string, at: Date) => `${about} · changed ${momentWords(at, new Date())}`,
    isIn: (name: string) => `${name} ·`,
    changed: "You have changed this army since. Replace it to hand in the new one.",
    closed: "The deadline has passed, so you can no longer replace your army.",
  },

  players: {
    title: (count: number) => counted(count, "player"),
    none: "Nobody has handed in yet.",
    name: "Player",
    state: "Army",
    you: "you",
    addGuest: "Add a player without an account",
    guestHint: "For somebody who comes on the day, or to make the numbers even. We do not see this player’s army: you check it yourself.",
    add: "Add",
    note: "Note, which everybody can read",
    decide: "Decisions and note",
    /** Before round 1. */
    remove: "Remove",
    decisions: {
      accept: "Accept the army",
      "turn-away": "No longer accept the army",
      withdraw: "Remove from the next rounds",
      "bring-back": "Bring back",
    },
  },

  armies: {
    title: "Armies",
    sheets: "All sheets, to print",
    csv: "Download as CSV",
    csvName: "event-armies.csv",
    sealed: (count: number) => `${counted(count, "army is", "armies are")} sealed until the deadline.`,
  },

  rounds: {
    title: (round: number) => `Round ${grouped(round)}`,
    draw: (round: number) => `Draw round ${grouped(round)}`,
    takeBack: "Take this round back",
    takeBackAsk: "Take this round back? You can draw it again. With the same players the pairings are the same.",
    table: (table: number) => `Table ${grouped(table)}`,
    bye: (points: number) => `Bye: ${counted(points, "point")}`,
    byeTable: "Bye",
    byePoints: (points: number) => counted(points, "point"),
    against: "against",
    open: "No result yet",
    entered: (result: GameResult, names: Sides, by: string) => `${scoreWords(result, names)}. Entered by ${by}, not confirmed`,
    disputed: (result: GameResult, names: Sides, by: string) => `Disputed. Last entered, by ${by}: ${scoreWords(result, names)}`,
    settled: (result: GameResult, names: Sides) =>
      result.ending.kind === "walkover"
        ? `${scoreWords(result, names)}: ${absenceWords(result.ending.to, names)}`
        : scoreWords(result, names),
    trace: (count: number) => `Entries for this table (${grouped(count)})`,
    said: (deed: Deed, result: GameResult, names: Sides, by: string) => `${DEEDS[deed]} by ${by}: ${resultWords(result, names)}`,
    fromBattle: "from their battle",
    proof: "Proof of a fair draw",
    /** How others see that the draw was fair. */
    seed: (seed: string, commitment: string) =>
      `So that nobody could bend the draw, its random number was chosen when the event was made: ${seed}. Its checksum (SHA-256) was shown from then on: ${commitment}.`,
    commitment: (commitment: string) =>
      `So that nobody can bend the draw, its random number was chosen when the event was made. It will be shown as soon as round 1 is drawn. Its checksum (SHA-256): ${commitment}.`,
    byHand: "paired by the organiser",
    swap: {
      title: "Swap two players",
      hint: "Swap players before the round is played. The page then says that the organiser paired them.",
      choose: "Choose a player",
      one: "Player",
      other: "takes the place of",
      send: "Swap",
    },
  },

  result: {
    yours: "Your game",
    title: "Enter the result",
    correct: "Change result",
    losses: (name: string, isYou: boolean) => (isYou ? `Your own losses (${name})` : `Losses of ${name}`),
    tugs: "TuGs",
    sugs: "SuGs",
    doubles: (tugs: number) => `A lost double group (keil, later keil or tercio) counts as ${counted(tugs, "TuG")}.`,
    /** How the losses score ("Scoring system and victory points 2-5"). */
    scoring: (limits: Readonly<Record<Scoring, number>>) =>
      `Each TuG that the enemy lost scores ${counted(limits["tug-points"], "point")} and each SuG ${grouped(limits["sug-points"])}, up to ${grouped(limits["damage-most"])} in all. If only the enemy broke, you score ${grouped(limits["triumph-points"])} instead. If nobody broke, both score ${grouped(limits["survival-points"])} more.`,
    /** Fills the form with what a player entered. */
    takeEntry: (whose: string) => `Use ${whose}’s entry`,
    broke: "The army broke",
    doubt: ({ breaksAt, tugs, sugs }: { readonly breaksAt: number | null; readonly tugs: number; readonly sugs: number }) =>
      breaksAt === null
        ? `This army was handed in with ${counted(tugs, "TuG")} and ${counted(sugs, "SuG")}. Check its losses.`
        : `This army breaks at ${grouped(breaksAt)} of ${counted(tugs, "TuG")}. Did it break?`,
    score: (result: GameResult, names: Sides) => `Score: ${scoreWords(result, names)}`,
    send: "Enter result",
    nothing: "Enter what each army lost. A field left empty counts as 0.",
    wholeNumbers: "Enter losses as whole numbers.",
    confirm: (result: GameResult, names: Sides) => `Confirm ${scoreWords(result, names)}`,
    confirmText: (who: string, result: GameResult, names: Sides) => `${who} entered: ${resultWords(result, names)}.`,
    another: "Enter another result",
    waiting: "Entered. Your opponent or the organiser has to confirm it.",
    note: "Reason, which both players can read",
    yourBattle: (result: GameResult, names: Sides) => `You two have closed a battle here: ${scoreWords(result, names)}.`,
    enterBattle: "Enter this result",
    toBattle: "See the battle",
    battle: "Played in Condotta? Paste the battle’s link instead of the losses",
    walkover: "Was the game fought?",
    walkovers: {
      none: "Yes",
      a: (name: string) => `No: only ${name} was there`,
      b: (name: string) => `No: only ${name} was there`,
      nobody: "No: nobody was there",
    },
  },

  standings: {
    title: "Standings",
    place: ({ place }: Standing) => ordinal(place),
    /** `uneven`: players have fought different numbers of games, so that damage is compared for each game. */
    against: ({ against, fought }: Pick<Standing, "against" | "fought">, uneven: boolean) =>
      uneven && fought > 0 ? `${grouped(against)} (${grouped(Math.round((10 * against) / fought) / 10)} a game)` : grouped(against),
    columns: { place: "Place", player: "Player", points: "Points", against: "Damage taken", fought: "Games", triumphs: "Triumphs" },
    hint: (most: number) =>
      `Most victory points first. On equal points, the player with less damage taken per game is ahead. Damage taken: the victory points that opponents get for a player’s lost TuGs and SuGs, at most ${grouped(most)} a game. Only confirmed results count.`,
  },

  organiser: {
    title: "For you as the organiser",
    link: "Link to give out",
    handOn: "Send the link",
    close: "Close hand-in now",
    closeAsk: "Close hand-in now? All armies are opened at once. Armies handed in afterwards count as late.",
    /** Their players' names follow. */
    toDecide: (count: number) =>
      `${counted(count, "army is", "armies are")} late or not legal. ${count === 1 ? "It does" : "They do"} not play unless you accept ${count === 1 ? "it" : "them"}:`,
    /** The tables follow. */
    disputed: (count: number) => `${counted(count, "table is", "tables are")} disputed. Compare both entries, then enter the result:`,
    waits: (count: number) => `${counted(count, "table has", "tables have")} no confirmed result.`,
    handOver: "Hand the event over",
    handOverText: "Make a link for another organiser. It works once, for 14 days.",
    makeLink: "Make the link",
    delete: "Delete the event",
    deleteText: "All armies, rounds and results are deleted.",
    confirmDelete: (name: string) => `Delete ${name} for good?`,
  },
  takeOver: {
    title: "Take the event over",
    text: "You become the organiser of this event. The organiser who sent you this link can then no longer change it.",
    send: "Take over",
    broken: "This link is not complete. Ask the organiser for it again.",
  },
  sheets: {
    title: (name: string) => `${name}: all sheets`,
    of: (player: string, army: string) => `${army}, ${player}`,
    none: "There is no sheet that you can see yet.",
    back: "Back to the event",
  },
  done: "Saved.",
} as const;

const STATER_WORDS: Readonly<Record<Stater, (a: string, b: string) => string>> = {
  a: (a) => a,
  b: (_, b) => b,
  organiser: () => "the organiser",
};
export const staterWords = (by: Stater, a: string, b: string): string => STATER_WORDS[by](a, b);

const IN = "Handed in";

function armyWords({ guest, handedInAt, late, verdict, handIns }: Entry): readonly string[] {
  if (guest) return ["Added by the organiser"];
  if (handedInAt === null) return ["Not handed in"];
  const judged = verdict && (verdict.legal ? "legal" : `not legal (${counted(verdict.problems, "problem")})`);
  const replaced = handIns === 2 ? "once" : `${grouped(handIns - 1)} times`;
  return [late ? "Handed in late" : IN, ...(judged ? [judged] : []), ...(handIns > 1 ? [`replaced ${replaced}`] : [])];
}

function decisionWords({ guest, handedInAt, accepted, withdrawn, plays }: Entry): readonly string[] {
  if (withdrawn) return [withdrawn.by === "player" ? "then left the event" : "then removed by the organiser"];
  if (accepted) return guest ? [] : ["accepted"];
  return plays === false && handedInAt !== null ? ["plays only if the organiser accepts it"] : [];
}

/** Whether a player's army is in and plays, as far as the reader may know. */
export function entryWords(entry: Entry): string {
  const notes = [entry.accepted?.note, entry.withdrawn?.note].flatMap((note) => (note ? [`“${note}”`] : []));
  return [[...armyWords(entry), ...decisionWords(entry)].join(", "), ...notes].join(". ");
}

/** The same beside the army and its verdict: empty where these say it all. */
export function entryRemark(entry: Entry): string {
  const said = entryWords({ ...entry, verdict: null });
  return said === IN ? "" : said;
}

/** What happens next, for everybody. */
export function stageSentence({ stage, rounds, terms }: Pick<Tournament, "stage" | "rounds" | "terms">): string {
  if (stage === "playing") return `Round ${grouped(rounds.length)} of ${grouped(terms.rounds)}`;
  return STAGE_WORDS[stage];
}
