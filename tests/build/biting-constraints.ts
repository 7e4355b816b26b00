import type { Change, Probe, Row } from "./probe";

/** An army of a list that is legal and hardly more than the list demands, and changes to it. */
export const bare =
  (base: Probe) =>
  ({ plus = [], ...change }: Change = {}): Probe => ({ ...base, ...change, units: [...(change.units ?? base.units), ...plus] });

export const TWO = ["army competent", "sub competent"];
export const WITH_ALLY = [...TWO, "ally competent"];
const CHIEFS = ["army competent instinctive", "sub competent instinctive"];

const french = bare({
  ...{ list: "french-ordonnance-1494-1559", year: 1515, commanders: TWO },
  units: ["french-gendarmes 6", "french-gendarmes 6", "falconets 2"],
});
const dutch = bare({
  ...{ list: "dutch-states-1587-1648", year: 1600, commanders: TWO },
  units: ["dutch-and-frisian-regiments 6", "dutch-and-frisian-regiments 6", "dutch-and-frisian-regiments 6"],
});
const imperial = bare({
  ...{ list: "imperial-1618-1648", year: 1630, commanders: TWO },
  units: ["imperial-foot 9", "imperial-foot 9", "reiters 4"],
});
const LATER_FOOT = ["later-regiments 6", "later-regiments 6", "later-regiments 6"];
const imperial1645 = bare({
  ...{ list: "imperial-1618-1648", year: 1645, commanders: TWO },
  units: [...LATER_FOOT, "reiters 4", "reiters 4", "reiters 4", "croats 4"],
});
const vasa = bare({
  ...{ list: "swedish-1561-1617", year: 1605, commanders: TWO },
  units: ["charless-regiments 9", "charless-regiments 9", "swedish-horse-before-the-reform 6"],
});
const lodi = bare({
  ...{ list: "lodi-afghan-1494-1556", year: 1526, commanders: CHIEFS },
  units: ["afghan-horse 6", "afghan-horse 6", "afghan-horse 6", "war-elephants 3"],
});

