import type { CreatedBattle, OpenedArmies } from "@/lib/model/battle";
import type { BattleView } from "@/lib/model/battle-view";
import { CATALOG } from "../build/rules";
import { bearer, quickForce } from "../e2e/seat";
import type { Site } from "../e2e/site";
import { type Answer, ask } from "./besieged";
import { judgeAnswer, judgeKept, judgeWinners, type Row } from "./judges";

const TABLE = { width: 45, depth: 30 };
const PASSWORD = "kriegskunst zu fuss";
const KEYS_AT_ONCE = 8;
const TIMES = { invites: 20, keys: 4, commands: 40 };

type Course = { count: number; slowest: number; readonly faults: string[] };

/** Sends all at once. */
async function atOnce(course: Course, what: string, sending: readonly Promise<Answer>[]): Promise<readonly Answer[]> {
  const answers = await Promise.all(sending);
  course.count += answers.length;
  course.slowest = Math.max(course.slowest, ...answers.map(({ ms }) => ms));
  course.faults.push(...answers.flatMap((one) => judgeAnswer(what, one) ?? []));
  return answers;
}

const statusesOf = (answers: readonly Answer[]) => answers.map(({ status }) => status ?? 0);

async function open({ url }: Site, b: object): Promise<CreatedBattle> {
  const seats = { a: quickForce("Whites"), b };
  const answer = await ask(url, { method: "POST", path: "/api/battles", document: { table: TABLE, seats } });
  if (answer.status !== 201) throw new Error(answer.text);
  return JSON.parse(answer.text) as CreatedBattle;
}

const joinWith = ({ url }: Site, battle: string, invite: string | null, name: string) =>
  ask(url, { method: "POST", path: `/api/battles/${battle}/join`, document: { invite, force: quickForce(name) } });

/** Two come with one invite: one of them sits, with his own force. */
async function raceForSeat(site: Site, course: Course): Promise<void> {
  const { battle, invite } = await open(site, { kind: "invite" });
  const names = ["Blues", "Reds"];
  const answers = await atOnce(
    course,
    "an invite used twice",
    names.map((name) => joinWith(site, battle, invite, name)),
  );
  const wrong = judgeWinners("an invite used twice", statusesOf(answers), 1);
  if (wrong) course.faults.push(wrong);
  const winner = names[answers.findIndex(({ status }) => status === 200 || status === 201)];
  const { forces } = JSON.parse((await ask(site.url, { path: `/api/battles/${battle}` })).text) as BattleView;
  if (winner && forces.b?.name !== winner) course.faults.push(`${winner} were told that they sit, and ${forces.b?.name} do`);
}

/** Three come to the link of an exchange: one army is sealed, it is his who was told so, and only then is either open. */
async function raceForExchange({ url }: Site, course: Course): Promise<void> {
  const armies = CATALOG.readyArmies.slice(0, 4).map(({ army }) => ({ kind: "army", army }));
  const document = { table: TABLE, openArmies: true, seats: { a: armies[0], b: { kind: "invite" } } };
  const opened = await ask(url, { method: "POST", path: "/api/battles", document });
  const { battle, invite, seats } = JSON.parse(opened.text) as CreatedBattle;
  const path = `/api/battles/${battle}`;
  const before = await ask(url, { path: `${path}/armies`, headers: bearer(seats.a) });
  if (before.status !== 409) course.faults.push(`an army was open before both were in: ${before.status}`);
  const answers = await atOnce(
    course,
    "an exchange for three",
    armies.slice(1).map((force) => ask(url, { method: "POST", path: `${path}/join`, document: { invite, force } })),
  );
  const wrong = judgeWinners("an exchange for three", statusesOf(answers), 1);
  if (wrong) course.faults.push(wrong);
  const winner = armies[1 + answers.findIndex(({ status }) => status === 200)]?.army.name;
  const open = JSON.parse((await ask(url, { path: `${path}/armies`, headers: bearer(seats.a) })).text) as OpenedArmies;
  if (open.b.name !== winner) course.faults.push(`${winner} was sealed, and ${open.b.name} is open`);
}

