import { findingWords } from "../../words/findings";
import { plain } from "../../words/sentence";
import { draft } from "../drafts";
import { knowledgeFor } from "../known-lists";
import { LIMITS } from "../limits";
import { type Address, endpoint } from "./endpoint";
import { refuse, refuseFaults } from "./refusals";
import { ok } from "./reply";

/** An army drafted for a player. It stores nothing. */
export const DRAFTS: Address = {
  path: "/api/drafts",
  methods: {
    POST: endpoint({
      id: "draftArmy",
      summary: "Drafts a legal army of a list, or fills the rest of one that is begun.",
      description:
        "`army` is what is there already: it stays as it is, commanders and unit groups are added up to its points limit. The same question has the same answer; with the next `seed` it is another army.",
      rate: "drafts",
      body: { shape: "DraftQuestion", most: 2 * LIMITS.document },
      answers: { 200: { says: "The army, its assessment, and a reason for each choice.", shape: "DraftAnswer" } },
      refusals: {
        ...{ "bad-document": "", "unknown-list": "", "unknown-list-version": "", "unknown-rules-version": "" },
        "limit-too-small": "the message has the points of the smallest army",
        "cannot-be-filled": "the message has what to mend first",
      },
      answer: async ({ document, headers }) => {
        const read = document();
        if (!read.ok) return read.reply;
        const drafted = await draft(read.value, await knowledgeFor(read.value, headers));
        if (drafted.ok) return ok(drafted.answer);
        if (drafted.why === "army") return refuseFaults(drafted.refused.code, drafted.refused.faults);
        if (drafted.why === "points") return refuse("limit-too-small", drafted);
        return refuse("cannot-be-filled", { findings: drafted.findings.map((one) => plain(findingWords(one))) });
      },
    }),
  },
};
