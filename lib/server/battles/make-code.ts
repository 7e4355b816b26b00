import type { CodeRow } from "../../../db/battles";
import type { MadeCode } from "../../model/battle";
import { inviteCode } from "../../model/identifiers";
import { DAY } from "../day";
import { newId } from "../ids";
import { LIMITS } from "../limits";
import type { BattleServer } from "./battle-server";
import { sha256 } from "./sha256";

/** Makes a code and stores only its hash. The last code of that kind for that seat stops working. */
export async function makeCode(use: Pick<CodeRow, "battle" | "seat" | "kind">, { battles }: BattleServer): Promise<MadeCode> {
  const code = inviteCode.parse(newId());
  const expiresAt = new Date(Date.now() + LIMITS.inviteDays * DAY);
  await battles.putCode({ ...use, hash: sha256(code), expiresAt });
  return { code, expires: expiresAt.toISOString() };
}
