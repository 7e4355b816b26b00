import { INTERNAL, json, OWN, reference, refusal } from "./describe-parts";

/** The quick reference. */
export const REFERENCE_PATHS = {
  "/api/quick-reference": {
    get: {
      operationId: "quickReference",
      summary: "The quick reference, as data and as plain text of 80 columns.",
      description:
        "A null in `cells` is a value that we do not know. Your own value for a cell has the key `section.table.row.column`. The data is the same for everybody; the text has your own values.",
      ...OWN,
      parameters: [
        {
          name: "format",
          in: "query",
          required: false,
          description: "`json`: the data with its text. `text`: only the text.",
          schema: { enum: ["json", "text"], default: "json" },
        },
      ],
      responses: {
        "200": {
          description: "The whole quick reference.",
          content: { ...json(reference("ReferenceAndText")), "text/plain": { schema: { type: "string" } } },
        },
        "400": refusal("`not-one-of`, `unknown-parameter` or `repeated-parameter` for the query."),
        ...INTERNAL,
      },
    },
  },
};
