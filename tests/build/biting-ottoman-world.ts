import { bare, TWO, WITH_ALLY } from "./biting-constraints";
import type { Row } from "./probe";

const ottomans = bare({
  ...{ list: "ottoman-1494-1606", year: 1526, commanders: TWO },
  units: ["sipahis-of-the-provinces 4", "sipahis-of-the-provinces 4", "janissaries-with-arquebuses 6"],
});
const ottomans1683 = bare({
  ...{ list: "ottoman-1607-1699", year: 1683, commanders: TWO },
  units: ["later-sipahis 6", "janissaries 6", "janissaries 6"],
});
const hungarians = bare({
  ...{ list: "hungarian-1526-1699", year: 1593, commanders: TWO },
  units: ["hungarian-hussars-with-lances 4", "serbian-and-croatian-light-horse 4"],
});
const mamluks = bare({
  ...{ list: "mamluk-1494-1517", year: 1516, commanders: TWO },
  units: ["old-mamluks 6", "mamluks-of-the-emirs 6"],
});
const persians = bare({
  ...{ list: "safavid-1501-1629", year: 1595, commanders: TWO },
  units: ["qizilbash 6", "qizilbash 6"],
});

/** The same for the lists of the Ottomans and their neighbours. */
export const BITING_OTTOMAN: Readonly<Record<string, readonly Row[]>> = {
  Ottoman: [
    ["Ottomans: two wings and a body of janissaries", ottomans()],
    [
      "Ottomans: no janissaries",
      ottomans({ units: ["sipahis-of-the-provinces 4", "sipahis-of-the-provinces 4"] }),
      "constraint-at-least @ line janissaries-with-bows",
    ],
    [
      "Ottomans: 6 sipahis of the provinces",
      ottomans({ units: ["sipahis-of-the-provinces 6", "janissaries-with-arquebuses 6"] }),
      "constraint-at-least @ line sipahis-of-the-provinces",
    ],
    [
      "Ottomans: 10 of the Porte and delis beside 8 of the provinces",
      ottomans({ plus: ["sipahis-of-the-porte 6", "delis 4"] }),
      "constraint-no-more-than @ line sipahis-of-the-porte",
    ],
    [
      "Ottomans: 12 veterans and solaks beside 6 others",
      ottomans({ plus: ["veterans-with-arquebuses 6", "solaks 6"] }),
      "constraint-no-more-than @ line veterans-with-arquebuses",
    ],
    [
      "Ottomans: bows alone in 1515",
      ottomans({ year: 1515, units: ["sipahis-of-the-provinces 4", "sipahis-of-the-provinces 4", "janissaries-with-bows 6"] }),
      "constraint-no-more-than @ line janissaries-with-bows",
    ],
    [
      "Ottomans: bows alone in 1514",
      ottomans({ year: 1514, units: ["sipahis-of-the-provinces 4", "sipahis-of-the-provinces 4", "janissaries-with-bows 6"] }),
    ],
    [
      "Ottomans: two batteries and one body of janissaries",
      ottomans({ plus: ["zarb-zans 2", "field-guns 2"] }),
      "constraint-no-more-than @ line zarb-zans",
    ],
    [
      "Ottomans: 16 azabs beside 14 janissaries and sipahis",
      ottomans({ plus: ["azabs-with-bows 8", "azabs-with-bows 8"] }),
      "constraint-no-more-than @ line azabs-with-bows",
    ],
    ["Ottomans: Tatars without their prince", ottomans({ plus: ["crimean-tatars 6 @sub"] }), "constraint-only-under-ally @ 4 commander"],
    [
      "Ottomans: two storming parties under one pasha",
      ottomans({ plus: ["serdengectis 6 @sub", "serdengectis 6 @sub"] }),
      "constraint-one-per-command @ line serdengectis",
    ],
    [
      "Ottomans: six batteries",
      ottomans({
        plus: [
          ...["janissaries-with-bows 6", "janissaries-with-arquebuses 6", "janissaries-with-arquebuses 6"],
          ...["janissaries-with-arquebuses 6", "janissaries-with-arquebuses 6"],
          ...["zarb-zans 2", "zarb-zans 2", "zarb-zans 2", "zarb-zans 2", "field-guns 2", "field-guns 2"],
        ],
      }),
      "constraint-at-most @ line zarb-zans",
    ],
  ],
  "Hungarian and Croatian Border": [
    ["Hungarians: 8 light horse", hungarians()],
    [
      "Hungarians: 4 light horse beside 4 of the counties",
      hungarians({ units: ["hungarian-hussars-with-lances 4", "noble-banderia 4"] }),
      "constraint-at-least @ line hungarian-hussars-with-lances",
    ],
    [
      "Hungarians: 10 mailed lances beside 8 light horse",
      hungarians({ plus: ["noble-banderia 6", "hussars-of-the-magnates 4"] }),
      "constraint-no-more-than @ line men-at-arms",
    ],
    [
      "Hungarians: two households under one lord",
      hungarians({ plus: ["hussars-of-the-magnates 4 @sub", "hussars-of-the-magnates 4 @sub"] }),
      "constraint-one-per-command @ line hussars-of-the-magnates",
    ],
    [
      "Hungarians: 12 foot beside 8 horse",
      hungarians({ plus: ["haiduks-with-arquebuses 6", "grenzers 6"] }),
      "constraint-no-more-than @ line landsknechts",
    ],
    [
      "Hungarians: kuruc beside Croats",
      hungarians({ year: 1683, units: ["kuruc-horse 6", "hussars-with-carbines 4", "croats 4"] }),
      "constraint-not-both @ line kuruc-horse",
    ],
    ["Hungarians: uskoks without Grenzers", hungarians({ plus: ["uskoks 6"] }), "constraint-only-if @ line uskoks"],
    [
      "Hungarians: 10 reiters beside 8 at home",
      hungarians({ plus: ["reiters 6", "reiters 4"] }),
      "constraint-no-more-than @ line german-regiments",
    ],
    [
      "Hungarians: three batteries",
      hungarians({ plus: ["falconets 2", "falconets 2", "field-guns 2"] }),
      "constraint-at-most @ line falconets",
    ],
  ],
  Mamluk: [
    ["Mamluks: old mamluks and an emir's", mamluks()],
    [
      "Mamluks: 6 old mamluks and 6 of Syria",
      mamluks({ units: ["old-mamluks 6", "mamluks-of-syria 6"] }),
      "constraint-at-least @ line mamluks-of-the-sultan",
    ],
    [
      "Mamluks: 10 of the Sultan's beside 6",
      mamluks({ units: ["mamluks-of-the-sultan 6", "mamluks-of-the-sultan 4", "mamluks-of-the-emirs 6"] }),
      "constraint-no-more-than @ line mamluks-of-the-sultan",
    ],
    [
      "Mamluks: 14 foot beside 12 horse",
      mamluks({ plus: ["bowmen-of-the-mountains 8", "hill-archers 6"] }),
      "constraint-no-more-than @ line black-arquebusiers",
    ],
    ["Mamluks: Turcomans without their beg", mamluks({ plus: ["turcomans 6 @sub"] }), "constraint-only-under-ally @ 3 commander"],
    [
      "Mamluks: two bands on camels under one emir",
      mamluks({ plus: ["bedouin-camel-riders 4 @sub", "bedouin-camel-riders 4 @sub"] }),
      "constraint-one-per-command @ line bedouin-camel-riders",
    ],
    ["Mamluks: guns without shot", mamluks({ year: 1517, plus: ["gun-carts 2"] }), "constraint-only-if @ line gun-carts"],
    [
      "Mamluks: five batteries",
      mamluks({
        year: 1517,
        plus: ["black-arquebusiers 6", "gun-carts 2", "gun-carts 2", "guns-of-ridaniya 2", "guns-of-ridaniya 2", "great-guns 2"],
      }),
      "constraint-at-most @ line gun-carts",
    ],
  ],
  "Safavid Persian": [
    ["Persians: 12 Qizilbash", persians()],
    [
      "Persians: 6 Qizilbash",
      persians({ units: ["qizilbash 6", "turcoman-horse-archers 6"] }),
      "constraint-at-least @ line qizilbash-of-shah-ismail",
    ],
    [
      "Persians: 14 foot beside 12 horse",
      persians({ plus: ["tufangchis 6", "hill-archers 8"] }),
      "constraint-no-more-than @ line tufangchis",
    ],
    ["Persians: 14 tufangchis in 1588", persians({ year: 1588, plus: ["qizilbash 6", "tufangchis 8", "tufangchis 6"] })],
    [
      "Persians: 14 tufangchis in 1587",
      persians({ year: 1587, plus: ["qizilbash 6", "tufangchis 8", "tufangchis 6"] }),
      "constraint-at-most @ line tufangchis",
    ],
    [
      "Persians: 16 ghulams beside 12 of the tribes",
      persians({ year: 1605, plus: ["ghulams 6", "ghulams 6", "ghulams-with-carbines 4"] }),
      "constraint-no-more-than @ line ghulams",
    ],
    ["Persians: the tribes alone in 1601", persians({ year: 1601 })],
    ["Persians: the tribes alone in 1602", persians({ year: 1602 }), "constraint-at-least @ line tufangchis"],
    ["Persians: Georgians without their king", persians({ plus: ["georgian-horse 4 @sub"] }), "constraint-only-under-ally @ 3 commander"],
    ["Persians: guns without handguns", persians({ plus: ["zarb-zans 2"] }), "constraint-only-if @ line zarb-zans"],
    [
      "Persians: three batteries",
      persians({ year: 1600, plus: ["tufangchis 6", "zarb-zans 2", "zarb-zans 2", "field-guns 2"] }),
      "constraint-at-most @ line zarb-zans",
    ],
    [
      "Persians: a levy without archers",
      persians({ plus: ["levies-of-the-towns 8"] }),
      "constraint-no-more-than @ line levies-of-the-towns",
    ],
  ],
  "Later Ottoman": [
    ["Later Ottomans: two bodies of janissaries, and sipahis", ottomans1683()],
    [
      "Later Ottomans: 6 janissaries",
      ottomans1683({ units: ["later-sipahis 6", "janissaries 6"] }),
      "constraint-at-least @ line janissaries",
    ],
    [
      "Later Ottomans: delis for horse",
      ottomans1683({ units: ["delis 4", "janissaries 6", "janissaries 6"] }),
      "constraint-at-least @ line sipahis-of-the-provinces",
    ],
    [
      "Later Ottomans: 12 veterans beside 6",
      ottomans1683({ units: ["later-sipahis 6", "janissaries 6", "veteran-janissaries 6", "veteran-janissaries 6"] }),
      "constraint-no-more-than @ line veteran-janissaries",
    ],
    [
      "Later Ottomans: 16 of the muster roll beside 12",
      ottomans1683({ plus: ["janissaries-of-the-roll 8", "janissaries-of-the-roll 8"] }),
      "constraint-no-more-than @ line janissaries-of-the-roll",
    ],
    [
      "Later Ottomans: 18 hired men beside 12 janissaries",
      ottomans1683({ plus: ["mounted-levends 6", "sekbans 6", "albanian-and-bosnian-foot 6"] }),
      "constraint-no-more-than @ line mounted-levends",
    ],
    ["Later Ottomans: 24 sipahis in 1683", ottomans1683({ plus: ["later-sipahis 6", "later-sipahis 6", "later-sipahis 6"] })],
    [
      "Later Ottomans: 24 sipahis in 1684",
      ottomans1683({ year: 1684, plus: ["later-sipahis 6", "later-sipahis 6", "later-sipahis 6"] }),
      "constraint-at-most @ line later-sipahis",
    ],
    [
      "Later Ottomans: Tatars without their Khan",
      ottomans1683({ plus: ["crimean-tatars 6 @sub"] }),
      "constraint-only-under-ally @ 4 commander",
    ],
    [
      "Later Ottomans: seimeni without the voivode's horse",
      ottomans1683({ commanders: WITH_ALLY, plus: ["seimeni 6 @ally", "crimean-tatars 6 @ally"] }),
      "constraint-only-if @ line seimeni",
    ],
    [
      "Later Ottomans: three batteries and two bodies of janissaries",
      ottomans1683({ plus: ["shahi-guns 2", "shahi-guns 2", "field-guns 2"] }),
      "constraint-no-more-than @ line shahi-guns",
    ],
    [
      "Later Ottomans: six batteries",
      ottomans1683({
        plus: [
          ...["janissaries 6", "janissaries 6", "janissaries 6", "janissaries 6"],
          ...["shahi-guns 2", "shahi-guns 2", "shahi-guns 2", "field-guns 2", "field-guns 2", "great-guns 2"],
        ],
      }),
      "constraint-at-most @ line shahi-guns",
    ],
    [
      "Later Ottomans: two storming parties under one pasha",
      ottomans1683({ plus: ["serdengectis 6 @sub", "serdengectis 6 @sub"] }),
      "constraint-one-per-command @ line serdengectis",
    ],
  ],
};
