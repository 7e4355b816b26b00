import { z } from "zod";
import { SHEET_READERS, type SheetReader } from "../../model/army-sheet";
import { withCleanNames } from "../../model/clean-names";
import { isForOpponent } from "../../model/identifiers";
import type { SharedArmy } from "../../model/stored-army";
import { pinAllVersions } from "../../rules/army/book";
import type { User } from "../identity";
import { armyBytes, LIMITS, mostOf } from "../limits";
import { asPart, linkToNext, PART } from "../queries";
import { readArmy } from "../read-army";
import { running } from "../running";
import { findShare, listShares, shareArmy, shareLink, withdrawShare } from "../shares";
import { type Address, asked, type Call, endpoint } from "./endpoint";
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
      query: asked({ for: z.enum(SHEET_READERS).default("own").describe(FOR_WHOM) }, { "not-one-of": "" }),
      body: { shape: "Army", most: LIMITS.document },
      answers: {
        200: { says: "You already share this army.", shape: "Share", headers: LOCATION },
        201: { says: "The army is shared.", shape: "Share", headers: LOCATION },
      },
      refusals: {
        "too-many-shares": `the account shares its maximum of ${mostWords(LIMITS.shares, LIMITS.visitorShares)} armies`,
        "too-many-shares-ever": `it has made its maximum of ${mostWords(LIMITS.sharesEver, LIMITS.visitorSharesEver)} shares, withdrawn ones included`,
        "too-many-bytes": TOO_MANY_BYTES,
        ...STORES_ARMY,
      },
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

async function share(call: Call<{ readonly for: SheetReader }>): Promise<Reply> {
  const { shares, knowledge } = running();
  const read = readArmy(withCleanNames(call.body), knowledge);
  if (!read.ok) return refuseFaults(read.code, read.faults);
  const army = pinAllVersions(read.army, read.book, read.rules);
  const store = async () => {
    const sharer = await saverOf(call);
    if ("status" in sharer) return sharer;
    const shared = await shareArmy(shares, sharer.user, army, call.query.for);
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
      "The first 128 bits, in lower-case base32, of the SHA-256 of the army's canonical JSON, with defaults and all versions filled in. Of a share for the opponent: an id that tells nothing of the army; it ends in b, f, j, n, r, v, z or 5.",
  },
  methods: {
    GET: endpoint({
      id: "share",
      summary: "A shared army. It never changes, but it can be withdrawn.",
      headers: { "If-None-Match": { says: "The `ETag` that you have. The answer is 304 while the army is shared." } },
      answers: {
        200: {
          says: "The army with all its versions. It does not say who shared it.",
          shape: "SharedArmy",
          headers: { ETag: "A tag of the army." },
        },
        304: { says: "You already have it." },
      },
      refusals: {
        "unknown-share": "it was never shared",
        "share-for-opponent": "it was shared for the opponent",
        "share-withdrawn": "all players who shared it have withdrawn it",
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

/** Shared armies. */
export const SHARES = { MINE, ONE };
