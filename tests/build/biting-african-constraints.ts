import { bare, TWO } from "./biting-constraints";
import type { Row } from "./probe";

const CHIEFS = ["army competent instinctive", "sub competent instinctive"];
const WITH_CHIEF = [...CHIEFS, "ally competent tribal"];

const moroccans = bare({
  ...{ list: "saadian-moroccan-1510-1603", year: 1578, commanders: TWO },
  units: ["turks-and-zwawa 6", "turks-and-zwawa 6"],
});
const songhai = bare({
  ...{ list: "songhai-1494-1591", year: 1591, commanders: CHIEFS },
  units: ["quilted-horse 6", "songhai-horse 6", "songhai-horse 6"],
});

/** An army for each constraint of the lists of Africa: it breaks that one and no other. */
export const BITING_AFRICA: Readonly<Record<string, readonly Row[]>> = {
  "Saadian Moroccan": [
    ["Moroccans: 12 arquebuses", moroccans()],
    [
      "Moroccans: 6 arquebuses in 1578",
      moroccans({ units: ["turks-and-zwawa 6", "sharifs-lancers 6"] }),
      "constraint-at-least @ line andalusian-arquebusiers",
    ],
    ["Moroccans: 8 arquebuses in 1550", moroccans({ year: 1550, units: ["andalusian-arquebusiers 8", "sharifs-lancers 6"] })],
    ["Moroccans: 6 of the Sus in 1530", moroccans({ year: 1530, units: ["sharifs-lancers 6", "arquebusiers-of-the-sus 6"] })],
    [
      "Moroccans: 12 of the Sus in 1530",
      moroccans({ year: 1530, units: ["sharifs-lancers 6", "arquebusiers-of-the-sus 6", "arquebusiers-of-the-sus 6"] }),
      "constraint-at-most @ line arquebusiers-of-the-sus",
    ],
    [
      "Moroccans: 14 renegades beside 12 Turks",
      moroccans({ plus: ["renegade-arquebusiers 8", "renegade-arquebusiers 6"] }),
      "constraint-no-more-than @ line renegade-arquebusiers",
    ],
    ["Moroccans: 12 of the tribes beside 12 in pay", moroccans({ plus: ["arab-horse 6", "berber-horse 6"] })],
    [
      "Moroccans: 18 of the tribes beside 12 in pay",
      moroccans({ plus: ["arab-horse 6", "arab-horse 6", "berber-horse 6"] }),
      "constraint-no-more-than @ line arab-horse",
    ],
    ["Moroccans: slingers alone", moroccans({ plus: ["berber-slingers 6"] }), "constraint-no-more-than @ line berber-slingers"],
    ["Moroccans: slingers among mountaineers", moroccans({ plus: ["berber-slingers 6", "berber-mountaineers 8"] })],
    [
      "Moroccans: guns and nobody to serve them",
      moroccans({ year: 1550, units: ["sharifs-lancers 6", "sharifs-lancers 6", "falconets 2"] }),
      "constraint-only-if @ line falconets",
    ],
    [
      "Moroccans: four groups of guns",
      moroccans({ plus: ["falconets 2", "falconets 2", "field-guns 2", "field-guns 2"] }),
      "constraint-at-most @ line falconets",
    ],
  ],
  Songhai: [
    ["Songhai: 18 horse", songhai()],
    ["Songhai: 12 horse", songhai({ units: ["quilted-horse 6", "songhai-horse 6"] }), "constraint-at-least @ line quilted-horse"],
    [
      "Songhai: 14 in iron beside 12 others",
      songhai({
        commanders: [...CHIEFS, "sub competent instinctive"],
        units: ["horse-of-the-governors 4", "horse-of-the-governors 4", "household-of-the-askia 6", "quilted-horse 6", "songhai-horse 6"],
      }),
      "constraint-no-more-than @ line household-of-the-askia",
    ],
    [
      "Songhai: two governors' horse under one",
      songhai({ plus: ["horse-of-the-governors 4 @sub", "horse-of-the-governors 4 @sub"] }),
      "constraint-one-per-command @ line horse-of-the-governors",
    ],
    ["Songhai: sworn men about the askia", songhai({ plus: ["sworn-men 8", "household-of-the-askia 4"] })],
    ["Songhai: sworn men and no askia", songhai({ plus: ["sworn-men 8"] }), "constraint-only-if @ line sworn-men"],
    ["Songhai: camels under a governor", songhai({ plus: ["tuareg-camel-riders 4 @sub"] }), "constraint-only-under-ally @ 4 commander"],
    [
      "Songhai: camels under their chief",
      songhai({ commanders: WITH_CHIEF, plus: ["tuareg-camel-riders 4 @ally", "songhai-horse 6 @ally", "quilted-horse 4 @ally"] }),
    ],
    [
      "Songhai: spears without bows",
      songhai({ plus: ["spearmen-with-hide-shields 8"] }),
      "constraint-no-more-than @ line spearmen-with-hide-shields",
    ],
    ["Songhai: levies alone", songhai({ plus: ["levies-of-the-provinces 8"] }), "constraint-no-more-than @ line levies-of-the-provinces"],
  ],
};
