import { bare, TWO } from "./biting-constraints";
import type { Row } from "./probe";

const danes = bare({
  ...{ list: "danish-saxon-1611-1648", year: 1626, commanders: TWO },
  units: ["danish-enlisted 6", "danish-enlisted 6", "reiters 4"],
});
const richelieu = bare({
  ...{ list: "french-1635-1659", year: 1643, commanders: TWO },
  units: ["french-regiments 6", "french-regiments 6"],
});

/** The same for Danes and Saxons and for the wars of Louis XIV. */
export const BITING_LATER: Readonly<Record<string, readonly Row[]>> = {
  "Danish and Saxon": [
    ["Danish: two enlisted regiments and their horse", danes()],
    ["Danish: a Saxon regiment beside them", danes({ plus: ["newly-raised-saxons 6"] }), "constraint-not-both @ line kings-life-regiment"],
    [
      "Danish: one enlisted regiment",
      danes({ units: ["danish-enlisted 6", "reiters 4"] }),
      "constraint-at-least @ line kings-life-regiment",
    ],
    [
      "Danish: 18 militia beside 12 enlisted",
      danes({ plus: ["danish-land-militia 6", "danish-land-militia 6", "danish-land-militia 6"] }),
      "constraint-no-more-than @ line danish-land-militia",
    ],
    ["Danish: 6 cuirassiers beside 4 reiters", danes({ plus: ["kurassiere 6"] }), "constraint-no-more-than @ line kurassiere"],
    [
      "Danish: three foreign regiments beside two enlisted",
      danes({ plus: ["english-and-scots 6", "english-and-scots 6", "english-and-scots 6"] }),
      "constraint-no-more-than @ line english-and-scots",
    ],
    ["Danish: hunters of Norway alone in 1627", danes({ year: 1627, plus: ["norwegian-marksmen 6"] })],
    [
      "Danish: hunters of Norway alone in 1628",
      danes({ year: 1628, plus: ["norwegian-marksmen 6"] }),
      "constraint-only-if @ line norwegian-marksmen",
    ],
    [
      "Danish: two parties of musketeers for one regiment of horse",
      danes({ plus: ["commanded-shot 4", "commanded-shot 4"] }),
      "constraint-no-more-than @ line commanded-shot",
    ],
    [
      "Danish: four groups of guns",
      danes({ plus: ["heavy-guns 2 @army", "field-guns 2", "field-guns 2", "light-guns 2"] }),
      "constraint-at-most @ line heavy-guns",
    ],
  ],
  "French of Richelieu and Mazarin": [
    ["French of 1643: two regiments", richelieu()],
    [
      "French of 1643: one regiment and the Irish",
      richelieu({ units: ["french-regiments 6", "scots-and-irish 6"] }),
      "constraint-at-least @ line french-guards",
    ],
    [
      "French of 1643: three old regiments beside two others",
      richelieu({ plus: ["old-regiments 6", "old-regiments 6", "old-regiments 6"] }),
      "constraint-no-more-than @ line french-guards",
    ],
    [
      "French of 1643: three new regiments beside two others",
      richelieu({ plus: ["newly-raised-regiments 6", "newly-raised-regiments 6", "newly-raised-regiments 6"] }),
      "constraint-no-more-than @ line newly-raised-regiments",
    ],
    ["French of 1640: Weimar foot under a Frenchman", richelieu({ year: 1640, plus: ["weimar-foot 6 @sub"] })],
    [
      "French of 1639: Weimar foot under a Frenchman",
      richelieu({ year: 1639, plus: ["weimar-foot 6 @sub"] }),
      "constraint-only-under-ally @ 3 commander",
    ],
    [
      "French of 1643: miquelets beside Weimar horse",
      richelieu({ plus: ["miquelets 6", "weimar-horse 4"] }),
      "constraint-not-both @ line miquelets",
    ],
    ["French of 1643: gendarmes and no other horse", richelieu({ plus: ["gendarmes 4"] }), "constraint-no-more-than @ line gendarmes"],
    ["French of 1643: carabins and no squadrons", richelieu({ plus: ["carabins 4"] }), "constraint-no-more-than @ line carabins"],
    [
      "French of 1636: 6 of the arrière-ban beside 4 chevau-légers",
      richelieu({ year: 1636, plus: ["arriere-ban 6", "chevau-legers 4"] }),
      "constraint-no-more-than @ line arriere-ban",
    ],
    [
      "French of 1643: four groups of guns",
      richelieu({ plus: ["field-guns 2", "field-guns 2", "light-guns 2", "siege-guns 2 @army"] }),
      "constraint-at-most @ line field-guns",
    ],
  ],
};
