import { z } from "zod";
import type { Army } from "../../model/army";
import { withCleanNames } from "../../model/clean-names";
import { ARMY_PLACES, type StoredArmy } from "../../model/stored-army";
import { pinVersions } from "../../rules/army/book";
import { createArmy, deleteArmy, distinctTags, findArmy, fullLimit, listArmies, moveArmy, saveArmy } from "../armies";
import { deskArmy } from "../desk-army";
import { callerOf, type User } from "../identity";
import { RANDOM_KEY } from "../ids";
import type { Knowledge } from "../knowledge";
import { keepOwnLists, knowledgeFor } from "../known-lists";
import { armyBytes, LIMITS, mostOf } from "../limits";
import { asPart, linkToNext, PART } from "../queries";
import { readArmy } from "../read-army";
import { running } from "../running";
import { type Address, asked, type Call, endpoint, type Refusals } from "./endpoint";
import { refuse, refuseFaults } from "./refusals";
import { asOwn, DONE, ok, type Reply } from "./reply";
import {
  ARMY_SIZE,
  IN_PARTS,
  LINK,
  LOCATION,
  mostWords,
  STORES_ARMY,
  STORES_LITTLE,
  storing,
  TOO_MANY_BYTES,
  tooLarge,
  tooManyBytes,
  WRITES,
} from "./storing";
import { CALLER, OWN, SAVER, saverOf, userOr } from "./who";

const ETAG = { ETag: "The revision, in quotation marks. It counts changes of the document; moving an army does not change it." };
const STORED = { says: "The army as it is stored.", shape: "StoredArmy", headers: ETAG } as const;

/** The entity tag of a stored army is its revision. */
const tagOf = ({ revision }: StoredArmy) => ({ etag: `"${revision}"` });

const stored = (army: StoredArmy, status = 200, headers: Reply["headers"] = {}): Reply => ({
  status,
  body: army,
  headers: { ...tagOf(army), ...headers },
});

const TOO_MANY: Refusals = {
  "too-many-armies": `the account has its maximum of ${mostWords(LIMITS.armies, LIMITS.visitorArmies)}, the bin not counted`,
};
const tooManyArmies = (user: User): Reply => refuse("too-many-armies", { most: mostOf(user).armies, anonymous: user.anonymous });

/** The refusal for a user without room for another army, with the limit that is reached. */
async function noRoom(user: User): Promise<Reply> {
  switch (await fullLimit(user)) {
    case "too-many-armies":
      return tooManyArmies(user);
    case "full-bin":
      return refuse("full-bin", { most: mostOf(user).armiesWithBin, days: LIMITS.binDays, anonymous: user.anonymous });
    default:
      return tooManyBytes(user);
  }
}

const PINNED = `Lists without a version are stored with the version in force; \`rules\` is stored as you send it. Illegal armies are stored too. ${ARMY_SIZE}`;

const MINE: Address = {
  path: "/api/armies",
  methods: {
    GET: endpoint({
      id: "armies",
      summary: "A summary of your armies, the last changed first.",
      description: `${IN_PARTS} In the bin, the last deleted comes first.`,
      who: CALLER,
      query: asked(
        { place: z.enum(ARMY_PLACES).optional().describe("Only the armies in this place. Without it, desk and archive."), ...PART },
        { "bad-part": "", "not-one-of": "" },
      ),
      answers: { 200: { says: "The armies. Empty without a session.", listOf: "ArmySummary", headers: LINK("/api/armies") } },
      answer: async ({ query, sent }, user) => {
        if (!user) return ok([]);
        const armies = await listArmies(running().armies, user.id, query.place ?? null, asPart(query));
        return ok(armies.told, linkToNext("/api/armies", sent, armies));
      },
    }),
    POST: endpoint({
      id: "createArmy",
      summary: "Stores a new army.",
      description: PINNED,
      who: SAVER,
      rate: "saves",
      headers: {
        "Idempotency-Key": {
          says: "A random key for this save. Sent again with the same key, it creates no second army.",
          pattern: RANDOM_KEY,
        },
        "For-Account": {
          says: "The email address of the account that the army is for, percent-encoded. Nothing is stored if the caller is somebody else: signed out meanwhile, or signed in to another account.",
        },
      },
      body: { shape: "Army", most: LIMITS.document },
      answers: {
        200: {
          ...STORED,
          says: "The army that this `Idempotency-Key` created before, as it is now.",
          headers: { ...ETAG, ...LOCATION },
        },
        201: { ...STORED, headers: { ...ETAG, ...LOCATION } },
      },
      refusals: {
        "bad-idempotency-key": "",
        "other-account": "`For-Account` names another account than the caller’s",
        ...TOO_MANY,
        "full-bin": `it has its maximum of ${mostWords(LIMITS.armiesWithBin, LIMITS.visitorArmiesWithBin)}, the bin counted`,
        "too-many-bytes": TOO_MANY_BYTES,
        ...STORES_ARMY,
      },
      answer: create,
    }),
  },
};

