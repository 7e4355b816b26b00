import { bare, TWO } from "./biting-constraints";
import type { Row } from "./probe";

const ottomans = bare({
  ...{ list: "ottoman-1494-1606", year: 1526, commanders: TWO },
  units: ["sipahis-of-the-provinces 4", "sipahis-of-the-provinces 4", "janissaries-with-arquebuses 6"],
});
const hungarians = bare({
  ...{ list: "hungarian-1526-1699", year: 1593, commanders: TWO },
  units: ["hungarian-hussars-with-lances 4", "serbian-and-croatian-light-horse 4"],
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
      "Hungarians: four batteries",
      hungarians({ plus: ["falconets 2", "falconets 2", "field-guns 2", "field-guns 2"] }),
      "constraint-at-most @ line falconets",
    ],
  ],
};
