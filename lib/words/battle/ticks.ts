import type { SeatName } from "../../model/by-seat";
import type { SharedTick } from "../../model/company";
import { clockWords } from "../dates";
import { counted, sentenceCase } from "../phrasing";
import { lossWords } from "../troops";
import { AFIELD, armyCalled, unseenWords } from "./afield";
import { commanderCalled, does, ending, type SeatNames, who } from "./names";

/** Who ticked what on the day, and what is still to do. */
export const TICKS = {
  heading: "Who ticked what",
  earlier: (count: number): string => `Earlier: ${counted(count, "tick")}`,
} as const;

/** `perBase`: wounds that take a base. */
type Called = { readonly names: SeatNames; readonly group: (seat: SeatName, number: number) => string; readonly perBase: number };

type Thing = Called & { readonly seat: SeatName; readonly at: number };

const KINDS_OF_HIDDEN = ["unknown", "tug", "sug", "double"] as const;
const isOrNot = (value: number, what: string): string => (value > 0 ? what : `not ${what}`);

/** "2 bases and 1 wound", "nothing lost". */
const lostWords = (wounds: number, perBase: number): string =>
  wounds === 0 ? "nothing lost" : lossWords(wounds, perBase).replace(" + ", " and ");

/** Both armies may have a group of that number. */
const groupOf = ({ names, group, seat, at }: Thing): string => `${group(seat, at)}, ${armyCalled(names, seat)}`;

/** By the other player's name: said of what somebody ticked, "their" would be unclear. */
const commanderOf = ({ names, seat, at }: Thing): string =>
  commanderCalled(at, seat === names.eyes ? "your" : ending(names.names[seat]), names.commanders?.[seat]);

/** What a tick is about: "Tercio (7), your army", "camp of your army". */
const THINGS: Readonly<Record<string, (thing: Thing) => string>> = {
  unit: groupOf,
  gone: groupOf,
  camp: ({ names, seat }) => `camp of ${armyCalled(names, seat)}`,
  killed: commanderOf,
  hurt: commanderOf,
  here: () => "a march",
  kind: ({ at }) => AFIELD.unseen.called(at),
  lost: ({ at }) => AFIELD.unseen.called(at),
};

/** What it says of it: "2 bases and 1 wound", "not killed". */
const STATES: Readonly<Record<string, (value: number, perBase: number) => string>> = {
  unit: lostWords,
  gone: (value) => isOrNot(value, "destroyed"),
  camp: lostWords,
  killed: (value) => isOrNot(value, "killed"),
  hurt: (value) => isOrNot(value, "wounded"),
  here: (value) => isOrNot(value, "arrived"),
  kind: (value) => unseenWords(KINDS_OF_HIDDEN[value] ?? "unknown"),
  lost: (value) => isOrNot(value, "lost"),
};

/** What is tested by a kill-a-base test that was made. */
const TESTED: Readonly<Record<string, (thing: Thing) => string>> = {
  broken: groupOf,
  camp: ({ names, seat }) => AFIELD.tests.campOf(armyCalled(names, seat)),
  killed: commanderOf,
};

function saidOf({ key, value }: Pick<SharedTick, "key" | "value">, called: Called): { readonly what: string; readonly state: string } {
  const isTest = key.startsWith("test:");
  const [what = "", of, number = "0"] = key.replace(/^test:/, "").split(":");
  const thing: Thing = { ...called, seat: of === "b" ? "b" : "a", at: Number(number) };
  if (isTest) return { what: TESTED[what]?.(thing) ?? AFIELD.tests.hiddenGroup, state: value > 0 ? "test made" : "test open again" };
  return { what: THINGS[what]?.(thing) ?? key, state: STATES[what]?.(value, called.perBase) ?? String(value) };
}

/** "14:05 Ben: Tercio (7), your army: 2 bases. At 14:03 you had ticked: 1 base." */
export function traceWords(tick: SharedTick & { readonly before: SharedTick | null }, called: Called): string {
  const { names } = called;
  const { what, state } = saidOf(tick, called);
  const said = `${clockWords(new Date(tick.at))} ${sentenceCase(who(names, tick.by))}: ${what}: ${state}.`;
  const { before } = tick;
  if (!before || before.value === tick.value) return said;
  const earlier = saidOf({ key: tick.key, value: before.value }, called).state;
  return `${said} At ${clockWords(new Date(before.at))} ${does(names, before.by, "had ticked", "had ticked")}: ${earlier}.`;
}

/** "Ben ticked its arrival at 14:05." */
export const arrivedWords = ({ by, at }: Pick<SharedTick, "by" | "at">, names: SeatNames): string =>
  `${sentenceCase(does(names, by, "ticked", "ticked"))} its arrival at ${clockWords(new Date(at))}.`;

/** The tests due of both armies, in the header: "2 tests to make". */
export const testsDueWords = (count: number): string => `${counted(count, "test")} to make`;
