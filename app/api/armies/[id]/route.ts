import type { Army } from "@/lib/model/army";
import { withCleanNames } from "@/lib/model/clean-names";
import { faultsOf } from "@/lib/model/faults";
import { armyMove } from "@/lib/model/stored-army";
import { pinVersions } from "@/lib/rules/army/pin-versions";
import { deleteArmy, findArmy, moveArmy, saveArmy } from "@/lib/server/armies";
import type { User } from "@/lib/server/identity";
import { armyBytes, LIMITS } from "@/lib/server/limits";
import { readArmy } from "@/lib/server/read-army";
import { running } from "@/lib/server/running";
import { answerOwner } from "../../_http/answer-owner";
import { storing } from "../../_http/guards";
import { type Call, handlersOf } from "../../_http/handlers-of";
import { refuse } from "../../_http/refusals";
import { refuseFaults } from "../../_http/refuse-faults";
import type { Reply } from "../../_http/reply";
import { revisionIn, tooLarge, tooManyArmies, tooManyBytes } from "../_http/conditions";
import { storedReply, tagOf } from "../_http/stored-reply";

const idOf = ({ params }: Call): string => String(params.id);

/** The same answer for another user's army, for one that never existed, and for a visitor. */
const unknownArmy = (): Reply => refuse("unknown-army", {});

async function show(owner: string, call: Call): Promise<Reply> {
  const stored = await findArmy(running().armies, owner, idOf(call));
  return stored ? storedReply(stored) : unknownArmy();
}

type Change = { readonly before: Army; readonly army: Army };

/** A document that does not grow is always saved, even if older limits allowed it to be larger. Only its growth counts as stored. */
async function changing({ before, army }: Change, { address }: Call, store: () => Promise<Reply>): Promise<Reply> {
  const growth = armyBytes(army) - armyBytes(before);
  return growth <= 0 ? store() : (tooLarge(army) ?? storing(address, { rows: 0, bytes: growth }, store));
}

async function replyTo(user: User, saving: Parameters<typeof saveArmy>[2]): Promise<Reply> {
  const saved = await saveArmy(running().armies, user, saving);
  switch (saved.kind) {
    case "saved":
      return storedReply(saved.stored);
    case "changed":
      return refuse("army-changed", { sent: saving.revision, stored: saved.stored.revision }, tagOf(saved.stored), saved.stored);
    case "no-room":
      return tooManyBytes(user);
    case "unknown":
      return unknownArmy();
    default:
      return saved satisfies never;
  }
}

/** Checks first that the army is the caller's, so that no other refusal tells anything about another user's army. */
async function save(owner: string, call: Call, user: User): Promise<Reply> {
  const { armies, knowledge } = running();
  const before = await findArmy(armies, owner, idOf(call));
  if (!before) return unknownArmy();
  const revision = revisionIn(call.headers);
  if (!revision.ok) return revision.reply;
  const read = readArmy(withCleanNames(call.body), knowledge);
  if (!read.ok) return refuseFaults(400, read.code, read.faults);
  const army = pinVersions(read.army, knowledge.book);
  const saving = { id: idOf(call), revision: revision.value, army };
  return changing({ before: before.army, army }, call, () => replyTo(user, saving));
}

async function move(owner: string, call: Call, user: User): Promise<Reply> {
  const { armies } = running();
  if (!(await armies.find(owner, idOf(call)))) return unknownArmy();
  const wanted = armyMove.safeParse(call.body);
  if (!wanted.success) return refuseFaults(400, "bad-document", faultsOf(wanted.error, call.body));
  const moved = await moveArmy(armies, user, idOf(call), wanted.data.place);
  switch (moved.kind) {
    case "moved":
      return storedReply(moved.stored);
    case "no-room":
      return tooManyArmies(user);
    case "unknown":
      return unknownArmy();
    default:
      return moved satisfies never;
  }
}

async function remove(owner: string, call: Call): Promise<Reply> {
  const isDeleted = await deleteArmy(running().armies, owner, idOf(call));
  return isDeleted ? { status: 204, body: null } : unknownArmy();
}

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = handlersOf({
  GET: { answer: answerOwner(show, unknownArmy) },
  PUT: { rate: "saves", body: LIMITS.document, answer: answerOwner(save, unknownArmy) },
  PATCH: { rate: "saves", body: LIMITS.document, answer: answerOwner(move, unknownArmy) },
  DELETE: { rate: "saves", answer: answerOwner(remove, unknownArmy) },
});
