import { bare, TWO } from "./biting-constraints";
import type { Row } from "./probe";

const LORDS = ["army competent instinctive", "sub competent instinctive"];

const tudors = bare({
  ...{ list: "tudor-english-1509-1558", year: 1513, commanders: TWO },
  units: ["billmen 8", "billmen 8", "longbowmen 8"],
});
const scots = bare({
  ...{ list: "scots-1494-1560", year: 1513, commanders: LORDS },
  units: ["pike-columns 12", "pike-columns 12"],
});

/** The same for the lists of the British Isles to 1603. */
export const BITING_BRITISH: Readonly<Record<string, readonly Row[]>> = {
  "Tudor English": [
    ["Tudors: 24 bills and bows", tudors()],
    [
      "Tudors: 18 bills and bows of 24",
      tudors({ units: ["billmen 6", "billmen 6", "longbowmen 6"] }),
      "constraint-at-least @ line yeomen-of-the-guard",
    ],
    [
      "Tudors: 18 bows beside 12 bills",
      tudors({ units: ["billmen 6", "billmen 6", "longbowmen 6", "longbowmen 6", "longbowmen 6"] }),
      "constraint-no-more-than @ line yeomen-of-the-guard",
    ],
    [
      "Tudors: 32 hired foot beside 24 of their own",
      tudors({ year: 1545, plus: ["landsknechts 12", "arquebusiers 6", "arquebusiers 6", "kerns 8"] }),
      "constraint-no-more-than @ line landsknechts",
    ],
    [
      "Tudors: 12 great horses of 8",
      tudors({ plus: ["spears-and-pensioners 4", "burgundian-men-at-arms 4", "burgundian-men-at-arms 4"] }),
      "constraint-at-most @ line spears-and-pensioners",
    ],
    [
      "Tudors: 30 horse beside 24 foot",
      tudors({ plus: ["demi-lances 6", "demi-lances 6", "border-horse 6", "border-horse 6", "border-horse 6"] }),
      "constraint-no-more-than @ line spears-and-pensioners",
    ],
    [
      "Tudors: 16 pikes beside 12 bills",
      tudors({
        year: 1545,
        units: ["billmen 6", "billmen 6", "longbowmen 6", "longbowmen 6", "pikemen-of-the-ordinaries 8", "pikemen-of-the-ordinaries 8"],
      }),
      "constraint-no-more-than @ line pikemen-of-the-ordinaries",
    ],
    [
      "Tudors: four groups of guns",
      tudors({ plus: ["falconets 2", "falconets 2", "falconets 2", "field-guns 2"] }),
      "constraint-at-most @ line falconets",
    ],
  ],
  Scots: [
    ["Scots: two columns", scots()],
    ["Scots: 20 pikes of 24", scots({ units: ["pike-columns 12", "pikes-of-the-shires 8"] }), "constraint-at-least @ line kings-column"],
    ["Scots: spears alone in 1500", scots({ year: 1500, units: ["spearmen 8", "spearmen 8", "spearmen 8"] })],
    [
      "Scots: spears alone in 1513",
      scots({ units: ["spearmen 8", "spearmen 8", "spearmen 8"] }),
      "constraint-no-more-than @ line spearmen",
    ],
    [
      "Scots: 30 Highlanders beside 24 of the shires",
      scots({ plus: ["islesmen 6", "islesmen 6", "islesmen 6", "highland-archers 6", "highland-archers 6"] }),
      "constraint-no-more-than @ line islesmen",
    ],
    [
      "Scots: three troops of horse beside two columns",
      scots({ plus: ["lords-on-horseback 4", "border-horse 4", "border-horse 4"] }),
      "constraint-no-more-than @ line lords-on-horseback",
    ],
    [
      "Scots: 28 French beside 24",
      scots({ year: 1549, plus: ["french-arquebusiers 6", "french-arquebusiers 6", "french-pikes 8", "french-pikes 8"] }),
      "constraint-no-more-than @ line french-arquebusiers",
    ],
    [
      "Scots: French horse without their foot",
      scots({ year: 1549, plus: ["french-light-horse 4"] }),
      "constraint-only-if @ line french-light-horse",
    ],
    [
      "Scots: four groups of guns",
      scots({ plus: ["siege-guns 2", "siege-guns 2", "field-guns 2", "falconets 2"] }),
      "constraint-at-most @ line siege-guns",
    ],
  ],
};
