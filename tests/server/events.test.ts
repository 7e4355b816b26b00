import { beforeAll, describe, expect, test } from "vitest";
import type { Army } from "@/lib/model/army";
import { TOURNAMENT } from "@/lib/model/tournament";
import { LIMITS } from "@/lib/server/limits";
import { type Running, running, setRunning } from "@/lib/server/running";
import { readEventPage } from "@/lib/server/tournaments/event-page";
import { errorOf } from "./asking";
import {
  afterDeadline,
  armiesOf,
  beforeDeadline,
  codeIn,
  DEADLINE,
  drawn,
  entrants,
  fought,
  inEvent,
  listedFor,
  newEntrant,
  opened,
  openIn,
  setClock,
  TERMS,
  viewIn,
} from "./eventing";
import { newClaimed, newMember } from "./players";
import { bootSoundly } from "./program-folder";
import { sqlIn } from "./stored";

let server: Running;
let samples: readonly Army[];
beforeAll(async () => {
  server = await bootSoundly();
  setRunning(server);
  samples = armiesOf(server);
});
const sample = (at = 0): Army => samples[at % samples.length] as Army;
const codeOf = async (response: Response) => (await errorOf(response)).code;

test("its page tells where each sheet is read and what breaks each army, once the armies are open", async () => {
  const { event } = await opened();
  const [player] = await entrants(event, sample, 1);
  const seen = async () => {
    const page = await readEventPage(event, new Headers());
    return [page?.checked.map(({ path, remark }) => [path, remark]), Object.keys(page?.breaking.sizes ?? {})];
  };
  expect(await seen()).toEqual([[], []]);
  afterDeadline();
  expect(await seen()).toEqual([[[`/events/${event}/sheets#${player?.entry}`, ""]], [player?.entry]]);
});

test("its page tells how many double groups an army has", async () => {
  const swiss = samples.find(({ list, name }) => list === "swiss-1494-1522" && name.startsWith("Bicocca")) as Army;
  const { event } = await opened();
  const [player] = await entrants(event, () => swiss, 1);
  afterDeadline();
  const { entry = "" } = player ?? {};
  // Two later keils and the square of the Forest Cantons.
  expect((await readEventPage(event, new Headers()))?.breaking.sizes[entry]).toMatchObject({ doubles: 3 });
});

test.each<[string, object, Partial<Army>, RegExp, number]>([
  ["is legal here, if not by its own limit of points", {}, { pointsLimit: 100 }, / · legal · /, 0],
  [
    "has too many points here, and a list of other years",
    { points: 5000, years: [1700, 1710] },
    { year: null },
    / · not legal: 2 problems · /,
    2,
  ],
])("its page offers an army that %s, with the verdict that it then gets", async (_, terms, change, said, problems) => {
  const { event } = await opened(terms);
  const { member, army } = await newEntrant({ ...sample(), ...change });
  const offered = async () => (await readEventPage(event, new Headers({ cookie: member.cookie() })))?.handIn.armies;
  expect(await offered()).toEqual([{ id: army, about: expect.stringMatching(said), changedAt: expect.any(String) }]);
  const view = await viewIn(await inEvent(member, event).handIn({ name: "M", army }));
  expect(view.entries).toMatchObject([{ verdict: { problems } }]);
  if (problems > 0) return;
  // It can no longer be replaced.
  afterDeadline();
  expect(await offered()).toEqual([]);
});

