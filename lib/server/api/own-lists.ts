import { z } from "zod";
import type { OwnListRow } from "../../../db/own-lists";
import { LIST_MOST } from "../../model/army-list";
import type { ListDraft } from "../../model/list-draft";
import { OWN_LIST_PLACES } from "../../model/own-list";
import type { User } from "../identity";
import { RANDOM_KEY } from "../ids";
import { LIMITS, mostOf } from "../limits";
import {
  asStoredList,
  type CreatedList,
  createList,
  deleteList,
  findOwnList,
  fullListLimit,
  listsIn,
  saveList,
  withCleanTexts,
} from "../own-lists";
import { running } from "../running";
import { REVISION } from "./armies";
import { type Address, asked, type Call, documentOf, endpoint, type Refusals } from "./endpoint";
import { refuse } from "./refusals";
import { asOwn, bytesOf, DONE, ok, type Reply } from "./reply";
import { LOCATION, listTooLarge, mostWords, STORES, storing, TOO_MANY_BYTES, tooManyBytes, WRITES } from "./storing";
import { CALLER, SAVER, saverOf, userOr } from "./who";

const ETAG = { ETag: "The revision, in quotation marks. It counts changes of the list." };
const STORED = { says: "The list as it is stored, with its faults.", shape: "StoredList", headers: ETAG } as const;

const tagOf = ({ revision }: Pick<OwnListRow, "revision">) => ({ etag: `"${revision}"` });

const stored = async (row: OwnListRow, status = 200, headers: Reply["headers"] = {}): Promise<Reply> => ({
  status,
  body: await asStoredList(row),
  headers: { ...tagOf(row), ...headers },
});

const TOO_MANY: Refusals = {
  "too-many-lists": `the account has its maximum of ${mostWords(LIMITS.lists, LIMITS.visitorLists)}, the bin not counted`,
};

/** The refusal for a user without room for another list, with the limit that is reached. */
async function noRoom(user: User): Promise<Reply> {
  const { anonymous } = user;
  switch (await fullListLimit(user)) {
    case "too-many-lists":
      return refuse("too-many-lists", { most: mostOf(user).lists, anonymous });
    case "full-list-bin":
      return refuse("full-list-bin", { most: mostOf(user).listsWithBin, days: LIMITS.binDays, anonymous });
    default:
      return tooManyBytes(user);
  }
}

/** The list that was sent, its texts cleaned; or why it is not one. Whatever else is wrong with it is a fault of the stored list. */
function listIn(call: Call): { readonly list: ListDraft } | Reply {
  const read = documentOf(withCleanTexts(call.body), "ListDraft");
  if (!read.ok) return read.reply;
  const list = read.value as ListDraft;
  return listTooLarge(list) ?? { list };
}

const KEPT = `A list may be unfinished: what is wrong with it is in \`faults\`. It takes at most ${LIMITS.list} bytes of canonical JSON. It may name your other lists outside the bin by their ids: as enemies, and up to ${LIST_MOST.ownAllies} as external allies. It keeps the id that the server gives it, whatever \`id\` you send.`;
/** Bytes of a request with a list, as a person may write it. */
const BODY = { shape: "ListDraft", most: 4 * LIMITS.list } as const;
const STORES_LIST: Refusals = { "list-too-large": "with its size", ...STORES };

const MINE: Address = {
  path: "/api/my-lists",
  methods: {
    GET: endpoint({
      id: "ownLists",
      summary: "A summary of the army lists that you write, the last changed first.",
      who: CALLER,
      query: asked(
        {
          place: z
            .enum(OWN_LIST_PLACES)
            .default("desk")
            .describe("Only the lists in this place. In the bin, the last deleted comes first."),
        },
        { "not-one-of": "" },
      ),
      answers: { 200: { says: "The lists. Empty without a session.", listOf: "OwnListSummary" } },
      answer: async ({ query }, user) =>
        ok(user ? (await listsIn(user.id, query.place)).map(({ placedAt: _, ...summary }) => summary) : []),
    }),
    POST: endpoint({
      id: "createOwnList",
      summary: "Stores a new army list of your own. Only you see it until you share it, or an army built from it.",
      description: KEPT,
      who: SAVER,
      rate: "lists",
      headers: {
        "Idempotency-Key": {
          says: "A random key for this save. Sent again with the same key, it creates no second list.",
          pattern: RANDOM_KEY,
        },
      },
      body: BODY,
      answers: {
        200: { ...STORED, says: "The list that this `Idempotency-Key` created before, as it is now.", headers: { ...ETAG, ...LOCATION } },
        201: { ...STORED, headers: { ...ETAG, ...LOCATION } },
      },
      refusals: {
        "bad-idempotency-key": "",
        ...TOO_MANY,
        "full-list-bin": `it has its maximum of ${mostWords(LIMITS.listsWithBin, LIMITS.visitorListsWithBin)}, the bin counted`,
        "too-many-bytes": TOO_MANY_BYTES,
        ...STORES_LIST,
      },
      answer: create,
    }),
  },
};

const created = ({ row, isNew }: CreatedList): Promise<Reply> => stored(row, isNew ? 201 : 200, { location: `/api/my-lists/${row.id}` });

