import type { Locator, Page } from "playwright-core";
import { deedWords } from "@/lib/words/battle/deeds";
import { HANDLING } from "@/lib/words/battle/handling";
import { MAY_MOVE_HERE } from "@/lib/words/battle/map";
import { ROOM } from "@/lib/words/battle/room";
import { TABLE } from "@/lib/words/battle/table-panels";
import { TERRAIN_SHEET } from "@/lib/words/battle/terrain";
import { deed, goOn, noteTap, publicView, takeTime, theTurn, title } from "./battle-room";
import { gripOf, inHand } from "./by-hand";

/** Taps, by what each was for. */
export function newCount() {
  const taps = new Map<string, number>();
  return {
    add: (why: string) => void taps.set(why, (taps.get(why) ?? 0) + 1),
    all: () => [...taps.values()].reduce((sum, one) => sum + one, 0),
    told: () => [...taps].map(([why, so]) => `${so} ${why}`).join(", "),
  };
}

export type Count = ReturnType<typeof newCount>;

/** A thumb on a phone, which counts. */
export type Thumb = {
  readonly page: Page;
  readonly tap: (what: Locator, why: string) => Promise<void>;
  /** What is in the hand is carried a little way: that counts as a tap. */
  readonly carry: (why: string) => Promise<void>;
};

const refusals = (page: Page) => page.getByRole("list", { name: HANDLING.reasons }).locator("[data-mood=not]");
const nearest = (page: Page) => page.getByRole("button", { name: HANDLING.nearest });

export function newThumb(page: Page, count: Count): Thumb {
  const before = async (why: string) => {
    await takeTime(page);
    count.add(why);
  };
  const tap: Thumb["tap"] = async (what, why) => {
    await before(why);
    await what.tap();
    noteTap(page);
  };
  return {
    ...{ page, tap },
    async carry(why) {
      await before(why);
      const { x, y } = await gripOf(page);
      const wire = await page.context().newCDPSession(page);
      const touch = (type: "touchStart" | "touchMove" | "touchEnd", at: readonly { readonly x: number; readonly y: number }[]) =>
        wire.send("Input.dispatchTouchEvent", { type, touchPoints: [...at] });
      await touch("touchStart", [{ x, y }]);
      for (const step of [8, 16, 24]) await touch("touchMove", [{ x: x + step, y: y - step / 3 }]);
      await touch("touchEnd", []);
      await wire.detach();
      noteTap(page);
      await inHand(page).and(page.locator(":not([data-moving])")).waitFor();
      if ((await refusals(page).count()) === 0) return;
      await tap(nearest(page), "nearest place");
    },
  };
}

const is = async (what: Locator): Promise<boolean> => (await what.count()) > 0;
const named = (page: Page, name: string | RegExp) => theTurn(page).getByRole("button", { name, exact: true });
const options = (page: Page) => theTurn(page).locator(".option-list").getByRole("radio");
const option = (page: Page, name: RegExp) => options(page).filter({ hasText: name });
const cards = (page: Page) => theTurn(page).locator(".turn-hand").getByRole("radio", { disabled: false });
/** The only thing there is to do is chosen from the start. */
const lastCard = (page: Page) => cards(page).and(page.locator("[aria-checked=true]"));
const squares = (page: Page, dense = "") => page.getByRole("gridcell", { name: new RegExp(`${dense}.*${MAY_MOVE_HERE}$`) });
const kinds = (page: Page) => page.locator(".terrain-sheet:not([data-busy])").getByRole("radio");
const noMore = (page: Page) => theTurn(page).getByRole("button", { name: TERRAIN_SHEET.stop, exact: true });
const theRest = (page: Page) => named(page, /^Place the next (\d+ groups|group) beside it$/);
const allCommanders = (page: Page) => named(page, TABLE.computer.placeCommanders);
const flankKinds = (page: Page) => theTurn(page).getByRole("list", { name: TABLE.lists.kinds }).getByRole("button");

/** What there is to do by hand: where it is offered, and how it is done. The first that is offered is done. */
type Doing = { readonly offered: (page: Page) => Locator; readonly act: (thumb: Thumb, step: string) => Promise<void> };

const tapFirst =
  (what: (page: Page) => Locator, why: string): Doing["act"] =>
  async (thumb, step) => {
    await thumb.tap(what(thumb.page).first(), `${step}: ${why}`);
    // What is chosen waits for the button that does it; what counts at once does not.
    if (await is(deed(thumb.page).and(thumb.page.locator(":not([data-small])"))))
      await thumb.tap(deed(thumb.page).first(), `${step}: ${why}, confirmed`);
  };

const tapOnly =
  (what: (page: Page) => Locator, why: string): Doing["act"] =>
  (thumb, step) =>
    thumb.tap(what(thumb.page).first(), `${step}: ${why}`);

/** A batch: the first where its player wants it, the others beside it, and one of them moved. */
async function layBatch({ page, tap, carry }: Thumb, step: string): Promise<void> {
  await carry(`${step}: group`);
  if (await is(theRest(page))) await tap(theRest(page), `${step}: the rest beside it`);
  while (await is(theTurn(page).getByRole("button", { name: /^Next: / }))) {
    await tap(theTurn(page).getByRole("button", { name: /^Next: / }), `${step}: next group`);
    await page.waitForTimeout(150);
  }
  await tap(deed(page), `${step}: batch confirmed`);
}

async function layThing({ page, tap, carry }: Thumb, step: string): Promise<void> {
  if (!(await is(deed(page)))) await carry(`${step}: thing`);
  await tap(deed(page).last(), `${step}: put`);
}

