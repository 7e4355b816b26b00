import { NextRequest } from "next/server";
import { beforeAll, describe, expect, test } from "vitest";
import type { Army } from "@/lib/model/army";
import { type ArmyCards, cardsAndText } from "@/lib/model/army-cards";
import { SHEET_READERS, type SheetReader } from "@/lib/model/army-sheet";
import { isForOpponent } from "@/lib/model/identifiers";
import { fittedReference } from "@/lib/model/quick-reference";
import { cardsOfShare, readShare, referenceOfShare, sheetOfArmy } from "@/lib/server/army-papers";
import { type Running, setRunning } from "@/lib/server/running";
import type { ArmysReference } from "@/lib/sheets/reference/fitted-reference";
import { plainFitted } from "@/lib/sheets/reference/reference-parts";
import { proxy } from "@/proxy";
import { sendJson } from "./asking";
import { newSharer, sharedIn, sharesOf } from "./players";
import { bootSoundly, programFolder, readyArmyOf, temporaryFolder } from "./program-folder";
import { sqlIn } from "./stored";

let running: Running;
beforeAll(async () => {
  running = await bootSoundly();
  setRunning(running);
});

async function cardsSeen(share: string, reader: SheetReader = "own"): Promise<ArmyCards> {
  const found = await cardsOfShare(share, reader);
  if (found.kind !== "shared") throw new Error(`it is ${found.kind}`);
  return found.cards;
}

async function referenceSeen(share: string, reader: SheetReader = "own"): Promise<ArmysReference> {
  const shown = await referenceOfShare(share, reader);
  if (shown.kind !== "shared") throw new Error(`it is ${shown.kind}`);
  return shown.found;
}

describe("the papers of a shared army", () => {
  test.each(SHEET_READERS)("are what a program is given for its document: %s", async (reader) => {
    const sharer = newSharer();
    const { share } = await sharer.sharing(readyArmyOf(running).army);
    const { army } = await sharedIn(await sharer.open(share));
    const made = async (path: string) => (await sendJson(`/api/sheets/${path}?for=${reader}`, army)).json();
    expect(await cardsSeen(share, reader)).toEqual(cardsAndText.parse(await made("cards")).cards);
    const { army: name, fitted } = await referenceSeen(share, reader);
    expect(plainFitted(fitted)).toEqual(fittedReference.parse(await made("quick-reference")));
    expect(name).toBe(army.name);
  });

  test("show an opponent nothing of points, options, commands, slips and shelf", async () => {
    const { army } = readyArmyOf(running);
    const allies = army.commanders.filter(({ role }) => role === "ally").map(({ id }) => id);
    // Whose an ally's unit groups are, is known.
    const leaderTold = (id: Army["units"][number]["commander"]) => (id !== null && allies.includes(id) ? id : null);
    const bare: Army = { ...army, units: army.units.map((one) => ({ ...one, options: [], commander: leaderTold(one.commander) })) };
    expect(army.units.some(({ options, commander }) => options.length > 0 && commander !== null)).toBe(true);
    const [one, other] = [await newSharer().sharing(army), await newSharer().sharing(bare)];
    expect(await cardsSeen(one.share, "opponent")).toEqual(await cardsSeen(other.share, "opponent"));
    expect(await cardsSeen(one.share)).not.toEqual(await cardsSeen(other.share));
    const { slips, shelf, units, commanders } = await cardsSeen(one.share, "opponent");
    expect([slips, shelf, ...new Set([...units, ...commanders].map(({ points }) => points))]).toEqual([null, null, null]);
    expect(await referenceSeen(one.share, "opponent")).toEqual(await referenceSeen(other.share, "opponent"));
    expect(await referenceSeen(one.share)).not.toEqual(await referenceSeen(other.share));
  });
});

