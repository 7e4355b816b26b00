import { isDeepStrictEqual } from "node:util";
import { type Army, army } from "@/lib/model/army";
import { armySummary, type StoredArmy, storedArmy } from "@/lib/model/stored-army";

/** An army as the server last said it is, and what was sent since without an answer. */
type Kept = { readonly id: string; revision: number; mark: string; unanswered: string | null };
type Creation = { readonly key: string; readonly mark: string };

const MOST_ARMIES = 5;
const UNITS = 100;

/** A legal or illegal army as large as there are, so that a write takes its time. */
export async function largeArmy({ url }: { readonly url: string }): Promise<Army> {
  const [ready] = army.array().parse(await (await fetch(`${url}/api/ready-armies`)).json());
  const [unit] = ready?.units ?? [];
  if (!ready || !unit) throw new Error("data/ready-armies is empty");
  return { ...ready, units: Array.from({ length: UNITS }, (_, at) => ({ ...unit, number: at + 1 })) };
}

/** The mark stands in every part of the document, so that half of one would show. */
function marked(template: Army, mark: string): Army {
  return { ...template, name: mark, units: template.units.map((unit) => ({ ...unit, name: mark })) };
}

/** A player who saves without end and remembers every answer that arrived whole. */
export function newSaver(name: string, address: string, template: Army) {
  const armies: Kept[] = [];
  const tally = { answered: 0, unanswered: 0, foundStored: 0 };
  let cookie = "";
  let creation: Creation | null = null;
  let saves = 0;

  const newMark = () => `${name}, save ${++saves}`;
  const isStored = (stored: StoredArmy, revision: number, mark: string) =>
    stored.revision === revision && isDeepStrictEqual(stored.army, marked(template, mark));

  async function ask(url: string, method: string, path: string, document?: Army, headers: Record<string, string> = {}) {
    const response = await fetch(url + path, {
      method,
      headers: { "x-forwarded-for": address, "content-type": "application/json", ...(cookie ? { cookie } : {}), ...headers },
      ...(document ? { body: JSON.stringify(document) } : {}),
    });
    const text = await response.text();
    // Only now: an answer that broke off promises nothing.
    const [set] = response.headers.getSetCookie();
    cookie = set?.split(";")[0] ?? cookie;
    return { status: response.status, text };
  }

  function mustBe(wanted: readonly number[], { status, text }: { status: number; text: string }): StoredArmy {
    if (!wanted.includes(status)) throw new Error(`${name} was answered ${status}: ${text.slice(0, 500)}`);
    return storedArmy.parse(JSON.parse(text));
  }

  /** Sent again under its key until it is answered. */
  async function create(url: string): Promise<void> {
    creation ??= { key: `${name}-${saves}`.replaceAll(/[^\w-]/g, "_").padEnd(16, "_"), mark: newMark() };
    const { key, mark } = creation;
    const response = await ask(url, "POST", "/api/armies", marked(template, mark), { "idempotency-key": key });
    const stored = mustBe([200, 201], response);
    if (!isStored(stored, 1, mark)) throw new Error(`${name} was answered another army than the one sent`);
    if (response.status === 200) tally.foundStored++;
    armies.push({ id: stored.id, revision: 1, mark, unanswered: null });
    creation = null;
  }

  async function change(url: string, army: Kept): Promise<void> {
    army.unanswered = newMark();
    const headers = { "if-match": `"${army.revision}"` };
    const stored = mustBe([200], await ask(url, "PUT", `/api/armies/${army.id}`, marked(template, army.unanswered), headers));
    if (!isStored(stored, army.revision + 1, army.unanswered)) throw new Error(`${name} was answered another army than the one sent`);
    Object.assign(army, { revision: stored.revision, mark: army.unanswered, unanswered: null });
  }

  /** What is lost of one army, or null; what was sent without an answer may have arrived or not. */
  async function lossOf(url: string, army: Kept): Promise<string | null> {
    const { status, text } = await ask(url, "GET", `/api/armies/${army.id}`);
    const read = status === 200 ? storedArmy.safeParse(JSON.parse(text)) : null;
    const told = `${name}, army ${army.id}, acknowledged at revision ${army.revision} as "${army.mark}"`;
    if (!read?.success) return `${told}: the answer is ${status} ${text.slice(0, 200)}`;
    const { unanswered } = army;
    if (isStored(read.data, army.revision, army.mark)) {
      army.unanswered = null;
      return null;
    }
    if (unanswered === null || !isStored(read.data, army.revision + 1, unanswered))
      return `${told}: stored is revision ${read.data.revision}, "${read.data.army.name}", or not the whole of it`;
    tally.foundStored++;
    Object.assign(army, { revision: army.revision + 1, mark: unanswered, unanswered: null });
    return null;
  }

  /** What is listed and was never saved. */
  async function strangersFor(url: string): Promise<readonly string[]> {
    const { status, text } = await ask(url, "GET", "/api/armies");
    if (status !== 200) return [`${name} has no list: the answer is ${status} ${text.slice(0, 200)}`];
    const listed = armySummary.array().parse(JSON.parse(text));
    const strangers = listed.filter((one) => !armies.some((army) => army.id === one.id));
    return strangers.map((one) => `${name} never saved army ${one.id}, "${one.name}"`);
  }

  return {
    tally,
    /** Throws where no whole answer comes. */
    async save(url: string): Promise<void> {
      const army = armies[Math.floor(Math.random() * armies.length)];
      tally.unanswered++;
      if (creation || !army || (armies.length < MOST_ARMIES && Math.random() < 0.2)) await create(url);
      else await change(url, army);
      tally.unanswered--;
      tally.answered++;
    },
    /** Everything that was acknowledged and is not there, and everything that is there and was never saved. */
    async losses(url: string): Promise<readonly string[]> {
      if (creation) await create(url);
      const losses: (string | null)[] = [];
      for (const army of armies) losses.push(await lossOf(url, army));
      return [...losses.filter((one) => one !== null), ...(await strangersFor(url))];
    },
  };
}

export type Saver = ReturnType<typeof newSaver>;
