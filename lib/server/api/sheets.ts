import { z } from "zod";
import { SHEET_READERS, type SheetReader } from "../../model/army-sheet";
import type { SchemaName } from "../../model/schemas";
import { makeCards, makeFittedReference, makeSheet } from "../army-papers";
import type { Knowledge } from "../knowledge";
import { knowledgeFor } from "../known-lists";
import { LIMITS } from "../limits";
import type { ReadArmy } from "../read-army";
import { type Address, asked, endpoint } from "./endpoint";
import { refuseFaults } from "./refusals";
import { ok } from "./reply";
import { BAD_ARMY } from "./storing";

type Made = { readonly ok: true; readonly made: unknown } | Extract<ReadArmy, { readonly ok: false }>;

type Paper = {
  readonly id: string;
  readonly summary: string;
  readonly description: string;
  /** What the opponent may not see of it. */
  readonly opponent: string;
  readonly says: string;
  readonly shape: SchemaName;
  readonly make: (document: unknown, reader: SheetReader, knowledge: Knowledge) => Made | Promise<Made>;
};

/** An army's paper, for the reader that the query names. */
const paper = ({ opponent, says, shape, make, ...told }: Paper): Address["methods"] => ({
  POST: endpoint({
    ...told,
    rate: "assess",
    query: asked({ for: z.enum(SHEET_READERS).default("own").describe(`\`opponent\`: ${opponent}`) }, { "not-one-of": "" }),
    body: { shape: "Army", most: LIMITS.document },
    answers: { 200: { says, shape } },
    refusals: BAD_ARMY,
    answer: async ({ query, body, headers }) => {
      const paper = await make(body, query.for, await knowledgeFor(body, headers));
      return paper.ok ? ok(paper.made) : refuseFaults(paper.code, paper.faults);
    },
  }),
});

const SHEET: Address = {
  path: "/api/sheets",
  methods: paper({
    id: "makeSheet",
    summary: "The army sheet, as data and as text in five styles.",
    description:
      "An army without `listVersion` or `rules` is checked against what is in force. `link` is the share of exactly this army, if there is one. Assessments count too.",
    opponent: "without points, chosen options, intended commands and the link to a share, which would show them all.",
    says: "The sheet, for legal and illegal armies.",
    shape: "SheetAndText",
    make: makeSheet,
  }),
};

const CARDS: Address = {
  path: "/api/sheets/cards",
  methods: paper({
    id: "makeCards",
    summary: "The small papers of an army: unit cards, commander cards, order slips and packing list.",
    description:
      "An army without `listVersion` or `rules` is checked against what is in force. How troops form up and fight always follows the tables in force. Assessments and sheets count too.",
    opponent: "without points, chosen options, intended commands, order slips and packing list.",
    says: "The cards, for legal and illegal armies.",
    shape: "CardsAndText",
    make: makeCards,
  }),
};

const FITTED_REFERENCE: Address = {
  path: "/api/sheets/quick-reference",
  methods: paper({
    id: "fitQuickReference",
    summary: "The rows of the quick reference that an army can use, and what was left out with the reason.",
    description:
      "Rows that need troops the army lacks are left out. The enemy is not known, so no row is left out because of the enemy. Assessments and sheets count too.",
    opponent: "every option that a unit group could have, because the chosen ones are secret.",
    says: "The rows that are left, for legal and illegal armies.",
    shape: "FittedReference",
    make: makeFittedReference,
  }),
};

/** An army's papers. */
export const SHEETS = { SHEET, CARDS, FITTED_REFERENCE };
