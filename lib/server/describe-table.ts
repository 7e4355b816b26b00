import { SQUARES } from "../model/battle-tables";
import { FORMS, TERRAIN_KINDS, TERRITORIES } from "../model/enumerations";
import { BAD_SEAT, BATTLE, NOT_A_SEAT, NOT_YOURS, SEATED, UNKNOWN, X_SEAT } from "./describe-battles";
import { answer, INTERNAL, type Parameter, RETRY_AFTER, rateSentence, reference, refusal } from "./describe-parts";

const TOO_OFTEN = { "429": refusal("`too-many-requests`.", RETRY_AFTER) };
const BAD_QUERY = "`bad-query`, with every fault in `details`; or `unknown-parameter` or `repeated-parameter`";

const queryParameter = (name: string, description: string, schema: unknown, required = false): Parameter => ({
  name,
  in: "query",
  required,
  description,
  schema,
});

const BATTLEFIELDS = {
  get: {
    operationId: "battlefield",
    summary: "A legal battlefield from a seed. The same request always gives the same one.",
    description: `Territory and square are random from the seed unless you give them. The table is the standard one, 45 by 30. Terrain is placed by the rules and favours neither side; \`a\` is the defender. ${rateSentence("battlefields")}`,
    parameters: [
      queryParameter("seed", "Any text of up to 200 characters.", { type: "string", minLength: 1, maxLength: 200 }, true),
      queryParameter("territory", "The territory of the battle.", { enum: TERRITORIES }),
      queryParameter("square", "A square of the map, of that territory.", { enum: SQUARES }),
      queryParameter("width", "The table's width in base widths. Width and depth together must be an existing size.", { type: "number" }),
      queryParameter("depth", "The table's depth in base widths.", { type: "number" }),
      queryParameter(
        "table",
        "`random`: the size of the table is random from the seed too, among the sizes with the given width and depth.",
        {
          enum: ["random"],
        },
      ),
    ],
    responses: {
      "200": answer("The battlefield.", reference("Battlefield")),
      "400": refusal(`${BAD_QUERY}.`),
      ...TOO_OFTEN,
      ...INTERNAL,
    },
  },
};

const SEATS_OWN = { ...SEATED, parameters: [BATTLE, X_SEAT] };

const SUGGESTION = {
  get: {
    operationId: "suggestion",
    summary: "A good legal command for you at the table now, ready to send.",
    description: `What the computer would do in your place ("Place it for me"). It knows only your own force and what you may see. The next answer can differ. ${rateSentence("places")}`,
    ...SEATS_OWN,
    responses: {
      "200": answer("The command. Send it with a `commandId`.", reference("Suggestion")),
      ...BAD_SEAT,
      ...NOT_A_SEAT,
      ...NOT_YOURS,
      ...UNKNOWN,
      "409": refusal("`nothing-to-suggest`: it is not your turn, or there is nothing to do at the table."),
      ...TOO_OFTEN,
      ...INTERNAL,
    },
  },
};

const BW = { type: "number" };
const DEGREES = { type: "integer", minimum: 0, maximum: 359 };

const PLACES = {
  get: {
    operationId: "places",
    summary: "Why something may not be placed at a point, or, without a point, where it may.",
    description: `Only for what you may place now. With \`x\` and \`y\` (only \`x\` for a camp), and \`angle\` or \`facing\` if it has one: every reason against it, or none if it may be there. Without them: up to 500 places that the search finds. Parameters that \`for\` does not use are refused. ${rateSentence("places")}`,
    ...SEATED,
    parameters: [
      BATTLE,
      X_SEAT,
      queryParameter("for", "What you want to place.", { enum: ["piece", "unit", "camp", "ambush", "commander"] }, true),
      queryParameter("kind", "The kind of a flank piece. Any other piece has the kind whose turn it is.", { enum: TERRAIN_KINDS }),
      queryParameter("number", "The unit group. An ambush without one is a bluff.", { type: "integer" }),
      queryParameter("x", "Its middle, in base widths from the defender's left.", BW),
      queryParameter("y", "Its middle, in base widths from the defender's edge.", BW),
      queryParameter("w", "The sides of a new piece. If left out, the smallest allowed.", BW),
      queryParameter("h", "Given with `w`.", BW),
      queryParameter("angle", "The angle of a piece, in degrees anticlockwise.", DEGREES),
      queryParameter("aboutX", "The point around which a moved piece turns. If left out, its middle.", BW),
      queryParameter("aboutY", "Given with `aboutX`.", BW),
      queryParameter("facing", "The facing of a unit group, in degrees anticlockwise; 90 is towards the invader.", DEGREES),
      queryParameter("files", "The files of a unit group. If left out, its usual number.", { type: "integer" }),
      queryParameter("form", "The formation of a unit group that has several.", { enum: FORMS }),
    ],
    responses: {
      "200": answer("The reasons, or the places.", reference("Places")),
      "400": refusal(`${BAD_QUERY}; or \`bad-seat\`: X-Seat is not \`a\` or \`b\`.`),
      ...NOT_A_SEAT,
      ...NOT_YOURS,
      ...UNKNOWN,
      "409": refusal("`nothing-to-place`: you have nothing of that kind to place now."),
      ...TOO_OFTEN,
      ...INTERNAL,
    },
  },
};

/** The addresses of the table: battlefields, suggestions, and where something may be placed. */
export const TABLE_PATHS = {
  "/api/battlefields": BATTLEFIELDS,
  "/api/battles/{id}/suggestion": SUGGESTION,
  "/api/battles/{id}/places": PLACES,
};
