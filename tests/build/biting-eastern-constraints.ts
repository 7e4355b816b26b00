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
};
