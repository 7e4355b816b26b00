import {
  and,
  CAPTAINS,
  type Change,
  germans,
  league,
  mughals,
  type Probe,
  poles,
  type Row,
  spanish,
  spanish1625,
  swedes1631,
  swiss,
  transylvanians,
} from "./probe";

/** Allies of the Swedes: the Elector of Saxony with his contingent in 1631. */
const saxon = (units: readonly string[], ally = "ally competent") =>
  swedes1631({ commanders: and(ally), plus: units.map((one) => `${one} @ally`) });
export const SAXON_FOOT = "newly-raised-protestant-regiments 6";
/** An ally with a list of his own beside this army. */
export const beside = (host: (change?: Change) => Probe, list: string, units: readonly string[], change: Change = {}) =>
  host({ commanders: and(`ally competent of ${list}`), plus: units.map((one) => `${one} @ally`), ...change });
const SWEDISH = "swedish-1618-1648";
const SPANISH = "spanish-flanders-1568-1648";
const LEAGUE = "catholic-league-1618-1635";
export const POLISH = "polish-lithuanian-1576-1660";
export const TRANSYLVANIAN = "transylvanian-1604-1648";
export const hetman = (units: readonly string[], change: Change = {}, ally = "ally competent tribal") =>
  poles({ commanders: and(ally), plus: units.map((one) => `${one} @ally`), ...change });

