import type { Fault } from "../../model/faults";
import type { SharedList } from "../../model/own-list";
import { faultSentence } from "../../words/faults";
import type { User } from "../identity";
import { LIMITS, mostOf } from "../limits";
import { asListShare, findListShare, listShareLink, listToShare, shareList, withdrawListShare } from "../list-shares";
import { findOwnList } from "../own-lists";
import { running } from "../running";
import { type Address, type Call, endpoint } from "./endpoint";
import { listIdOf, UNKNOWN_OWN_LIST, unknownOwnList } from "./own-lists";
import { refuse } from "./refusals";
import { bytesOf, DONE, ok, type Reply } from "./reply";
import { LOCATION, mostWords, STORES, storing, TOO_MANY_BYTES, tooManyBytes, WRITES } from "./storing";
import { userOr } from "./who";

async function noRoom(user: User): Promise<Reply> {
  const { live, ever } = await running().ownLists.shares.countOf(user.id);
  const [{ listShares, listSharesEver }, { anonymous }] = [mostOf(user), user];
  if (live >= listShares) return refuse("too-many-list-shares", { most: listShares, anonymous });
  return ever >= listSharesEver ? refuse("too-many-list-shares-ever", { most: listSharesEver, anonymous }) : tooManyBytes(user);
}

const firstOf = ([first]: readonly Fault[]): string => (first ? faultSentence(first) : "");

async function share(call: Call, user: User): Promise<Reply> {
  const row = await findOwnList(user.id, listIdOf(call));
  if (!row) return unknownOwnList();
  const ready = await listToShare(user, row);
  switch (ready.kind) {
    case "faulty":
      return refuse("list-has-faults", { count: ready.faults.length, first: firstOf(ready.faults) });
    case "faulty-ally":
      return refuse("ally-has-faults", { name: ready.name, count: ready.faults.length, first: firstOf(ready.faults) });
    case "sound":
      break;
    default:
      return ready satisfies never;
  }
  const stored = [...ready.given, ready];
  const bytes = stored.reduce((sum, { document }) => sum + bytesOf(document), 0);
  return storing(call.address, { bytes, rows: stored.length }, async () => {
    const shared = await shareList(user, ready);
    if (!shared) return noRoom(user);
    return { status: shared.isNew ? 201 : 200, body: shared.share, headers: { location: `/api/list-shares/${shared.share.share}` } };
  });
}

const OF_A_LIST: Address = {
  path: "/api/my-lists/{id}/shares",
  params: { id: "The list's id." },
  methods: {
    GET: endpoint({
      id: "sharesOfOwnList",
      summary: "The shares that you made of one of your lists and have not withdrawn, the newest first.",
      description: "At most 100.",
      who: userOr(unknownOwnList),
      answers: { 200: { says: "The shares.", listOf: "ListShareSummary" } },
      refusals: UNKNOWN_OWN_LIST,
      answer: async (call, user) => {
        if (!(await findOwnList(user.id, listIdOf(call)))) return unknownOwnList();
        return ok((await running().ownLists.shares.madeOf(user.id, listIdOf(call))).map(asListShare));
      },
    }),
    POST: endpoint({
      id: "shareOwnList",
      summary: "Shares a list, as it is now, with everybody who has its link.",
      description:
        "The link never changes what it shows: share the list again after you change it. It has to be without faults. Others can build armies from it, and copy it. Your own lists that it names as allies are given with it, as they are now: armies can take allies from them, but they get no link of their own.",
      who: userOr(unknownOwnList),
      rate: "lists",
      answers: {
        200: { says: "You share it already as it is.", shape: "ListShare", headers: LOCATION },
        201: { says: "The list is shared.", shape: "ListShare", headers: LOCATION },
      },
      refusals: {
        ...UNKNOWN_OWN_LIST,
        "list-has-faults": "with the first of them",
        "ally-has-faults": "the same of one of your own lists that it names as an ally, with its name",
        "too-many-list-shares": `the account shares its maximum of ${mostWords(LIMITS.listShares, LIMITS.visitorListShares)} lists`,
        "too-many-list-shares-ever": `it has made its maximum of ${mostWords(LIMITS.listSharesEver, LIMITS.visitorListSharesEver)} shares of lists, withdrawn ones included`,
        "too-many-bytes": TOO_MANY_BYTES,
        ...STORES,
      },
      answer: share,
    }),
  },
};

const shareOf = ({ params }: Call): string => String(params.share);
const notYours = (): Reply => refuse("unknown-list-share", { own: true });

const ONE: Address = {
  path: "/api/list-shares/{share}",
  params: { share: "128 bits, in lower-case base32, of the hash of all that the list says." },
  methods: {
    GET: endpoint({
      id: "listShare",
      summary: "A shared army list. It can be withdrawn, and never changes.",
      headers: { "If-None-Match": { says: "The `ETag` that you have. The answer is 304 while the list is shared." } },
      answers: {
        200: {
          says: "The list with its version. It does not say who shared it.",
          shape: "SharedList",
          headers: { ETag: "A tag of the list." },
        },
        304: { says: "You already have it." },
      },
      refusals: { "unknown-list-share": "it was never shared", "list-share-withdrawn": "the player who shared it has withdrawn it" },
      answer: async (call) => {
        const found = await findListShare(shareOf(call));
        switch (found.kind) {
          case "shared":
            return ok({ ...listShareLink(shareOf(call)), list: found.list } satisfies SharedList);
          case "withdrawn":
            return refuse("list-share-withdrawn", {});
          case "unknown":
            return refuse("unknown-list-share", { own: false });
          default:
            return found satisfies never;
        }
      },
    }),
    DELETE: endpoint({
      id: "withdrawListShare",
      summary: "Withdraws a list that you share.",
      description:
        "Its document is deleted, and the link answers 410 from now on. Armies that were built from it keep it. It can be repeated.",
      who: userOr(notYours),
      rate: "saves",
      answers: { 204: { says: "You no longer share it." } },
      refusals: { "unknown-list-share": "the same whether only you never shared it or nobody did", ...WRITES },
      answer: async (call, user) => ((await withdrawListShare(running(), user.id, shareOf(call))) ? DONE : notYours()),
    }),
  },
};

/** Shared army lists. */
export const LIST_SHARES = { OF_A_LIST, ONE };
