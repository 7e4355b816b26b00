import type { SeatName } from "../../model/by-seat";
import type { SharedTick } from "../../model/company";
import { clockWords, counted, sentenceCase } from "../phrasing";
import { lossWords } from "../troops";
import { AFIELD, armyCalled, unseenWords } from "./afield";
import { commanderOf, does, type SeatNames, who } from "./names";

/** Who ticked what on the day, and what is still to do. */
export const TICKS = {
  heading: "Who ticked what",
  earlier: (count: number): string => `Earlier: ${counted(count, "tick")}`,
} as const;

/** `perBase`: wounds that take a base. */
type Called = { readonly names: SeatNames; readonly group: (seat: SeatName, number: number) => string; readonly perBase: number };

type Thing = Called & { readonly seat: SeatName; readonly at: number; readonly value: number };

const KINDS_OF_HIDDEN = ["unknown", "tug", "sug", "double"] as const;
const isOrNot = (value: number, what: string): string => (value > 0 ? what : `not ${what}`);

/** "2 bases and 1 wound", "nothing lost". */
const lostWords = (wounds: number, perBase: number): string =>
  wounds === 0 ? "nothing lost" : lossWords(wounds, perBase).replace(" + ", " and ");

/** Both armies may have a group of that number. */
const groupOf = ({ names, group, seat, at }: Thing): string => `${group(seat, at)}, ${armyCalled(names, seat)}`;

/** What a tick says, by what it is about: "Tercio (7), your army: 2 bases and 1 wound", "camp of your army: 1 base". */
const THINGS: Readonly<Record<string, (thing: Thing) => string>> = {
  unit: (thing) => `${groupOf(thing)}: ${lostWords(thing.value, thing.perBase)}`,
  gone: (thing) => `${groupOf(thing)}: ${isOrNot(thing.value, "destroyed")}`,
  camp: ({ names, seat, value, perBase }) => `camp of ${armyCalled(names, seat)}: ${lostWords(value, perBase)}`,
  killed: ({ names, seat, at, value }) => `${commanderOf(names, seat, at)}: ${isOrNot(value, "killed")}`,
  hurt: ({ names, seat, at, value }) => `${commanderOf(names, seat, at)}: ${isOrNot(value, "wounded")}`,
  here: ({ value }) => (value > 0 ? "a march has arrived" : "a march has not arrived"),
  kind: ({ at, value }) => `${AFIELD.unseen.called(at)}: ${unseenWords(KINDS_OF_HIDDEN[value] ?? "unknown")}`,
  lost: ({ at, value }) => `${AFIELD.unseen.called(at)}: ${isOrNot(value, "lost")}`,
};

/** What is tested by a kill-a-base test that was made. */
const TESTED: Readonly<Record<string, (thing: Thing) => string>> = {
  broken: groupOf,
  camp: ({ names, seat }) => AFIELD.tests.campOf(armyCalled(names, seat)),
  killed: ({ names, seat, at }) => commanderOf(names, seat, at),
};

function thingWords({ key, value }: Pick<SharedTick, "key" | "value">, called: Called): string {
  const [what = "", of, number = "0"] = key.replace(/^test:/, "").split(":");
  const thing: Thing = { ...called, seat: of === "b" ? "b" : "a", at: Number(number), value };
  if (!key.startsWith("test:")) return THINGS[what]?.(thing) ?? key;
  return `${value > 0 ? "test made" : "test open again"}: ${TESTED[what]?.(thing) ?? AFIELD.tests.hiddenGroup}`;
}

const isOfWounds = ({ key }: Pick<SharedTick, "key">): boolean => /^(?:unit|camp):/.test(key);

/** "14:05 Ben: Tercio (7), your army: 2 bases. You had 1 base at 14:03." */
export function traceWords(tick: SharedTick & { readonly before: SharedTick | null }, called: Called): string {
  const { names } = called;
  const said = `${clockWords(new Date(tick.at))} ${sentenceCase(who(names, tick.by))}: ${thingWords(tick, called)}.`;
  const { before } = tick;
  if (!before || before.value === tick.value) return said;
  return `${said} ${sentenceCase(does(names, before.by, "had", "had"))} ${isOfWounds(tick) ? lostWords(before.value, called.perBase) : before.value} at ${clockWords(new Date(before.at))}.`;
}

/** "Arrived: Ben, 14:05." */
export const arrivedWords = ({ by, at }: Pick<SharedTick, "by" | "at">, names: SeatNames): string =>
  `Arrived: ${who(names, by)}, ${clockWords(new Date(at))}.`;

/** The tests due of both armies, in the header: "2 tests to make". */
export const testsDueWords = (count: number): string => `${counted(count, "test")} to make`;
