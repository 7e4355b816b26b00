import { z } from "zod";
import { SHEET_READERS, type SheetReader } from "../../model/army-sheet";
import { withCleanNames } from "../../model/clean-names";
import { isForOpponent } from "../../model/identifiers";
import type { SharedArmy } from "../../model/stored-army";
import { pinAllVersions } from "../../rules/army/book";
import { findArmy } from "../armies";
import type { User } from "../identity";
import { keepOwnLists, knowledgeFor } from "../known-lists";
import { armyBytes, LIMITS, mostOf } from "../limits";
import { asPart, linkToNext, PART } from "../queries";
import { readArmy } from "../read-army";
import { running } from "../running";
import { findShare, followArmy, listShares, shareArmy, shareLink, sharesMadeOf, withdrawShare } from "../shares";
import { UNKNOWN_ARMY, unknownArmy } from "./armies";
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
  storing,
  TOO_MANY_BYTES,
  tooLarge,
  tooManyBytes,
  WRITES,
} from "./storing";
import { CALLER, SAVER, saverOf, userOr } from "./who";

const FOR_WHOM =
  "`opponent`: the link shows the army only as the opponent may see it, without points, options and commands. It has an id of its own, and its document is told to nobody.";

const OF_ARMY = "The id of your army that it is made of: the share then stands among that army's links. Any other id changes nothing.";

const NO_ROOM_TO_SHARE: Refusals = {
  "too-many-shares": `the account shares its maximum of ${mostWords(LIMITS.shares, LIMITS.visitorShares)} armies`,
  "too-many-shares-ever": `it has made its maximum of ${mostWords(LIMITS.sharesEver, LIMITS.visitorSharesEver)} shares, withdrawn ones included`,
  "too-many-bytes": TOO_MANY_BYTES,
};

const MINE: Address = {
  path: "/api/shares",
  methods: {
    GET: endpoint({
      id: "shares",
      summary: "A summary of your shares, the newest first.",
      description: IN_PARTS,
      who: CALLER,
      query: asked(PART, { "bad-part": "`limit` or `before` is not valid" }),
      answers: { 200: { says: "The shares. Empty without a session.", listOf: "ShareSummary", headers: LINK("/api/shares") } },
      answer: async ({ query, sent }, user) => {
        if (!user) return ok([]);
        const shares = await listShares(running().shares, user.id, asPart(query));
        return ok(shares.told, linkToNext("/api/shares", sent, shares));
      },
    }),
    POST: endpoint({
      id: "shareArmy",
      summary: "Shares an army with everybody who has its link.",
      description: `Lists and rules tables without a version are shared with the version in force, so the share never changes. Notes are left out. The same army always has the same link, also when another player shares it. Illegal armies can be shared too. ${ARMY_SIZE}`,
      who: SAVER,
      rate: "saves",
      query: asked(
        { for: z.enum(SHEET_READERS).default("own").describe(FOR_WHOM), of: z.string().optional().describe(OF_ARMY) },
        { "not-one-of": "" },
      ),
      body: { shape: "Army", most: LIMITS.document },
      answers: {
        200: { says: "You already share this army.", shape: "Share", headers: LOCATION },
        201: { says: "The army is shared.", shape: "Share", headers: LOCATION },
      },
      refusals: { ...NO_ROOM_TO_SHARE, ...STORES_ARMY },
      answer: share,
    }),
  },
};

async function noRoomToShare(user: User): Promise<Reply> {
  const { live, ever } = await running().shares.countOf(user.id);
  const [{ shares, sharesEver }, { anonymous }] = [mostOf(user), user];
  if (live >= shares) return refuse("too-many-shares", { most: shares, anonymous });
  return ever >= sharesEver ? refuse("too-many-shares-ever", { most: sharesEver, anonymous }) : tooManyBytes(user);
}

async function share(call: Call<{ readonly for: SheetReader; readonly of?: string | undefined }>): Promise<Reply> {
  const { shares } = running();
  const knowledge = await knowledgeFor(call.body, call.headers);
  const read = readArmy(withCleanNames(call.body), knowledge);
  if (!read.ok) return refuseFaults(read.code, read.faults);
  const army = pinAllVersions(read.army, read.book, read.rules);
  const store = async () => {
    const sharer = await saverOf(call);
    if ("status" in sharer) return sharer;
    if (!(await keepOwnLists(army, knowledge, { user: sharer.user, given: true }))) return asOwn(tooManyBytes(sharer.user), sharer.cookies);
    const shared = await shareArmy(shares, sharer.user, army, { reader: call.query.for, of: call.query.of ?? null });
    if (!shared) return asOwn(await noRoomToShare(sharer.user), sharer.cookies);
    const headers = { location: `/api/shares/${shared.share.share}` };
    return asOwn({ status: shared.isNew ? 201 : 200, body: shared.share, headers }, sharer.cookies);
  };
  return tooLarge(army) ?? storing(call.address, { bytes: armyBytes(army) }, store);
}

