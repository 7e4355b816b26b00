import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import type { Saver } from "@/app/_components/saving/create-saver";
import type { Saving } from "@/app/_components/saving/saving-steps";
import { SAVING } from "@/lib/words/saving";
import { COMMON } from "@/lib/words/site";
import { SavingLine } from "./saving-notes";

const lineOf = (saving: Saving, browserKeeps = true) => {
  const kept = { saving, id: null, browserKeeps, unreadable: false };
  const saver = { now: () => kept, subscribe: () => () => undefined } as unknown as Saver;
  return renderToStaticMarkup(<SavingLine saver={saver} />);
};

test("says in the server's words why an army is not saved, and what would be right", () => {
  const message = "This army takes 64001 bytes as it would be stored, and at most 64000 are kept of one army: take out unit groups.";
  expect(lineOf({ kind: "refused", message, isForOther: false })).toContain(`${SAVING.state.refused} ${message}`);
});

test("what is refused can be tried again; what is another account's can be saved for the one that is signed in", () => {
  const [full, foreign] = [false, true].map((isForOther) => lineOf({ kind: "refused", message: "Full.", isForOther }));
  for (const line of [full, foreign]) for (const words of [SAVING.keptHere.refused, COMMON.retry]) expect(line).toContain(words);
  expect([full, foreign].map((line) => line?.includes(SAVING.saveAsNew))).toEqual([false, true]);
});

test("says why it is not sent yet, and that it waits in this browser", () => {
  expect(lineOf({ kind: "unreachable", message: "The server’s disk is nearly full." })).toContain(
    `${SAVING.state.unreachable} The server’s disk is nearly full. ${SAVING.keptHere.unreachable}`,
  );
  expect(lineOf({ kind: "unreachable", message: COMMON.unreachable })).toContain(
    `${SAVING.state.unreachable} ${SAVING.keptHere.unreachable}`,
  );
  const lost = lineOf({ kind: "unreachable", message: COMMON.unreachable }, false);
  expect(lost).toContain(`${SAVING.state.unreachable} The server cannot be reached. ${SAVING.notKept}`);
});
