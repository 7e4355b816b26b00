import {
  answer,
  FIRST_SAVE,
  FOREIGN,
  INTERNAL,
  json,
  NO_JSON,
  NO_PARAMETERS,
  OWN,
  type Parameter,
  reference,
  refusal,
  SAVES,
  STORED,
  sizeSentence,
  TOO_MANY,
  UNREAD,
  VISITOR_KEY,
} from "./describe-parts";
import { LIMITS } from "./limits";

const KEY: Parameter = {
  name: "key",
  in: "path",
  required: true,
  description: "The cell: `section.table.row.column`, each the id that it has in the quick reference.",
  schema: { type: "string" },
};

const WRITE = { ...FOREIGN, ...TOO_MANY, ...INTERNAL };

const COLLECTION = {
  get: {
    operationId: "ownValues",
    summary: "What you wrote into the quick reference yourself, by the keys of its cells.",
    ...OWN,
    responses: { "200": answer("Your values; none without a session.", reference("OwnValues")), ...NO_PARAMETERS, ...INTERNAL },
  },
};

const ONE = {
  put: {
    operationId: "putOwnValue",
    summary: "Writes your own value into a cell of the quick reference.",
    description: `In place of what you wrote there before. It stands in your own quick reference only. A cell takes one where it is blank, or where its row is not from the rulebook. ${sizeSentence(LIMITS.ownValue)} ${FIRST_SAVE} ${SAVES}`,
    ...OWN,
    parameters: [KEY, VISITOR_KEY],
    requestBody: { required: true, content: json(reference("TypedOwnValue")) },
    responses: {
      "200": answer("Your value as it is kept.", reference("OwnValue")),
      "400": refusal(`\`bad-document\`, with every fault in \`details\`; or ${NO_JSON}; or \`unknown-parameter\`.`),
      "404": refusal("`unknown-cell`: the quick reference has no such cell."),
      "409": refusal(
        `\`cell-of-the-rulebook\`: what stands there is the rulebook's; or \`too-many-own-values\`: the account keeps ${LIMITS.ownValues}.`,
      ),
      ...UNREAD,
      ...WRITE,
      ...STORED,
    },
  },
  delete: {
    operationId: "takeBackOwnValue",
    summary: "Takes your own value back.",
    description: `What the quick reference prints stands there again. Where you wrote nothing, it is so already. ${SAVES}`,
    ...OWN,
    parameters: [KEY],
    responses: { "204": { description: "You have no value of your own there." }, ...NO_PARAMETERS, ...WRITE },
  },
};

/** The addresses of what players write into the quick reference themselves. */
export const OWN_VALUE_PATHS = { "/api/own-values": COLLECTION, "/api/own-values/{key}": ONE };
