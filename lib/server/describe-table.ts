import { SQUARES } from "../model/battle-tables";
import { FORMS, TERRAIN_KINDS, TERRITORIES } from "../model/enumerations";
import { BAD_SEAT, BATTLE, NOT_A_SEAT, NOT_YOURS, SEATED, UNKNOWN, X_SEAT } from "./describe-battles";
import { answer, INTERNAL, type Parameter, RETRY_AFTER, rateSentence, reference, refusal } from "./describe-parts";

const TOO_OFTEN = { "429": refusal("`too-many-requests`.", RETRY_AFTER) };
const BAD_QUERY = "`bad-query`, with every fault in `details`; or `unknown-parameter` or `repeated-parameter`";

const asked = (name: string, description: string, schema: unknown, required = false): Parameter => ({
  name,
  in: "query",
  required,
  description,
  schema,
});

const BATTLEFIELDS = {
  get: {
    operationId: "battlefield",
    summary: "A whole legal battlefield from a seed: the same for the same question.",
    description: `Territory and square are rolled from the seed where they are not asked for; the table is the standard one, 45 by 30. Laid by the rules of the sequence for neither side's good; \`a\` in it is the defender. ${rateSentence("battlefields")}`,
    parameters: [
      asked("seed", "Any text of at most 200 characters.", { type: "string", minLength: 1, maxLength: 200 }, true),
      asked("territory", "Where the battle is fought.", { enum: TERRITORIES }),
      asked("square", "A square of the map; it must be one of the territory's.", { enum: SQUARES }),
      asked("width", "Of the table, in base widths; with the depth it must be a size that there is.", { type: "number" }),
      asked("depth", "Of the table, in base widths.", { type: "number" }),
      asked("table", "`random`: the size of the table is rolled from the seed too, among those that have the width and depth asked for.", {
        enum: ["random"],
      }),
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
    summary: "What you might well do at the table now: a legal command, ready to be sent.",
    description: `"Deploy for me", "lay the terrain for me": what the house commander would do in your place, by your own force and what you may see. Asked again it may say something else. ${rateSentence("places")}`,
    ...SEATS_OWN,
    responses: {
      "200": answer("The command; send it with a `commandId`.", reference("Suggestion")),
      ...BAD_SEAT,
      ...NOT_A_SEAT,
      ...NOT_YOURS,
      ...UNKNOWN,
      "409": refusal("`nothing-to-suggest`: you are not waited for, or not for anything at the table."),
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
    summary: "Why something may not lie or stand at a place, or, without a place, where it may.",
    description: `Of what you may place now. With \`x\` and \`y\` (of a camp \`x\` alone), and with \`angle\` or \`facing\` where there is one: every reason why not, none if it may be there. Without them: places that the search finds, at most 500. What \`for\` has no use for is refused. ${rateSentence("places")}`,
    ...SEATED,
    parameters: [
      BATTLE,
      X_SEAT,
      asked("for", "What is to be placed.", { enum: ["piece", "unit", "camp", "ambush", "commander"] }, true),
      asked("kind", "Of a piece of the flank; any other is of the kind whose turn it is.", { enum: TERRAIN_KINDS }),
      asked("number", "The unit group; of an ambush without one, a bluff.", { type: "integer" }),
      asked("x", "The middle of it, in base widths from the defender's left.", BW),
      asked("y", "The middle of it, in base widths from the defender's edge.", BW),
      asked("w", "The sides of a new piece; the least that it may have, if left out.", BW),
      asked("h", "With `w`.", BW),
      asked("angle", "Of a piece, in degrees anticlockwise.", DEGREES),
      asked("aboutX", "The point about which a moved piece is turned; its middle, if left out.", BW),
      asked("aboutY", "With `aboutX`.", BW),
      asked("facing", "Where a unit group looks, in degrees anticlockwise; 90 is towards the invader.", DEGREES),
      asked("files", "Of a unit group; as many as it usually has, if left out.", { type: "integer" }),
      asked("form", "Of a unit group that has several.", { enum: FORMS }),
    ],
    responses: {
      "200": answer("The reasons, or the places.", reference("Places")),
      "400": refusal(`${BAD_QUERY}; or \`bad-seat\`: X-Seat is neither \`a\` nor \`b\`.`),
      ...NOT_A_SEAT,
      ...NOT_YOURS,
      ...UNKNOWN,
      "409": refusal("`nothing-to-place`: you have nothing of that kind to place now."),
      ...TOO_OFTEN,
      ...INTERNAL,
    },
  },
};

/** The addresses of the table: battlefields, and what a seat may ask before it places something. */
export const TABLE_PATHS = {
  "/api/battlefields": BATTLEFIELDS,
  "/api/battles/{id}/suggestion": SUGGESTION,
  "/api/battles/{id}/places": PLACES,
};
