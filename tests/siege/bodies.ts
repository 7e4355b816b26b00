import { LIMITS } from "@/lib/server/limits";
import { CATALOG } from "../build/rules";
import { quickForce } from "../e2e/seat";
import type { Site } from "../e2e/site";
import { type Asking, ask } from "./besieged";
import { judgeAnswer, type Row } from "./judges";

const TIMES = 3;
const TABLE = { width: 45, depth: 30 };
const army = () => {
  const ready = CATALOG.readyArmies[0]?.army;
  if (!ready) throw new Error("data/ready-armies is empty");
  return ready;
};

/** A letter with as many marks as stand in a name, with others that are not seen. */
const MARKED = `${"Z\u0351\u036b\u0343\u036a\u0302\u036b\u033d\u034f\u0334\u0319".repeat(8)}\u200b\u202e`;

/** An army of so many bytes, nearly: unit groups with the longest options, and then a few letters more. */
function armyOf(bytes: number): object {
  const { units, ...rest } = army();
  const sample = { ...units[0], options: Array.from({ length: 12 }, (_, at) => `option-${at}-${"x".repeat(30)}`), name: "n".repeat(20) };
  const many: object[] = [];
  for (let number = 1; ; number++) {
    const unit = { ...sample, number, options: number > 90 ? [] : sample.options };
    if (number > 100 || JSON.stringify({ ...rest, units: [...many, unit] }).length > bytes) return { ...rest, units: many };
    many.push(unit);
  }
}

const nested = (depth: number, open: string, close: string) => `${open.repeat(depth)}1${close.repeat(depth)}`;
const padded = (text: string, bytes: number) => text + " ".repeat(Math.max(0, bytes - text.length));

/** What an army's document may be at its worst, by what is bad about it. */
function worstDocuments(): Readonly<Record<string, string>> {
  const whole = army();
  const [unit] = whole.units;
  const json = (change: object) => JSON.stringify({ ...whole, ...change });
  return {
    "the largest army": JSON.stringify(armyOf(LIMITS.army)),
    "an army beyond the largest": JSON.stringify(armyOf(10 * LIMITS.army)),
    "a document as long as may be": padded(JSON.stringify(whole), LIMITS.document),
    "one byte more": padded(JSON.stringify(whole), LIMITS.document + 1),
    "twenty megabytes": padded("{}", 20_000_000),
    "lists in lists": nested(200_000, "[", "]"),
    "objects in objects": nested(100_000, '{"a":', "}"),
    "a deep unit group": json({ units: [JSON.parse(nested(2000, "[", "]"))] }),
    "a hundred thousand unit groups": json({ units: Array(9000).fill(unit) }),
    "unit groups that are nothing": json({ units: Array(200_000).fill(0) }),
    "a hundred thousand fields": json(Object.fromEntries(Array.from({ length: 60_000 }, (_, at) => [`f${at}`, at]))),
    "numbers without an end": JSON.stringify(whole).replace(/"number":\d+/g, `"number":${"9".repeat(4000)}`),
    "numbers beyond reckoning": JSON.stringify(whole)
      .replace(/"bases":\d+/g, '"bases":1e400')
      .replace(/"pointsLimit":\d+/, '"pointsLimit":-1e308'),
    "names full of marks": json({ name: MARKED, units: whole.units.map((one) => ({ ...one, name: MARKED })) }),
    "names of a megabyte": json({ name: "\u0301".repeat(400_000) }),
    "names of halves of letters": json({ name: "\ud800\udc00\ud800" }),
    "options again and again": json({ units: [{ ...unit, options: Array(30_000).fill("musket") }] }),
    "keys that a program may trip over": JSON.stringify(whole).replace("{", '{"__proto__":{"legal":true},"constructor":{"prototype":{}},'),
  };
}

const seated = (text: string) => `{"table":${JSON.stringify(TABLE)},"seats":{"a":{"kind":"army","army":${text}},"b":{"kind":"house"}}}`;

/** A force typed in with as many unit groups as a document holds. */
const typed = () => {
  const force = quickForce(MARKED.slice(0, 60));
  const units = Array.from({ length: 100 }, (_, at) => ({ ...force.units[0], number: at + 1, bases: 99, name: "n".repeat(60) }));
  return JSON.stringify({ table: TABLE, seats: { a: { ...force, units }, b: { kind: "house" } } });
};

/** As many characters of an army's text as are read, each unit group by a name that no line has and many nearly have. */
const NEAR_MANY = "Cossack-style hussars with carbines and lances (of (the) crown; 6\n".repeat(1200);

function asked(cookie: string): readonly (readonly [string, Asking])[] {
  const headers = { "content-type": "application/json", cookie };
  const post = (path: string, body: string): Asking => ({ method: "POST", path, headers, body });
  const READERS = ["/api/assess", "/api/sheets", "/api/sheets/cards", "/api/sheets/quick-reference", "/api/armies", "/api/shares"];
  const documents = Object.entries(worstDocuments()).flatMap(([name, text]) => [
    ...READERS.map((path) => [`${name} to ${path}`, post(path, text)] as const),
    [`${name} to /api/battles`, post("/api/battles", seated(text))] as const,
  ]);
  return [
    ...documents,
    [
      "names near many to /api/army-texts",
      post("/api/army-texts", JSON.stringify({ text: NEAR_MANY, list: "polish-lithuanian-1576-1660" })),
    ],
    ["a monstrous force to /api/battles", post("/api/battles", typed())],
    ["a long password", post("/api/account/claim", JSON.stringify({ email: "long@example.org", password: "p".repeat(9000) }))],
    ["an address full of marks", post("/api/account/sign-in", JSON.stringify({ email: `${MARKED}@example.org`, password: MARKED }))],
  ];
}

/** Bodies as bad as they come, to every address that reads one: each is answered, soon, and with no error of the server's. */
export async function besiegeWithBodies({ url }: Site): Promise<readonly Row[]> {
  const saved = await ask(url, { method: "POST", path: "/api/armies", document: army(), headers: { origin: url } });
  const cookie = String(saved.headers["set-cookie"]?.[0]?.split(";")[0]);
  const [faults, all]: [string[], (readonly [string, Asking])[]] = [[], [...asked(cookie)]];
  let slowest = 0;
  for (const [name, asking] of all)
    for (let time = 0; time < TIMES; time++) {
      const ended = await ask(url, asking);
      slowest = Math.max(slowest, ended.ms);
      const fault = judgeAnswer(name, ended);
      if (fault) faults.push(fault);
    }
  return [{ what: "worst bodies", count: all.length * TIMES, slowest, faults }];
}
