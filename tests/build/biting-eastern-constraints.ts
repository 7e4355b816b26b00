import { bare, TWO } from "./biting-constraints";
import type { Row } from "./probe";

const muscovite = bare({
  ...{ list: "muscovite-1500-1689", year: 1572, commanders: TWO },
  units: ["muscovite-horse 6", "muscovite-horse 6", "muscovite-horse 6"],
});
const muscovite1660 = bare({
  ...{ list: "muscovite-1500-1689", year: 1660, commanders: TWO },
  units: ["muscovite-horse 6", "soldiers-of-the-new-order 6", "soldiers-of-the-new-order 6"],
});

const CHIEFS = ["army competent instinctive", "sub competent instinctive"];
const cossacks = bare({
  ...{ list: "cossack-tatar-1550-1667", year: 1651, commanders: CHIEFS },
  units: ["zaporozhian-cossacks 6", "zaporozhian-cossacks 6", "zaporozhian-cossacks 6"],
});
const horde = bare({
  ...{ list: "cossack-tatar-1550-1667", year: 1572, commanders: ["army competent tribal", "sub competent tribal"] },
  units: ["crimean-tatars 6", "crimean-tatars 6", "crimean-tatars 6", "khans-household 4"],
});

const sobieskis = bare({
  ...{ list: "polish-lithuanian-1661-1717", year: 1683, commanders: TWO },
  units: ["polish-hussars 4", "polish-pancerni 6", "wallachian-banners 6"],
});
const caroleans = bare({
  ...{ list: "swedish-1660-1721", year: 1700, commanders: TWO },
  units: ["caroleans-with-plug-bayonets 6", "caroleans-with-plug-bayonets 6", "carolean-horse 4", "carolean-horse 4"],
});
const caroleans1715 = bare({
  ...{ list: "swedish-1660-1721", year: 1715, commanders: TWO },
  units: ["regiments-raised-again 6", "regiments-raised-again 6"],
});
const petrines = bare({
  ...{ list: "petrine-russian-1689-1721", year: 1709, commanders: TWO },
  units: ["regiments-of-the-line 6", "regiments-of-the-line 6", "regiments-of-the-line 6"],
});
const petrines1700 = bare({
  ...{ list: "petrine-russian-1689-1721", year: 1700, commanders: TWO },
  units: ["regiments-raised-in-1700 8", "regiments-raised-in-1700 8", "chosen-regiments 6"],
});