const haveChosen = new WeakSet<Page>();

/** Of optional pieces each player takes one: so many there are on the densest square without. */
async function stopChoosing({ page, tap }: Thumb, step: string): Promise<void> {
  const isChosen = haveChosen.has(page);
  haveChosen.add(page);
  await tap(isChosen ? noMore(page) : kinds(page).first(), `${step}: ${isChosen ? "no more" : "kind"}`);
}

const WISHED = /^(Be the defender|Forest)/;

const NOBODYS = { square: null, seat: null, committed: { a: false, b: false }, declared: { a: null, b: null }, card: null, roles: null };
const leaveIt = (page: Page) => option(page, new RegExp(`^${deedWords({ type: "adjust-piece", adjust: { do: "leave" } }, NOBODYS)}`));
const passOn = (page: Page) => named(page, /^Pass$/);

const allow = (page: Page) => page.getByRole("button", { name: TABLE.computer.asksFirst.button, exact: true });

const BY_HAND: readonly Doing[] = [
  { offered: allow, act: tapOnly(allow, "allowed") },
  { offered: kinds, act: tapOnly(kinds, "kind") },
  { offered: (page) => theTurn(page).locator(".batch"), act: layBatch },
  { offered: leaveIt, act: tapOnly(leaveIt, "left") },
  { offered: lastCard, act: tapOnly((page) => deed(page).last(), "last card") },
  { offered: cards, act: tapFirst(cards, "card") },
  { offered: (page) => option(page, WISHED), act: tapFirst((page) => option(page, WISHED), "option") },
  { offered: (page) => named(page, /^Leave the marker/), act: tapOnly((page) => named(page, /^Leave the marker/), "left there") },
  { offered: (page) => squares(page, "very dense, open"), act: tapFirst((page) => squares(page, "very dense, open"), "square") },
  { offered: allCommanders, act: tapOnly(allCommanders, "commanders") },
  { offered: passOn, act: tapOnly((page) => deed(page).last(), "no more") },
  { offered: inHand, act: layThing },
  { offered: flankKinds, act: tapOnly(flankKinds, "kind") },
  { offered: deed, act: tapOnly((page) => deed(page).last(), "confirmed") },
  { offered: options, act: tapFirst(options, "option") },
];

const ONE_OPTIONAL_PIECE: readonly Doing[] = [
  { offered: goOn, act: tapOnly(goOn, "going on") },
  { offered: noMore, act: stopChoosing },
];

const leaveAll = (page: Page) => named(page, new RegExp(`^${TABLE.leaveAll.button(".+")}$`));
/** As many optional pieces as there may be, and the other player's are all left where they lie. */
const ALL_OPTIONAL_PIECES: readonly Doing[] = [
  { offered: goOn, act: tapOnly(goOn, "going on") },
  { offered: leaveAll, act: tapOnly(leaveAll, "left, and all later ones") },
];

const stop = (page: Page) => named(page, TABLE.computer.stop);
const forMe = (words: string) => (page: Page) => named(page, words);
const [daysForMe, terrainForMe, toTheEnd] = [
  forMe(ROOM.playDaysForMe),
  forMe(TABLE.computer.theTerrain),
  forMe(TABLE.computer.toTheEnd),
] as const;
const firstLine = (page: Page) => page.getByRole("group", { name: TABLE.batch.lines }).getByRole("button").first();

/** A battle line is chosen once; it lays the batches that follow too, and each is confirmed. */
async function layLine({ page, tap }: Thumb, step: string): Promise<void> {
  if ((await firstLine(page).getAttribute("aria-pressed")) !== "true") await tap(firstLine(page), `${step}: battle line`);
  await deed(page)
    .filter({ hasNotText: /^Next: / })
    .waitFor();
  await tap(deed(page), `${step}: batch confirmed`);
}

const WITH_HELP: readonly Doing[] = [
  { offered: goOn, act: tapOnly(goOn, "going on") },
  { offered: allow, act: tapOnly(allow, "allowed") },
  { offered: stop, act: async ({ page }) => page.waitForTimeout(50) },
  { offered: daysForMe, act: tapOnly(daysForMe, "days for me") },
  { offered: terrainForMe, act: tapOnly(terrainForMe, "terrain for me") },
  { offered: (page) => theTurn(page).locator(".batch"), act: layLine },
  {
    offered: (page) => allCommanders(page).or(passOn(page)).or(theTurn(page).locator(".commands-form")),
    act: tapOnly(toTheEnd, "to the end"),
  },
  { offered: inHand, act: layThing },
  { offered: deed, act: tapOnly((page) => deed(page).last(), "confirmed") },
];

/** Does the next thing that the page asks for: by hand; or with all the help there is, but for how the army is drawn up. */
const playBy = (all: readonly Doing[]) => async (thumb: Thumb) => {
  const { page } = thumb;
  const waiting = goOn(page)
    .or(title(page).and(page.locator("[data-mine]")))
    .or(allow(page))
    .or(stop(page))
    .or(title(page).filter({ hasText: "Ready for the table" }));
  // What was asked a moment ago may have been answered since: whoever calls looks again.
  if (!(await is(waiting))) return page.waitForTimeout(50);
  const { step } = await publicView(page);
  for (const { offered, act } of all) if (await is(offered(page))) return act(thumb, step);
  await page.waitForTimeout(100);
};

export const playByHand = playBy([...ONE_OPTIONAL_PIECE, ...BY_HAND]);
export const playByHandWithAllPieces = playBy([...ALL_OPTIONAL_PIECES, ...BY_HAND]);
export const playWithHelp = playBy(WITH_HELP);
