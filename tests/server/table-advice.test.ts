import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import {
  BATTLE_LINES,
  layout as layoutShape,
  likings as likingsShape,
  places as placesShape,
  type Suggestion,
  suggestion as suggestionShape,
} from "@/lib/model/advice";
import type { BattleView } from "@/lib/model/battle-view";
import { battlefield } from "@/lib/model/battlefield";
import { type Running, setRunning } from "@/lib/server/running";
import { randomCommand } from "../build/played-battle";
import { errorOf } from "./asking";
import { bearer, HOUSE, newBattler, quickForce, viewIn } from "./battler";
import { numbers } from "./battling";
import { bootSoundly } from "./program-folder";

let running: Running;
beforeAll(async () => {
  running = await bootSoundly();
  setRunning(running);
});

type Headers = Record<string, string>;

const FORCE = quickForce({
  subCommanders: [{ grade: "competent", class: "instinctive", ally: false }],
  units: [
    { number: 1, name: "Reiters", troop: { type: "mounted", formation: "loose" }, bases: 4 },
    { number: 2, name: "Croats", troop: { type: "mounted", formation: "flexible-mounted", characteristics: ["scouts"] }, bases: 6 },
    ...[3, 4, 5].map((number) => ({
      number,
      name: "Shot",
      troop: { type: "foot", formation: "loose", training: "formed", weapon: "musket" },
      bases: 6,
    })),
    { number: 6, name: "Guns", troop: { type: "artillery", formation: "loose", training: "formed", weapon: "medium-artillery" }, bases: 2 },
  ],
});

/** Each test asks from an address of its own, so that a fast machine does not run into the limit of places. */
let battler = newBattler();
beforeEach(() => {
  battler = newBattler();
});

const ask = (battle: string, path: string, headers: Headers) => battler.send("GET", `/api/battles/${battle}${path}`, { headers });
const suggest = (battle: string, headers: Headers) => ask(battle, "/suggestion", headers);
const askPlaces = (battle: string, query: string, headers: Headers) => ask(battle, `/places?${query}`, headers);

const AT_TABLE = ["flank", "compulsory", "optional", "first-deployment", "secret-orders", "deployment", "finishing", "scouts"];

/** Plays seat a against the house commander, by what is suggested at the table, until `until` holds or nobody is waited for. */
async function playOn(battle: string, a: Headers, until: (view: BattleView) => boolean): Promise<BattleView> {
  const among = numbers(11);
  for (;;) {
    const view = await viewIn(await battler.look(battle, a));
    if (until(view) || !view.toAct.includes("a")) return view;
    const command = AT_TABLE.includes(view.step)
      ? suggestionShape.parse(await (await suggest(battle, a)).json()).command
      : randomCommand(view.legal, among);
    const played = await battler.command(battle, command, a);
    expect(played.status, JSON.stringify(command)).toBe(200);
  }
}

async function opened() {
  const { battle, seats } = await battler.opening(FORCE, HOUSE);
  return { battle, a: bearer(String(seats.a)) };
}

const isLegal = (type: string) => (view: BattleView) => view.legal.some((one) => one.type === type);

/** The list that has most horse. */
function ridersList(): string {
  const { lists } = running.knowledge.catalog;
  const mounted = ({ lines }: (typeof lists)[number]) => lines.filter(({ troop }) => troop.type === "mounted").length / lines.length;
  return lists.reduce((best, one) => (mounted(one) > mounted(best) ? one : best)).id;
}

/** Horse and rather less shot, against the house commander with an army of this list. */
async function against(list: string) {
  const horse = { name: "Lancers", troop: { type: "mounted", formation: "loose" } };
  const shot = { name: "Shot", troop: { type: "foot", formation: "loose", training: "formed", weapon: "musket" } };
  const units = Array.from({ length: 12 }, (_, at) => ({ number: at + 1, ...(at < 7 ? horse : shot), bases: 4 }));
  const { battle, seats } = await battler.opening(quickForce({ units }), { ...HOUSE, list });
  return { battle, a: bearer(String(seats.a)) };
}

/** Seat a plays by what is suggested until the table: the reasons it was given. */
async function reasonsBeforeTable(battle: string, a: Headers): Promise<readonly string[]> {
  const given: string[] = [];
  for (let view = await viewIn(await battler.look(battle, a)); !AT_TABLE.includes(view.step); ) {
    const asked = await suggest(battle, a);
    const told = asked.status === 200 ? suggestionShape.parse(await asked.json()) : null;
    if (told?.reason) given.push(told.reason);
    const command = told?.command ?? randomCommand(view.legal, numbers(11));
    expect((await battler.command(battle, command, a)).status).toBe(200);
    view = await viewIn(await battler.look(battle, a));
  }
  return given;
}

