import type { CodeRow } from "../../../db/battles";
import type { Joined, JoinRequest } from "../../model/battle";
import type { SeatName } from "../../model/by-seat";
import type { Fault } from "../../model/faults";
import { hasRoomForPartner, joinPartner, sealForce } from "../../rules/prebattle/any-step";
import { sha256 } from "../ids";
import { knowledgeFor } from "../known-lists";
import { LIMITS } from "../limits";
import { running } from "../running";
import { appendToBattle } from "./append-to-battle";
import type { Frozen } from "./freeze-force";
import { type Force, freezeForce, giveOwnLists, sealOf } from "./freeze-force";
import type { BattleServer } from "./load-battle";
import { loadBattle } from "./load-battle";
import type { Loaded } from "./loaded";
import type { Asker } from "./seats";
import { findSeat, newSeatToken, openSeat } from "./seats";

export type JoinedBattle =
  | { readonly ok: true; readonly joined: Joined }
  /** `unknown-invite`: the same for an unknown battle, and for a code that is unknown, used, revoked or expired. */
  | { readonly ok: false; readonly code: "unknown-invite" | "force-missing" | "force-not-wanted" | "too-many-battles" }
  /** The paths begin at the request: `force.army.list`. */
  | { readonly ok: false; readonly code: "bad-force"; readonly faults: readonly Fault[] };

type Refused = Exclude<JoinedBattle, { readonly ok: true }>;
type Bringing = { readonly ok: true; readonly frozen: Frozen | null } | Refused;

const UNKNOWN = { ok: false, code: "unknown-invite" } as const;

/** An invite cannot be accepted with the computer's force. */
const noChance = () => 0;

/** A used code stays stored, but its seat is taken. */
const isTaken = ({ kind, seat }: CodeRow, { battle }: Loaded): boolean =>
  kind === "partner" ? !hasRoomForPartner(battle, seat) : openSeat(battle) !== seat;

/** The force of an invited player. A partner brings none. */
function bringing(force: Force | null, { kind }: CodeRow, { battle }: Loaded, { knowledge }: BattleServer): Bringing {
  if (kind === "partner") return force === null ? { ok: true, frozen: null } : { ok: false, code: "force-not-wanted" };
  if (force === null) return { ok: false, code: "force-missing" };
  if (force.kind === "house" || (force.kind === "quick" && battle.openArmies)) {
    const values = battle.openArmies ? ["army"] : ["army", "quick"];
    const fault = { path: ["force", "kind"], code: "not-one-of", params: { values } };
    return { ok: false, code: "bad-force", faults: [fault] };
  }
  const freezing = freezeForce(force, ["force"], {
    cardsMost: battle.book.limits["cards-most"],
    knowledge,
    chance: noChance,
    against: null,
  });
  return freezing.ok ? freezing : { ok: false, code: "bad-force", faults: freezing.faults };
}

/** Whether the caller holds the other seat, by account or by token. */
async function holdsOther(battle: string, seat: SeatName, asker: Asker, server: BattleServer): Promise<boolean> {
  const byToken = asker.token === null ? [] : [{ ...asker, userId: null, seat: null }];
  for (const one of [...byToken, { ...asker, token: null, seat: null }]) {
    const found = await findSeat(battle, one, server);
    if (found.ok && found.mine.some((mine) => mine !== seat)) return true;
  }
  return false;
}

async function take(code: CodeRow, frozen: Frozen | null, name: string | null, asker: Asker, server: BattleServer): Promise<JoinedBattle> {
  const { battle, seat, hash } = code;
  const { token, holder } = newSeatToken();
  const sameHand = frozen !== null && (await holdsOther(battle, seat, asker, server));
  const sealed = frozen && sealOf(frozen, { holder, sameHand });
  const taken = { holder, battle, seat, userId: asker.userId, takenAt: new Date(), name };
  if (!(await server.battles.addSeat({ ...taken, most: LIMITS.seats }))) return { ok: false, code: "too-many-battles" };
  const decide = ({ battle: now }: Loaded) => (sealed ? sealForce(now, seat, sealed) : joinPartner(now, seat, holder));
  const appended = await appendToBattle({ battle, decide, code: hash }, server);
  if (appended.kind !== "stored") {
    await server.battles.removeSeat(holder);
    return UNKNOWN;
  }
  if (name !== null) await server.companies.changed(battle);
  return { ok: true, joined: { seat, token } };
}

/** Takes the seat of an invite, with a force, or the partner's place beside the player who made the code. */
export async function joinBattle(
  battle: string,
  { invite, force, player }: JoinRequest,
  asker: Asker,
  server: BattleServer = running(),
): Promise<JoinedBattle> {
  const loaded = await loadBattle(battle, server);
  const code = loaded ? await server.battles.findCode(battle, sha256(invite), new Date()) : null;
  if (!loaded || !code || isTaken(code, loaded)) return UNKNOWN;
  const knowledge = await knowledgeFor(force, null, server.knowledge);
  const brought = bringing(force, code, loaded, { ...server, knowledge });
  if (brought.ok) await giveOwnLists(brought.frozen, knowledge);
  return brought.ok ? take(code, brought.frozen, player?.name ?? null, asker, server) : brought;
}