describe("opening an event", () => {
  test("makes its opener the organiser, without an account", async () => {
    const { organiser, organises, event } = await opened();
    const view = await organises.view();
    expect(view).toMatchObject({
      stage: "handing-in",
      you: { organiser: true, entry: null },
      entries: [],
      rounds: [],
      seed: null,
      hasOrganiser: true,
    });
    expect(view.terms).toMatchObject({ ...TERMS, armies: "sealed", bye: 10, lists: [], rules: server.knowledge.catalog.rules.version });
    expect(await listedFor(organiser)).toMatchObject([{ event, organiser: true, entered: false, entries: 0, stage: "handing-in" }]);
    const guest = await inEvent(newMember(), event).view();
    expect(guest).toMatchObject({ you: { organiser: false, entry: null } });
    expect(guest.commitment).toMatch(/^[0-9a-f]{64}$/);
  });

  test.each<[string, object, string]>([
    ["a deadline that is past", { deadline: "2027-02-01T00:00:00Z" }, "deadline-in-past"],
    ["a list that is not there", { lists: ["nobodys-army"] }, "unknown-list"],
    ["tables that are not there", { rules: `sha256:${"0".repeat(64)}` }, "unknown-rules-version"],
    ["no rounds", { rounds: 0 }, "bad-document"],
    ["more rounds than there may be", { rounds: TOURNAMENT.rounds + 1 }, "bad-document"],
    ["years the wrong way round", { years: [1648, 1618] }, "bad-document"],
    ["a field that nobody knows", { winner: "me" }, "bad-document"],
  ])("is refused with %s", async (_, terms, code) => {
    beforeDeadline();
    expect(await codeOf(await openIn(newMember(), terms))).toBe(code);
  });

  test("has a limit for each account", async () => {
    const { organiser } = await opened();
    const id = sqlIn(server).prepare("select organiser from tournaments order by created_at desc limit 1").pluck().get();
    for (let at = 1; at < LIMITS.visitorEvents; at++) expect((await openIn(organiser)).status).toBe(201);
    expect(await errorOf(await openIn(organiser))).toMatchObject({ status: 409, code: "too-many-events" });
    expect(id).not.toBe(null);
  });

  test("nobody knows an event of another id", async () => {
    const plays = inEvent((await newClaimed()).member, "a".repeat(26));
    for (const response of [
      await plays.read(),
      await plays.armies(),
      await plays.change({}),
      await plays.draw(1),
      await plays.enter({ round: 1, table: 1, after: 0, ending: fought([0, 0], [0, 0]) }),
    ])
      expect(await codeOf(response)).toBe("unknown-event");
  });
});

describe("changing the terms", () => {
  test("judges the armies again by the new ones", async () => {
    const { event, organises } = await opened();
    const [player] = await entrants(event, sample, 1);
    expect((await player?.plays.view())?.entries[0]).toMatchObject({ verdict: { legal: true, problems: 0 } });
    await viewIn(await organises.change({ points: 5000 }));
    expect((await player?.plays.view())?.entries[0]).toMatchObject({ verdict: { legal: false, problems: 1 } });
  });

  test.each<[string, object, boolean, string]>([
    ["the seal, once an army is in", { armies: "open" }, false, "armies-in"],
    ["the deadline to the past", { deadline: "2027-02-01T00:00:00Z" }, false, "deadline-in-past"],
    ["the deadline, once it is past", { deadline: "2027-04-01T00:00:00Z" }, true, "deadline-passed"],
  ])("is refused for %s", async (_, terms, isPast, code) => {
    const { event, organises } = await opened();
    await entrants(event, sample, 1);
    if (isPast) afterDeadline();
    expect(await codeOf(await organises.change(terms))).toBe(code);
  });

  test("is the organiser's alone, like all that he does", async () => {
    const { event } = await opened();
    const [player] = await entrants(event, sample, 1);
    const other = inEvent(newMember(), event);
    for (const who of [player?.plays, other])
      for (const response of [
        await who?.change({ name: "Mine" }),
        await who?.close(),
        await who?.remove(),
        await who?.addGuest({ name: "X" }),
        await who?.decide(String(player?.entry), { decision: "withdraw" }),
        await who?.draw(1),
        await who?.takeBack(1),
        await who?.offer(),
      ])
        expect(await errorOf(response as Response)).toMatchObject({ status: 403, code: "not-organiser" });
  });
});