describe("what is suggested", () => {
  test("brings a whole battle against the house commander to ready", async () => {
    const { battle, a } = await opened();
    expect((await playOn(battle, a, () => false)).step).toBe("ready");
    const nothing = await suggest(battle, a);
    expect([nothing.status, (await errorOf(nothing)).code]).toEqual([409, "nothing-to-suggest"]);
  });

  test("has a reason in the five days, which names the square that it is about", async () => {
    const { battle, a } = await opened();
    const given: Suggestion[] = [];
    for (let view = await viewIn(await battler.look(battle, a)); !AT_TABLE.includes(view.step); ) {
      const asked = await suggest(battle, a);
      const told = asked.status === 200 ? suggestionShape.parse(await asked.json()) : null;
      if (told) given.push(told);
      const command = told?.command ?? randomCommand(view.legal, numbers(11));
      expect((await battler.command(battle, command, a)).status).toBe(200);
      view = await viewIn(await battler.look(battle, a));
    }
    for (const { reason } of given) expect(reason).toMatch(/^[A-Z].+\.$/);
    const about = given.filter(({ command: { type } }) => ["choose-square", "move-marker", "declare-day", "commit-card"].includes(type));
    expect(about.length).toBeGreaterThan(4);
    for (const { reason } of about) expect(reason).toMatch(/\b[A-E][1-5]\b/);
  });

  test("where another square is liked more, says what both are worth to either army, by the same numbers as the map", async () => {
    const said = /([A-E][1-5]) is worth ([+−]?\d+) to you(?: and|,).*?([A-E][1-5]) (?:is worth )?([+−]?\d+)/;
    const number = (worth: string) => Number(worth.replace("−", "-"));
    let pairs = 0;
    // Where the other commander defends there may be nothing to weigh.
    for (let tries = 0; tries < 12 && pairs === 0; tries++) {
      const { battle, a } = await against(ridersList());
      const likings = likingsShape.parse(await (await battler.askLikings(battle, a)).json());
      const worthOf = (square: string) => likings.squares.find((one) => one.square === square)?.value;
      for (const reason of await reasonsBeforeTable(battle, a)) {
        const [, chosen = "", yours = "", liked = "", more = ""] = said.exec(reason) ?? [];
        if (!chosen) continue;
        expect([number(yours), number(more)]).toEqual([worthOf(chosen), worthOf(liked)]);
        // What riders like most they are not given, though this army likes it too.
        expect(number(more)).toBeGreaterThan(number(yours));
        pairs++;
      }
    }
    expect(pairs).toBeGreaterThan(0);
  });

  test("not before the table, and to nobody who looks on", async () => {
    const { battle, a } = await opened();
    expect((await suggest(battle, a)).status).toBe(409);
    expect([(await suggest(battle, {})).status, (await errorOf(await suggest(battle, {}))).code]).toEqual([401, "no-seat"]);
  });
});

/** A battle in which it has come to what is wanted, by its own chance: not every one does. */
async function openedAt(wanted: (view: BattleView) => boolean) {
  for (let tries = 0; tries < 12; tries++) {
    const { battle, a } = await opened();
    const view = await playOn(battle, a, wanted);
    if (wanted(view)) return { battle, a, view };
  }
  throw new Error("no battle came to what is wanted");
}

describe("a battle line", () => {
  const lay = (battle: string, line: string, headers: Headers) => ask(battle, `/layout?line=${line}`, headers);

  test("has every group that is still to be deployed, and a batch of it can be sent as it is", async () => {
    const { battle, a, view } = await openedAt(isLegal("deploy-unit"));
    const due = FORCE.units
      .map(({ number }) => number)
      .filter((number) => !view.units.some((one) => one.seat === "a" && one.number === number));
    for (const line of BATTLE_LINES) {
      const laid = layoutShape.parse(await (await lay(battle, line, a)).json());
      expect(laid.line).toBe(line);
      for (const { number } of laid.units) expect(due).toContain(number);
    }
    const { units } = layoutShape.parse(await (await lay(battle, "two-lines", a)).json());
    const batch = units.slice(0, view.batch?.left);
    const played = await battler.command(battle, { type: "deploy-units", units: batch }, a);
    expect(played.status).toBe(200);
    const after = await viewIn(await battler.look(battle, a));
    for (const { number } of batch) expect(after.units.some((one) => one.seat === "a" && one.number === number)).toBe(true);
  });

  test("is laid for nobody else, not before the armies deploy, and not in a line that there is not", async () => {
    const { battle, a } = await opened();
    expect([(await lay(battle, "two-lines", {})).status, (await lay(battle, "two-lines", a)).status]).toEqual([401, 409]);
    expect([(await lay(battle, "phalanx", a)).status, (await ask(battle, "/layout", a)).status]).toEqual([400, 400]);
  });
});

