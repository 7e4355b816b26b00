import { beforeAll, describe, expect, test } from "vitest";
import type { Army } from "@/lib/model/army";
import { ADDRESSES } from "@/lib/server/api/endpoints";
import { type Running, setRunning } from "@/lib/server/running";
import { shareIdOf } from "@/lib/server/shares";
import { afterDeadline, armiesOf, entrants, inEvent, newEntrant, opened, viewIn } from "./eventing";
import { newMember, newSharer, wholeOf } from "./players";
import { bootSoundly } from "./program-folder";
import { sqlIn } from "./stored";

let server: Running;
let samples: readonly Army[];
beforeAll(async () => {
  server = await bootSoundly();
  setRunning(server);
  samples = armiesOf(server);
});

const sql = (text: string, ...values: unknown[]) =>
  sqlIn(server)
    .prepare(text)
    .run(...values);

type Secret = { readonly document: Army; readonly verdict: { readonly legal: boolean; readonly problems: number } };

/** Puts another army behind the seal, as if it had been handed in at the same moment. */
function swap(entry: string, { document, verdict }: Secret): void {
  sql("update tournament_armies set document = ? where entry = ?", JSON.stringify(document), entry);
  sql("update tournament_entries set verdict = ? where id = ?", JSON.stringify(verdict), entry);
}

/** Two armies that have nothing in common: name, list, year, troops, length, and whether they are legal. */
const secrets = (): readonly [Secret, Secret] => [
  { document: { ...(samples[0] as Army), name: "Marker-Whitecoats" }, verdict: { legal: true, problems: 0 } },
  {
    document: { ...(samples[9] as Army), name: "Quite another army, called so at length", units: [] },
    verdict: { legal: false, problems: 7 },
  },
];

type Asker = ReturnType<typeof newMember>;

/** Everything that this asker can read of the event, to the byte: status, headers and body of each answer. */
async function allThatIsTold(asker: Asker, event: string, entry: string) {
  const plays = inEvent(asker, event);
  const answers = [
    await plays.read(),
    await plays.armies(),
    await asker.send("GET", "/api/events"),
    await asker.send("GET", `/api/armies/${entry}`),
    await plays.draw(1),
    await plays.decide(entry, { decision: "accept" }),
    await plays.enter({ round: 1, table: 1, after: 0, ending: { kind: "walkover", to: null } }),
  ];
  const told = await Promise.all(answers.map(wholeOf));
  const own = await wholeOf(await asker.send("GET", "/api/account/export"));
  return JSON.stringify([told, { ...own, body: own.body.replace(/"exportedAt":"[^"]*"/, "") }]);
}

/** What each can read of one event under both secrets. */
async function underBoth(terms: object) {
  const { event, organiser } = await opened(terms);
  const [player] = await entrants(event, () => samples[0] as Army, 1);
  const other = await newEntrant(samples[1] as Army);
  await viewIn(await inEvent(other.member, event).handIn({ name: "Other", army: other.army }));
  const entry = String(player?.entry);
  const askers = { organiser, other: other.member, visitor: newMember(), own: (player as { member: Asker }).member };
  const told = async (secret: Secret) => {
    swap(entry, secret);
    return Object.fromEntries(
      await Promise.all(Object.entries(askers).map(async ([name, asker]) => [name, await allThatIsTold(asker, event, entry)])),
    ) as Record<keyof typeof askers, string>;
  };
  const [one, two] = secrets();
  return { one: await told(one), two: await told(two), event, entry, askers };
}

describe("before the deadline", () => {
  test("no answer to anybody else differs by a byte, whatever army is sealed", async () => {
    const { one, two } = await underBoth({ armies: "sealed" });
    for (const who of ["organiser", "other", "visitor"] as const) expect(two[who]).toBe(one[who]);
    // What its own player reads does: the comparison can fail.
    expect(one.own).toContain("Marker-Whitecoats");
    expect(two.own).not.toBe(one.own);
  });

  test("the organiser reads the verdict where the event says so, and nothing else of it", async () => {
    const { one, two } = await underBoth({ armies: "verdicts" });
    for (const who of ["other", "visitor"] as const) expect(two[who]).toBe(one[who]);
    const untold = (told: string) =>
      told
        .replaceAll(/\\"verdict\\":\{[^}]*\}/g, "")
        .replaceAll(/\\"plays\\":(true|false)/g, "")
        .replaceAll(/(content-length|etag)":"[^"]*"/g, "");
    expect(two.organiser).not.toBe(one.organiser);
    expect(untold(two.organiser)).toBe(untold(one.organiser));
  });

  test("everybody reads them where the event shows them as they come", async () => {
    const { one } = await underBoth({ armies: "open" });
    for (const who of ["organiser", "other", "visitor"] as const) expect(one[who]).toContain("Marker-Whitecoats");
  });

  test("its id is random, and not the share of its army", async () => {
    const { event } = await opened();
    const [player] = await entrants(event, () => samples[0] as Army, 1);
    const { army } = ((await player?.plays.seenArmies()) ?? [])[0] ?? {};
    expect(player?.entry).not.toBe(shareIdOf(army as Army));
    expect((await newSharer().open(shareIdOf(army as Army))).status).toBe(404);
  });

  test("every address of an event that can be read is among those compared", () => {
    const readable = ADDRESSES.filter(({ path, methods }) => path.startsWith("/api/events") && methods.GET).map(({ path }) => path);
    expect(readable).toEqual(["/api/events", "/api/events/{event}", "/api/events/{event}/armies"]);
  });
});

test("at the deadline everybody reads all of them", async () => {
  const { event, entry, askers } = await underBoth({ armies: "sealed" });
  afterDeadline();
  for (const asker of Object.values(askers)) {
    const armies = await inEvent(asker, event).seenArmies();
    expect(armies.map((one) => one.entry)).toContain(entry);
    expect(armies).toHaveLength(2);
  }
});
