// @vitest-environment happy-dom
import { describe, expect, test } from "vitest";
import { view } from "@/lib/rules/prebattle/view";
import { LINKS } from "@/lib/words/battle/links";
import { ROOM } from "@/lib/words/battle/room";
import { daysBattle } from "@/tests/build/days-battle";
import { roomOfTests } from "@/tests/build/open-room";

const room = roomOfTests();
const { open } = room;
const days = () => daysBattle({ hands: { a: "KWGYR", b: "KKWGG" } });

describe("more", () => {
  test("abandoning is asked about first, and sent once", async () => {
    await open(days(), "a");
    await room.press(ROOM.abandon.open);
    await room.until(() => room.buttons(ROOM.abandon.offer.button).length === 1);
    expect(room.sent()).toEqual([]);
    await room.press(ROOM.abandon.offer.button);
    await room.until(() => room.words(".turn").includes(ROOM.abandon.offered));
    expect(room.sent()).toEqual([{ seat: "a", type: "abandon" }]);
    expect(room.buttons(ROOM.abandon.offer.button)).toEqual([]);
  });

  test("an offer is agreed to, or put off until it is made again", async () => {
    await open(days(), "b");
    const offer = () => room.after(() => room.server.play("a", { type: "abandon", otherIsAway: false }));
    await offer();
    await room.until(() => room.words(".turn").includes(ROOM.abandon.received.text("x").slice(1)));
    await room.press(ROOM.abandon.playOn);
    expect(room.words(".turn")).not.toContain(ROOM.abandon.received.text("x").slice(1));
    expect(document.activeElement).toBe(room.page.querySelector("h2"));
    await room.after(() => room.server.play("a", { type: "commit-card", card: "black" }));
    await room.until(() => room.words(".room-facts").length > 0 && view(room.server.battle(), "b").committed.a);
    await offer();
    await room.until(() => room.words(".turn").includes(ROOM.abandon.received.text("x").slice(1)));
    await room.press(ROOM.abandon.received.agree);
    await room.until(() => room.buttons(ROOM.abandon.agree.button).length === 1);
    await room.press(ROOM.abandon.agree.button);
    await room.until(() => room.sent().length > 0);
    expect(room.sent()).toEqual([{ seat: "b", type: "accept-abandon" }]);
  });

  test("the links name this battle", async () => {
    await open(days(), "a");
    await room.press(ROOM.links);
    await room.until(() => room.words("dialog").includes(LINKS.spectators.heading));
    expect(room.words("dialog")).toContain(`/battles/${days().battle}`);
  });
});
