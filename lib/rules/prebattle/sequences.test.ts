import { describe, expect, test } from "vitest";
import type { LegalCommand } from "@/lib/model/battle-command";
import { COLOURS, type Colour, SEATS } from "@/lib/model/enumerations";
import { type DaysOpening, daysBattle, NO_DRAWS } from "@/tests/build/days-battle";
import { accepted, applyAll, asSent } from "@/tests/build/played-battle";
import { slowSequences } from "@/tests/build/slow-sequences";
import type { Battle } from "./battle";
import { decide } from "./decide";
import { legalCommands } from "./sequence";

const letterOf = (card: Colour): string => "KWGYR".charAt(COLOURS.indexOf(card));

function saying(seat: string, command: LegalCommand): string {
  switch (command.type) {
    case "declare-day":
      return `${seat} ${command.pass ? "pass" : "play"}`;
    case "commit-card":
      return `${seat} lays ${letterOf(command.card)}`;
    case "move-marker":
      return `${seat} moves ${command.to}`;
    case "keep-cards":
      return `${seat} keeps ${command.keep.map(letterOf).sort().join("")}`;
    default:
      throw new Error(`${command.type} on the five days`);
  }
}

function sequences(battle: Battle, length: number, said = ""): string[] {
  if (length === 0) return [said];
  const choices = SEATS.flatMap((seat) => legalCommands(battle, seat).map((command) => ({ seat, command })));
  if (choices.length === 0) return [said];
  return choices.flatMap(({ seat, command }) => {
    const after = applyAll(battle, accepted(decide(battle, seat, asSent(command, seat), NO_DRAWS)));
    const now = saying(seat, command);
    return sequences(after, length - 1, said === "" ? now : `${said}, ${now}`);
  });
}

type Case = Required<Pick<DaysOpening, "hands" | "defender" | "territory" | "square">>;

describe("every sequence of legal commands, as a second hand wrote them", () => {
  test.each<[string, number, Case]>([
    ["one card against none, to the end", 9, { hands: { a: "R", b: "" }, defender: "a", territory: "M", square: "B1" }],
    ["two against one, the invader short of more", 6, { hands: { a: "WR", b: "G" }, defender: "a", territory: "F", square: "A2" }],
    ["one against two, the other way about", 6, { hands: { a: "K", b: "GY" }, defender: "b", territory: "S", square: "A5" }],
    ["four against five", 5, { hands: { a: "KWGY", b: "KKWGR" }, defender: "a", territory: "C", square: "E2" }],
    ["two against six", 5, { hands: { a: "YR", b: "KWWGYR" }, defender: "b", territory: "P", square: "C3" }],
    ["none against seven", 5, { hands: { a: "", b: "WWWGYYR" }, defender: "a", territory: "M", square: "C2" }],
    ["six against five, all alike, to the end", 12, { hands: { a: "WWWWWW", b: "WWWWW" }, defender: "a", territory: "C", square: "A3" }],
    ["seven against none, of two colours, to the end", 11, { hands: { a: "KKKKKGG", b: "" }, defender: "b", territory: "F", square: "A2" }],
    ["two against two, to the end but for the moves", 8, { hands: { a: "KK", b: "KK" }, defender: "a", territory: "P", square: "E5" }],
  ])("%s: %i commands", (_, length, opening) => {
    const fast = sequences(daysBattle(opening), length).sort();
    expect(fast.join("\n")).toBe(slowSequences(opening, length).sort().join("\n"));
    expect(fast.length).toBeGreaterThan(10);
    expect(new Set(fast).size).toBe(fast.length);
  });
});
