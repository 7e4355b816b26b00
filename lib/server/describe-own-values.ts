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
  description: "The cell: `section.table.row.column`, each by its id in the quick reference.",
  schema: { type: "string" },
};

const WRITE = { ...FOREIGN, ...TOO_MANY, ...INTERNAL };

const COLLECTION = {
  get: {
    operationId: "ownValues",
    summary: "Your own values in the quick reference, by the keys of their cells.",
    ...OWN,
    responses: { "200": answer("Your values. Empty without a session.", reference("OwnValues")), ...NO_PARAMETERS, ...INTERNAL },
  },
};

const ONE = {
  put: {
    operationId: "putOwnValue",
    summary: "Writes your own value into a cell of the quick reference.",
    description: `It replaces your last value there, and only you see it. A cell can have one if it is blank, or if its row is not from the rulebook. ${sizeSentence(LIMITS.ownValue)} ${FIRST_SAVE} ${SAVES}`,
    ...OWN,
    parameters: [KEY, VISITOR_KEY],
    requestBody: { required: true, content: json(reference("TypedOwnValue")) },
    responses: {
      "200": answer("Your value as it is stored.", reference("OwnValue")),
      "400": refusal(`\`bad-document\`, with every fault in \`details\`; or ${NO_JSON}; or \`unknown-parameter\`.`),
      "404": refusal("`unknown-cell`: the quick reference has no such cell."),
      "409": refusal(
        `\`cell-of-the-rulebook\`: the rulebook gives this value; or \`too-many-own-values\`: the account has its maximum of ${LIMITS.ownValues}.`,
      ),
      ...UNREAD,
      ...WRITE,
      ...STORED,
    },
  },
  delete: {
    operationId: "takeBackOwnValue",
    summary: "Removes your own value.",
    description: `The cell shows the printed value again. If you have no value there, nothing happens. ${SAVES}`,
    ...OWN,
    parameters: [KEY],
    responses: { "204": { description: "You have no own value there." }, ...NO_PARAMETERS, ...WRITE },
  },
};

/** The addresses of players' own values in the quick reference. */
export const OWN_VALUE_PATHS = { "/api/own-values": COLLECTION, "/api/own-values/{key}": ONE };
