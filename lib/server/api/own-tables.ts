import type { OwnTables } from "../../model/own-tables";
import { LIMITS } from "../limits";
import { withCleanTexts } from "../own-lists";
import { findTables, keepTables, tablesOf } from "../own-tables";
import { type Address, documentOf, endpoint } from "./endpoint";
import { refuse, refuseFaults } from "./refusals";
import { asOwn, bytesOf, FOR_EVER, NEVER_KEPT, ok } from "./reply";
import { LOCATION, STORES, storing, TOO_MANY_BYTES, tooManyBytes } from "./storing";
import { CALLER, SAVER, saverOf } from "./who";

const MINE: Address = {
  path: "/api/tables",
  methods: {
    GET: endpoint({
      id: "ownTables",
      summary: "The tables of points and cards that you keep, the newest first.",
      who: CALLER,
      answers: { 200: { says: "Their names and versions. Empty without a session.", listOf: "KeptTables" } },
      answer: async (_, user) => ok(user ? await tablesOf(user.id) : []),
    }),
    POST: endpoint({
      id: "keepTables",
      summary: "Keeps tables of points, cards or both, for armies and events that name their version.",
      description: `They have the shape of the house's own, with a source for every row; what you leave out stays the house's as it is now. Their version is the hash of all that armies are judged by, and they never change. Tables that no army and no event uses go after ${LIMITS.binDays} days. They take at most ${LIMITS.tables} bytes of canonical JSON.`,
      who: SAVER,
      rate: "lists",
      body: { shape: "OwnTables", most: 4 * LIMITS.tables },
      answers: { 201: { says: "They are kept.", shape: "KeptTables", headers: LOCATION } },
      refusals: {
        "bad-document": "`details` has every fault with its place",
        "tables-too-large": "with their size",
        "too-many-bytes": TOO_MANY_BYTES,
        ...STORES,
      },
      answer: async (call) => {
        const read = documentOf(withCleanTexts(call.body), "OwnTables");
        if (!read.ok) return read.reply;
        const tables = read.value as OwnTables;
        const bytes = bytesOf(tables);
        if (bytes > LIMITS.tables) return refuse("tables-too-large", { bytes, most: LIMITS.tables });
        return storing(call.address, { bytes }, async () => {
          const saver = await saverOf(call);
          if ("status" in saver) return saver;
          const kept = await keepTables(saver.user, tables);
          const headers = kept && { location: `/api/tables/${kept.version}` };
          return asOwn(kept ? { status: 201, body: kept, headers: headers ?? {} } : tooManyBytes(saver.user), saver.cookies);
        });
      },
    }),
  },
};

const ONE: Address = {
  path: "/api/tables/{version}",
  params: { version: "The `rules` of an army or an event." },
  methods: {
    GET: endpoint({
      id: "rulesTables",
      summary: "The tables that judge armies, of the house or an organiser's own.",
      description: "Those of an organiser have a `name`. Nobody can guess their version.",
      answers: { 200: { says: "The tables. Under their version they never change.", shape: "RulesTables" } },
      refusals: { "unknown-rules-version": { status: 404, says: "" } },
      answer: async ({ params }) => {
        const wanted = String(params.version);
        const found = await findTables(wanted);
        if (found) return ok(found.tables, found.tables.name === undefined ? FOR_EVER : NEVER_KEPT);
        return refuseFaults(
          "unknown-rules-version",
          [{ path: ["version"], code: "unknown-rules-version", params: { version: wanted } }],
          404,
        );
      },
    }),
  },
};

/** Tables of points and cards. */
export const OWN_TABLES = { MINE, ONE };