/** Armies with allies, at each limit and just beyond it: see `probing-armies.test.ts`. */
export const ALLIES: Readonly<Record<string, readonly Row[]>> = {
  "Allies (of the army's own list)": [
    ["a contingent of two, with half of the reiters", saxon([SAXON_FOOT, "reiters 4"])],
    ["a contingent of one", saxon(["reiters 4"]), "contingent-few @ commander ally"],
    ["a contingent of four", saxon([SAXON_FOOT, SAXON_FOOT, SAXON_FOOT, "reiters 4"])],
    [
      "a contingent of five",
      saxon([SAXON_FOOT, SAXON_FOOT, SAXON_FOOT, "reiters 4", "saxon-kurassiere 4"]),
      "contingent-many @ commander ally",
    ],
    ["a contingent without reiters", saxon([SAXON_FOOT, "saxon-kurassiere 4"]), "contingent-minimum @ commander ally"],
    [
      "his reiters are not the army's minimum",
      swedes1631({
        commanders: and("ally competent"),
        units: ["german-brigades 6", "german-brigades 6", "swedish-horse 4", `${SAXON_FOOT} @ally`, "reiters 4 @ally"],
      }),
      "line-few @ line reiters",
    ],
    ["his reiters count in the maximum: 4 and 12", saxon(["reiters 4", "reiters 4", "reiters 4"])],
    ["4 and 16 of 16", saxon(["reiters 4", "reiters 4", "reiters 4", "reiters 4"]), "line-many @ line reiters"],
    ["a legendary ally", saxon([SAXON_FOOT, "reiters 4"], "ally legendary"), "legendary-not-army @ commander ally"],
    [
      "an ally not of the army commander's class",
      saxon([SAXON_FOOT, "reiters 4"], "ally competent instinctive"),
      "ally-class @ commander ally",
    ],
    [
      "two allies where the list has one",
      swedes1631({
        commanders: and("ally competent", "ally mediocre"),
        plus: [`${SAXON_FOOT} @ally`, "reiters 4 @ally", `${SAXON_FOOT} @ally-2`, "reiters 4 @ally-2"],
      }),
      "internal-allies-many @ army",
    ],
    // half of one unit group of Spaniards, rounded up, is one: the constraint says nothing else
    [
      "an ally whom the list does not have",
      spanish({ commanders: and("ally competent"), plus: ["tercios-viejos 9 @ally", "walloon-and-german-foot 9 @ally"] }),
      "internal-allies-many @ army",
    ],
    [
      "a raja with his clan, and no horse archer",
      mughals({ commanders: and("ally competent tribal"), plus: ["rajput-horse 4 @ally", "rajput-horse 4 @ally"] }),
    ],
    [
      "a raja who is no tribal",
      mughals({ commanders: and("ally competent"), plus: ["rajput-horse 4 @ally", "rajput-horse 4 @ally"] }),
      "commander-class @ commander ally",
    ],
    ["a hetman without hussars, with half of the cossack-style horse", hetman(["zaporozhian-cossacks 6", "cossack-style-horse 4"])],
    [
      "a hetman without cossack-style horse",
      hetman(["zaporozhian-cossacks 6", "zaporozhian-cossacks 6"]),
      "contingent-minimum @ commander ally",
    ],
    ["a professional hetman", hetman(["zaporozhian-cossacks 6", "cossack-style-horse 4"], {}, "ally competent")],
    [
      "an instinctive hetman under a professional",
      hetman(["zaporozhian-cossacks 6", "cossack-style-horse 4"], {}, "ally competent instinctive"),
      "commander-class @ commander ally",
    ],
    [
      "the Grisons with their own keil, and no canton's",
      swiss({
        commanders: [...CAPTAINS, "ally competent instinctive"],
        plus: ["keils-of-the-grisons-and-valais 12 @ally", "free-companies 6 @ally"],
      }),
    ],
    [
      "a pasha without haiduks",
      transylvanians({ commanders: and("ally competent"), plus: ["ottoman-border-horse 6 @ally", "transylvanian-hussars 4 @ally"] }),
    ],
    [
      "the Emperor's general without League foot",
      league({ commanders: and("ally competent"), plus: ["imperial-foot 9 @ally", "reiters 4 @ally"] }),
    ],
    ["the Emperor's foot under nobody", league({ plus: ["imperial-foot 9"] }), "constraint-only-under-ally @ 4 commander"],
  ],
  "Allies (of a list of their own)": [
    ["Swedes with half of their foot and of their reiters", beside(germans, SWEDISH, ["german-brigades 6", "reiters 4"])],
    ["Swedes without a Swede", beside(germans, SWEDISH, ["swedish-horse 4", "reiters 4"]), "contingent-at-least @ commander ally"],
    ["Saxons in the Swedes' place", beside(germans, SWEDISH, [SAXON_FOOT, "reiters 4"]), "contingent-at-least @ commander ally"],
    ["a brigade that no ally may lead", beside(germans, SWEDISH, ["blue-brigade 6", "reiters 4"]), "unit-led-by @ 4 commander"],
    [
      "Swedes a year too early",
      beside(germans, SWEDISH, ["german-brigades 6", "reiters 4"], { year: 1630 }),
      "external-ally-year @ commander ally",
    ],
    [
      "two Swedish allies where the list has one",
      germans({
        commanders: and(`ally competent of ${SWEDISH}`, `ally competent of ${SWEDISH}`),
        plus: ["german-brigades 6 @ally", "reiters 4 @ally", "german-brigades 6 @ally-2", "reiters 4 @ally-2"],
      }),
      "external-allies-many @ commander ally-2",
    ],
    ["an enemy for an ally", beside(germans, LEAGUE, ["league-regiments 9", "reiters 4"]), "external-ally-unlisted @ commander ally"],
    [
      "an instinctive ally of a professional",
      beside(germans, SWEDISH, ["german-brigades 6", "reiters 4"], { commanders: and(`ally competent instinctive of ${SWEDISH}`) }),
      "ally-class @ commander ally",
    ],
    // half of 18 bases is 9
    ["the League with 9 bases of its foot", beside(spanish1625, LEAGUE, ["league-regiments 9", "reiters 4"])],
    ["the League's horse alone", beside(spanish1625, LEAGUE, ["kurassiere 4", "reiters 4"]), "contingent-at-least @ commander ally"],
    [
      "the League's militia, which is none of that foot, nor without it",
      beside(spanish1625, LEAGUE, ["bavarian-militia 6", "reiters 4"]),
      "contingent-at-least @ commander ally",
      "constraint-no-more-than @ commander ally",
    ],
    [
      "Tilly's veterans, who are never the larger part",
      beside(spanish1625, LEAGUE, ["tillys-veterans 9", "reiters 4"]),
      "constraint-no-more-than @ commander ally",
    ],
    // half of 9 is 5, and a regiment is 9; half of one unit group is one
    ["Spaniards with a tercio and a regiment of Walloons", beside(league, SPANISH, ["tercios-viejos 9", "walloon-and-german-foot 9"])],
    ["Spaniards without one", beside(league, SPANISH, ["walloon-and-german-foot 9", "lancers 4"]), "contingent-at-least @ commander ally"],
    [
      "Spaniards without Walloons",
      beside(league, SPANISH, ["tercios-viejos 9", "lancers 4"]),
      "contingent-minimum @ commander ally",
      "constraint-no-more-than @ commander ally",
    ],
    ["Poles abroad, who owe no hussars", beside(spanish1625, POLISH, ["cossack-style-horse 4", "polish-pancerni 4"], { year: 1635 })],
    [
      "Poles abroad a year too late",
      beside(spanish1625, POLISH, ["cossack-style-horse 4", "polish-pancerni 4"], { year: 1637 }),
      "external-ally-year @ commander ally",
    ],
    // half of 6 is 3: four mounted haiduks, or six on foot
    [
      "Transylvanians with mounted haiduks",
      beside(germans, TRANSYLVANIAN, ["transylvanian-hussars 4", "mounted-haiduks 4"], { year: 1622 }),
    ],
    [
      "Transylvanians with haiduks on foot",
      beside(germans, TRANSYLVANIAN, ["transylvanian-hussars 4", "transylvanian-haiduks 6"], { year: 1622 }),
    ],
    [
      "Transylvanians without haiduks",
      beside(germans, TRANSYLVANIAN, ["transylvanian-hussars 4", "szekely-horse 4"], { year: 1622 }),
      "contingent-at-least @ commander ally",
    ],
    [
      "more guns than their list has, and no foot for them",
      beside(germans, TRANSYLVANIAN, ["transylvanian-hussars 4", "mounted-haiduks 4", "field-guns 2", "field-guns 2"], { year: 1622 }),
      ...["contingent-line-many @ commander ally", "constraint-only-if @ commander ally"],
    ],
  ],
};