describe("handing in", () => {
  test("needs an account with an address, and an army of one's own", async () => {
    const { event } = await opened();
    const visitor = newMember();
    const { id } = await visitor.owning(sample());
    expect(await errorOf(await inEvent(visitor, event).handIn({ name: "V", army: id }))).toMatchObject({
      status: 401,
      code: "account-needed",
    });
    const { member } = await newClaimed();
    expect(await codeOf(await inEvent(member, event).handIn({ name: "V", army: id }))).toBe("unknown-army");
    // Who has not entered withdraws nothing.
    expect((await viewIn(await inEvent(member, event).withdraw())).entries).toEqual([]);
  });

  test("copies the army as it is: later edits and notes stay at home", async () => {
    const { event } = await opened();
    const entrant = await newEntrant({ ...sample(), note: "My secret plan" });
    const plays = inEvent(entrant.member, event);
    await viewIn(await plays.handIn({ name: "Tilly", club: "League", army: entrant.army }));
    await entrant.member.save(entrant.army, { ...sample(), name: "Changed at home" }, 1);
    const [seen] = await plays.seenArmies();
    expect(seen?.army).toMatchObject({ name: sample().name, pointsLimit: 10_000, rules: server.knowledge.catalog.rules.version });
    expect(seen?.army.note).toBeUndefined();
    expect(seen?.army.listVersion).toMatch(/^sha256:/);
  });

  test("can be done again until the deadline, and the last one counts", async () => {
    const { event } = await opened();
    const [player] = await entrants(event, sample, 1);
    const other = await player?.member.owning({ ...sample(1), name: "Another" });
    const view = await viewIn((await player?.plays.handIn({ name: "Renamed", army: other?.id })) as Response);
    expect(view.entries).toMatchObject([{ name: "Renamed", handIns: 2, late: false }]);
    expect(await player?.plays.seenArmies()).toMatchObject([{ army: { name: "Another" } }]);
  });

  test.each<[string, object, (army: Army) => Army, string]>([
    ["of too many points", { points: 4000 }, (army) => army, "points-over"],
    ["of another list", { lists: ["polish-1600-1660"] }, (army) => army, "event-list"],
    ["of another year", { years: [1700, 1710] }, (army) => ({ ...army, year: 1600 }), "event-year"],
    ["of any year, where its list goes beyond the event's", { years: [1500, 1500] }, (army) => ({ ...army, year: null }), "event-year"],
    ["with nobody in it", {}, (army) => ({ ...army, units: [] }), ""],
  ])("judges at once an army %s", async (_, terms, change, code) => {
    const lists = server.knowledge.catalog.lists;
    const known = "lists" in terms ? { lists: [lists.find(({ id }) => id !== sample().list)?.id] } : terms;
    const { event } = await opened(known);
    const [player] = await entrants(event, () => change(sample()), 1);
    const [seen] = (await player?.plays.seenArmies()) ?? [];
    expect(seen?.assessment.legal).toBe(false);
    expect(seen?.assessment.findings.map((one) => one.code).some((one) => one.startsWith(code))).toBe(true);
    expect((await player?.plays.view())?.entries[0]?.verdict).toMatchObject({ legal: false });
  });

  test("in time and late are told apart at the moment of the deadline", async () => {
    const { event, organises } = await opened();
    setClock(new Date(Date.parse(DEADLINE) - 1));
    const [inTime] = await entrants(event, sample, 1);
    setClock(DEADLINE);
    const [late] = await entrants(event, sample, 1);
    const view = await organises.view();
    expect(view.stage).toBe("opened");
    expect(view.entries).toMatchObject([
      { entry: inTime?.entry, late: false, plays: true, verdict: { legal: true } },
      { entry: late?.entry, late: true, plays: false, verdict: { legal: true } },
    ]);
  });

  test("after the deadline is only for those whose army is not in, or not legal", async () => {
    const { event, organises } = await opened();
    const [legal, illegal] = await entrants(event, (at) => (at === 0 ? sample() : { ...sample(), units: [] }), 2);
    afterDeadline();
    expect(await codeOf((await legal?.plays.handIn({ name: "L", army: legal.army })) as Response)).toBe("hand-in-closed");
    const mended = await illegal?.member.owning(sample());
    const view = await viewIn((await illegal?.plays.handIn({ name: "I", army: mended?.id })) as Response);
    expect(view.entries.find(({ entry }) => entry === illegal?.entry)).toMatchObject({
      late: true,
      plays: false,
      verdict: { legal: true },
    });
    const accepted = await viewIn(await organises.decide(String(illegal?.entry), { decision: "accept", note: "One base too many." }));
    expect(accepted.entries.find(({ entry }) => entry === illegal?.entry)).toMatchObject({
      plays: true,
      accepted: { note: "One base too many." },
    });
    expect(await codeOf((await illegal?.plays.handIn({ name: "I", army: mended?.id })) as Response)).toBe("hand-in-closed");
    const turned = await viewIn(await organises.decide(String(illegal?.entry), { decision: "turn-away" }));
    expect(turned.entries.find(({ entry }) => entry === illegal?.entry)).toMatchObject({ plays: false, accepted: null });
  });

  test("armies are accepted only once they are open", async () => {
    const { event, organises } = await opened();
    const [player] = await entrants(event, sample, 1);
    expect(await codeOf(await organises.decide(String(player?.entry), { decision: "accept" }))).toBe("before-deadline");
    expect(await codeOf(await organises.decide("c".repeat(26), { decision: "withdraw" }))).toBe("unknown-entry");
  });

  test("withdrawing before the deadline leaves nothing, after it a name", async () => {
    const { event, organises } = await opened();
    const [one, other] = await entrants(event, sample, 2);
    expect((await viewIn((await one?.plays.withdraw()) as Response)).entries).toHaveLength(1);
    expect(sqlIn(server).prepare("select count(*) from tournament_armies where entry = ?").pluck().get(one?.entry)).toBe(0);
    afterDeadline();
    const view = await viewIn((await other?.plays.withdraw()) as Response);
    expect(view.entries).toMatchObject([{ withdrawn: { by: "player" }, plays: false }]);
    expect((await viewIn(await organises.decide(String(other?.entry), { decision: "bring-back" }))).entries).toMatchObject([
      { withdrawn: null, plays: true },
    ]);
  });
});