/** An army that waited in a browser may meet another player there, or nobody, when the connection is back. */
async function notForCaller({ headers }: Call): Promise<Reply | null> {
  const sent = headers.get("for-account");
  if (sent === null) return null;
  const wanted = textOfHeader(sent);
  const { user } = await callerOf(headers);
  const signedIn = user?.email ?? null;
  return signedIn === wanted ? null : refuse("other-account", { wanted, signedIn });
}

/** Percent-encoded, because headers have no other letters than those of English; what is not is taken as it stands. */
function textOfHeader(sent: string): string {
  try {
    return decodeURIComponent(sent);
  } catch {
    return sent;
  }
}

async function create(call: Call): Promise<Reply> {
  const { armies } = running();
  // Before the document: another account may not have its list either.
  const foreign = await notForCaller(call);
  if (foreign) return foreign;
  const knowledge = await knowledgeFor(call.body, call.headers);
  const key = call.headers.get("idempotency-key");
  if (key !== null && !RANDOM_KEY.test(key)) return refuse("bad-idempotency-key", {});
  const read = readArmy(withCleanNames(call.body), knowledge);
  if (!read.ok) return refuseFaults(read.code, read.faults);
  const army = pinVersions(read.army, knowledge.book);
  const store = async () => {
    const saver = await saverOf(call);
    if ("status" in saver) return saver;
    if (!(await keepOwnLists(army, knowledge, { user: saver.user, given: false }))) return asOwn(tooManyBytes(saver.user), saver.cookies);
    const created = await createArmy(armies, saver.user, army, key);
    if (!created) return asOwn(await noRoom(saver.user), saver.cookies);
    const location = `/api/armies/${created.stored.id}`;
    return asOwn(stored(created.stored, created.isNew ? 201 : 200, { location }), saver.cookies);
  };
  return tooLarge(army) ?? storing(call.address, { bytes: armyBytes(army) }, store);
}

const idOf = ({ params }: Call): string => String(params.id);

/** The same answer for another user's army, for one that never existed, and for a visitor. */
export const unknownArmy = (): Reply => refuse("unknown-army", {});
export const UNKNOWN_ARMY: Refusals = { "unknown-army": "it does not exist, is not yours, or is in the bin" };

const ONE: Address = {
  path: "/api/armies/{id}",
  params: { id: "The army's id." },
  methods: {
    GET: endpoint({
      id: "army",
      summary: "One of your armies.",
      who: userOr(unknownArmy),
      headers: { "If-None-Match": { says: "The `ETag` that you have. The answer is 304 if the army has not changed." } },
      answers: { 200: { ...STORED, says: "The army." }, 304: { says: "It has not changed." } },
      refusals: UNKNOWN_ARMY,
      answer: async (call, user) => {
        const army = await findArmy(running().armies, user.id, idOf(call));
        return army ? stored(army) : unknownArmy();
      },
    }),
    PUT: endpoint({
      id: "saveArmy",
      summary: "Replaces the document of an army.",
      description: `${PINNED} Saving the stored document again answers 200 and keeps the revision, so a save can be repeated.`,
      who: userOr(unknownArmy),
      rate: "saves",
      headers: { "If-Match": { required: true, says: 'The revision that you edited, in quotation marks: `"3"`. Never `*`.' } },
      body: { shape: "Army", most: LIMITS.document },
      answers: { 200: STORED },
      refusals: {
        "bad-revision": "",
        ...UNKNOWN_ARMY,
        "too-many-bytes": `the army grew; ${TOO_MANY_BYTES}`,
        "army-changed": "another revision is stored by now. `details` is the stored army, a `StoredArmy`",
        "revision-missing": "there is no `If-Match`",
        ...STORES_ARMY,
      },
      answer: save,
    }),
    PATCH: endpoint({
      id: "moveArmy",
      summary: "Archives an army, or restores it from the archive or the bin.",
      who: userOr(unknownArmy),
      rate: "saves",
      body: { shape: "ArmyMove", most: LIMITS.document },
      answers: { 200: { ...STORED, says: "The army in its new place." } },
      refusals: { "unknown-army": "it does not exist or is not yours", ...TOO_MANY, ...WRITES },
      answer: async (call, user) => {
        const { armies } = running();
        if (!(await armies.find(user.id, idOf(call)))) return unknownArmy();
        const wanted = call.document();
        if (!wanted.ok) return wanted.reply;
        const moved = await moveArmy(armies, user, idOf(call), wanted.value.place);
        if (moved.kind === "moved") return stored(moved.stored);
        return moved.kind === "no-room" ? tooManyArmies(user) : unknownArmy();
      },
    }),
    DELETE: endpoint({
      id: "deleteArmy",
      summary: "Moves an army to the bin.",
      description: `It stays there for ${LIMITS.binDays} days and can be restored with PATCH. Then it is deleted for good.`,
      who: userOr(unknownArmy),
      rate: "saves",
      answers: { 204: { says: "It is in the bin." } },
      refusals: { ...UNKNOWN_ARMY, ...WRITES },
      answer: async (call, user) => ((await deleteArmy(running().armies, user.id, idOf(call))) ? DONE : unknownArmy()),
    }),
  },
};

