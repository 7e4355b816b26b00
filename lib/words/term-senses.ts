import type { GlossaryTermId } from "./glossary-terms";

/** What stands around a word: on either side of it, and all of its sentence but the word itself. */
export type Around = { readonly before: string; readonly after: string; readonly rest: string };

/** What a word means there; null of one like any other. All that is asked of what stands around it has to hold. */
type Sense = { readonly [Side in keyof Around]?: RegExp } & { readonly term: GlossaryTermId | null };

/** The first sense that fits counts. */
type Senses = readonly [words: readonly string[], ...senses: readonly Sense[]];

const [NOTHING_BEFORE, NOTHING_AFTER] = [/^$/, /^$/];
const OF_CAMPS = /\bcamps?\b/i;
const OF_TERRAIN = /\b(?:terrain|pieces?|kinds?|density|choose|lay)\b/i;
const OF_SCORES = /\b(?:triumph|victory|scores?|uncapped|whatever it cost)\b/i;
const IN_FORMATION = /^ (?:form|foot|horse|mounted)/i;

const ofCamps = (word: string, term: GlossaryTermId): Senses => [[word], { term, rest: OF_CAMPS }, { term: null }];

/** Of troops, and of how they stand and move. */
const OF_TROOPS: readonly Senses[] = [
  [
    ["skirmish"],
    { term: "skirmishers", before: /(?:^(?:foot|mounted),? |(?:loose|close),? (?:(?:or|and) )?)$/i },
    { term: "skirmishers", after: IN_FORMATION },
    { term: "skirmish" },
  ],
  [["skirmishing"], { term: "skirmishers", after: IN_FORMATION }, { term: "skirmish" }],
  [
    ["tribal"],
    { term: "tribal", after: /^\s(?:close|loose|skirmish|flexible|dragoon)/i },
    {
      term: "tribal-commander",
      rest: /\b(?:all(?:y|ies)|class|mediocre|competent|talented|legendary|professional|instinctive|commanders?)\b/i,
    },
    { term: "tribal" },
  ],
  [["pikes"], { term: "pike", after: /^ (?:two|three|in|\d)/ }, { term: "pikes", rest: /\bbayonet/i }, { term: "pike" }],
  [
    ["flexible"],
    { term: "flexible-camp", rest: OF_CAMPS },
    { term: "flexible-mounted", before: /(?:drilled|formed|tribal) $/i },
    { term: "flexible" },
  ],
  [
    ["close"],
    { term: null, before: /\b(?:to|how|not|who|can|may|will) $/i },
    { term: null, after: /^ (?:up|to|by|together|quarters|the|it|an?|this)\b/ },
    { term: "close" },
  ],
  [["closes", "arms", "arts"], { term: null }],
  [["loose", "looser"], { term: null, after: /^ (?:bands?|ends?|staff)/ }, { term: "loose" }],
  [["mounted"], { term: null, before: /\barmed and $/i }, { term: "mounted" }],
  [["foot"], { term: null, before: /\bat (?:its|the) $/i }, { term: "foot" }],
  [["average"], { term: "average-firepower", before: /\b(?:firepower (?:is|was|of)|low,) $/i }, { term: "average" }],
  [["commander"], { term: null, before: /\bhouse $/i }, { term: "commander" }],
  [["quality"], { term: "camp-quality", rest: OF_CAMPS }, { term: "quality" }],
  [
    ["shot"],
    { term: null, before: /\b(?:is|are|was|were|has|have|had|be|been|not|that|round|hasty) $/i },
    { term: null, after: /^ (?:at|over|up|down|that army|yet|from|to pieces)\b/ },
    { term: "shot" },
  ],
  [["shots"], { term: null }],
  [
    ["square", "squares"],
    { term: "square", before: /\b(?:forms?(?: a)?|at a) $/i },
    { term: "square", before: /\bin $/i, after: /^(?! [A-E]\d)/ },
    { term: "square", before: /(?:^|[,;:] )$/, after: /^(?:$|[,.;:)])/ },
    { term: null },
  ],
];

