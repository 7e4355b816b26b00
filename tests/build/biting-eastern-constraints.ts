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
};
