import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { LINE_WORDS } from "@/app/_components/use-line-words";
import { say, type Words } from "@/lib/words/sentence";
import { term } from "@/lib/words/terms";
import { RecordLines } from "./running-record";

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
