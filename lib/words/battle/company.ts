import type { BattleView } from "../../model/battle-view";
import { otherSeat, type SeatName } from "../../model/by-seat";
import type { Company, SharedTick } from "../../model/company";
import { clockWords, counted, sentenceCase } from "../phrasing";
import { AFIELD, armyCalled, unseenWords } from "./afield";
import { commanderOf, does, type SeatNames, who } from "./names";

/** What players are called, and who is here. */
export const COMPANY = {
  name: {
    label: "Your name (optional)",
    second: "Name of the second player (optional)",
    hint: "Your opponent reads it instead of “your opponent”. This browser keeps it for next time.",
    heading: "Your name",
    open: "Your name…",
    say: "Say who you are",
    text: "Only the two players of this battle read it. Two players at one seat have one name.",
    field: "Name",
    save: "Save",
    saving: "Saving…",
    empty: "Type a name.",
  },
  trace: {
    heading: "Who ticked what",
    earlier: (count: number): string => `Earlier: ${counted(count, "tick")}`,
  },
} as const;

/** Whether the other player is here: "Ben is here", "Ben has been away since 14:05"; null where nobody knows. */
export function presenceWords(
  { presence }: Pick<Company, "presence">,
  { chairs, seat }: Pick<BattleView, "chairs" | "seat">,
  names: SeatNames,
) {
  if (seat === null || chairs[otherSeat(seat)] !== "player") return null;
  const other = otherSeat(seat);
  const { here, since } = presence[other];
  if (here) return { here, text: `${sentenceCase(who(names, other))} is here` };
  return since === null ? null : { here, text: `${sentenceCase(who(names, other))} has been away since ${clockWords(new Date(since))}` };
}

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

/** The tests due of both armies, in the header: "2 tests to make". */
export const testsDueWords = (count: number): string => `${counted(count, "test")} to make`;