/** Both seats, and one of them twice, do what they may at the same moment: whatever is acknowledged is in the record, once. */
async function raceForEvents(site: Site, course: Course): Promise<void> {
  const { battle, seats } = await open(site, quickForce("Blues"));
  const acknowledged: string[] = [];
  const path = `/api/battles/${battle}`;
  for (let turn = 0; turn < TIMES.commands; turn++) {
    const hands = [seats.a, seats.b, seats.a].map(bearer);
    const views = await Promise.all(hands.map(async (headers) => JSON.parse((await ask(site.url, { path, headers })).text) as BattleView));
    const sending = hands.flatMap((headers, at) => {
      const legal = views[at]?.legal ?? [];
      const command = legal[(turn + at) % Math.max(1, legal.length)];
      if (!command || !("type" in command) || legal.some(({ type }) => type === "place-flank-piece" || type === "choose-flank")) return [];
      const whole = command.type === "sit" ? { ...command, nonce: "00112233445566778899aabbccddeeff" } : command;
      const document = { commandId: crypto.randomUUID(), ...whole };
      return [ask(site.url, { method: "POST", path: `${path}/commands`, document, headers })];
    });
    if (sending.length === 0) break;
    const answers = await atOnce(course, "commands at once", sending);
    acknowledged.push(
      ...answers.flatMap(({ status, text }) => (status === 200 ? `event ${(JSON.parse(text) as { seq: number }).seq}` : [])),
    );
  }
  const { events } = JSON.parse((await ask(site.url, { path: `${path}/record` })).text) as { events: { seq: number }[] };
  const lost = judgeKept(
    acknowledged,
    events.map(({ seq }) => `event ${seq}`),
  );
  if (lost) course.faults.push(`${battle}: ${lost}`);
  if (acknowledged.length === 0) course.faults.push(`${battle}: nothing was acknowledged, so nothing was tried`);
  if (new Set(acknowledged).size < acknowledged.length) course.faults.push(`${battle}: one event was answered to two commands`);
  if (events.some(({ seq }, at) => seq !== at + 1)) course.faults.push(`${battle}: its events have a gap`);
}

/** Eight recover an account with its one key: one password is set, and it is that of the one who was told so. */
async function raceForAccount(site: Site, course: Course, number: number): Promise<void> {
  const { url } = site;
  const email = `siege-${number}-${Date.now()}@example.org`;
  const post = (path: string, document: unknown, headers: Readonly<Record<string, string>> = {}) =>
    ask(url, { method: "POST", path: `/api/account/${path}`, document, headers: { origin: url, ...headers } });
  const saved = await ask(url, { method: "POST", path: "/api/armies", document: CATALOG.readyArmies[0]?.army, headers: { origin: url } });
  const cookie = String(saved.headers["set-cookie"]?.[0]?.split(";")[0]);
  const claimed = await post("claim", { email, password: PASSWORD }, { cookie });
  const { recoveryKey } = JSON.parse(claimed.text) as { recoveryKey: string };
  const passwords = Array.from({ length: KEYS_AT_ONCE }, (_, at) => `${PASSWORD} ${at}`);
  const answers = await atOnce(
    course,
    "one recovery key",
    passwords.map((password) => post("recover", { email, recoveryKey, password })),
  );
  const wrong = judgeWinners("one recovery key", statusesOf(answers), 1);
  if (wrong) course.faults.push(wrong);
  const winner = answers.findIndex(({ status }) => status !== null && status < 300);
  const opened = statusesOf([
    await post("sign-in", { email, password: passwords[winner] ?? "" }),
    await post("sign-in", { email, password: passwords[(winner + 1) % KEYS_AT_ONCE] }),
  ]);
  if (opened[0] !== 200 || opened[1] === 200)
    course.faults.push(`after a recovery the winner's password and a loser's answer ${opened.join(" and ")}`);
}

/** Several who want one thing at the same moment. */
export async function besiegeWithRaces(site: Site): Promise<readonly Row[]> {
  const course = (): Course => ({ count: 0, slowest: 0, faults: [] });
  const [invites, exchanges, keys, commands] = [course(), course(), course(), course()];
  for (let race = 0; race < TIMES.invites; race++) await raceForSeat(site, invites);
  for (let race = 0; race < TIMES.invites; race++) await raceForExchange(site, exchanges);
  for (let race = 0; race < TIMES.keys; race++) await raceForAccount(site, keys, race);
  for (let race = 0; race < 3; race++) await raceForEvents(site, commands);
  return [
    { what: "races: one invite for two", ...invites },
    { what: "races: one exchange for three", ...exchanges },
    { what: "races: one recovery key for eight", ...keys },
    { what: "races: commands of one battle at once", ...commands },
  ];
}
