import { z } from "zod";
import { armyOfText } from "../../sheets/reading/army-of-text";
import { beginnings } from "../desk-army";
import { findBattleTables, findList, listSummaries, published } from "../knowledge";
import { findTold, knowledgeFor, knowledgeOfReader } from "../known-lists";
import { LIMITS } from "../limits";
import { ownValuesOf, paperTablesOf, referenceWithText, wholeReferenceText } from "../quick-reference";
import { assessArmy } from "../read-army";
import { running } from "../running";
import { type Address, asked, endpoint } from "./endpoint";
import { refuseFaults } from "./refusals";
import { asText, FOR_EVER, NEVER_KEPT, ok } from "./reply";
import { BAD_ARMY } from "./storing";
import { OWN } from "./who";

const LISTS: Address = {
  path: "/api/lists",
  methods: {
    GET: endpoint({
      id: "lists",
      summary: "The army lists in force, by number.",
      answers: { 200: { says: "A summary of each list.", listOf: "ListSummary" } },
      answer: () => ok(listSummaries(running().knowledge)),
    }),
  },
};

const LIST: Address = {
  path: "/api/lists/{id}",
  params: { id: "The list's id." },
  methods: {
    GET: endpoint({
      id: "list",
      summary: "One army list.",
      description:
        "A player’s own list is told under the version that an army names, or that a shared list comes with; to its owner also as it stands. Nobody can guess its id or its version.",
      query: asked({ version: z.string().optional().describe("A version that this server knows. Without it, the version in force.") }),
      answers: {
        200: { says: "The list. Under a `version`, nothing that an army is judged by ever changes; its words may.", shape: "List" },
      },
      refusals: { "unknown-list": { status: 404, says: "" }, "unknown-list-version": { status: 404, says: "" } },
      answer: async ({ params, query: { version = null }, headers }) => {
        const own = version === null ? null : await findTold(String(params.id), version, headers);
        if (own) return ok(published(own), NEVER_KEPT);
        const found = findList(running().knowledge, String(params.id), version);
        return found.ok ? ok(found.list, version === null ? {} : FOR_EVER) : refuseFaults(found.fault.code, [found.fault], 404);
      },
    }),
  },
};

const READY_ARMIES: Address = {
  path: "/api/ready-armies",
  methods: {
    GET: endpoint({
      id: "readyArmies",
      summary: "Sample armies.",
      answers: { 200: { says: "Army documents.", listOf: "Army" } },
      answer: () => ok(running().knowledge.catalog.readyArmies.map((one) => one.army)),
    }),
  },
};

const AFIELD_RULES: Address = {
  path: "/api/afield-rules",
  methods: {
    GET: endpoint({
      id: "afieldRules",
      summary: "The tables for play: kill-a-base tests, and when groups and armies break.",
      answers: {
        200: {
          says: "The tables in force, with a source for every row. No army and no battle is decided by them.",
          shape: "AfieldTables",
        },
      },
      answer: () => ok(running().knowledge.catalog.afield),
    }),
  },
};

const BATTLE_RULES: Address = {
  path: "/api/battle-rules",
  methods: {
    GET: endpoint({
      id: "battleRules",
      summary: "The tables that decide battles.",
      query: asked({ version: z.string().optional().describe("The `rules` of a record. Without it, the tables in force.") }),
      answers: { 200: { says: "The tables. Under a `version` they never change.", shape: "BattleTables" } },
      refusals: { "unknown-rules-version": { status: 404, says: "" } },
      answer: ({ query: { version = null } }) => {
        const found = findBattleTables(running().knowledge, version);
        return found.ok ? ok(found.tables, version === null ? {} : FOR_EVER) : refuseFaults(found.fault.code, [found.fault], 404);
      },
    }),
  },
};

