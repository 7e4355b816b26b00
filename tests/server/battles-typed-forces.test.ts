import { beforeAll, describe, expect, test } from "vitest";
import { setRunning } from "@/lib/server/running";
import { BROKEN_TYPED_FORCES, LEGAL_TYPED_FORCES } from "../build/typed-forces";
import { errorOf } from "./asking";
import { HOUSE, newBattler } from "./battler";
import { bootSoundly } from "./program-folder";

beforeAll(async () => setRunning(await bootSoundly()));

/** `units.1.bases`, as it stands in the answer to a request that gives the force there. */
const placed = (before: string, fault: string) => {
  const [path = "", code] = fault.split(" ");
  return { at: `${before}.${path}`.replaceAll(/\.(\d+)/g, "[$1]"), code };
};

describe("a force typed in that breaks the rulebook's own limits is refused with the place", () => {
  test.each(Object.entries(BROKEN_TYPED_FORCES))("%s", async (_name, { force, fault }) => {
    const error = await errorOf(await newBattler().open(force, HOUSE));
    expect(error).toMatchObject({ status: 400, code: "bad-document" });
    const [detail, ...others] = error.details as readonly { message: string }[];
    expect(others).toEqual([]);
    expect(detail).toMatchObject(placed("seats.a", fault));
    expect(detail?.message).toMatch(/^seats\.a\S*.* .*\.$/);
    expect(detail?.message).not.toMatch(/undefined|null|is wrong/);
  });

  test.each(Object.entries(LEGAL_TYPED_FORCES))("%s is taken", async (_name, force) => {
    expect((await newBattler().open(force, HOUSE)).status).toBe(201);
  });

  test("of the player who joins, too", async () => {
    const battler = newBattler();
    const { battle, code } = await battler.inviting();
    const { force, fault } = BROKEN_TYPED_FORCES["12 elephants"] ?? { fault: "" };
    const error = await errorOf(await battler.join(battle, { invite: code, force }));
    expect(error.details).toMatchObject([placed("force", fault)]);
    expect((await battler.join(battle, { invite: code, force: LEGAL_TYPED_FORCES["6 elephants"] })).status).toBe(200);
  });
});