/** An army for each constraint of the lists that came after the first eight: it breaks that one and no other. */
export const BITING: Readonly<Record<string, readonly Row[]>> = {
  "French Ordonnance": [
    ["French: gendarmes and a pair of falconets", french()],
    [
      "French: 8 gendarmes of 12",
      french({ units: ["french-gendarmes 4", "french-gendarmes 4", "falconets 2"] }),
      "constraint-at-least @ line gentlemen-of-the-household",
    ],
    ["French: 12 archers beside 12 gendarmes", french({ plus: ["ordinance-archers 6", "ordinance-archers 6"] })],
    [
      "French: 16 archers beside 12 gendarmes",
      french({ plus: ["ordinance-archers 6", "ordinance-archers 6", "ordinance-archers 4"] }),
      "constraint-no-more-than @ line ordinance-archers",
    ],
    [
      "French: 16 light horse beside 12 gendarmes",
      french({ plus: ["stradiots 4", "stradiots 4", "mounted-crossbowmen 4", "mounted-crossbowmen 4"] }),
      "constraint-no-more-than @ line light-horse",
    ],
    ["French: adventurers beside landsknechts", french({ plus: ["adventurers-with-pikes 8", "landsknechts 12"] })],
    [
      "French: adventurers and no hired pikes",
      french({ plus: ["adventurers-with-pikes 8"] }),
      "constraint-no-more-than @ line adventurers-with-pikes",
    ],
    ["French: adventurers alone in 1540", french({ year: 1540, plus: ["adventurers-with-pikes 8"] })],
    ["French: legions alone in 1535", french({ year: 1535, plus: ["provincial-legions 12"] })],
    [
      "French: legions alone in 1540",
      french({ year: 1540, plus: ["provincial-legions 12"] }),
      "constraint-no-more-than @ line provincial-legions",
    ],
    [
      "French: no guns",
      french({ units: ["french-gendarmes 6", "french-gendarmes 6"] }),
      "constraint-at-least @ line guns-of-the-kings-train",
    ],
    [
      "French: five groups of guns",
      french({ plus: ["falconets 2", "guns-of-the-kings-train 2", "guns-of-the-kings-train 2", "guns-of-the-kings-train 2"] }),
      "constraint-at-most @ line guns-of-the-kings-train",
    ],
  ],
  "Dutch of the States": [
    ["Dutch: three regiments", dutch()],
    [
      "Dutch: two regiments and Germans",
      dutch({ units: ["dutch-and-frisian-regiments 6", "dutch-and-frisian-regiments 6", "german-regiments 6"] }),
      "constraint-at-least @ line princes-guard",
    ],
    [
      "Dutch: two regiments of English and one of others",
      dutch({ units: ["dutch-and-frisian-regiments 6", "english-regiments 6", "english-regiments 6"] }),
      "constraint-no-more-than @ line english-regiments",
    ],
    [
      "Dutch: 20 horse beside 18 foot",
      dutch({ plus: ["kurassiere 6", "kurassiere 6", "kurassiere 4", "mounted-arquebusiers 4"] }),
      "constraint-no-more-than @ line lancers",
    ],
    ["Dutch: arquebusiers alone", dutch({ plus: ["mounted-arquebusiers 4"] }), "constraint-no-more-than @ line mounted-arquebusiers"],
    [
      "Dutch: four parties of shot out of three regiments",
      dutch({ plus: ["commanded-shot 4", "commanded-shot 4", "commanded-shot 4", "commanded-shot 4"] }),
      "constraint-no-more-than @ line commanded-shot",
    ],
    [
      "Dutch: 12 waardgelders beside 6",
      dutch({
        units: ["dutch-and-frisian-regiments 6", "french-regiments 6", "french-regiments 6"],
        plus: ["waardgelders 6", "waardgelders 6"],
      }),
      "constraint-no-more-than @ line waardgelders",
    ],
    ["Dutch: sailors with a gun", dutch({ plus: ["sailors 6", "light-guns 2"] })],
    ["Dutch: sailors without a gun", dutch({ plus: ["sailors 6"] }), "constraint-only-if @ line sailors"],
    [
      "Dutch: four groups of guns",
      dutch({ plus: ["light-guns 2", "light-guns 2", "field-guns 2", "field-guns 2"] }),
      "constraint-at-most @ line field-guns",
    ],
  ],
  Imperial: [
    ["Imperial: two regiments and reiters", imperial()],
    ["Imperial: one regiment", imperial({ units: ["imperial-foot 9", "reiters 4"] }), "constraint-at-least @ line imperial-squares"],
    [
      "Imperial: veterans alone",
      imperial({ units: ["imperial-veterans 9", "imperial-veterans 9", "reiters 4"] }),
      "constraint-no-more-than @ line imperial-veterans",
    ],
    [
      "Imperial: 12 recruits beside 9 others",
      imperial({ units: ["imperial-foot 9", "newly-raised-regiments 6", "newly-raised-regiments 6", "reiters 4"] }),
      "constraint-no-more-than @ line newly-raised-regiments",
    ],
    ["Imperial: 6 Croats in 1623", imperial({ year: 1623, plus: ["croats 6"] })],
    ["Imperial: 8 Croats in 1623", imperial({ year: 1623, plus: ["croats 4", "croats 4"] }), "constraint-at-most @ line croats"],
    ["Imperial: haiduks alone", imperial({ plus: ["haiduks 6"] }), "constraint-only-if @ line haiduks"],
    [
      "Imperial: two parties of shot beside one regiment of horse",
      imperial({ year: 1633, plus: ["commanded-shot 4", "commanded-shot 4"] }),
      "constraint-no-more-than @ line commanded-shot",
    ],
    [
      "Imperial: four groups of guns",
      imperial({ plus: ["light-guns 2", "light-guns 2", "field-guns 2", "field-guns 2"] }),
      "constraint-at-most @ line heavy-guns",
    ],
    ["Imperial: 16 horse in 1645", imperial1645()],
    [
      "Imperial: 12 horse in 1645",
      imperial1645({ units: [...LATER_FOOT, "reiters 4", "reiters 4", "croats 4"] }),
      "constraint-at-least @ line kurassiere",
    ],
    ["Imperial: 12 horse in 1639", imperial1645({ year: 1639, units: [...LATER_FOOT, "reiters 4", "reiters 4", "croats 4"] })],
    [
      "Imperial: Bavarians under no general of theirs",
      imperial1645({ plus: ["bavarian-foot 6 @sub"] }),
      "constraint-only-under-ally @ 8 commander",
    ],
    [
      "Imperial: Bavarians and Saxons",
      imperial1645({ commanders: WITH_ALLY, plus: ["bavarian-foot 6 @ally", "saxon-foot 6 @ally", "reiters 4 @ally"] }),
      "constraint-not-both @ line bavarian-foot",
    ],
  ],
  "Swedish (Vasa)": [
    ["Vasa: two squares and horse", vasa()],
    [
      "Vasa: one square",
      vasa({ units: ["charless-regiments 9", "swedish-horse-before-the-reform 6"] }),
      "constraint-at-least @ line erics-foot",
    ],
    [
      "Vasa: 18 mercenaries beside 9 of their own",
      vasa({ units: ["charless-regiments 9", "mercenary-foot 9", "mercenary-foot 9", "swedish-horse-before-the-reform 6"] }),
      "constraint-no-more-than @ line mercenary-foot",
    ],
    [
      "Vasa: mercenaries alone in 1610",
      vasa({ year: 1610, units: ["mercenary-foot 9", "mercenary-foot 9", "swedish-horse-before-the-reform 6"] }),
    ],
    [
      "Vasa: two bodies of pikes in 1590",
      vasa({
        year: 1590,
        units: ["fanikor-of-shot 8", "fanikor-of-shot 8", "fanikor-of-shot 8", "swedish-horse-before-the-reform 6"],
        plus: ["mercenary-foot 9", "mercenary-foot 9"],
      }),
      "constraint-at-most @ line mercenary-foot",
    ],
    [
      "Vasa: 22 horse beside 18 foot",
      vasa({ plus: ["swedish-horse-before-the-reform 6", "swedish-horse-before-the-reform 6", "finnish-horse 4"] }),
      "constraint-no-more-than @ line nobles-and-knights-of-estonia",
    ],
    ["Vasa: 8 reiters beside 6 of their own", vasa({ plus: ["reiters 4", "reiters 4"] }), "constraint-no-more-than @ line early-reiters"],
    [
      "Vasa: 24 of the levy beside 18",
      vasa({ plus: ["levy-of-the-provinces 8", "levy-of-the-provinces 8", "levy-of-the-provinces 8"] }),
      "constraint-no-more-than @ line levy-of-the-provinces",
    ],
    [
      "Vasa: Muscovites under no prince",
      vasa({ year: 1610, plus: ["muscovite-horse 6 @sub"] }),
      "constraint-only-under-ally @ 4 commander",
    ],
    [
      "Vasa: four groups of guns",
      vasa({ plus: ["light-guns 2", "light-guns 2", "field-guns 2", "field-guns 2"] }),
      "constraint-at-most @ line field-guns",
    ],
  ],
  "Lodi and Afghan Sultanates": [
    ["Lodi: 18 horse and 3 elephants", lodi()],
    [
      "Lodi: 12 horse of 18",
      lodi({ units: ["afghan-horse 6", "afghan-horse 6", "war-elephants 3"] }),
      "constraint-at-least @ line followings-of-the-great-amirs",
    ],
    [
      "Lodi: no elephants",
      lodi({ units: ["afghan-horse 6", "afghan-horse 6", "afghan-horse 6"] }),
      "constraint-at-least @ line war-elephants",
    ],
    [
      "Lodi: three followings under two commanders",
      lodi({ plus: ["followings-of-the-great-amirs 4", "followings-of-the-great-amirs 4", "followings-of-the-great-amirs 4"] }),
      "constraint-one-per-command @ line followings-of-the-great-amirs",
    ],
    [
      "Lodi: 24 foot beside 18 horse",
      lodi({ plus: ["foot-archers 8", "foot-archers 8", "foot-archers 8"] }),
      "constraint-no-more-than @ line matchlockmen",
    ],
    ["Lodi: Rajputs without their raja", lodi({ plus: ["rajput-horse 4 @sub"] }), "constraint-only-under-ally @ 5 commander"],
    [
      "Lodi: 4 elephants with towers beside 3 without",
      lodi({ year: 1555, plus: ["elephants-with-matchlocks-and-crossbows 2", "elephants-with-matchlocks-and-crossbows 2"] }),
      "constraint-no-more-than @ line elephants-with-matchlocks-and-crossbows",
    ],
    ["Lodi: levies alone", lodi({ plus: ["bumi-levies 8"] }), "constraint-no-more-than @ line bumi-levies"],
    ["Lodi: guns without matchlocks", lodi({ year: 1545, plus: ["zarb-zans 2"] }), "constraint-only-if @ line zarb-zans"],
    [
      "Lodi: four groups of guns",
      lodi({ year: 1545, plus: ["matchlockmen 6", "zarb-zans 2", "zarb-zans 2", "great-guns 2", "great-guns 2"] }),
      "constraint-at-most @ line zarb-zans",
    ],
  ],
};
