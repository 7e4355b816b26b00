import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import type { Army } from "@/lib/model/army";
import type { StoredArmy } from "@/lib/model/stored-army";
import type { Tournament } from "@/lib/model/tournament";
import { CHECK } from "@/lib/words/check";
import { EVENT, EVENT_FORM } from "@/lib/words/events/events";
import { browserForThisFile, complaintsOf, RETRIED } from "./browser";
import { open } from "./desk";
import { lookingOver } from "./looked-over";
import { carryToPhone } from "./open-browser";
import { sharedSite as site } from "./server";

const browser = browserForThisFile();

let accounts = 0;
const PASSWORD = "kriegskunst zu fuss";

/** A program with cookies of its own: a player who never opens a page. */
function newProgram() {
  let cookie = "";
  return async function ask<T>(method: string, path: string, body?: unknown): Promise<T> {
    const headers = { ...(cookie ? { cookie } : {}), ...(body === undefined ? {} : { "content-type": "application/json" }) };
    const answer = await fetch(`${site().url}${path}`, { method, headers, ...(body === undefined ? {} : { body: JSON.stringify(body) }) });
    const set = answer.headers.getSetCookie().map((one) => one.split(";")[0] ?? "");
    if (set.length > 0)
      cookie = [...new Map([...cookie.split("; "), ...set].map((one) => [one.split("=")[0], one])).values()].filter(Boolean).join("; ");
    expect(answer.status, `${method} ${path}: ${answer.ok ? "" : await answer.clone().text()}`).toBeLessThan(300);
    return (await answer.json()) as T;
  };
}
type Ask = ReturnType<typeof newProgram>;

/** The same for the visitor of a page. */
const asking = (page: Page): Ask =>
  async function ask<T>(method: string, path: string, body?: unknown): Promise<T> {
    const answer = await page.request.fetch(`${site().url}${path}`, { method, ...(body === undefined ? {} : { data: body }) });
    expect(answer.ok(), `${method} ${path}: ${await answer.text()}`).toBe(true);
    return (await answer.json()) as T;
  };

async function withAccount(ask: Ask, army: Army): Promise<string> {
  await ask("POST", "/api/account/claim", { email: `event-${Date.now()}-${accounts++}@example.org`, password: PASSWORD });
  return (await ask<StoredArmy>("POST", "/api/armies", army)).id;
}

/** Lost TuGs of both, so that `a` breaks `b`. */
const WON = { kind: "fought", losses: { a: { tugs: 2, sugs: 0 }, b: { tugs: 6, sugs: 0 } }, broken: { a: false, b: true } };

type Cup = {
  readonly event: string;
  readonly path: string;
  readonly organiser: Page;
  readonly ready: readonly Army[];
  readonly theme: readonly string[];
};

const armyAt = (ready: readonly Army[], at: number, rest: Partial<Army> = {}): Army => ({
  ...(ready[at] as Army),
  pointsLimit: 10_000,
  ...rest,
});

/** The organiser opens it by the form, without an account. */
async function openCup(organiser: Page): Promise<Cup> {
  const ready = (await (await fetch(`${site().url}/api/ready-armies`)).json()) as Army[];
  await open(organiser, `${site().url}/events/new`);
  await organiser.getByLabel(EVENT_FORM.name, { exact: true }).fill("Corbie Cup");
  await organiser.getByLabel(EVENT_FORM.date, { exact: true }).fill("2099-03-14");
  await organiser.getByLabel(EVENT_FORM.deadline).fill("2099-03-07T20:00");
  await organiser.getByLabel(EVENT_FORM.from).fill("1400");
  await organiser.getByLabel(EVENT_FORM.to, { exact: true }).fill("1730");
  await organiser.getByText(EVENT_FORM.lists(0)).click();
  const theme = [...new Set(ready.slice(0, 11).map(({ list }) => list))];
  for (const list of theme) await organiser.locator(`input[name=lists][value="${list}"]`).check();
  await lookingOver(organiser)("the form of an event");
  await organiser.getByRole("button", { name: EVENT_FORM.send }).click();
  await organiser.getByRole("heading", { name: "Corbie Cup" }).waitFor();
  const event = new URL(organiser.url()).pathname.split("/").at(-1) ?? "";
  return { event, path: `/api/events/${event}`, organiser, ready, theme };
}

