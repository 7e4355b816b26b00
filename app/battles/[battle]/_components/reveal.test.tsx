// @vitest-environment happy-dom
import { describe, expect, test } from "vitest";
import { SEATS } from "@/lib/model/enumerations";
import { view } from "@/lib/rules/prebattle/view";
import { SCOUTING } from "@/lib/words/battle/days";
import { ROOM } from "@/lib/words/battle/room";
import { daysBattle } from "@/tests/build/days-battle";
import { roomOfTests } from "@/tests/build/open-room";
import { BOOK } from "@/tests/build/played-battle";
import { tableBattle } from "@/tests/build/table-battle";
import { revealOf } from "./reveal";

const room = roomOfTests();
const open = (battle: Parameters<typeof room.open>[0]): Promise<void> => room.open(battle, "a", ["a"], true);
const days = () => daysBattle({ hands: { a: "KWGYR", b: "KKWGG" } });
const table = () => tableBattle({ step: "first-deployment", outscouted: { seat: "a", difference: 20 } });

describe("what is revealed", () => {
  test("the roll until cards are played, the scouting cards until this seat deploys, and nothing to who only looks on", () => {
    const begun = view(days(), "a");
    const scouted = view(table(), "a");
    expect(revealOf({ ...begun, invasion: [{ a: "skull", b: "blank" }] })).toBe("invasion");
    expect(revealOf({ ...begun, invasion: [] })).toBeNull();
    expect(revealOf(scouted)).toBe("scouting");
    expect(revealOf({ ...scouted, seat: null })).toBeNull();
    expect(revealOf({ ...scouted, step: "ready" })).toBeNull();
    const camp = { kind: "standard", quality: "poor", x: 20, y: 1, width: 3, depth: 2 };
    expect(revealOf({ ...scouted, camps: { a: camp as never, b: null } })).toBeNull();
    expect(revealOf({ ...scouted, camps: { a: null, b: camp as never } })).toBe("scouting");
  });

  test("it stands in place of the turn until its player goes on, and never again", async () => {
    await open(table());
    expect(room.words(".reveal .eyebrow")).toBe("Out-scouting");
    expect(room.page.querySelector(".table-foot")).toBeNull();
    await room.press(ROOM.goOn);
    expect(room.page.querySelector(".reveal")).toBeNull();
    expect(room.page.querySelector(".turn-head h2")).toBe(document.activeElement);
    await room.leave();
    await open(table());
    expect(room.page.querySelector(".reveal")).toBeNull();
  });

  test("nothing that came onto the table since is drawn before its player goes on", async () => {
    const camp = { camp: { state: "standard", x: 22, y: 29 }, orders: [] } as const;
    await open(tableBattle({ step: "first-deployment", outscouted: { seat: "b", difference: 20 }, b: { host: camp } }));
    const camps = () => room.page.querySelectorAll(".camp").length;
    await room.until(() => room.page.querySelector(".battle-field svg") !== null);
    expect(room.words(".reveal .eyebrow")).toBe("Out-scouting");
    expect(camps()).toBe(0);
    await room.press(ROOM.goOn);
    await room.until(() => camps() > 0);
  });

  test("on a page that stays open the scouting cards come after the roll, and each is gone once its player goes on", async () => {
    const dense = BOOK.tables.squares.find(({ density }) => density === "very-dense");
    await open({ ...tableBattle({ step: "optional" }), square: dense?.id ?? null, territory: dense?.territories[0] ?? null });
    expect(room.words(".reveal .eyebrow")).toBe(ROOM.invasionRoll);
    await room.press(ROOM.goOn);
    expect(room.page.querySelector(".reveal")).toBeNull();
    for (const seat of SEATS) await room.after(() => room.server.play(seat, { type: "stop-choosing" }));
    await room.until(() => room.words(".reveal .eyebrow") === SCOUTING.heading);
    await room.press(ROOM.goOn);
    expect(room.page.querySelector(".reveal")).toBeNull();
  });
});
