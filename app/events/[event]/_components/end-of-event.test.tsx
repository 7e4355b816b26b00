// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from "vitest";
import { EVENT } from "@/lib/words/events/events";
import { type OpenForm, openForm, REFUSAL, refused } from "@/tests/build/open-form";
import { EndOfEvent } from "./end-of-event";

const WORDS = EVENT.organiser;

let desk: OpenForm;
afterEach(async () => {
  await desk.leave();
  vi.unstubAllGlobals();
});
const open = async () => {
  desk = await openForm(<EndOfEvent event="e" name="Cup" link="https://example.org/events/e/take-over" />);
};
const asked = () => desk.server.asked.map(({ method, path }) => `${method} ${path}`);

test("one link to hand it over is made, however often the button is pressed; what was refused before is said no more", async () => {
  await open();
  desk.server.answers(refused(429), { status: 201, body: { code: "abcd" } });
  await desk.press(WORDS.makeLink);
  expect(desk.alerts()).toEqual([REFUSAL]);
  desk.server.holdBack(true);
  await desk.press(WORDS.makeLink);
  await desk.press(WORDS.makeLink);
  await desk.after(() => desk.server.holdBack(false));
  expect(asked()).toEqual(["POST /api/events/e/hand-over", "POST /api/events/e/hand-over"]);
  expect([desk.field(WORDS.handOver).value, desk.alerts()]).toEqual(["https://example.org/events/e/take-over#abcd", []]);
});

test("it is deleted after a second question, and the page of events opens once it is gone", async () => {
  await open();
  desk.server.answers(refused(429), { status: 204, body: null });
  for (const went of [[], ["/events"]]) {
    await desk.press(WORDS.delete);
    expect(desk.says(WORDS.confirmDelete("Cup"))).toBe(true);
    await desk.press(WORDS.delete);
    expect(desk.went).toEqual(went);
  }
  expect([asked(), desk.alerts()]).toEqual([["DELETE /api/events/e", "DELETE /api/events/e"], []]);
});
