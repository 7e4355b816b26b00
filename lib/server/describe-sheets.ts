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

/** What the API says of sheets. */
export const SHEET_PATHS = {
  "/api/sheets": {
    post: {
      operationId: "makeSheet",
      summary: "An army on paper, legal or not: as data and as text in three styles.",
      description: `${sizeSentence()} ${rateSentence("assess")} Assessments count too. An army without \`listVersion\` or \`rules\` is judged by what is in force. \`link\` leads to the share that is this very army, where there is one.`,
      parameters: [READER],
      requestBody: { required: true, content: json(reference("Army")) },
      responses: {
        "200": answer("The sheet, for legal and illegal armies alike.", reference("SheetAndText")),
        "400": refusal(`${BAD_ARMY}; or \`unknown-parameter\`, \`repeated-parameter\` or \`not-one-of\` for the query.`),
        ...FOREIGN,
        ...UNREAD,
        ...TOO_MANY,
        ...INTERNAL,
      },
    },
  },
};
