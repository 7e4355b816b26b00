import type { BattleEvent } from "../../model/battle-event";
import type { SeatName } from "../../model/by-seat";
import type { Colour } from "../../model/enumerations";
import type { ShownForce } from "../../model/force";
import { both, campKindWords, counted, sentenceCase } from "../phrasing";
import { say, slot } from "../sentence";
import { territoryWords } from "../territories";
import { type RecordSentence, recordSentences } from "./events";
import { type SeatNames, subject, titleOf } from "./names";
import { STEP_WORDS } from "./turn";

/** The sentences that stand under one heading. */
type Chapter = { readonly head: string; readonly sentences: readonly RecordSentence[] };

/** The sentences of a record under their day or step. An event of the five days that belongs to no day stands under the day before it. */
export function recordChapters(events: readonly BattleEvent[], names: SeatNames): readonly Chapter[] {
  const chapters: { head: string; sentences: RecordSentence[] }[] = [];
  let lastDay: string | null = null;
  for (const line of recordSentences(events, names)) {
    if (line.day !== null) lastDay = RECORD.day(line.day);
    const head: string = line.step === "days" && lastDay ? lastDay : STEP_WORDS[line.step];
    const open = chapters.at(-1);
    if (open?.head === head) open.sentences.push(line);
    else chapters.push({ head, sentences: [line] });
  }
  return chapters;
}

const VERDICTS: Readonly<Record<ShownForce["verdict"], string>> = {
  legal: "legal",
  "not-legal": "not legal",
  "typed-in": "entered by hand, not checked against a list",
};

/** The sources of tables that do not come from the rulebook. */
const SOURCE_HEADS = { sibling: "Values from Mortem et Gloriam", house: "Condotta’s own values" } as const;

/** The record of a battle: its page, its replay, and the record as text. */
export const RECORD = {
  title: (armies: string): string => `Record: ${armies}`,
  eyebrow: "Battle record",
  /** Both armies, in the order of their seats, as spectators call them. */
  armies: (names: SeatNames): string => `${sentenceCase(titleOf(names, "a"))} against ${titleOf(names, "b")}`,
  toBattle: "Back to the battle",
  check: "See that the dice were fair",
  /** The tables of the rules that a battle was played by are not known here. */
  noTables: say`This battle was played with an older version of the rules tables, which this server does not have. It cannot be shown here, but you can still get ${slot("record", "its record")}.`,
  day: (day: number): string => `Day ${day}`,
  happenings: { heading: "What happened", go: (seq: number): string => `Go to entry ${seq}` },
  replay: {
    name: "Replay",
    place: (at: number, last: number): string => `${at} of ${last}`,
    placeAloud: (at: number, last: number, sentence: string): string => `${at} of ${last}: ${sentence}`,
    slider: "Entry",
    first: "First entry",
    back: "Previous entry",
    play: "Play",
    pause: "Pause",
    forward: "Next entry",
    last: "Last entry",
  },
  /** Whose view is shown. */
  view: {
    label: "View of",
    spectator: "Spectator",
    onlySpectators: "This is what spectators see. Hands and cards played face down stay secret until all dice and cards can be checked.",
  },
  hands: {
    name: "Hands",
    of: (names: SeatNames, seat: SeatName): string => subject(names, seat),
    /** `played`: the card that lies face down, or whether one does. */
    count: (count: number, played: Colour | boolean): string => {
      const card = played === false ? "" : played === true ? ", one played" : `, ${played} played`;
      return `${counted(count, "card")}${card}`;
    },
  },
  /** On paper: which entry, whose view and which battle. */
  foot: ({ eyes, names, at, last, battle, chain }: Foot): string =>
    `Entry ${at} of ${last}, as seen by ${eyes === null ? "a spectator" : names.names[eyes]}. Battle ${battle}, last checksum ${chain ?? "none"}.`,
  files: {
    heading: "Keep the record",
    text: "The text is for reading. The JSON file holds everything needed to check this battle, here or with another program.",
    asText: "Show as text",
    json: "Download JSON",
    textName: "Record as text",
  },
  /** The record as plain text. */
  asText: {
    heading: "The five days before the battle",
    labels: { battle: "Battle", table: "Table", rules: "Rules", commitment: "Commitment", seed: "Seed" },
    seat: (seat: SeatName): string => `Seat ${seat}`,
    nonce: (seat: SeatName): string => `Nonce ${seat}`,
    table: ({ width, depth }: { readonly width: number; readonly depth: number }): string => `${width} by ${depth} BW`,
    secretSeed: "secret until the last die and card",
    secretNonce: "not known yet",
    force: (name: string, shown: ShownForce | null, isComputer: boolean): string => {
      const player = isComputer ? ", played by the computer" : "";
      if (shown === null) return `not shown yet${player}`;
      const [general] = shown.commanders;
      return [
        `${name}${player}`,
        ...(general ? [`${general.grade} ${general.class} army commander`] : []),
        `${counted(shown.mapCards, "map card")}, ${counted(shown.scoutingCards, "scouting card")}`,
        territoryWords(shown.territories),
        `${counted(shown.unitGroups, "unit group")}, ${campKindWords(shown.camp)}`,
        VERDICTS[shown.verdict],
      ].join("; ");
    },
    lastLink: (seq: number): string => `Last checksum, of entry ${seq}:`,
    nothing: "Nothing has happened yet.",
    battlefieldTable: (table: string): string => `battlefield ${table}`,
    source: (from: keyof typeof SOURCE_HEADS, tables: readonly string[]): string => `${SOURCE_HEADS[from]}: ${both(tables)}.`,
  },
} as const;

type Foot = {
  readonly eyes: SeatName | null;
  readonly names: SeatNames;
  readonly at: number;
  readonly last: number;
  readonly battle: string;
  readonly chain: string | undefined;
};
