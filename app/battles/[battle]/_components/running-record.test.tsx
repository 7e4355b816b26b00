import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { LINE_WORDS } from "@/app/_components/use-line-words";
import { say, type Words } from "@/lib/words/sentence";
import { term } from "@/lib/words/terms";
import { beforeReveal, RecordLines } from "./running-record";

const line = (seq: number, sentence: Words) => ({ seq, sentence, step: "deployment" as const, day: null });
const LINES = [
  line(3, "They wait."),
  line(2, say`A ${term("keil")}, then a ${term("tercio")} (four wide).`),
  line(1, say`A ${term("tercio")} stands on difficult ground.`),
];

const drawn = (): string => renderToStaticMarkup(<RecordLines sentences={LINES} last={3} />);
const stops = (markup: string): number => [...markup.matchAll(/<button(?![^>]*tabindex="-1")/g)].length;
const readIn = (markup: string): string => markup.replace(/<\/li>/g, "\n").replace(/<[^>]+>/g, "");

test("sentences are plain until their words are fetched, then one stop of the keyboard for all, and the same to read", async () => {
  const before = drawn();
  expect(before).not.toContain("<button");
  await LINE_WORDS.fetch();
  const after = drawn();
  expect([...after.matchAll(/data-term="([^"]+)"/g)].map(([, term]) => term)).toEqual(expect.arrayContaining(["keil", "tercio"]));
  expect(stops(after)).toBe(1);
  expect(after).toMatch(/<button(?![^>]*tabindex="-1")[^>]*>keil</);
  expect(readIn(after)).toBe(readIn(before));
});

test("what the dice or cards come to is not told while they are being shown", () => {
  const types = (...all: readonly string[]) => all.map((type, at) => ({ type, seq: at + 1 })) as never;
  const left = (...all: readonly string[]) => beforeReveal(types(...all)).map(({ type }) => type);
  expect(left("seat-sat", "invasion-rolled", "invasion-rolled", "role-chosen")).toEqual(["seat-sat"]);
  expect(left("invasion-rolled", "cards-kept", "scouting-dealt", "unit-deployed")).toEqual(["invasion-rolled", "cards-kept"]);
  expect(left("seat-sat")).toEqual(["seat-sat"]);
});