/** Two players hand in on their phones, nine by program: four of those armies are bad, each in its own way. */
async function handIn({ event, path, ready, theme }: Cup) {
  const phones = await Promise.all([0, 1].map(() => browser.visit()));
  for (const [at, phone] of phones.entries()) {
    await carryToPhone(phone);
    await withAccount(asking(phone), armyAt(ready, at, { name: `Whitecoats ${at}` }));
    await open(phone, `${site().url}/events/${event}`);
    await phone.getByLabel(EVENT.handIn.army, { exact: true }).selectOption({ index: 1 });
    await phone.getByLabel(EVENT.handIn.name).fill(`Phone ${at}`);
    await phone.getByRole("button", { name: EVENT.handIn.send }).click();
    await phone.locator("p", { hasText: EVENT.handIn.isIn(`Whitecoats ${at}`) }).waitFor();
  }
  const { units } = armyAt(ready, 2);
  const stranger = ready.findIndex(({ list }) => !theme.includes(list));
  const bad: readonly Army[] = [
    armyAt(ready, 2, { units: [...units, ...units.map((unit, at) => ({ ...unit, number: 100 + at, id: 200 + at }))] }),
    armyAt(ready, stranger),
    armyAt(ready, 3, { year: 1750 }),
    armyAt(ready, 4, { units: [] }),
  ];
  const programs: Ask[] = [];
  for (let at = 0; at < 9; at++) {
    const ask = newProgram();
    const army = await withAccount(ask, bad[at] ?? armyAt(ready, at));
    await ask("PUT", `${path}/entry`, { name: `Program ${at}`, club: at % 2 ? "Home" : "Away", army });
    programs.push(ask);
  }
  return { phones: phones as [Page, Page], programs };
}

