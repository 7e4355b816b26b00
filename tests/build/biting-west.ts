import { bare, TWO } from "./biting-constraints";
import type { Row } from "./probe";

const milanese = bare({
  ...{ list: "milanese-papal-1494-1530", year: 1513, commanders: TWO },
  units: ["men-at-arms 4", "men-at-arms 4"],
});
const catholics = bare({
  ...{ list: "french-catholic-1562-1598", year: 1562, commanders: TWO },
  units: ["gendarmes 4", "gendarmes 4", "swiss 12"],
});
const leaguers = bare({
  ...{ list: "french-catholic-1562-1598", year: 1590, commanders: TWO },
  units: ["cuirassiers 4", "cuirassiers 4", "old-regiments 9"],
});
const huguenots = bare({
  ...{ list: "huguenot-1562-1598", year: 1587, commanders: TWO },
  units: ["huguenot-cuirassiers 6", "huguenot-cuirassiers 6"],
});
const captains = bare({
  ...{ list: "portuguese-overseas-1494-1600", year: 1519, commanders: TWO },
  units: ["arquebusiers 6", "arquebusiers 6"],
});
const WITH_CHIEF = [...TWO, "ally competent tribal"];
const IN_MOROCCO = ["tercios-of-the-levy 16"];
const SAVOYARD_FOOT = ["regiments-of-piedmont-and-savoy 9", "regiments-of-piedmont-and-savoy 9"];
const savoyards = bare({ list: "savoyard-lorraine-1580-1640", year: 1600, commanders: TWO, units: SAVOYARD_FOOT });

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
  "French Catholic and Royal": [
    ["Catholics: eight gendarmes and the Swiss", catholics()],
    ["Catholics: four gendarmes of eight", catholics({ units: ["gendarmes 4", "swiss 12"] }), "constraint-at-least @ line gendarmes"],
    ["Catholics: no square", catholics({ units: ["gendarmes 4", "gendarmes 4"] }), "constraint-at-least @ line swiss"],
    [
      "Catholics: 12 reiters beside eight gendarmes",
      catholics({ plus: ["black-riders 6", "black-riders 6"] }),
      "constraint-no-more-than @ line cuirassiers",
    ],
    [
      "Catholics: 16 of shot alone beside the Swiss",
      catholics({ plus: ["new-regiments 8", "gascon-arquebusiers 8"] }),
      "constraint-no-more-than @ line new-regiments",
    ],
    ["Catholics: 12 of the ban beside eight gendarmes", catholics({ plus: ["ban 6", "ban 6"] }), "constraint-no-more-than @ line ban"],
    [
      "Catholics: four groups of guns",
      catholics({ plus: ["falconets 2", "falconets 2", "guns-of-the-kings-train 2", "guns-of-the-kings-train 2"] }),
      "constraint-at-most @ line guns-of-the-kings-train",
    ],
    ["Leaguers: squadrons and a regiment", leaguers()],
    ["Leaguers: 12 lances in 1590", leaguers({ plus: ["later-gendarmes 6", "later-gendarmes 6"] })],
    [
      "Leaguers: 12 lances in 1591",
      leaguers({ year: 1591, plus: ["later-gendarmes 6", "later-gendarmes 6"] }),
      "constraint-at-most @ line later-gendarmes",
    ],
    [
      "Leaguers: 18 citizens beside nine soldiers",
      leaguers({ plus: ["town-guards 9", "town-guards 9"] }),
      "constraint-no-more-than @ line town-guards",
    ],
    [
      "Leaguers: Walloons without their captain",
      leaguers({ plus: ["walloon-lancers 4 @sub"] }),
      "constraint-only-under-ally @ 4 commander",
    ],
  ],
  "Huguenot and Henry IV": [
    ["Huguenots: 12 gentlemen", huguenots()],
    [
      "Huguenots: eight gentlemen of 12",
      huguenots({ units: ["huguenot-cuirassiers 4", "huguenot-cuirassiers 4"] }),
      "constraint-at-least @ line gentlemen-with-lances",
    ],
    [
      "Huguenots: 27 of regiments in 1588",
      huguenots({ year: 1588, plus: ["regiments-of-the-religion 9", "regiments-of-the-religion 9", "old-regiments-of-the-south 9"] }),
      "constraint-at-most @ line old-regiments-of-the-south",
    ],
    [
      "Huguenots: 27 of regiments in 1589",
      huguenots({ year: 1589, plus: ["regiments-of-the-religion 9", "regiments-of-the-religion 9", "old-regiments-of-the-south 9"] }),
    ],
    ["Huguenots: landsknechts without reiters", huguenots({ plus: ["landsknechts 12"] }), "constraint-only-if @ line landsknechts"],
    ["Huguenots: 12 reiters in 1587", huguenots({ plus: ["black-riders 6", "black-riders 6"] })],
    [
      "Huguenots: 12 reiters in 1588",
      huguenots({ year: 1588, plus: ["black-riders 6", "black-riders 6"] }),
      "constraint-at-most @ line black-riders",
    ],
    [
      "Huguenots: three platoons beside two squadrons",
      huguenots({ plus: ["shot-between-the-squadrons 4", "shot-between-the-squadrons 4", "shot-between-the-squadrons 4"] }),
      "constraint-no-more-than @ line shot-between-the-squadrons",
    ],
    [
      "Huguenots: veterans alone",
      huguenots({ plus: ["old-regiments-of-the-south 9"] }),
      "constraint-no-more-than @ line old-regiments-of-the-south",
    ],
    ["Huguenots: citizens and reiters", huguenots({ plus: ["citizens 9", "black-riders 6"] }), "constraint-not-both @ line citizens"],
    ["Huguenots: two groups of guns in 1587", huguenots({ plus: ["field-guns 2", "falconets 2"] }), "constraint-at-most @ line field-guns"],
    ["Huguenots: two groups of guns in 1590", huguenots({ year: 1590, plus: ["field-guns 2", "falconets 2"] })],
    [
      "Huguenots: four groups of guns in 1590",
      huguenots({ year: 1590, plus: ["field-guns 2", "falconets 2", "guns-of-the-kings-train 2", "guns-of-the-kings-train 2"] }),
      "constraint-at-most @ line field-guns",
    ],
  ],
  "Portuguese and Spanish Overseas": [
    ["Overseas: 12 arquebusiers", captains()],
    ["Overseas: six arquebusiers of 12", captains({ units: ["arquebusiers 6", "lancers 4"] }), "constraint-at-least @ line fidalgos"],
    [
      "Overseas: Tlaxcalans under their lord",
      captains({ commanders: WITH_CHIEF, plus: ["tlaxcalan-warriors 8 @ally", "tlaxcalan-warriors 8 @ally"] }),
    ],
    [
      "Overseas: Tlaxcalans without their lord",
      captains({ plus: ["tlaxcalan-warriors 8 @sub"] }),
      "constraint-only-under-ally @ 3 commander",
    ],
    [
      "Overseas: conquistadors and fidalgos",
      captains({ plus: ["conquistador-horse 4", "fidalgos 6"] }),
      "constraint-not-both @ line conquistador-horse",
    ],
    [
      "Overseas: Tlaxcala and the Andes",
      captains({ year: 1533, commanders: WITH_CHIEF, plus: ["tlaxcalan-warriors 8 @ally", "canari-spearmen 8 @ally"] }),
      "constraint-not-both @ line tlaxcalan-warriors",
    ],
    [
      "Overseas: darts without swords",
      captains({ commanders: WITH_CHIEF, plus: ["tlaxcalan-dart-throwers 8 @ally", "tlaxcalan-dart-throwers 8 @ally"] }),
      "constraint-no-more-than @ line tlaxcalan-dart-throwers",
    ],
    [
      "Overseas: 16 horse off the ships",
      captains({ plus: ["conquistador-horse 4", "conquistador-horse 4", "lancers 4", "jinetes 4"] }),
      "constraint-at-most @ line conquistador-horse",
    ],
    [
      "Overseas: the fleet without guns",
      captains({ plus: ["soldiers-of-the-fleet 6"] }),
      "constraint-only-if @ line soldiers-of-the-fleet",
    ],
    [
      "Overseas: four groups of guns",
      captains({ plus: ["falconets 2", "falconets 2", "field-guns 2", "field-guns 2"] }),
      "constraint-at-most @ line falconets",
    ],
    ["Overseas: a tercio of the levy in 1578", captains({ year: 1578, units: IN_MOROCCO })],
    ["Overseas: no tercio of the levy in 1578", captains({ year: 1578 }), "constraint-at-least @ line tercios-of-the-levy"],
    [
      "Overseas: 21 strangers beside one tercio",
      captains({ year: 1578, units: IN_MOROCCO, plus: ["germans-and-walloons 12", "castilian-volunteers 9"] }),
      "constraint-no-more-than @ line germans-and-walloons",
    ],
  ],
  "Savoyard and Lorraine": [
    ["Savoyards: two regiments", savoyards()],
    ["Savoyards: German black riders of Lorraine", savoyards({ plus: ["black-riders 6"] }), "constraint-not-both @ line gentlemen-at-arms"],
    [
      "Savoyards: one regiment",
      savoyards({ units: ["regiments-of-piedmont-and-savoy 9", "mounted-arquebusiers 4"] }),
      "constraint-at-least @ line companies-of-pikes-and-arquebuses",
    ],
    [
      "Savoyards: a tercio without its captain",
      savoyards({ plus: ["italian-tercio 16 @sub"] }),
      "constraint-only-under-ally @ 3 commander",
    ],
    [
      "Savoyards: 27 of the militia beside 18 in pay",
      savoyards({ plus: ["militia-of-the-parishes 9", "militia-of-the-parishes 9", "militia-of-the-parishes 9"] }),
      "constraint-no-more-than @ line militia-of-the-parishes",
    ],
    ["Savoyards: six lancers in 1600", savoyards({ plus: ["lancers 6", "mounted-arquebusiers 6"] })],
    [
      "Savoyards: six lancers in 1601",
      savoyards({ year: 1601, plus: ["lancers 6", "mounted-arquebusiers 6"] }),
      "constraint-at-most @ line lancers",
    ],
    [
      "Savoyards: six cuirassiers beside four others",
      savoyards({ plus: ["kurassiere 6", "mounted-arquebusiers 4"] }),
      "constraint-no-more-than @ line lancers",
    ],
    [
      "Savoyards: three groups of guns",
      savoyards({ plus: ["light-guns 2", "light-guns 2", "field-guns 2"] }),
      "constraint-at-most @ line field-guns",
    ],
    [
      "Lorrainers: cuirassiers and new regiments",
      savoyards({ year: 1633, units: ["newly-raised-lorrainers 6", "newly-raised-lorrainers 6", "kurassiere 6"] }),
    ],
  ],
};