const shareOf = ({ params }: Call): string => String(params.share);
const notYours = (): Reply => refuse("unknown-share", { own: true });

const ONE: Address = {
  path: "/api/shares/{share}",
  params: {
    share:
      "The first 128 bits, in lower-case base32, of the SHA-256 of the army's canonical JSON, with defaults and all versions filled in. Of a share for the opponent: an id that tells nothing of the army; it ends in b, f, j, n, r, v, z or 5. Of a share that follows an army: random; it ends in c, g, k, o, s, w, 2 or 6.",
  },
  methods: {
    GET: endpoint({
      id: "share",
      summary: "A shared army. It can be withdrawn, and never changes unless it follows its player's edits.",
      headers: { "If-None-Match": { says: "The `ETag` that you have. The answer is 304 while the army is shared." } },
      answers: {
        200: {
          says: "The army with all its versions, without notes. It does not say who shared it.",
          shape: "SharedArmy",
          headers: { ETag: "A tag of the army." },
        },
        304: { says: "You already have it." },
      },
      refusals: {
        "unknown-share": "it was never shared",
        "share-for-opponent": "it was shared for the opponent",
        "share-withdrawn": "all players who shared it have withdrawn it, or deleted the army that it follows",
      },
      answer: async (call) => {
        if (isForOpponent(shareOf(call))) return refuse("share-for-opponent", { path: `/a/${shareOf(call)}` });
        const found = await findShare(running().shares, shareOf(call));
        switch (found.kind) {
          case "shared":
            return ok({ ...shareLink(shareOf(call)), army: found.army } satisfies SharedArmy);
          case "withdrawn":
            return refuse("share-withdrawn", {});
          case "unknown":
            return refuse("unknown-share", { own: false });
          default:
            return found satisfies never;
        }
      },
    }),
    DELETE: endpoint({
      id: "withdrawShare",
      summary: "Withdraws an army that you share.",
      description:
        "Its document is deleted, and the link answers 410 from now on, unless another player shares the same army. It can be repeated.",
      who: userOr(notYours),
      rate: "saves",
      answers: { 204: { says: "You no longer share it." } },
      refusals: { "unknown-share": "the same whether only you never shared it or nobody did", ...WRITES },
      answer: async (call, user) => ((await withdrawShare(running(), user.id, shareOf(call))) ? DONE : notYours()),
    }),
  },
};

const armyOf = ({ params }: Call): string => String(params.id);

const OF_AN_ARMY: Address = {
  path: "/api/armies/{id}/links",
  params: { id: "The army's id." },
  methods: {
    GET: endpoint({
      id: "linksOfArmy",
      summary: "The shares that you made of one army and have not withdrawn, the newest first.",
      description: "At most 100. Shares made without naming the army are among all your shares.",
      who: userOr(unknownArmy),
      answers: { 200: { says: "The shares.", listOf: "ShareSummary" } },
      refusals: UNKNOWN_ARMY,
      answer: async (call, user) => {
        if (!(await findArmy(running().armies, user.id, armyOf(call)))) return unknownArmy();
        return ok(await sharesMadeOf(running().shares, user.id, armyOf(call)));
      },
    }),
    POST: endpoint({
      id: "followArmy",
      summary: "Shares an army by a link that follows your edits.",
      description:
        "Everybody with the link sees the army as it is stored at that moment, in full but without notes. An army has one such link at a time. Withdraw it like any other share; deleting the army withdraws it too.",
      who: userOr(unknownArmy),
      rate: "saves",
      answers: {
        200: { says: "The link that it has already.", shape: "Share", headers: LOCATION },
        201: { says: "The new link.", shape: "Share", headers: LOCATION },
      },
      refusals: { ...UNKNOWN_ARMY, ...NO_ROOM_TO_SHARE, ...WRITES },
      answer: (call, user) => storing(call.address, { bytes: 200 }, () => follow(armyOf(call), user)),
    }),
  },
};

async function follow(army: string, user: User): Promise<Reply> {
  if (!(await findArmy(running().armies, user.id, army))) return unknownArmy();
  const shared = await followArmy(running().shares, user, army);
  if (!shared) return noRoomToShare(user);
  return { status: shared.isNew ? 201 : 200, body: shared.share, headers: { location: `/api/shares/${shared.share.share}` } };
}

/** Shared armies. */
export const SHARES = { MINE, ONE, OF_AN_ARMY };
