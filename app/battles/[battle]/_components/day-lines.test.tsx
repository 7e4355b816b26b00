// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test } from "vitest";
import type { CommanderAfield } from "@/lib/rules/afield/army-afield";
import { MARKS, type Marks } from "@/lib/rules/afield/notebook";
import { AFIELD as WORDS } from "@/lib/words/battle/afield";
import { AFIELD } from "@/tests/build/day-battle";
import { type OnPage, onPage } from "@/tests/build/on-page";
import { CommanderLine } from "./day-lines";

const { commander: FATES } = WORDS;
const SFORZA: CommanderAfield = { at: 1, role: "sub", name: "Sforza", grade: "competent", fallen: null, killed: 0, hurt: 0 };
const CALLED = FATES.called("Sforza", 1);

let line: OnPage;
let marked: [Marks, string][];

beforeEach(async () => {
  marked = [];
  line = await onPage(null);
});
afterEach(() => line.leave());

const fell = (fates: Pick<CommanderAfield, "killed" | "hurt">, isClosed = false): Promise<void> =>
  line.show(
    <CommanderLine
      seat="b"
      commander={{ ...SFORZA, ...fates }}
      tables={AFIELD}
      isClosed={isClosed}
      mark={(changes, spoken) => marked.push([changes, spoken])}
    />,
  );

const names = () => [...line.page.querySelectorAll(".day-fates button")].map(({ textContent }) => textContent);

test("a commander who was only wounded has one wound less when it is undone", async () => {
  await fell({ killed: 0, hurt: 2 });
  expect(names()).toEqual([FATES.woundedAgain, FATES.killed, FATES.notWounded]);
  await line.press(FATES.notWounded);
  expect(marked).toEqual([[{ [MARKS.hurt("b", 1)]: 1 }, FATES.woundUndone(CALLED)]]);
});

test("of a commander who was killed the kill is undone, and his wounds stay", async () => {
  await fell({ killed: 1, hurt: 2 });
  expect(names()).toEqual([FATES.woundedAgain, FATES.killedAgain, FATES.notKilled]);
  await line.press(FATES.notKilled);
  await fell({ killed: 2, hurt: 0 });
  await line.press(FATES.notKilled);
  expect(marked).toEqual([
    [{ [MARKS.killed("b", 1)]: 0 }, FATES.killUndone(CALLED)],
    [{ [MARKS.killed("b", 1)]: 1 }, FATES.killUndone(CALLED)],
  ]);
});

test("a wound and a kill are each added to their own count", async () => {
  await fell({ killed: 1, hurt: 2 });
  await line.press(FATES.woundedAgain);
  await line.press(FATES.killedAgain);
  expect(marked).toEqual([
    [{ [MARKS.hurt("b", 1)]: 3 }, FATES.isWounded(CALLED)],
    [{ [MARKS.killed("b", 1)]: 2 }, FATES.isKilled(CALLED)],
  ]);
});

test("nothing is undone of a commander whom nothing befell, or once the battle is closed", async () => {
  await fell({ killed: 0, hurt: 0 });
  expect(names()).toEqual([FATES.wounded, FATES.killed]);
  await fell({ killed: 1, hurt: 1 }, true);
  expect(names()).toEqual([]);
});