async function placesOf(battle: string, query: string, a: Headers) {
  const response = await askPlaces(battle, query, a);
  expect(response.status, query).toBe(200);
  return placesShape.parse(await response.json());
}

/** Asks why not at an absurd place and where else, then does the command at the first of those places, which must be accepted. */
async function asksAndDoes(
  at: Awaited<ReturnType<typeof openedAt>>,
  asked: string,
  absurd: string,
  code: string,
  command: (place: Place) => object,
) {
  const { battle, a } = at;
  const wrong = await placesOf(battle, `${asked}&${absurd}`, a);
  expect(wrong.places).toEqual([]);
  expect(wrong.reasons.map((one) => one.code)).toContain(code);
  const { places: found, reasons } = await placesOf(battle, asked, a);
  expect(reasons).toEqual([]);
  const [first, last] = [found.at(0), found.at(-1)];
  if (!first || !last) throw new Error(`no place for ${asked}`);
  for (const [place, status] of [
    [last, null],
    [first, 200],
  ] as const) {
    const why = await placesOf(battle, `${asked}&${inQuery(place)}`, a);
    expect(why.reasons, JSON.stringify(place)).toEqual([]);
    if (status) expect((await battler.command(battle, command(place), a)).status).toBe(status);
  }
}

type Place = ReturnType<typeof placesShape.parse>["places"][number];
const inQuery = (place: Place) =>
  Object.entries(place)
    .map(([name, value]) => `${name}=${value}`)
    .join("&");

describe("places", () => {
  test("of a piece of terrain", async () => {
    const at = await openedAt(isLegal("place-piece"));
    await asksAndDoes(at, "for=piece", "x=-9&y=3&angle=45&w=6&h=6", "off-table", (place) => ({ type: "place-piece", ...place }));
  });

  test("of a camp, along its edge", async () => {
    const { battle, a } = await openedAt(isLegal("place-camp"));
    expect((await placesOf(battle, "for=camp&x=0.5", a)).reasons.map(({ code }) => code)).toContain("off-table");
    // What is sent is told as it is sent: from the defender's corner, whoever asks.
    const refused = await (await battler.command(battle, { type: "place-camp", x: 0.5 }, a)).json();
    expect((refused as { refusal: { message: string } }).refusal.message).toMatch(/ BW from the defender’s left/);
    const { places: found } = await placesOf(battle, "for=camp", a);
    expect((await battler.command(battle, { type: "place-camp", x: found[0]?.x }, a)).status).toBe(200);
  });

  test("of a unit group, in its forms", async () => {
    const at = await openedAt(isLegal("deploy-unit"));
    const one = at.view.legal.find((legal) => legal.type === "deploy-unit");
    const number = one?.type === "deploy-unit" ? one.number : 0;
    const asked = `for=unit&number=${number}`;
    const { reasons } = await placesOf(at.battle, `${asked}&x=22&y=15&facing=90`, at.a);
    expect(reasons.find(({ code }) => code === "outside-deployment")?.message).toMatch(/ (?:from|of) the defender’s edge\.$/);
    await asksAndDoes(at, asked, "x=22&y=15&facing=90", "outside-deployment", (place) => ({ type: "deploy-unit", number, ...place }));
    expect((await askPlaces(at.battle, asked, at.a)).status).toBe(409);
  });

  test("of an ambush, and of one that is none", async () => {
    const canHide = ({ legal }: BattleView) => legal.some((one) => one.type === "give-orders" && one.ambushing.length > 0);
    const { battle, a, view } = await openedAt(canHide);
    const open = view.legal.find((one) => one.type === "give-orders");
    const number = open?.type === "give-orders" ? open.ambushing[0] : 0;
    expect((await placesOf(battle, "for=ambush&x=22&y=15", a)).reasons.map(({ code }) => code)).toContain("outside-half");
    expect((await placesOf(battle, `for=ambush&number=${number}&x=22&y=15`, a)).reasons.map(({ code }) => code)).toContain("outside-half");
    // Guns do not lie in ambush, and nobody has a unit group 99.
    for (const other of [6, 99]) expect((await askPlaces(battle, `for=ambush&number=${other}`, a)).status).toBe(409);
    const { places: found } = await placesOf(battle, "for=ambush", a);
    const ambushes = found.slice(0, 1).map(({ x, y }) => ({ x, y, unit: null }));
    expect((await battler.command(battle, { type: "give-orders", marches: [], ambushes }, a)).status).toBe(200);
  });

  test("of a commander", async () => {
    const at = await openedAt(isLegal("place-commander"));
    await asksAndDoes(at, "for=commander", "x=22&y=15", "outside-deployment", (place) => ({
      type: "place-commander",
      commander: 0,
      at: place,
    }));
  });

  test("of a piece that may be moved", async () => {
    const at = await openedAt(isLegal("adjust-piece"));
    const angle = at.view.pieces.find(({ id }) => id === at.view.laying?.adjusting?.piece)?.angle ?? 0;
    const far = await placesOf(at.battle, `for=piece&x=200&y=3&angle=${angle}`, at.a);
    expect(far.reasons.map(({ code }) => code)).toEqual(expect.arrayContaining(["too-far", "off-table"]));
    const { places: found } = await placesOf(at.battle, "for=piece", at.a);
    const adjust = { do: "move", x: found[0]?.x, y: found[0]?.y, angle, about: null };
    expect((await battler.command(at.battle, { type: "adjust-piece", adjust }, at.a)).status).toBe(200);
  });

  test("of nothing, before there is anything to place; not for who looks on; not for a question that makes no sense", async () => {
    const { battle, a } = await opened();
    expect(await errorOf(await askPlaces(battle, "for=unit&number=1", a))).toMatchObject({ status: 409, code: "nothing-to-place" });
    expect(await errorOf(await askPlaces(battle, "for=unit&number=1", {}))).toMatchObject({ status: 401, code: "no-seat" });
    const faults = async (query: string) => {
      const error = await errorOf(await askPlaces(battle, query, a));
      expect([error.status, error.code]).toEqual([400, "bad-query"]);
      return (error.details as { at: string; code: string }[]).map(({ at, code }) => `${at} ${code}`);
    };
    expect(await faults("")).toEqual(["for missing-field"]);
    expect(await faults("for=tent")).toEqual(["for not-one-of"]);
    expect(await faults("for=unit&x=3")).toEqual(["number missing-field", "y missing-field", "facing missing-field"]);
    expect(await faults("for=camp&x=NaN")).toEqual(["x wrong-type"]);
    expect(await faults("for=camp&x=1e999")).toEqual(["x wrong-type"]);
    expect(await faults("for=piece&angle=45.5&x=3&y=400")).toEqual(["y too-large", "angle wrong-type"]);
    expect(await faults("for=camp&y=3")).toEqual(["y unknown-field"]);
  });
});