/** No byte of an army in the source of anybody else's page: neither its name, nor its verdict, nor which list it follows. */
async function isSealed({ event, organiser }: Cup, other: Page): Promise<void> {
  for (const page of [organiser, other]) {
    const source = await (await page.request.get(`${site().url}/events/${event}`, RETRIED)).text();
    const papers = await (await page.request.get(`${site().url}/events/${event}/sheets`, RETRIED)).text();
    expect([source.includes("Whitecoats 0"), papers.includes("Whitecoats 0")]).toEqual([false, false]);
    // Of nobody but the reader himself is it told whether his army is legal.
    if (page === organiser) expect(/problems\\*":/.test(source)).toBe(false);
  }
  await organiser.reload();
  await organiser.getByText(EVENT.armies.sealed(11)).waitFor();
}

/** The organiser accepts five armies with a note. */
async function acceptAll({ organiser }: Cup): Promise<void> {
  const rows = organiser.getByRole("region", { name: EVENT.players.title(12) }).getByRole("row");
  for (const name of ["Late", "Program 0", "Program 1", "Program 2", "Program 3"]) {
    const row = rows.filter({ hasText: new RegExp(`^${name}`) });
    await row.getByLabel(EVENT.players.note).fill("Mended at the door");
    await row.getByRole("button", { name: EVENT.players.decisions.accept }).click();
    await row.getByText("accepted", { exact: false }).first().waitFor();
  }
}

/** A player enters a result at the table, his opponent confirms it, and the organiser enters all others. */
async function playRound({ path, organiser }: Cup, phone: Page, others: readonly Ask[]): Promise<void> {
  await phone.reload();
  const game = phone.getByRole("region", { name: EVENT.result.yours });
  await game.getByRole("button", { name: EVENT.result.title }).click();
  await game.getByLabel(EVENT.result.tugs).first().fill("3");
  await game.getByLabel(EVENT.result.tugs).last().fill("3");
  await lookingOver(phone)("a result at the table");
  await game.getByRole("button", { name: EVENT.result.send }).click();
  await phone.getByText(EVENT.result.waiting).waitFor();
  const { rounds, you } = await asking(phone)<Tournament>("GET", path);
  for (const { a, b, table, statements } of rounds[0]?.pairings ?? []) {
    if (![a, b].includes(String(you.entry))) {
      await asking(organiser)("POST", `${path}/results`, { round: 1, table, after: 0, ending: WON });
      continue;
    }
    const ids = await Promise.all(others.map(async (ask) => (await ask<Tournament>("GET", path)).you.entry));
    const opponent = others[ids.findIndex((id) => id === a || id === b)] as Ask;
    await opponent("POST", `${path}/results`, { round: 1, table, after: 1, ending: statements[0]?.result.ending });
  }
}

it("an event of twelve, from its terms over sealed armies, five of them bad, to standings", async () => {
  const organiser = await browser.visit();
  const complaints = complaintsOf(organiser);
  const cup = await openCup(organiser);
  const { event, path, ready } = cup;
  const { phones, programs } = await handIn(cup);
  await isSealed(cup, phones[1]);

  // The deadline is now. The twelfth comes late.
  await organiser.getByRole("button", { name: EVENT.organiser.close }).click();
  await organiser.getByRole("group", { name: EVENT.organiser.close }).getByRole("button", { name: EVENT.organiser.close }).click();
  await organiser.getByRole("button", { name: EVENT.rounds.draw(1) }).waitFor();
  const late = newProgram();
  await late("PUT", `${path}/entry`, { name: "Late", army: await withAccount(late, armyAt(ready, 5)) });
  await organiser.reload();
  await organiser.getByRole("heading", { name: new RegExp(CHECK.sum({ legal: 8, illegal: 4, none: 0 })) }).waitFor();
  await organiser.getByText(EVENT.organiser.toDecide(5)).waitFor();
  await lookingOver(organiser)("an event whose armies are open");
  const sheets = await browser.visit();
  await open(sheets, `${site().url}/events/${event}/sheets`);
  expect(await sheets.locator(".army-sheet").count()).toBe(12);

  await acceptAll(cup);
  await organiser.getByRole("button", { name: EVENT.rounds.draw(1) }).click();
  await organiser.getByRole("heading", { name: EVENT.rounds.title(1) }).waitFor();
  const [phone, second] = phones;
  await playRound(cup, phone, [asking(second), late, ...programs]);
  await phone.reload();
  await phone.getByRole("heading", { name: EVENT.standings.title }).waitFor();
  expect(await phone.getByRole("region", { name: EVENT.result.yours }).textContent()).toMatch(/ 8, .+ 8$/);
  await lookingOver(phone)("standings");
  // The round that is played comes first, in sight and as it is read.
  const headings = await phone.getByRole("heading", { level: 2 }).all();
  const [round, standing] = [EVENT.rounds.title(1), EVENT.standings.title].map((title) => phone.getByRole("heading", { name: title }));
  const texts = await Promise.all(headings.map((one) => one.textContent()));
  expect(texts.indexOf(EVENT.rounds.title(1))).toBeLessThan(texts.indexOf(EVENT.standings.title));
  expect((await round?.boundingBox())?.y).toBeLessThan((await standing?.boundingBox())?.y ?? 0);

  await organiser.reload();
  await organiser.getByRole("button", { name: EVENT.rounds.draw(2) }).click();
  await organiser.getByRole("heading", { name: EVENT.rounds.title(2) }).waitFor();
  const { standings, rounds } = await asking(organiser)<Tournament>("GET", path);
  expect(standings.filter(({ triumphs }) => triumphs === 1)).toHaveLength(5);
  expect(rounds[1]?.pairings).toHaveLength(6);
  expect(complaints.filter((one) => !one.startsWith("console"))).toEqual([]);
});
