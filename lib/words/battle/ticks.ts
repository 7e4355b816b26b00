import type { SeatName } from "../../model/by-seat";
import type { SharedTick } from "../../model/company";
import { clockWords, counted, sentenceCase } from "../phrasing";
import { AFIELD, armyCalled, unseenWords } from "./afield";
import { commanderOf, does, type SeatNames, who } from "./names";

/** Who ticked what on the day, and what is still to do. */
export const TICKS = {
  heading: "Who ticked what",
  earlier: (count: number): string => `Earlier: ${counted(count, "tick")}`,
} as const;

type Called = { readonly names: SeatNames; readonly group: (seat: SeatName, number: number) => string };

type Thing = Called & { readonly seat: SeatName; readonly at: number; readonly value: number };

const KINDS_OF_HIDDEN = ["unknown", "tug", "sug", "double"] as const;
const isOrNot = (value: number, what: string): string => (value > 0 ? what : `not ${what}`);

/** What a tick says, by what it is about: "7 Tercio: 4 wounds", "camp of your army: 2 wounds". */
const THINGS: Readonly<Record<string, (thing: Thing) => string>> = {
  unit: ({ group, seat, at, value }) => `${group(seat, at)}: ${counted(value, "wound")}`,
  gone: ({ group, seat, at, value }) => `${group(seat, at)}: ${isOrNot(value, "destroyed")}`,
  camp: ({ names, seat, value }) => `camp of ${armyCalled(names, seat)}: ${counted(value, "wound")}`,
  killed: ({ names, seat, at, value }) => `${commanderOf(names, seat, at)}: ${isOrNot(value, "killed")}`,
  hurt: ({ names, seat, at, value }) => `${commanderOf(names, seat, at)}: ${isOrNot(value, "wounded")}`,
  here: ({ value }) => (value > 0 ? "a march has arrived" : "a march has not arrived"),
  kind: ({ at, value }) => `${AFIELD.unseen.called(at)}: ${unseenWords(KINDS_OF_HIDDEN[value] ?? "unknown")}`,
  lost: ({ at, value }) => `${AFIELD.unseen.called(at)}: ${isOrNot(value, "lost")}`,
};

/** What is tested by a kill-a-base test that was made. */
const TESTED: Readonly<Record<string, (thing: Thing) => string>> = {
  broken: ({ group, seat, at }) => group(seat, at),
  camp: ({ names, seat }) => AFIELD.tests.campOf(armyCalled(names, seat)),
  killed: ({ names, seat, at }) => commanderOf(names, seat, at),
};

function thingWords({ key, value }: Pick<SharedTick, "key" | "value">, called: Called): string {
  const [what = "", of, number = "0"] = key.replace(/^test:/, "").split(":");
  const thing: Thing = { ...called, seat: of === "b" ? "b" : "a", at: Number(number), value };
  if (!key.startsWith("test:")) return THINGS[what]?.(thing) ?? key;
  return `${value > 0 ? "test made" : "test open again"}: ${TESTED[what]?.(thing) ?? AFIELD.tests.hiddenGroup}`;
}

/** "14:05 Ben: 7 Tercio: 4 wounds. You had 2 at 14:03." */
export function traceWords(tick: SharedTick & { readonly before: SharedTick | null }, called: Called): string {
  const { names } = called;
  const said = `${clockWords(new Date(tick.at))} ${sentenceCase(who(names, tick.by))}: ${thingWords(tick, called)}.`;
  const { before } = tick;
  if (!before || before.value === tick.value) return said;
  return `${said} ${sentenceCase(does(names, before.by, "had", "had"))} ${before.value} at ${clockWords(new Date(before.at))}.`;
}

/** "Arrived: Ben, 14:05." */
export const arrivedWords = ({ by, at }: Pick<SharedTick, "by" | "at">, names: SeatNames): string =>
  `Arrived: ${who(names, by)}, ${clockWords(new Date(at))}.`;

/** The tests due of both armies, in the header: "2 tests to make". */
export const testsDueWords = (count: number): string => `${counted(count, "test")} to make`;