describe("battlefields", () => {
  const askField = (query: string) => battler.send("GET", `/api/battlefields?${query}`);
  const fieldOf = async (query: string) => {
    const response = await askField(query);
    expect(response.status, query).toBe(200);
    return battlefield.parse(await response.json());
  };

  test("are the same for the same question, and what is asked for is as asked", async () => {
    const field = await fieldOf("seed=breitenfeld");
    expect(await fieldOf("seed=breitenfeld")).toEqual(field);
    expect(field).toMatchObject({ seed: "breitenfeld", table: { width: 45, depth: 30 } });
    const { territory, square, table } = field;
    const pinned = `seed=breitenfeld&territory=${territory}&square=${square}&width=${table.width}&depth=${table.depth}`;
    expect(await fieldOf(pinned)).toEqual(field);
    const random = await Promise.all([1, 2, 3, 4, 5, 6, 7, 8].map((one) => fieldOf(`seed=${one}&table=random&square=C5`)));
    expect(new Set(random.map(({ table: { width } }) => width)).size).toBeGreaterThan(1);
    const other = await fieldOf("seed=wimpfen&territory=M&square=C1&width=24.0&depth=24");
    expect(other).toMatchObject({ territory: "M", square: "C1", table: { width: 24, depth: 24 }, water: null });
  });

  test("cannot be had for a question that makes no sense: every fault is told", async () => {
    const faults = async (query: string) => {
      const error = await errorOf(await askField(query));
      expect([error.status, error.code]).toEqual([400, "bad-query"]);
      return (error.details as { at: string; code: string }[]).map(({ at, code }) => `${at} ${code}`);
    };
    expect(await faults("")).toEqual(["seed missing-field"]);
    expect(await faults("seed=x&territory=X&square=Z9")).toEqual(["territory not-one-of", "square bad-format"]);
    expect(await faults("seed=x&territory=M&square=A5")).toEqual(["square square-not-of-territory"]);
    expect(await faults("seed=x&territory=M&square=A5&width=46")).toEqual(["square square-not-of-territory", "width unknown-table-size"]);
    expect(await faults("seed=x&width=45&depth=24")).toEqual(["width unknown-table-size"]);
    expect(await faults("seed=x&depth=deep")).toEqual(["depth wrong-type"]);
    expect(await faults("seed=x&table=45x30")).toEqual(["table not-one-of"]);
    expect((await errorOf(await askField("seed=x&colour=red"))).code).toBe("unknown-parameter");
  });
});
