import { bare, TWO } from "./biting-constraints";
import type { Row } from "./probe";

const danes = bare({
  ...{ list: "danish-saxon-1611-1648", year: 1626, commanders: TWO },
  units: ["danish-enlisted 6", "danish-enlisted 6", "reiters 4"],
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
};