describe("a share for the opponent", () => {
  const PAPERS = [readShare, cardsOfShare, referenceOfShare] as const;
  /** Everything that is told of it. */
  const told = async (share: string, reader: SheetReader) => JSON.stringify(await Promise.all(PAPERS.map((paper) => paper(share, reader))));
  const shown = async (share: string, reader: SheetReader) => {
    const found = await readShare(share, reader);
    return found.kind === "shared" ? { ...found.sheet, link: null } : found;
  };

  test("has a link of its own, which tells nothing of the army and never leads to the full one", async () => {
    const { army } = readyArmyOf(running);
    const [sharer, another] = [newSharer(), newSharer()];
    const [full, mine, again] = [await sharer.sharing(army), await sharer.sharingForOpponent(army), await sharer.sharingForOpponent(army)];
    const theirs = await another.sharingForOpponent(army);
    expect(new Set([full.share, mine.share, theirs.share]).size).toBe(3);
    expect([again, isForOpponent(full.share), isForOpponent(mine.share)]).toEqual([mine, false, true]);
    // The full id is a hash of the army, which a guess could prove.
    expect(await told(mine.share, "own")).not.toContain(full.share);
    for (const last of "aeimquy4") expect((await readShare(mine.share.slice(0, -1) + last, "own")).kind).toBe("unknown");
  });

  test("is printed on the opponent's sheet of the army it was made of, and the full link never is", async () => {
    const player = newSharer();
    const { id } = await player.owning(readyArmyOf(running).army);
    const headers = new Headers({ cookie: player.cookie() });
    const linkFor = async (reader: SheetReader) => (await sheetOfArmy(id, reader, headers))?.link;
    const document = await (await player.get(id)).json();
    const full = await player.sharing(document.army);
    expect([await linkFor("own"), await linkFor("opponent")]).toEqual([full.url, null]);
    const { url } = await player.sharingForOpponent(document.army);
    expect([await linkFor("own"), await linkFor("opponent")]).toEqual([full.url, url]);
  });

  test("shows the opponent's papers, whatever its address asks for; its document is told to nobody", async () => {
    const { army } = readyArmyOf(running);
    const sharer = newSharer();
    const [{ share: full }, { share }] = [await sharer.sharing(army), await sharer.sharingForOpponent(army)];
    for (const reader of SHEET_READERS) {
      expect(await shown(share, reader)).toEqual(await shown(full, "opponent"));
      expect(await cardsSeen(share, reader)).toEqual(await cardsSeen(full, "opponent"));
      expect(await referenceSeen(share, reader)).toEqual(await referenceSeen(full, "opponent"));
    }
    for (const who of [newSharer(), sharer]) {
      const answer = await who.open(share);
      const text = await answer.text();
      expect([answer.status, JSON.parse(text).error.code]).toEqual([403, "share-for-opponent"]);
      expect(text).not.toContain(army.name);
    }
  });

  test("has the same link and papers whatever its player noted, and so has the full one", async () => {
    const { army } = readyArmyOf(running);
    const noted = { ...army, note: "SECRET of the army", units: army.units.map((unit) => ({ ...unit, note: "SECRET of a unit group" })) };
    const sharer = newSharer();
    const [full, mine] = [await sharer.sharing(army), await sharer.sharingForOpponent(army)];
    expect([await sharer.sharing(noted), await sharer.sharingForOpponent(noted)]).toEqual([full, mine]);
    for (const { share } of [
      full,
      mine,
      await newSharer().sharing({ ...noted, name: "Another" }),
      await newSharer().sharingForOpponent(noted),
    ]) {
      expect(await told(share, "own")).not.toContain("SECRET");
      expect(await (await newSharer().open(share)).text()).not.toContain("SECRET");
      expect(JSON.stringify(await running.shares.find(share))).not.toContain("SECRET");
    }
  });

  test("is listed among its sharer's, and withdrawn like any", async () => {
    const sharer = newSharer();
    const { share } = await sharer.sharingForOpponent(readyArmyOf(running).army);
    expect((await sharesOf(sharer)).map((one) => one.share)).toEqual([share]);
    expect((await newSharer().withdraw(share)).status).toBe(404);
    expect((await sharer.withdraw(share)).status).toBe(204);
    expect((await readShare(share, "own")).kind).toBe("withdrawn");
  });
});

test("they stay what they were when the list and the rules tables have changed", async () => {
  const [{ root, edit }, dataDirectory] = [programFolder(), temporaryFolder()];
  const then = await bootSoundly(root, dataDirectory);
  setRunning(then);
  try {
    const { army } = readyArmyOf(then);
    const { listVersion: _, ...unpinned } = army;
    const { share } = await newSharer().sharing(army);
    const before = [await cardsSeen(share), await referenceSeen(share)];
    edit(`data/lists/${army.list}.json`, ({ lines }) => {
      for (const line of lines) {
        line.name = `Later ${line.name}`;
        line.troop.characteristics = [];
      }
    });
    edit("data/rules/points.json", ({ body }) => {
      for (const row of body) row.value += 10;
    });
    setRunning(await bootSoundly(root, dataDirectory));
    expect([await cardsSeen(share), await referenceSeen(share)]).toEqual(before);
    const today = await newSharer().sharing({ ...unpinned, rules: null });
    expect((await cardsSeen(today.share)).units[0]?.points).not.toBe((await cardsSeen(share)).units[0]?.points);
    expect((await referenceSeen(today.share)).fitted).not.toEqual((await referenceSeen(share)).fitted);
  } finally {
    setRunning(running);
  }
});

describe("where there is nothing to see", () => {
  const PAGES = ["", "/cards", "/quick-reference"];
  const statuses = (share: string) =>
    Promise.all(PAGES.map(async (page) => (await proxy(new NextRequest(`http://localhost:3000/a/${share}${page}`))).status));
  const kinds = async (share: string) => [await cardsOfShare(share, "own"), await referenceOfShare(share, "own")];

  test("each page says so with its status: withdrawn, and never shared", async () => {
    const sharer = newSharer();
    const { share } = await sharer.sharing({ ...readyArmyOf(running).army, name: "Taken back" });
    expect(await statuses(share)).toEqual([200, 200, 200]);
    await sharer.withdraw(share);
    expect(await statuses(share)).toEqual([410, 410, 410]);
    expect(await kinds(share)).toEqual([{ kind: "withdrawn" }, { kind: "withdrawn" }]);
    expect(await statuses("a".repeat(26))).toEqual([404, 404, 404]);
    expect(await kinds("a".repeat(26))).toEqual([{ kind: "unknown" }, { kind: "unknown" }]);
  });

  test("what can no longer be read is told by its name", async () => {
    const { share, url: link } = await newSharer().sharing({ ...readyArmyOf(running).army, name: "Of another age" });
    sqlIn(running).prepare("update shares set document = json_set(document, '$.schema', 'condotta.army/0') where share = ?").run(share);
    const unreadable = { kind: "unreadable", link, name: "Of another age" };
    expect(await kinds(share)).toEqual([unreadable, unreadable]);
  });
});
