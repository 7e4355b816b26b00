// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { typedChoices } from "@/app/_components/troop-fields";
import { findList } from "@/lib/rules/army/book";
import { ODDS } from "@/lib/words/odds";
import { plain } from "@/lib/words/sentence";
import { LISTS, ODDS_BOOK } from "@/tests/build/odds-fixtures";
import { type OpenForm, openForm } from "@/tests/build/open-form";
import { TABLES } from "@/tests/build/rules";
import { FightDesk } from "./fight-desk";
import { briefOf, type Unit } from "./fight-shapes";
import { fightView } from "./fight-view";
import type { Sent } from "./reckoner";

function unit(bases: number, list: string, line: string): Unit {
  const found = findList(LISTS, list as never, null)?.byId.get(line as never)?.line;
  if (!found) throw new Error(`no line ${line}`);
  return { value: `${bases}*${list}/${line}`, label: found.name, name: found.name, troop: found.troop };
}
const UNITS = {
  a: [unit(4, "polish-lithuanian-1576-1660", "polish-hussars")],
  b: [unit(6, "swedish-1618-1648", "german-brigades")],
};
const viewOf = (sent: Readonly<Record<string, string>>) => fightView(sent, UNITS, ODDS_BOOK);

/** What was asked of the worker, which answers when it is told to. */
let questions: (Sent & { readonly answer: (isFailed?: boolean) => void })[];
class WorkerOfTests extends EventTarget {
  postMessage(sent: Sent): void {
    const { id, task } = sent;
    if (task.kind !== "fight") throw new Error("only fights are asked here");
    const answer = (isFailed = false) => {
      const data = isFailed ? { id, failed: true } : { id, done: viewOf(task.sent) };
      this.dispatchEvent(new MessageEvent("message", { data }));
    };
    questions.push({ ...sent, answer });
  }
  terminate(): void {}
}

let desk: OpenForm;
beforeEach(async () => {
  questions = [];
  vi.stubGlobal("Worker", WorkerOfTests);
  window.history.replaceState(null, "", "/odds");
  const { asked, told } = viewOf({});
  desk = await openForm(
    <FightDesk {...{ asked }} units={UNITS} brief={briefOf(told)} sources={[]} typed={typedChoices(TABLES)}>
      <p>As the server drew it</p>
    </FightDesk>,
  );
});
afterEach(async () => {
  await desk.leave();
  vi.unstubAllGlobals();
});

const flag = (name: string) => desk.page.querySelector(`input[name="${name}"]`) as HTMLInputElement;
const press = (name: string) => desk.after(() => flag(name).click());
const answer = (at: number, isFailed?: boolean) => desk.after(() => questions[at]?.answer(isFailed));
const spoken = () => desk.page.querySelector("[role=status]")?.textContent;
const isPending = () => desk.page.querySelector(".odds-answer")?.getAttribute("aria-busy") === "true";
function spokenOf(sent: Readonly<Record<string, string>>): string {
  const brief = briefOf(viewOf(sent).told);
  return brief ? plain(ODDS.spoken(brief.names.a, brief.at.a, brief.names.b, brief.at.b)) : "";
}

test("an answer that comes late is not shown in place of a later question's", async () => {
  await press("line");
  await press("tests");
  await desk.until(() => questions.length === 2);
  await answer(1);
  await desk.until(() => !isPending());
  await answer(0);
  expect([flag("line").checked, flag("tests").checked, isPending()]).toEqual([true, true, false]);
  expect(spoken()).toBe(spokenOf({ line: "1", tests: "1" }));
  expect(window.location.search).toBe("?line=1&tests=1");
});

test("an answer that fails is told only of the question that stands, and nothing chosen is lost", async () => {
  await press("line");
  await press("tests");
  await answer(0, true);
  expect([desk.alerts(), isPending()]).toEqual([[], true]);
  await answer(1, true);
  await desk.until(() => desk.alerts().length === 1);
  expect([desk.alerts()[0]?.startsWith(ODDS.unreached), isPending()]).toEqual([true, false]);
  expect([flag("line").checked, flag("tests").checked]).toEqual([true, true]);
  await press("line");
  await answer(2);
  await desk.until(() => !isPending());
  expect([desk.alerts(), flag("line").checked]).toEqual([[], false]);
});
