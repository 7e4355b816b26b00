import { bare, TWO } from "./biting-constraints";
import type { Row } from "./probe";

const milanese = bare({
  ...{ list: "milanese-papal-1494-1530", year: 1513, commanders: TWO },
  units: ["men-at-arms 4", "men-at-arms 4"],
});

/** The same for the lists of the west. */
export const BITING_WEST: Readonly<Record<string, readonly Row[]>> = {
  "Milanese and Papal": [
    ["Milanese: eight lances", milanese()],
    [
      "Milanese: four lances of eight",
      milanese({ units: ["men-at-arms 4", "provisioned-pikes 8"] }),
      "constraint-at-least @ line men-at-arms",
    ],
    ["Milanese: four lances in 1516", milanese({ year: 1516, units: ["men-at-arms 4", "provisioned-pikes 8"] })],
    [
      "Milanese: the duke's household and the pope's guard",
      milanese({ plus: ["lance-spezzate 4 @army", "swiss-guard 4 @army"] }),
      "constraint-not-both @ line swiss-guard",
    ],
    [
      "Milanese: a square of Germans beside eight pikes",
      milanese({ plus: ["german-keils 12", "provisioned-pikes 8"] }),
      "constraint-no-more-than @ line swiss-keils",
    ],
    [
      "Milanese: 16 of the militia beside eight in pay",
      milanese({ plus: ["milanese-and-papal-pikes 8", "milanese-and-papal-pikes 8", "provisioned-pikes 8"] }),
      "constraint-no-more-than @ line milanese-and-papal-pikes",
    ],
    ["Milanese: 16 lances in 1520", milanese({ year: 1520, plus: ["men-at-arms 4", "men-at-arms 4"] })],
    [
      "Milanese: 16 lances in 1521",
      milanese({ year: 1521, plus: ["men-at-arms 4", "men-at-arms 4"] }),
      "constraint-at-most @ line men-at-arms",
    ],
    ["Milanese: Black Bands without pikes", milanese({ year: 1521, plus: ["black-bands 6"] }), "constraint-only-if @ line black-bands"],
    [
      "Milanese: four groups of guns",
      milanese({ plus: ["falconets 2", "falconets 2", "field-guns 2", "field-guns 2"] }),
      "constraint-at-most @ line falconets",
    ],
  ],
};
