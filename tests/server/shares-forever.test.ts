import { beforeAll, describe, expect, test } from "vitest";
import type { Army } from "@/lib/model/army";
import { type ReadShare, readShare } from "@/lib/server/army-papers";
import { type Running, setRunning } from "@/lib/server/running";
import { newSharer, sharedIn } from "./players";
import { bootSoundly, programFolder, temporaryFolder } from "./program-folder";
import { sqlIn } from "./stored";

const OWN = "spanish-flanders-1568-1648";
const ALLY = "polish-lithuanian-1576-1660";

/** An army of one list with an ally of another, and a unit group of each; nothing of it names a version. */
function armyWithAlly({ knowledge }: Running): Army {
  const ready = knowledge.catalog.readyArmies.find((one) => one.army.list === OWN)?.army;
  const line = knowledge.catalog.lists.find((one) => one.id === ALLY)?.lines[0];
  if (!ready || !line) throw new Error("the data have neither the army nor its ally");
  const ally = { ...ready.commanders[0], id: "friend", role: "ally", list: ALLY, listVersion: null, name: null };
  const unit = { ...ready.units[0], number: 99, line: line.id, bases: line.sizes[0], options: [], commander: "friend", name: null };
  return { ...ready, listVersion: null, rules: null, commanders: [...ready.commanders, ally], units: [...ready.units, unit] } as Army;
}

type Shown = Extract<ReadShare, { kind: "shared" }>;
async function seen(share: string): Promise<Shown> {
  const read = await readShare(share, "own");
  if (read.kind !== "shared") throw new Error(`it is ${read.kind}`);
  return read;
}

const figure = ({ sheet }: Shown, id: string) => sheet.figures.find((one) => one.id === id)?.value;
const unitOf = ({ sheet }: Shown, number: number) => sheet.commands.flatMap((one) => one.units).find((one) => one.number === number);

describe("when the lists and tables of the day have changed", () => {
  const [folder, dataDirectory] = [programFolder(), temporaryFolder()];
  const [sharer, reader] = [newSharer(), newSharer()];
  let army: Army;
  let share: string;
  let before: Shown;
  let document: Army;

  /** The same army as it is seen when it is shared on that day. */
  const sharedToday = async () => seen((await sharer.sharing(army)).share);

  beforeAll(async () => {
    const running = await bootSoundly(folder.root, dataDirectory);
    setRunning(running);
    army = armyWithAlly(running);
    share = (await sharer.sharing(army)).share;
    before = await seen(share);
    document = (await sharedIn(await reader.open(share))).army;
  });

  // biome-ignore lint/suspicious/noExplicitAny: as programFolder has it.
  const changes: readonly [string, string, (file: any) => void, (shown: Shown) => unknown][] = [
    ["a list's name", `data/lists/${OWN}.json`, (list) => (list.name = "Army of Elsewhere"), ({ sheet }) => sheet.about],
    [
      "its lines' names and classification",
      `data/lists/${OWN}.json`,
      ({ lines }) => {
        for (const line of lines) {
          line.name = `Old ${line.name}`;
          line.troop.quality = line.troop.quality === "average" ? "superior" : "average";
        }
      },
      (shown) => [unitOf(shown, 1), figure(shown, "points")],
    ],
    [
      "an ally's list",
      `data/lists/${ALLY}.json`,
      ({ lines }) => {
        for (const line of lines) line.name = `Old ${line.name}`;
      },
      (shown) => unitOf(shown, 99),
    ],
    [
      "the rules tables",
      "data/rules/points.json",
      ({ body }) => {
        for (const row of body) row.value += 10;
      },
      (shown) => figure(shown, "points"),
    ],
    [
      "what a list allows",
      `data/lists/${OWN}.json`,
      ({ commanders }) => (commanders.army.grades = ["mediocre"]),
      ({ sheet }) => sheet.verdict,
    ],
  ];

  test.each(changes)("%s: what was shared is seen as it was, and shared today it is another share", async (_what, file, change, of) => {
    const yesterday = await sharedToday();
    folder.edit(file, change);
    setRunning(await bootSoundly(folder.root, dataDirectory));

    expect(await seen(share)).toEqual(before);
    expect(await sharedIn(await reader.open(share))).toMatchObject({ share, army: document });
    expect((await sharer.share(document)).status, "with its versions it is the same share still").toBe(200);

    const today = await sharedToday();
    expect(today.link).not.toBe(yesterday.link);
    expect(of(today), "the change can be seen").not.toEqual(of(yesterday));
    expect(await seen(yesterday.link.split("/").at(-1) ?? "")).toEqual(yesterday);
  });
});

test("a share of a shape that is no longer read is told by its name", async () => {
  const running = await bootSoundly();
  setRunning(running);
  const army = armyWithAlly(running);
  const { share, url } = await newSharer().sharing(army);
  sqlIn(running).prepare("update shares set document = json_set(document, '$.schema', 'condotta.army/0') where share = ?").run(share);
  expect(await readShare(share, "own")).toEqual({ kind: "unreadable", link: url, name: army.name });
});
