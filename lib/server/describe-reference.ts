import { INTERNAL, json, OWN, reference, refusal } from "./describe-parts";

/** The quick reference. */
export const REFERENCE_PATHS = {
  "/api/quick-reference": {
    get: {
      operationId: "quickReference",
      summary: "The quick reference, as data and as plain text of 80 columns.",
      description:
        "A null in `cells` is an honest blank. A cell's key for one's own value is `section.table.row.column`. As data it is the same for everybody; asked for as text alone it has the values that the caller wrote.",
      ...OWN,
      parameters: [
        {
          name: "format",
          in: "query",
          required: false,
          description: "As data with its text, or the text alone.",
          schema: { enum: ["json", "text"], default: "json" },
        },
      ],
      responses: {
        "200": {
          description: "The whole of it.",
          content: { ...json(reference("ReferenceAndText")), "text/plain": { schema: { type: "string" } } },
        },
        "400": refusal("`not-one-of`, `unknown-parameter` or `repeated-parameter` for the query."),
        ...INTERNAL,
      },
    },
  },
};
