import { SHEET_READERS } from "../model/army-sheet";
import {
  answer,
  BAD_ARMY,
  FOREIGN,
  INTERNAL,
  json,
  type Parameter,
  rateSentence,
  reference,
  refusal,
  sizeSentence,
  TOO_MANY,
  UNREAD,
} from "./describe-parts";

const READER: Parameter = {
  name: "for",
  in: "query",
  required: false,
  description: "`opponent`: without points, chosen options, intended commands and the link to a share, which would show them all.",
  schema: { enum: SHEET_READERS, default: "own" },
};

const CARDS_READER: Parameter = {
  ...READER,
  description: "`opponent`: without points, chosen options, intended commands, order slips and packing list.",
};

const REFERENCE_READER: Parameter = {
  ...READER,
  description: "`opponent`: every option that a unit group could have, because the chosen ones are secret.",
};

const BAD_REQUEST = refusal(`${BAD_ARMY}; or \`unknown-parameter\`, \`repeated-parameter\` or \`not-one-of\` for the query.`);

/** The addresses of an army's papers. */
export const SHEET_PATHS = {
  "/api/sheets/cards": {
    post: {
      operationId: "makeCards",
      summary: "The small papers of an army: unit cards, commander cards, order slips and packing list.",
      description: `${sizeSentence()} ${rateSentence("assess")} Assessments and sheets count too. An army without \`listVersion\` or \`rules\` is checked against what is in force. How troops form up and fight always follows the tables in force.`,
      parameters: [CARDS_READER],
      requestBody: { required: true, content: json(reference("Army")) },
      responses: {
        "200": answer("The cards, for legal and illegal armies.", reference("CardsAndText")),
        "400": BAD_REQUEST,
        ...FOREIGN,
        ...UNREAD,
        ...TOO_MANY,
        ...INTERNAL,
      },
    },
  },
  "/api/sheets/quick-reference": {
    post: {
      operationId: "fitQuickReference",
      summary: "The rows of the quick reference that an army can use, and what was left out with the reason.",
      description: `${sizeSentence()} ${rateSentence("assess")} Assessments and sheets count too. Rows that need troops the army lacks are left out. The enemy is not known, so no row is left out because of the enemy.`,
      parameters: [REFERENCE_READER],
      requestBody: { required: true, content: json(reference("Army")) },
      responses: {
        "200": answer("The rows that are left, for legal and illegal armies.", reference("FittedReference")),
        "400": BAD_REQUEST,
        ...FOREIGN,
        ...UNREAD,
        ...TOO_MANY,
        ...INTERNAL,
      },
    },
  },
  "/api/sheets": {
    post: {
      operationId: "makeSheet",
      summary: "The army sheet, as data and as text in three styles.",
      description: `${sizeSentence()} ${rateSentence("assess")} Assessments count too. An army without \`listVersion\` or \`rules\` is checked against what is in force. \`link\` is the share of exactly this army, if there is one.`,
      parameters: [READER],
      requestBody: { required: true, content: json(reference("Army")) },
      responses: {
        "200": answer("The sheet, for legal and illegal armies.", reference("SheetAndText")),
        "400": BAD_REQUEST,
        ...FOREIGN,
        ...UNREAD,
        ...TOO_MANY,
        ...INTERNAL,
      },
    },
  },
};
