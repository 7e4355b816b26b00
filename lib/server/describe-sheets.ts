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
  description: "`opponent`: without points, options taken, intended commands, and the link to a share, which would show them all.",
  schema: { enum: SHEET_READERS, default: "own" },
};

const CARDS_READER: Parameter = {
  ...READER,
  description: "`opponent`: without points, options taken, intended commands, slips and what to take from the shelf.",
};

const REFERENCE_READER: Parameter = {
  ...READER,
  description: "`opponent`: of options, whatever a unit group's line may take, since those taken are not told.",
};

const BAD_ASKING = refusal(`${BAD_ARMY}; or \`unknown-parameter\`, \`repeated-parameter\` or \`not-one-of\` for the query.`);

/** What the API says of sheets. */
export const SHEET_PATHS = {
  "/api/sheets/cards": {
    post: {
      operationId: "makeCards",
      summary: "The small papers of an army, legal or not: unit cards, commander cards, slips and what to take from the shelf.",
      description: `${sizeSentence()} ${rateSentence("assess")} Assessments and sheets count too. An army without \`listVersion\` or \`rules\` is judged by what is in force; how troops stand and fight on the table always is.`,
      parameters: [CARDS_READER],
      requestBody: { required: true, content: json(reference("Army")) },
      responses: {
        "200": answer("The cards, for legal and illegal armies alike.", reference("CardsAndText")),
        "400": BAD_ASKING,
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
      summary: "The rows of the quick reference that an army can ever use, and what was left out of it with the reason.",
      description: `${sizeSentence()} ${rateSentence("assess")} Assessments and sheets count too. What needs troops that the army lacks is left out; whom it meets is not known, so nothing is left out for its enemy's sake.`,
      parameters: [REFERENCE_READER],
      requestBody: { required: true, content: json(reference("Army")) },
      responses: {
        "200": answer("What is left, for legal and illegal armies alike.", reference("FittedReference")),
        "400": BAD_ASKING,
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
      summary: "An army on paper, legal or not: as data and as text in three styles.",
      description: `${sizeSentence()} ${rateSentence("assess")} Assessments count too. An army without \`listVersion\` or \`rules\` is judged by what is in force. \`link\` leads to the share that is this very army, where there is one.`,
      parameters: [READER],
      requestBody: { required: true, content: json(reference("Army")) },
      responses: {
        "200": answer("The sheet, for legal and illegal armies alike.", reference("SheetAndText")),
        "400": BAD_ASKING,
        ...FOREIGN,
        ...UNREAD,
        ...TOO_MANY,
        ...INTERNAL,
      },
    },
  },
};
