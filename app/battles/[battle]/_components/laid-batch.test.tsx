// @vitest-environment happy-dom
import { describe, expect, test } from "vitest";
import type { LaidGroup } from "@/lib/model/advice";
import { view } from "@/lib/rules/prebattle/view";
import { CANNOT_UNDO } from "@/lib/words/battle/deeds";
import { TABLE } from "@/lib/words/battle/table-panels";
import { ORDERED_FORCE } from "@/tests/build/forces";
import { roomOfTests } from "@/tests/build/open-room";
import { tableBattle } from "@/tests/build/table-battle";

const room = roomOfTests();
const { open } = room;

const side = (y: number) => ({ force: ORDERED_FORCE, host: { camp: { state: "standard", x: 22, y }, orders: [] } }) as const;
const deploying = () => tableBattle({ step: "deployment", outscouted: { seat: "a", difference: 20 }, a: side(1), b: side(29) });
const ALL = /^Deploy these \d unit groups$/;
const NEXT = /^Next: /;
/** What this tab keeps of what is laid out. */
const kept = (): readonly LaidGroup[] =>
  JSON.parse(Object.entries(sessionStorage).find(([name]) => name.startsWith("condotta.laid"))?.[1] ?? "[]");
const size = (): number => view(deploying(), null).batch?.left ?? 0;
const standing = () => room.server.battle().seats.a.host.units;