/** Of the army and its list. */
const OF_ARMIES: readonly Senses[] = [
  ofCamps("standard", "standard-camp"),
  ofCamps("fortified", "fortified-camp"),
  ofCamps("mobile", "mobile-camp"),
  [["defenders"], { term: "camp-quality", rest: /\b(?:camp|poor|average|superior)\b/i }, { term: "defender" }],
  [
    ["line", "lines"],
    { term: null, after: /^ of battle/ },
    { term: null, before: /\b(?:front|first|second|single|short|in(?: the)?) $/i },
    { term: "line", rest: /\b(?:lists?|bases of|least|compulsory|m(?:in|ax)imums?|offers?|share of|years?|unit groups?)\b/i },
    { term: "line", before: NOTHING_BEFORE, after: NOTHING_AFTER },
    { term: null },
  ],
  [
    ["year", "years"],
    { term: "year", after: /^ (?:an army|\d{4}|left)/ },
    { term: "year", before: /^(?:in any |no )?$/i },
    { term: null, before: /\b(?:an?|the|that|one|later|most|every|few|thirty|eighty|ten|\w+teen|eleven|twelve|two|three|four|five) $/i },
    { term: "year", rest: /\b(?:army|armies|lists?|lines?|all(?:y|ies)|undated|dated)\b/i },
    { term: null },
  ],
  [["points"], { term: "victory-points", rest: OF_SCORES }, { term: null, before: /\b(?:spear|sword|past|that) $/i }, { term: "points" }],
  [
    ["point"],
    { term: "victory-points", rest: OF_SCORES },
    { term: null, before: /\b(?:an?|the|this|that|no|which) $/i },
    { term: "points" },
  ],
  [["compulsory"], { term: "compulsory-piece", rest: OF_TERRAIN }, { term: "minimum" }],
  [["optional"], { term: "optional-piece", rest: OF_TERRAIN }, { term: "option" }],
  [["break at", "breaks at"], { term: "break-point", rest: /\b(?:wounds?|bases?)\b/i }, { term: "army-breaks" }],
  [
    ["break", "breaks"],
    { term: null, before: /\b(?:ground|terrain|river) $/i },
    { term: null, after: /^ (?:through|into|up|on)\b/ },
    { term: "break-point" },
  ],
  [["wound"], { term: null, before: /\bdied of a $/i }, { term: "wound" }],
  [["file", "files"], { term: null, rest: /\b(?:json|zip|png|svg|(?:im|ex)port\w*|download\w*)\b/i }, { term: "file" }],
];

/** Of cards, moves, fights and the ground. */
const OF_TURNS: readonly Senses[] = [
  [
    ["card", "cards"],
    { term: null, before: /\b(?:printed|terrain|unit|commander|special) $/i },
    { term: null, rest: /\bnot at hand\b/ },
    { term: null, after: /^ phase/i },
    { term: "map-card", rest: /\b(?:commit\w*|days?|marker|reveal\w*|for (?:out-)?scouting)\b/i },
    { term: "command-card" },
  ],
  [["command", "commands"], { term: null, before: /\bmay $/i }, { term: null, rest: /\bid\b/ }, { term: "command" }],
  [
    ["block"],
    { term: "block-move", after: /^ of \d/ },
    { term: "block-move", before: NOTHING_BEFORE, after: NOTHING_AFTER },
    { term: null },
  ],
  [["blocks"], { term: "block-move", rest: /\bcards?\b/ }, { term: null }],
  [
    ["pass", "passes"],
    { term: "pass-through", after: /^ (?:anything|friends|foot|and are passed)/ },
    { term: null, after: /^ the / },
    { term: null, before: /\bof the $/ },
    { term: "pass" },
  ],
  [["contract", "contracts"], { term: null, before: /\b(?:an?|by|under|of|his|their) $/i }, { term: "contract" }],
  [["wheeled"], { term: null, after: /^ (?:wagons?|carts?)/ }, { term: "wheel" }],
  [
    ["intercept", "intercepts"],
    { term: "strategic-intercept", rest: /\b(?:skull|marker|invader|territory|waived?)\b/ },
    { term: "intercept" },
  ],
  [["response", "responses"], { term: null, rest: /\b(?:server|answer)\b/i }, { term: "response" }],
  [["claim", "claims"], { term: null, after: /^ (?:them|it|the|your|this|these|what)\b/ }, { term: "claim" }],
  [
    ["going"],
    { term: null, after: /^ (?:out|in|on|to|back|round|straight|down|through|up)\b/ },
    { term: null, before: /\b(?:is|are|keeps?|without) $/ },
    { term: "going" },
  ],
  [["defend", "defends"], { term: null, after: /^ (?:its?|the|an?)\b/ }, { term: "defender" }],
  [
    ["flank", "flanks"],
    { term: "secure-flank", after: /^ (?:on (?:water|terrain)|is secure)/ },
    { term: "secure-flank", before: /\b(?:open|on one|terrain on (?:the|a)) $/i },
    { term: "secure-flank", rest: /\bcompulsory\b/ },
    { term: "flank" },
  ],
  [["wood", "woods"], { term: null, before: /\b(?:made|built|cut) (?:of|from|in|out of) $/i }, { term: "wood" }],
];

const SENSES: ReadonlyMap<string, readonly Sense[]> = new Map(
  [...OF_TROOPS, ...OF_ARMIES, ...OF_TURNS].flatMap(([words, ...senses]) => words.map((word) => [word, senses] as const)),
);

/** Words with more than one sense, or with one only beside another word. */
export const WORDS_WITH_SENSES: readonly string[] = [...SENSES.keys()];

const fits = (around: Around, { before, after, rest }: Sense): boolean =>
  (before?.test(around.before) ?? true) && (after?.test(around.after) ?? true) && (rest?.test(around.rest) ?? true);

/** What such a word means where it stands; undefined of a word with one sense alone. */
export const senseOf = (word: string, around: Around): GlossaryTermId | null | undefined => {
  const senses = SENSES.get(word);
  return senses && (senses.find((one) => fits(around, one))?.term ?? null);
};
