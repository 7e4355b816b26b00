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
const elizabethans = bare({
  ...{ list: "english-1559-1639", year: 1598, commanders: TWO },
  units: ["companies-of-pikes-and-calivers 9", "companies-of-pikes-and-calivers 9"],
});
const irish = bare({
  ...{ list: "irish-1534-1603", year: 1598, commanders: LORDS },
  units: ["ulster-shot 6", "ulster-shot 6", "ulster-shot 6"],
});
const KERN = ["kerns 6", "kerns 6", "kerns 6", "kerns 6"];

/** The same for the lists of the British Isles to 1639. */
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
  "Elizabethan and early Stuart English": [
    ["Elizabethans: two regiments", elizabethans()],
    [
      "Elizabethans: one regiment",
      elizabethans({ units: ["companies-of-pikes-and-calivers 9", "light-horse 4"] }),
      "constraint-at-least @ line billmen",
    ],
    [
      "Elizabethans: 16 bows beside 12 bills in 1565",
      elizabethans({ year: 1565, units: ["billmen 6", "billmen 6", "longbowmen 8", "longbowmen 8"] }),
      "constraint-no-more-than @ line longbowmen",
    ],
    [
      "Elizabethans: 16 bows beside 9 pikes and calivers in 1590",
      elizabethans({ year: 1590, units: ["companies-of-pikes-and-calivers 9", "longbowmen 8", "longbowmen 8"] }),
      "constraint-no-more-than @ line longbowmen",
    ],
    [
      "Elizabethans: 12 veterans beside 9 others",
      elizabethans({
        units: ["companies-of-pikes-and-calivers 9", "regiments-of-the-low-countries 6", "regiments-of-the-low-countries 6"],
      }),
      "constraint-no-more-than @ line regiments-of-the-low-countries",
    ],
    [
      "Elizabethans: two parties of shot out of one regiment",
      elizabethans({
        year: 1594,
        units: ["companies-of-pikes-and-calivers 9", "regiments-of-the-low-countries 6", "longbowmen 6", "loose-shot 6", "loose-shot 6"],
      }),
      "constraint-no-more-than @ line loose-shot",
    ],
    [
      "Elizabethans: 20 Irish beside 18 English",
      elizabethans({ plus: ["irish-companies 6", "irish-companies 6", "kerns 8"] }),
      "constraint-no-more-than @ line irish-companies",
    ],
    [
      "Elizabethans: 24 horse of 20",
      elizabethans({ plus: ["light-horse 6", "light-horse 6", "petronels 4", "petronels 4", "border-horse 4"] }),
      "constraint-at-most @ line demi-lances",
    ],
    [
      "Elizabethans: three groups of guns",
      elizabethans({ plus: ["falconets 2", "falconets 2", "field-guns 2"] }),
      "constraint-at-most @ line falconets",
    ],
    [
      "Stuarts: pressed men alone in 1627",
      elizabethans({ year: 1627, units: ["pressed-regiments 6", "pressed-regiments 6", "pressed-regiments 6"] }),
    ],
  ],
  Irish: [
    ["Irish: 18 Ulster shot", irish()],
    ["Irish: 12 kern and shot of 18", irish({ units: ["ulster-shot 6", "kerns 6"] }), "constraint-at-least @ line kerns"],
    [
      "Irish: a following of gallowglass to each lord",
      irish({ year: 1580, units: [...KERN, "gallowglass 6 @army", "gallowglass 6 @sub"] }),
    ],
    [
      "Irish: two followings of gallowglass with one lord",
      irish({ year: 1580, units: [...KERN, "gallowglass 6 @army", "gallowglass 6 @army"] }),
      "constraint-one-per-command @ line gallowglass",
    ],
    [
      "Irish: 22 redshanks beside 18 shot",
      irish({ plus: ["redshanks 8", "redshanks 8", "redshanks 6"] }),
      "constraint-no-more-than @ line redshanks",
    ],
    [
      "Irish: 24 pikes and swords beside 18 shot",
      irish({ plus: ["pike-battalions 9", "pike-battalions 9", "targeteers 6"] }),
      "constraint-no-more-than @ line pike-battalions",
    ],
    ["Irish: Spaniards alone", irish({ year: 1601, plus: ["spaniards 9"] }), "constraint-only-if @ line spaniards"],
    [
      "Irish: 22 horse beside 18 foot",
      irish({ plus: ["chiefs-horse 4", "irish-horse 6", "irish-horse 6", "irish-horse 6"] }),
      "constraint-no-more-than @ line chiefs-horse",
    ],
    ["Irish: boys without horses", irish({ plus: ["horse-boys 6"] }), "constraint-no-more-than @ line horse-boys"],
    [
      "Irish: 8 peasants beside 6 kern",
      irish({ year: 1580, units: ["gunners-of-the-lords 6", "gunners-of-the-lords 6", "kerns 6", "rising-out 8"] }),
      "constraint-no-more-than @ line rising-out",
    ],
  ],
};