describe("a batch that is laid out", () => {
  test("is undone deed by deed, back to the beginning, whatever was done", async () => {
    await open(deploying(), "a");
    const inLine = (y: number, shift: number) => ({
      line: "two-lines",
      units: [9, 10, 1, 2].map((number, at) => ({
        ...{ number, x: 12 + shift + 3 * at, y, facing: 90 },
        ...{ files: 2, form: "loose", caltrops: false, stakes: false },
      })),
    });
    room.server.answer("/layout?line=two-lines", inLine(5, 0));
    room.server.answer("/layout?line=all-forward", inLine(4, 2));
    const onField = () => room.page.querySelector<HTMLElement>(".handling-held");
    const down = () => room.after(() => onField()?.dispatchEvent(new KeyboardEvent("keydown", { key: "ArrowDown", bubbles: true })));
    const deeds: readonly (() => Promise<unknown>)[] = [
      () => room.press(TABLE.forming.moreFiles),
      () => room.press(NEXT),
      down,
      () => room.press(TABLE.batch.line["two-lines"]),
      down,
      () => room.press(TABLE.batch.line["all-forward"]),
      () => room.press(TABLE.batch.removeOne),
      () => room.press(NEXT),
    ];
    const stood = (): string => JSON.stringify(kept().map(({ number, x, y, files }) => [number, x, y, files]));
    await room.until(() => kept().length === 1);
    const states = [stood()];
    for (const deed of deeds) {
      await deed();
      await room.until(() => stood() !== states.at(-1));
      // Nothing moves of itself afterwards.
      await room.after(() => new Promise((done) => setTimeout(done, 20)));
      states.push(stood());
    }
    for (const state of states.toReversed().slice(1)) {
      await room.press(TABLE.batch.undo);
      await room.until(() => stood() === state);
    }
    expect(room.button(TABLE.batch.undo).getAttribute("aria-disabled") === "true").toBe(true);
  });

  test("several moved by presses the same way go back in one step, and stay selected; another way, or after a step back, is a step of its own", async () => {
    await open(deploying(), "a");
    const fill = async () => {
      while (kept().length < size()) {
        const before = kept().length;
        await room.press(NEXT);
        await room.until(() => kept().length > before);
      }
    };
    await fill();
    await room.press(TABLE.batch.all);
    const stood = (): string => JSON.stringify(kept().map(({ number, x, y, facing }) => [number, x, y, facing]));
    const onField = () => room.page.querySelector<HTMLElement>(".handling-held");
    const key = async (name: string) => {
      const before = stood();
      await room.after(() => onField()?.dispatchEvent(new KeyboardEvent("keydown", { key: name, bubbles: true })));
      await room.until(() => stood() !== before);
    };
    const undoneTo = async (state: string) => {
      await room.press(TABLE.batch.undo);
      await room.until(() => stood() === state);
      // Selected as before, and in the hand where they stand now.
      expect(room.button(TABLE.batch.selected(size())).getAttribute("aria-pressed")).toBe("true");
    };
    const first = stood();
    for (const name of ["ArrowLeft", "ArrowLeft", "ArrowLeft", "ArrowLeft"]) await key(name);
    const left = stood();
    for (const name of [",", ","]) await key(name);
    const turned = stood();
    await key("ArrowLeft");
    await undoneTo(turned);
    // What holds of two of them is said once.
    const reasons = [...room.page.querySelectorAll(".handling-reasons li")].map(({ textContent }) => textContent);
    expect([reasons.length > 0, new Set(reasons).size]).toEqual([true, reasons.length]);
    await undoneTo(left);
    // After a step back, the same way again is a step of its own.
    await key("ArrowLeft");
    await undoneTo(left);
    await undoneTo(first);
  });

  test("left while its second unit group is carried, that is in the hand again, where it was carried to", async () => {
    const { battle } = deploying();
    const stands = { files: 2, form: "loose", caltrops: false, stakes: false, facing: 90 } as const;
    const [one, other] = [9, 10].map((number, at) => ({ ...stands, number, x: 12 + 5 * at, y: 5 }));
    sessionStorage.setItem(`condotta.laid.${battle}.a`, JSON.stringify([one, other]));
    sessionStorage.setItem(`condotta in hand: ${battle} a unit 10`, JSON.stringify({ x: 20.5, y: 6, angle: 90, w: 0, h: 0 }));
    await open(deploying(), "a");
    await room.until(() => kept()[1]?.x === 20.5);
    expect(kept()).toMatchObject([one, { ...other, x: 20.5, y: 6 }]);
    expect(room.page.querySelector(".handling-held")?.getAttribute("aria-label")).toContain("10");
  });

  test("is laid in no battle line while the computer plays on: the server would be asked for one that is over", async () => {
    await open(deploying(), "a");
    const next = () => view(room.server.battle(), "a").legal.flatMap((one) => (one.type === "deploy-unit" ? [one.number] : []))[0] ?? 0;
    const stands = { files: 2, form: "loose", caltrops: false, stakes: false, facing: 90, y: 5 } as const;
    room.server.answer("/layout?line=two-lines", { line: "two-lines", units: [{ ...stands, number: next(), x: 12 }] });
    const begun = standing().length;
    room.server.answer("/suggestion", () => ({
      command: { type: "deploy-unit", number: next(), x: 12 + 8 * (standing().length - begun), y: 4, facing: 90 },
      reason: null,
    }));
    const lines = () => room.server.asked.filter((address) => address.includes("/layout?"));
    await room.press(TABLE.batch.line["two-lines"]);
    await room.until(() => lines().length === 1 && kept().length === 1);
    room.server.holdBack(true);
    await room.press(TABLE.computer.toTheEnd);
    await room.press(TABLE.computer.asksFirst.button);
    await room.until(() => room.sent().length === 1);
    await room.after(() => {
      room.server.holdBack(false);
      room.server.holdBack(true);
    });
    await room.until(() => room.sent().length === 2);
    expect([standing().length - begun, lines().length]).toEqual([1, 1]);
    await room.press(TABLE.computer.stop);
    await room.after(() => room.server.holdBack(false));
  });

  test("is sent as it lies, though a battle line that was asked for before comes meanwhile", async () => {
    await open(deploying(), "a");
    let answer = (_: unknown): void => undefined;
    const answered = new Promise((done) => {
      answer = done;
    });
    room.server.answer("/layout?line=two-lines", () => answered);
    await room.until(() => kept().length === 1);
    while (room.buttons(NEXT).length > 0) {
      const before = kept().length;
      await room.press(NEXT);
      await room.until(() => kept().length > before);
    }
    await room.press(TABLE.batch.line["two-lines"]);
    room.server.holdBack(true);
    await room.press(ALL);
    const [places, shown] = [kept(), room.words(".thing-list")];
    const units = places.map((one, at) => ({ ...one, x: 12 + 3 * at, y: 5, files: 2 }));
    await room.after(() => answer({ line: "two-lines", units }));
    await room.after(() => new Promise((done) => setTimeout(done, 20)));
    expect([kept(), room.words(".thing-list")]).toEqual([places, shown]);
    await room.after(() => room.server.holdBack(false));
    await room.until(() => standing().length === size());
    expect(standing().map(({ x, y }) => [x, y])).toEqual(places.map(({ x, y }) => [x, y]));
  });

  test("a shown position that a group laid out before covers is the nearest beside it", async () => {
    await open(deploying(), "a");
    await room.press(NEXT);
    await room.until(() => kept().length === 2);
    const [first, second] = kept();
    if (!first || !second) throw new Error("nothing laid out");
    room.server.answer("/suggestion", { command: { type: "deploy-unit", ...first, number: second.number }, reason: null });
    await room.press(TABLE.computer.showPosition);
    await room.until(() => kept()[1]?.x !== second.x || kept()[1]?.y !== second.y);
    expect(kept()[1]?.number).toBe(second.number);
    expect(room.page.querySelector(".handling-reasons li")?.getAttribute("data-mood")).toBe("may");
    const final = () => room.page.querySelector(".send-verdict[data-final]")?.textContent ?? null;
    expect(final()).toBeNull();
    while (kept().length < size()) {
      const before = kept().length;
      await room.press(NEXT);
      await room.until(() => kept().length > before);
    }
    expect(final()).toBe(CANNOT_UNDO);
    await room.press(ALL);
    await room.until(() => standing().length === size());
    const { x, y, facing } = first;
    expect(standing().find((unit) => unit.number === first.number)).toMatchObject({ x, y, facing });
  });
});