const ASSESS: Address = {
  path: "/api/assess",
  methods: {
    POST: endpoint({
      id: "assessArmy",
      summary: "Checks an army: its problems, its numbers and the reasons for them.",
      description: "An army without `listVersion` or `rules` is checked against what is in force.",
      rate: "assess",
      body: { shape: "Army", most: LIMITS.document },
      answers: { 200: { says: "The assessment, for legal and illegal armies alike.", shape: "Assessment" } },
      refusals: BAD_ARMY,
      answer: async ({ body, headers }) => {
        const assessed = assessArmy(body, await knowledgeFor(body, headers));
        return assessed.ok ? ok(assessed.assessment) : refuseFaults(assessed.code, assessed.faults);
      },
    }),
  },
};

const ARMY_TEXT: Address = {
  path: "/api/army-texts",
  methods: {
    POST: endpoint({
      id: "readArmyText",
      summary: "Reads an army from text: the sheet’s own texts, a table, or a list of names and bases.",
      description:
        "It stores nothing. `questions` has unit groups that are not surely troops of the list: send the text again with their answers in `chosen`. Without `list` it is the list that the text names, or the only one with its troops.",
      who: OWN,
      rate: "texts",
      body: { shape: "ArmyText", most: LIMITS.armyText },
      answers: { 200: { says: "The army, legal or not, with what is unclear in the text.", shape: "ReadArmyText" } },
      refusals: { "bad-document": "", "unknown-list": "" },
      answer: async (call) => {
        const given = call.document();
        if (!given.ok) return given.reply;
        const { book, catalog } = await knowledgeOfReader(call.headers);
        const { list } = given.value;
        if (list !== null && !book.current.has(list))
          return refuseFaults("unknown-list", [{ path: ["list"], code: "unknown-list", params: { list } }]);
        return ok({ ...armyOfText(given.value, book), rules: catalog.rules.version });
      },
    }),
  },
};

const QUICK_REFERENCE: Address = {
  path: "/api/quick-reference",
  methods: {
    GET: endpoint({
      id: "quickReference",
      summary: "The quick reference, as data and as plain text of 80 columns.",
      description:
        "A null in `cells` is a value that we do not know. Your own value for a cell has the key `section.table.row.column`. The data is the same for everybody; the text has your own values.",
      who: OWN,
      query: asked(
        { format: z.enum(["json", "text"]).default("json").describe("`json`: the data with its text. `text`: only the text.") },
        { "not-one-of": "" },
      ),
      answers: { 200: { says: "The whole quick reference.", shape: "ReferenceAndText", text: true } },
      answer: async ({ query, headers }) =>
        query.format === "json" ? ok(referenceWithText()) : asText(wholeReferenceText(await ownValuesOf(headers))),
    }),
  },
};

const PAPER_TABLES: Address = {
  path: "/api/paper-tables",
  methods: {
    GET: endpoint({
      id: "paperTables",
      summary:
        "The tables that papers are made by, for programs that make them themselves: without a connection, the pages do so in the browser.",
      answers: { 200: { says: "The tables in force, with a source for every row, and `version`, that of `rules`.", json: true } },
      answer: () => ok(paperTablesOf(running().knowledge.catalog)),
    }),
  },
};

const BEGINNINGS: Address = {
  path: "/api/beginnings",
  methods: {
    GET: endpoint({
      id: "beginnings",
      summary: "All that an army is begun from: for programs that begin armies without a connection.",
      answers: {
        200: {
          says: "`lists`: every army list in force, whole. `samples`: the sample armies, each with the `id` of its page.",
          json: true,
        },
      },
      answer: () => ok(beginnings(running().knowledge)),
    }),
  },
};

/** What is the same for everybody: lists, tables, sample armies, assessments, the quick reference. */
export const DATA = { LISTS, LIST, READY_ARMIES, AFIELD_RULES, BATTLE_RULES, ASSESS, ARMY_TEXT, QUICK_REFERENCE, PAPER_TABLES, BEGINNINGS };
