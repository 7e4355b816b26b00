/** The troops of a force that was typed in. */
export const HUSSARS = {
  type: "mounted",
  formation: "loose",
  training: "formed",
  setFormation: null,
  weapon: null,
  characteristics: ["ferocious"],
};

/** What the computer tells and suggests. */
export const ADVICE_FIXTURES = {
  Likings: {
    foe: { list: "swedish-1618-1648", bodies: [{ troop: HUSSARS, bases: 12 }] },
    squares: [
      {
        square: "C5",
        density: "featureless",
        flank: "none",
        territories: ["P"],
        value: 27,
        reasons: [{ code: "mounted-like-it-open", value: 27, message: "Horse that charges home likes it open (16 of 59 bases)." }],
      },
    ],
    weights: [{ code: "mounted-like-it-open", source: { from: "house", heading: null, why: "Nobody has weighed it" } }],
  },
  Suggestion: { command: { type: "stop-choosing" }, reason: "A4: this ground suits neither army.", next: [] },
  Layout: {
    line: "two-lines",
    units: [{ number: 3, x: 20.5, y: 4, facing: 90, files: 3, form: "loose", caltrops: false, stakes: true }],
  },
  Places: {
    reasons: [{ code: "off-table", message: "It does not lie wholly on the table." }],
    places: [
      { x: 12.5, y: 7, w: 6, h: 6, angle: 15 },
      { x: 20, y: 4.5, facing: 90, files: 3, form: "loose" },
    ],
  },
};