/** The revision in the tag that the client sends. A compressing proxy may have made it weak. */
export const REVISION = /^(?:W\/)?"([1-9]\d{0,8})"$/;

type Change = { readonly before: Army; readonly army: Army };

/** A document that does not grow is always saved, even if older limits allowed it to be larger. Only its growth counts as stored. */
async function changing({ before, army }: Change, { address }: Call, store: () => Promise<Reply>): Promise<Reply> {
  const growth = armyBytes(army) - armyBytes(before);
  return growth <= 0 ? store() : (tooLarge(army) ?? storing(address, { rows: 0, bytes: growth }, store));
}

async function replyTo(user: User, knowledge: Knowledge, saving: Parameters<typeof saveArmy>[2]): Promise<Reply> {
  if (!(await keepOwnLists(saving.army, knowledge, { user, given: false }))) return tooManyBytes(user);
  const saved = await saveArmy(running().armies, user, saving);
  switch (saved.kind) {
    case "saved":
      return stored(saved.stored);
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
async function save(call: Call, user: User): Promise<Reply> {
  const { armies } = running();
  const before = await findArmy(armies, user.id, idOf(call));
  if (!before) return unknownArmy();
  const sent = call.headers.get("if-match");
  if (sent === null) return refuse("revision-missing", {});
  const revision = REVISION.exec(sent)?.[1];
  if (revision === undefined) return refuse("bad-revision", { sent });
  const knowledge = await knowledgeFor(call.body, call.headers);
  const read = readArmy(withCleanNames(call.body), knowledge);
  if (!read.ok) return refuseFaults(read.code, read.faults);
  const army = pinVersions(read.army, knowledge.book);
  const saving = { id: idOf(call), revision: Number(revision), army };
  return changing({ before: before.army, army }, call, () => replyTo(user, knowledge, saving));
}

const DESK: Address = {
  path: "/api/armies/{id}/desk",
  params: { id: "The id of one of your armies, or of a sample army." },
  methods: {
    GET: endpoint({
      id: "armyDesk",
      summary:
        "An army with all that it is judged by but the rules tables in force: for programs that judge it themselves, without a connection.",
      who: OWN,
      answers: {
        200: {
          says: "`army`, its `revision` (0 for a sample army), `lists`: its own and those its allies come from or may come from, and `olderRules`: the tables it names, where those are older.",
          json: true,
        },
      },
      refusals: UNKNOWN_ARMY,
      answer: async (call) => {
        const found = await deskArmy(idOf(call), call.headers);
        return found
          ? ok({ army: found.army, revision: found.stored?.revision ?? 0, lists: found.lists, olderRules: found.olderRules })
          : unknownArmy();
      },
    }),
  },
};

const TAGGED: Address = {
  path: "/api/armies/{id}/tags",
  params: { id: "The army's id." },
  methods: {
    GET: endpoint({
      id: "armyTags",
      summary: "The tags of an army.",
      who: userOr(unknownArmy),
      answers: { 200: { says: "Its tags.", shape: "ArmyTags" } },
      refusals: UNKNOWN_ARMY,
      answer: async (call, user) => {
        const { armies } = running();
        return (await findArmy(armies, user.id, idOf(call))) ? ok({ tags: await armies.tagsOf(user.id, idOf(call)) }) : unknownArmy();
      },
    }),
    PUT: endpoint({
      id: "tagArmy",
      summary: "Replaces the tags of an army.",
      description:
        "Only you see them. They are no part of the army and do not change its revision. A tag that differs only in its capitals is left out.",
      who: userOr(unknownArmy),
      rate: "saves",
      body: { shape: "ArmyTags", most: LIMITS.account },
      answers: { 200: { says: "The tags as they are stored.", shape: "ArmyTags" } },
      refusals: { ...UNKNOWN_ARMY, ...STORES_LITTLE },
      answer: async (call, user) => {
        const { armies } = running();
        if (!(await findArmy(armies, user.id, idOf(call)))) return unknownArmy();
        const wanted = call.document();
        if (!wanted.ok) return wanted.reply;
        const tags = distinctTags(wanted.value.tags);
        const store = async () => ((await armies.tag(user.id, idOf(call), tags)) ? ok({ tags }) : unknownArmy());
        return storing(call.address, { bytes: JSON.stringify(tags).length }, store);
      },
    }),
  },
};

/** The caller's stored armies. */
export const ARMIES = { MINE, ONE, DESK, TAGGED };