async function create(call: Call): Promise<Reply> {
  const key = call.headers.get("idempotency-key");
  if (key !== null && !RANDOM_KEY.test(key)) return refuse("bad-idempotency-key", {});
  const sent = listIn(call);
  if ("status" in sent) return sent;
  return storing(call.address, { bytes: bytesOf(sent.list) }, async () => {
    const saver = await saverOf(call);
    if ("status" in saver) return saver;
    const made = await createList(saver.user, sent.list, key);
    return asOwn(await (made ? created(made) : noRoom(saver.user)), saver.cookies);
  });
}

export const listIdOf = ({ params }: Call): string => String(params.id);

/** The same answer for another user's list, for one that never existed, and for a visitor. */
export const unknownOwnList = (): Reply => refuse("unknown-own-list", {});
export const UNKNOWN_OWN_LIST: Refusals = { "unknown-own-list": "it does not exist, is not yours, or is in the bin" };

const ONE: Address = {
  path: "/api/my-lists/{id}",
  params: { id: "The list's id: `own-` and 128 random bits in lower-case base32." },
  methods: {
    GET: endpoint({
      id: "ownList",
      summary: "One of your own army lists.",
      who: userOr(unknownOwnList),
      headers: { "If-None-Match": { says: "The `ETag` that you have. The answer is 304 if the list has not changed." } },
      answers: { 200: STORED, 304: { says: "It has not changed." } },
      refusals: UNKNOWN_OWN_LIST,
      answer: async (call, user) => {
        const row = await findOwnList(user.id, listIdOf(call));
        return row ? stored(row) : unknownOwnList();
      },
    }),
    PUT: endpoint({
      id: "saveOwnList",
      summary: "Replaces one of your own army lists.",
      description: `${KEPT} Armies keep the version that they were built from.`,
      who: userOr(unknownOwnList),
      rate: "lists",
      headers: { "If-Match": { required: true, says: 'The revision that you edited, in quotation marks: `"3"`. Never `*`.' } },
      body: BODY,
      answers: { 200: STORED },
      refusals: {
        "bad-revision": "",
        ...UNKNOWN_OWN_LIST,
        "too-many-bytes": `the list grew; ${TOO_MANY_BYTES}`,
        "list-changed": "another revision is stored by now. `details` is the stored list, a `StoredList`",
        "revision-missing": "there is no `If-Match`",
        ...STORES_LIST,
      },
      answer: save,
    }),
    PATCH: endpoint({
      id: "restoreOwnList",
      summary: "Restores a list from the bin.",
      who: userOr(unknownOwnList),
      rate: "saves",
      body: { shape: "ListMove", most: LIMITS.account },
      answers: { 200: STORED },
      refusals: { "unknown-own-list": "it does not exist or is not yours", ...TOO_MANY, ...WRITES },
      answer: restore,
    }),
    DELETE: endpoint({
      id: "deleteOwnList",
      summary: "Moves a list to the bin.",
      description: `It stays there for ${LIMITS.binDays} days and can be restored with PATCH. Then it is deleted for good. Armies built from it keep it.`,
      who: userOr(unknownOwnList),
      rate: "saves",
      answers: { 204: { says: "It is in the bin." } },
      refusals: { ...UNKNOWN_OWN_LIST, ...WRITES },
      answer: async (call, user) => ((await deleteList(user.id, listIdOf(call))) ? DONE : unknownOwnList()),
    }),
  },
};

async function replyTo(user: User, id: string, revision: number, list: ListDraft): Promise<Reply> {
  const saved = await saveList(user, id, revision, list);
  switch (saved.kind) {
    case "saved":
      return stored(saved.row);
    case "changed":
      return refuse("list-changed", { sent: revision, stored: saved.row.revision }, tagOf(saved.row), await asStoredList(saved.row));
    case "no-room":
      return tooManyBytes(user);
    case "unknown":
      return unknownOwnList();
    default:
      return saved satisfies never;
  }
}

/** Checks first that the list is the caller's, so that no other refusal tells anything about another user's. */
async function save(call: Call, user: User): Promise<Reply> {
  const before = await findOwnList(user.id, listIdOf(call));
  if (!before) return unknownOwnList();
  const match = call.headers.get("if-match");
  if (match === null) return refuse("revision-missing", {});
  const revision = REVISION.exec(match)?.[1];
  if (revision === undefined) return refuse("bad-revision", { sent: match });
  const sent = listIn(call);
  if ("status" in sent) return sent;
  const growth = Math.max(0, bytesOf(sent.list) - bytesOf(before.document));
  return storing(call.address, { rows: 0, bytes: growth }, () => replyTo(user, before.id, Number(revision), sent.list));
}

async function restore(call: Call<Record<string, string | undefined>, unknown>, user: User): Promise<Reply> {
  const { ownLists } = running();
  const id = listIdOf(call);
  if (!(await ownLists.find(user.id, id))) return unknownOwnList();
  const wanted = call.document();
  if (!wanted.ok) return wanted.reply;
  const { lists: most } = mostOf(user);
  const row = await ownLists.move({ id, owner: user.id, place: "desk", placedAt: new Date(), most });
  if (row) return stored(row);
  return (await ownLists.find(user.id, id)) ? refuse("too-many-lists", { most, anonymous: user.anonymous }) : unknownOwnList();
}

/** The army lists that the caller writes. */
export const OWN_LISTS = { MINE, ONE };