describe("the event itself", () => {
  test("is handed over with a code, once", async () => {
    const { event, organises, organiser } = await opened();
    const [stale, code] = [await codeIn(await organises.offer()), await codeIn(await organises.offer())];
    const next = newMember();
    expect(await codeOf(await inEvent(next, event).takeOver(stale))).toBe("unknown-hand-over");
    expect((await viewIn(await inEvent(next, event).takeOver(code))).you.organiser).toBe(true);
    expect((await organises.view()).you.organiser).toBe(false);
    expect(await codeOf(await inEvent(organiser, event).takeOver(code))).toBe("unknown-hand-over");
  });

  test("a code expires", async () => {
    const { event, organises } = await opened();
    const code = await codeIn(await organises.offer());
    setClock(new Date(running().clock().getTime() + LIMITS.handOverDays * 86_400_000));
    expect(await codeOf(await inEvent(newMember(), event).takeOver(code))).toBe("unknown-hand-over");
  });

  test("is deleted with everything in it", async () => {
    const { event, organises, players } = await drawn(sample, 2);
    await viewIn(await organises.enter({ round: 1, table: 1, after: 0, ending: fought([2, 0], [6, 0, true]) }));
    expect((await organises.remove()).status).toBe(204);
    expect((await organises.remove()).status).toBe(204);
    expect(await codeOf((await players[0]?.plays.read()) as Response)).toBe("unknown-event");
    const count = (sql: string) => sqlIn(server).prepare(sql).pluck().get(event);
    expect(count("select count(*) from tournament_entries where tournament = ?")).toBe(0);
    expect(count("select count(*) from tournament_statements where tournament = ?")).toBe(0);
  });
});