/** An army for each constraint of the lists of eastern Europe: it breaks that one and no other. */
export const BITING_EAST: Readonly<Record<string, readonly Row[]>> = {
  Muscovite: [
    ["Muscovite: 18 horse", muscovite()],
    [
      "Muscovite: 12 horse of 18",
      muscovite({ units: ["muscovite-horse 6", "muscovite-horse 6"] }),
      "constraint-at-least @ line muscovite-horse",
    ],
    ["Muscovite: 6 horse and two regiments of the new order in 1660", muscovite1660()],
    [
      "Muscovite: one regiment of the new order in 1660",
      muscovite1660({ units: ["muscovite-horse 6", "muscovite-horse 6", "soldiers-of-the-new-order 6"] }),
      "constraint-at-least @ line soldiers-of-the-new-order",
    ],
    [
      "Muscovite: 24 streltsy beside 18 horse",
      muscovite({ plus: ["streltsy 6", "streltsy 6", "streltsy 6", "streltsy 6"] }),
      "constraint-no-more-than @ line pishchalniki",
    ],
    ["Muscovite: gulyay-gorod with streltsy", muscovite({ plus: ["streltsy 6", "gulyay-gorod 4"] })],
    ["Muscovite: gulyay-gorod and nobody in it", muscovite({ plus: ["gulyay-gorod 4"] }), "constraint-only-if @ line gulyay-gorod"],
    [
      "Muscovite: 22 foreigners beside 18 horse",
      muscovite({ year: 1610, plus: ["mercenary-foot 9", "mercenary-foot 9", "reiters 4"] }),
      "constraint-no-more-than @ line mercenary-foot",
    ],
    [
      "Muscovite: 12 chosen beside 6 soldiers",
      muscovite1660({ units: ["muscovite-horse 6", "soldiers-of-the-new-order 6", "chosen-regiments 6", "chosen-regiments 6"] }),
      "constraint-no-more-than @ line chosen-regiments",
    ],
    [
      "Muscovite: Tatars without their tsarevich",
      muscovite({ plus: ["kasimov-tatars 6 @sub"] }),
      "constraint-only-under-ally @ 4 commander",
    ],
    [
      "Muscovite: five groups of guns",
      muscovite({ plus: ["field-guns 2", "field-guns 2", "field-guns 2", "light-guns 2", "light-guns 2"] }),
      "constraint-at-most @ line light-guns",
    ],
  ],
  "Cossack and Crimean Tatar": [
    ["Cossacks: 18 Zaporozhians", cossacks()],
    [
      "Cossacks: 12 Zaporozhians of 18",
      cossacks({ units: ["zaporozhian-cossacks 6", "zaporozhian-cossacks 6"] }),
      "constraint-at-least @ line zaporozhian-cossacks",
    ],
    ["Cossacks: a raid of the Khan's in 1572", horde()],
    [
      "Cossacks: Cossacks in a raid of the Khan's",
      horde({ plus: ["zaporozhian-cossacks 6"] }),
      "constraint-not-both @ line zaporozhian-cossacks",
    ],
    ["Cossacks: Tatars in 1655", cossacks({ year: 1655, plus: ["crimean-tatars 6"] }), "constraint-not-both @ line zaporozhian-cossacks"],
    [
      "Cossacks: Tatars under their Khan in 1651",
      cossacks({ commanders: [...CHIEFS, "ally competent tribal"], plus: ["crimean-tatars 6 @ally", "khans-household 4 @ally"] }),
    ],
    ["Cossacks: Tatars without him in 1651", cossacks({ plus: ["crimean-tatars 6 @sub"] }), "constraint-only-under-ally @ 4 commander"],
    [
      "Cossacks: Tatars without him in 1660",
      cossacks({ year: 1660, plus: ["crimean-tatars 6 @sub"] }),
      "constraint-only-under-ally @ 4 commander",
    ],
    [
      "Cossacks: four groups of wagons and three of Cossacks",
      cossacks({ plus: ["wagon-fort 4", "wagon-fort 4", "wagon-fort 4", "wagons-with-falconets 4"] }),
      "constraint-no-more-than @ line wagon-fort",
    ],
    [
      "Cossacks: 24 peasants beside 18 Cossacks",
      cossacks({ plus: ["risen-peasants 8", "risen-peasants 8", "peasants-with-guns 8"] }),
      "constraint-no-more-than @ line risen-peasants",
    ],
    [
      "Cossacks: 12 registered and 6 Zaporozhians in 1600",
      cossacks({ year: 1600, units: ["zaporozhian-cossacks 6", "registered-cossacks 6", "registered-cossacks 6"] }),
      "constraint-no-more-than @ line registered-cossacks",
    ],
    [
      "Cossacks: the Khan's musketeers and no Tatars but Nogais",
      cossacks({ commanders: [...CHIEFS, "ally competent tribal"], plus: ["khans-musketeers 6 @ally", "nogais 6 @ally"] }),
      "constraint-only-if @ line khans-musketeers",
    ],
    [
      "Cossacks: three groups of guns",
      cossacks({ plus: ["light-guns 2", "light-guns 2", "field-guns 2"] }),
      "constraint-at-most @ line light-guns",
    ],
  ],
  "Polish-Lithuanian (Sobieski)": [
    ["Sobieski: 4 hussars and 12 of the many", sobieskis()],
    [
      "Sobieski: no hussars",
      sobieskis({ units: ["polish-pancerni 6", "wallachian-banners 6"] }),
      "constraint-at-least @ line polish-hussars",
    ],
    [
      "Sobieski: 8 of the many, of 12",
      sobieskis({ units: ["polish-hussars 4", "polish-pancerni 4", "polish-pancerni 4"] }),
      "constraint-at-least @ line polish-pancerni",
    ],
    ["Sobieski: 8 hussars beside 6 pancerni", sobieskis({ plus: ["polish-hussars 4"] }), "constraint-no-more-than @ line polish-hussars"],
    [
      "Sobieski: 18 foot beside 16 horse",
      sobieskis({ plus: ["foot-with-berdiches 6", "foot-with-berdiches 6", "foot-with-berdiches 6"] }),
      "constraint-no-more-than @ line haiduks",
    ],
    [
      "Sobieski: 18 of the levy beside 16 who are paid",
      sobieskis({ plus: ["levy-of-the-nobility 6", "levy-of-the-nobility 6", "levy-of-the-nobility 6"] }),
      "constraint-no-more-than @ line levy-of-the-nobility",
    ],
    ["Sobieski: Saxons and no Poles in 1702", sobieskis({ year: 1702, units: ["saxon-foot 6", "saxon-cuirassiers 4"] })],
    [
      "Sobieski: Saxon guards alone",
      sobieskis({ year: 1702, units: ["saxon-guard 6", "saxon-cuirassiers 4"] }),
      "constraint-no-more-than @ line saxon-guard",
    ],
    [
      "Sobieski: Zaporozhians without their hetman",
      sobieskis({ plus: ["zaporozhian-cossacks 6 @sub"] }),
      "constraint-only-under-ally @ 4 commander",
    ],
    [
      "Sobieski: three groups of guns in 1683",
      sobieskis({ plus: ["field-guns 2", "field-guns 2", "light-guns 2"] }),
      "constraint-at-most @ line light-guns",
    ],
    [
      "Sobieski: four groups of guns in 1702",
      sobieskis({
        year: 1702,
        units: ["saxon-foot 6", "saxon-cuirassiers 4", "field-guns 2", "field-guns 2", "field-guns 2", "light-guns 2"],
      }),
      "constraint-at-most @ line field-guns",
    ],
  ],
  "Swedish (Caroleans)": [
    ["Caroleans: two regiments of foot and 8 horse", caroleans()],
    [
      "Caroleans: one regiment of foot",
      caroleans({ units: ["caroleans-with-plug-bayonets 6", "carolean-horse 4", "carolean-horse 4"] }),
      "constraint-at-least @ line guard-of-charles-xi",
    ],
    [
      "Caroleans: 4 horse of 8",
      caroleans({ units: ["caroleans-with-plug-bayonets 6", "caroleans-with-plug-bayonets 6", "carolean-horse 4"] }),
      "constraint-at-least @ line carolean-horse",
    ],
    ["Caroleans: 12 foot in 1715", caroleans1715()],
    [
      "Caroleans: 16 hired beside 12 of their own",
      caroleans1715({ plus: ["enlisted-foot 6", "enlisted-foot 6", "enlisted-horse 4"] }),
      "constraint-no-more-than @ line enlisted-foot",
    ],
    [
      "Caroleans: two groups of guns in 1700",
      caroleans({ plus: ["field-guns 2", "field-guns 2"] }),
      "constraint-at-most @ line field-guns",
    ],
    [
      "Caroleans: three groups of guns in 1715",
      caroleans1715({ plus: ["field-guns 2", "field-guns 2", "cronstedts-guns 2"] }),
      "constraint-at-most @ line cronstedts-guns",
    ],
    [
      "Caroleans: Wallachians with dragoons and no horse",
      caroleans({
        year: 1703,
        units: [
          ...["caroleans-with-plug-bayonets 6", "caroleans-with-plug-bayonets 6"],
          ...["carolean-dragoons 4", "carolean-dragoons 4", "wallachian-regiment 4"],
        ],
      }),
      "constraint-only-if @ line wallachian-regiment",
    ],
    [
      "Caroleans: Cossacks without Mazepa",
      caroleans({
        year: 1709,
        units: [
          ...["caroleans-with-socket-bayonets 6", "caroleans-with-socket-bayonets 6"],
          ...["carolean-horse 4", "carolean-horse 4", "mazepas-cossacks 4 @sub"],
        ],
      }),
      "constraint-only-under-ally @ 5 commander",
    ],
  ],
  "Petrine Russian": [
    ["Petrine: three regiments of the line", petrines()],
    [
      "Petrine: two regiments of the line",
      petrines({ units: ["regiments-of-the-line 6", "regiments-of-the-line 6"] }),
      "constraint-at-least @ line play-regiments",
    ],
    ["Petrine: two new regiments and a chosen one in 1700", petrines1700()],
    [
      "Petrine: one new regiment and two chosen ones in 1700",
      petrines1700({ units: ["regiments-raised-in-1700 8", "chosen-regiments 6", "chosen-regiments 6"] }),
      "constraint-at-least @ line regiments-raised-in-1700",
    ],
    [
      "Petrine: Guards, two regiments of grenadiers and two of the line",
      petrines({
        units: ["guards 6", "grenadier-regiments 6", "grenadier-regiments 6", "regiments-of-the-line 6", "regiments-of-the-line 6"],
      }),
      "constraint-no-more-than @ line play-regiments",
    ],
    [
      "Petrine: two regiments of streltsy in 1705",
      petrines({ year: 1705, plus: ["streltsy 6", "streltsy 6"] }),
      "constraint-at-most @ line streltsy",
    ],
    ["Petrine: a redoubt and guns", petrines({ plus: ["battalions-in-the-redoubts 4", "bruces-guns 2"] })],
    [
      "Petrine: a redoubt without guns",
      petrines({ plus: ["battalions-in-the-redoubts 4"] }),
      "constraint-only-if @ line battalions-in-the-redoubts",
    ],
    [
      "Petrine: 8 horse grenadiers beside 4 dragoons",
      petrines({ plus: ["horse-grenadiers 4", "horse-grenadiers 4", "russian-dragoons 4"] }),
      "constraint-no-more-than @ line horse-grenadiers",
    ],
    [
      "Petrine: 6 Kalmyks beside 4 dragoons",
      petrines({ plus: ["kalmyks 6", "russian-dragoons 4"] }),
      "constraint-no-more-than @ line muscovite-horse-with-carbines",
    ],
    [
      "Petrine: five groups of guns",
      petrines({ plus: ["bruces-guns 2", "bruces-guns 2", "bruces-guns 2", "light-guns 2", "light-guns 2"] }),
      "constraint-at-most @ line light-guns",
    ],
  ],
};
