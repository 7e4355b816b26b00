import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { LINE_WORDS } from "@/app/_components/use-line-words";
import { RecordLines } from "./record-lines";

const line = (seq: number, sentence: string) => ({ seq, sentence, step: "deployment" as const, day: null });
const LINES = [line(3, "They wait."), line(2, "A keil, then a tercio (four wide)."), line(1, "A tercio stands on difficult ground.")];

const drawn = (): string => renderToStaticMarkup(<RecordLines sentences={LINES} last={3} />);
const stops = (markup: string): number => [...markup.matchAll(/<button(?![^>]*tabindex="-1")/g)].length;
const plain = (markup: string): string => markup.replace(/<\/li>/g, "\n").replace(/<[^>]+>/g, "");

test("sentences are plain until their words are fetched, then one stop of the keyboard for all, and the same to read", async () => {
  const before = drawn();
  expect(before).not.toContain("<button");
  await LINE_WORDS.fetch();
  const after = drawn();
  expect([...after.matchAll(/data-term="([^"]+)"/g)].map(([, term]) => term)).toEqual(expect.arrayContaining(["keil", "tercio"]));
  expect(stops(after)).toBe(1);
  expect(after).toMatch(/<button(?![^>]*tabindex="-1")[^>]*>keil</);
  expect(plain(after)).toBe(plain(before));
});
