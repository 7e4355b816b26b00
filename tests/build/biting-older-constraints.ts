import { bare, TWO, WITH_ALLY } from "./biting-constraints";
import {
  CAPTAINS,
  germans,
  league,
  mughals,
  poles,
  type Row,
  spanish,
  spanish1625,
  swedes,
  swedes1631,
  swiss,
  transylvanians,
} from "./probe";

const WITH_CAPTAIN = [...CAPTAINS, "ally competent"];

const in1628 = bare({
  ...{ list: "swedish-1618-1648", year: 1628, commanders: TWO },
  units: ["conscript-foot 6", "conscript-foot 6", "reiters 4", "swedish-horse 4"],
});
const FIVE_OF_HORSE = [
  "mughal-heavy-horse 6",
  "mughal-heavy-horse 6",
  "mughal-heavy-horse 6",
  "mughal-heavy-horse 6",
  "mughal-heavy-horse 6",
];
const FIVE_OF_SHOT = ["matchlockmen 6", "matchlockmen 6", "matchlockmen 6", "matchlockmen 6", "foot-archers 6"];

/** The same for the first eight lists. */
export const BITING_OLDER: Readonly<Record<string, readonly Row[]>> = {
  Swiss: [
    ["Swiss: two squares", swiss()],
    [
      "Swiss: one square",
      swiss({ units: ["keils-of-the-cantons 12", "free-companies 6"] }),
      "constraint-at-least @ line keils-of-the-cantons",
    ],
    [
      "Swiss: three guards of the banners beside two squares",
      swiss({ plus: ["halberdiers-of-the-banners 6", "halberdiers-of-the-banners 6", "halberdiers-of-the-banners 6"] }),
      "constraint-no-more-than @ line halberdiers-of-the-banners",
    ],
    [
      "Swiss: two bodies of champions about the chief captain",
      swiss({ plus: ["two-handed-swords 6 @army", "two-handed-swords 6 @army"] }),
      "constraint-one-per-command @ line two-handed-swords",
    ],
    ["Swiss: stradiots under a captain of the cantons", swiss({ plus: ["stradiots 4 @sub"] }), "constraint-only-under-ally @ 3 commander"],
    [
      "Swiss: the King's gendarmes beside the Pope's pikes",
      swiss({ year: 1521, commanders: WITH_CAPTAIN, plus: ["french-gendarmes 4 @ally", "italian-pikes 6 @ally"] }),
      "constraint-not-both @ line french-gendarmes",
    ],
    ["Swiss: 14 shot in 1510", swiss({ year: 1510, plus: ["arquebusiers-of-the-towns 8", "forlorn-hope-with-arquebuses 6"] })],
    [
      "Swiss: 14 shot in 1509",
      swiss({ year: 1509, plus: ["arquebusiers-of-the-towns 8", "forlorn-hope-with-arquebuses 6"] }),
      "constraint-at-most @ line forlorn-hope-with-arquebuses",
    ],
    [
      "Swiss: the levy of the valleys beside Milanese",
      swiss({
        commanders: WITH_CAPTAIN,
        plus: ["levy-of-the-valleys 8", "italian-men-at-arms 4 @ally", "italian-men-at-arms 4 @ally"],
      }),
      "constraint-not-both @ line levy-of-the-valleys",
    ],
    [
      "Swiss: 16 horse",
      swiss({
        commanders: WITH_CAPTAIN,
        plus: ["italian-men-at-arms 4 @ally", "italian-men-at-arms 4 @ally", "mounted-arquebusiers 4", "mounted-arquebusiers 4"],
      }),
      "constraint-at-most @ line italian-men-at-arms",
    ],
    ["Swiss: three groups of guns", swiss({ plus: ["falconets 2", "falconets 2", "field-guns 2"] }), "constraint-at-most @ line falconets"],
  ],
  Mughal: [
    ["Mughals: 12 horse with bows", mughals()],
    [
      "Mughals: 6 horse with bows of 12",
      mughals({ units: ["mughal-heavy-horse 6", "hindustani-horse 6"] }),
      "constraint-at-least @ line household-horse",
    ],
    [
      "Mughals: 14 foot beside 12 horse",
      mughals({ plus: ["matchlockmen 6", "foot-archers 8"] }),
      "constraint-no-more-than @ line matchlockmen",
    ],
    ["Mughals: Afghans under no chief of theirs", mughals({ plus: ["afghan-horse 4 @sub"] }), "constraint-only-under-ally @ 3 commander"],
    ["Mughals: camels and no Rajputs", mughals({ plus: ["camel-riders 4"] }), "constraint-only-if @ line camel-riders"],
    ["Mughals: 4 elephants in 1555", mughals({ year: 1555, plus: ["war-elephants 4"] })],
    ["Mughals: 6 elephants in 1555", mughals({ year: 1555, plus: ["war-elephants 6"] }), "constraint-at-most @ line war-elephants"],
    ["Mughals: 6 elephants in 1556", mughals({ year: 1556, plus: ["war-elephants 6"] })],
    [
      "Mughals: towers without tusks",
      mughals({ plus: ["elephants-with-matchlocks 3"] }),
      "constraint-only-if @ line elephants-with-matchlocks",
    ],
    ["Mughals: guns beside matchlocks", mughals({ plus: ["zarb-zans 2", "matchlockmen 6"] })],
    ["Mughals: guns without shot", mughals({ plus: ["zarb-zans 2"] }), "constraint-no-more-than @ line zarb-zans"],
    ["Mughals: as many levies as archers", mughals({ plus: ["mughal-heavy-horse 4", "foot-archers 8", "bumi-levies 8"] })],
    [
      "Mughals: more levies than archers",
      mughals({ plus: ["mughal-heavy-horse 4", "foot-archers 6", "bumi-levies 8"] }),
      "constraint-no-more-than @ line bumi-levies",
    ],
    [
      "Mughals: five groups of guns",
      mughals({ units: [...FIVE_OF_HORSE, ...FIVE_OF_SHOT, "zarb-zans 2", "zarb-zans 2", "firingis 2", "firingis 2", "rockets 2"] }),
      "constraint-at-most @ line zarb-zans",
    ],
  ],
  "Spanish Army of Flanders": [
    ["Flanders: a tercio of Spaniards and one of others", spanish1625()],
    [
      "Flanders: no Spaniards",
      spanish({ units: ["italian-tercio 16", "walloon-and-german-foot 9"] }),
      "constraint-at-least @ line tercios-viejos",
    ],
    [
      "Flanders: 18 Spaniards beside 9 others",
      spanish1625({ plus: ["tercios-viejos 9"] }),
      "constraint-no-more-than @ line tercios-viejos",
    ],
    ["Flanders: two sleeves out of two tercios", spanish({ plus: ["sleeves-of-shot 6", "sleeves-of-shot 6"] })],
    [
      "Flanders: two sleeves out of one tercio",
      spanish({
        units: ["tercios-viejos 9", "walloon-and-german-foot 9", "sleeves-of-shot 6", "sleeves-of-shot 6"],
      }),
      "constraint-no-more-than @ line sleeves-of-shot",
    ],
    [
      "Flanders: two guards about the captain general",
      spanish({ plus: ["companies-of-the-guard 4 @army", "companies-of-the-guard 4 @army"] }),
      "constraint-one-per-command @ line companies-of-the-guard",
    ],
    ["Flanders: 10 lancers in 1620", spanish1625({ year: 1620, plus: ["lancers 6", "companies-of-the-guard 4"] })],
    ["Flanders: 10 lancers in 1625", spanish1625({ plus: ["lancers 6", "companies-of-the-guard 4"] }), "constraint-at-most @ line lancers"],
    ["Flanders: two parties of shot out of two tercios", spanish1625({ plus: ["commanded-shot 4", "commanded-shot 4"] })],
    [
      "Flanders: three parties of shot out of two tercios",
      spanish1625({ plus: ["commanded-shot 4", "commanded-shot 4", "commanded-shot 4"] }),
      "constraint-no-more-than @ line commanded-shot",
    ],
    ["Flanders: three groups of guns", spanish1625({ plus: ["field-guns 2", "field-guns 2", "light-guns 2"] })],
    [
      "Flanders: four groups of guns",
      spanish1625({ plus: ["field-guns 2", "field-guns 2", "light-guns 2", "light-guns 2"] }),
      "constraint-at-most @ line field-guns",
    ],
    [
      "Flanders: Piccolomini and a regiment of foot in 1635",
      spanish1625({
        year: 1635,
        commanders: [...TWO, "ally competent of imperial-1618-1648"],
        plus: ["later-regiments 6 @ally", "later-regiments 6 @ally", "reiters 4 @ally"],
      }),
    ],
  ],
  "Polish-Lithuanian": [
    ["Poles: 4 hussars in 1655", poles({ year: 1655, units: ["polish-hussars 4", "cossack-style-horse 4", "cossack-style-horse 4"] })],
    [
      "Poles: no hussars in 1655",
      poles({ year: 1655, units: ["cossack-style-horse 4", "cossack-style-horse 4"] }),
      "constraint-at-least @ line polish-hussars",
    ],
    [
      "Poles: 4 hussars in 1605",
      poles({ units: ["polish-hussars 4", "cossack-style-horse 4", "cossack-style-horse 4"] }),
      "constraint-at-least @ line polish-hussars",
    ],
    [
      "Poles: 18 of the levy beside 16 in pay",
      poles({ plus: ["levy-of-the-nobility 6", "levy-of-the-nobility 6", "levy-of-the-nobility 6"] }),
      "constraint-no-more-than @ line levy-of-the-nobility",
    ],
    ["Poles: Wallachians in 1620", poles({ year: 1620, plus: ["wallachian-banners 4 +scouts"] })],
    ["Poles: Wallachians a year too early", poles({ year: 1619, plus: ["wallachian-banners 4"] }), "unit-year @ 5 line"],
    ["Poles: Zaporozhians under no hetman", poles({ plus: ["zaporozhian-cossacks 6 @sub"] }), "constraint-only-under-ally @ 5 commander"],
    [
      "Poles: a wagon fort and no Zaporozhians",
      poles({ commanders: WITH_ALLY, plus: ["zaporozhian-wagon-fort 4 @ally", "cossack-style-horse 4 @ally"] }),
      "constraint-only-if @ line zaporozhian-wagon-fort",
    ],
    ["Poles: the horde under a Pole", poles({ year: 1655, plus: ["crimean-tatars 6 @sub"] }), "constraint-only-under-ally @ 5 commander"],
    [
      "Poles: organ guns and field guns, four groups",
      poles({ plus: ["light-guns 2", "light-guns 2", "field-guns 2", "field-guns 2"] }),
      "constraint-at-most @ line field-guns",
    ],
  ],
  Swedish: [
    ["Swedes: 12 foot, reiters and horse", swedes()],
    [
      "Swedes: 6 foot of 12",
      swedes({ units: ["later-foot 6", "reiters 4", "swedish-horse 4"] }),
      "constraint-at-least @ line yellow-brigade",
    ],
    ["Swedes: Saxons under a Swede", swedes1631({ plus: ["saxon-kurassiere 4 @sub"] }), "constraint-only-under-ally @ 5 commander"],
    [
      "Swedes: Finns alone",
      swedes({ units: ["later-foot 6", "later-foot 6", "reiters 4", "hakkapeliita 4"] }),
      "constraint-only-if @ line hakkapeliita",
    ],
    [
      "Swedes: three parties of shot beside two of horse",
      swedes({ plus: ["commanded-shot 4", "commanded-shot 4", "commanded-shot 4"] }),
      "constraint-no-more-than @ line commanded-shot",
    ],
    ["Swedes: leather guns in 1629", in1628({ year: 1629, plus: ["leather-guns 2"] })],
    ["Swedes: leather guns in 1630", swedes1631({ year: 1630, plus: ["leather-guns 2"] }), "unit-year @ 5 line"],
    [
      "Swedes: leather guns and field guns, four groups",
      in1628({ plus: ["leather-guns 2", "leather-guns 2", "field-guns 2", "field-guns 2"] }),
      "constraint-at-most @ line leather-guns",
    ],
  ],
  "German Protestant": [
    ["Germans: two regiments and reiters", germans()],
    [
      "Germans: 18 militia beside 12",
      germans({ plus: ["land-militia 6", "land-militia 6", "land-militia 6"] }),
      "constraint-no-more-than @ line land-militia",
    ],
    ["Germans: 6 cuirassiers beside 4 reiters", germans({ plus: ["kurassiere 6"] }), "constraint-no-more-than @ line kurassiere"],
    ["Germans: Moravians alone", germans({ year: 1620, plus: ["schlicks-moravians 6"] }), "constraint-only-if @ line schlicks-moravians"],
    [
      "Germans: wagons without their train",
      germans({ year: 1622, plus: ["baden-war-wagons 4"] }),
      "constraint-only-if @ line baden-war-wagons",
    ],
    ["Germans: 6 dragoons in 1631", germans({ year: 1631, plus: ["dragoons 3", "dragoons 3"] })],
    ["Germans: 6 dragoons in 1630", germans({ year: 1630, plus: ["dragoons 3", "dragoons 3"] }), "constraint-at-most @ line dragoons"],
    [
      "Germans: two parties of shot beside one of horse",
      germans({ plus: ["commanded-shot 4", "commanded-shot 4"] }),
      "constraint-no-more-than @ line commanded-shot",
    ],
    [
      "Germans: four groups of guns",
      germans({ plus: ["field-guns 2", "field-guns 2", "light-guns 2", "light-guns 2"] }),
      "constraint-at-most @ line field-guns",
    ],
    [
      "Germans: Frederick Henry with Dutch foot and horse in 1620",
      germans({
        year: 1620,
        commanders: [...TWO, "ally competent of dutch-states-1587-1648"],
        plus: ["dutch-and-frisian-regiments 6 @ally", "dutch-and-frisian-regiments 6 @ally", "kurassiere 4 @ally"],
      }),
    ],
  ],
  "Catholic League": [
    ["League: two regiments and reiters", league()],
    ["League: one regiment", league({ units: ["league-regiments 9", "reiters 4"] }), "constraint-at-least @ line tillys-veterans"],
    [
      "League: veterans alone",
      league({ units: ["tillys-veterans 9", "tillys-veterans 9", "reiters 4"] }),
      "constraint-no-more-than @ line tillys-veterans",
    ],
    [
      "League: the Emperor's cuirassiers under a Bavarian",
      league({ plus: ["imperial-kurassiere 4 @sub"] }),
      "constraint-only-under-ally @ 4 commander",
    ],
    [
      "League: 12 militia beside 9 of the League's own",
      league({ units: ["tillys-veterans 9", "league-regiments 9", "reiters 4", "bavarian-militia 6", "bavarian-militia 6"] }),
      "constraint-no-more-than @ line bavarian-militia",
    ],
    ["League: 8 Croats in 1625", league({ plus: ["croats 4", "croats 4"] })],
    ["League: 8 Croats in 1624", league({ year: 1624, plus: ["croats 4", "croats 4"] }), "constraint-at-most @ line croats"],
    [
      "League: two parties of shot beside one of horse",
      league({ year: 1633, plus: ["commanded-shot 4", "commanded-shot 4"] }),
      "constraint-no-more-than @ line commanded-shot",
    ],
    [
      "League: four groups of guns",
      league({ plus: ["heavy-guns 2", "field-guns 2", "light-guns 2", "light-guns 2"] }),
      "constraint-at-most @ line heavy-guns",
    ],
  ],
  Transylvanian: [
    ["Transylvanians: 8 hussars and 6 haiduks", transylvanians()],
    [
      "Transylvanians: 4 haiduks of 6",
      transylvanians({ units: ["transylvanian-hussars 4", "transylvanian-hussars 4", "mounted-haiduks 4"] }),
      "constraint-at-least @ line transylvanian-haiduks",
    ],
    ["Transylvanians: 20 haiduks in 1605", transylvanians({ year: 1605, plus: ["transylvanian-haiduks 8", "transylvanian-haiduks 6"] })],
    [
      "Transylvanians: 14 haiduks in 1605",
      transylvanians({ year: 1605, plus: ["transylvanian-haiduks 8"] }),
      "constraint-at-least @ line transylvanian-haiduks",
    ],
    [
      "Transylvanians: 16 heavier horse beside 14 light",
      transylvanians({ plus: ["court-hussars 4", "noble-banderia 6", "noble-banderia 6"] }),
      "constraint-no-more-than @ line court-hussars",
    ],
    [
      "Transylvanians: Tatars under no leader of theirs",
      transylvanians({ plus: ["tatars 6 @sub"] }),
      "constraint-only-under-ally @ 4 commander",
    ],
    [
      "Transylvanians: janissaries without sipahis",
      transylvanians({ commanders: WITH_ALLY, plus: ["janissaries-of-the-border 6 @ally", "transylvanian-hussars 4 @ally"] }),
      "constraint-only-if @ line janissaries-of-the-border",
    ],
    [
      "Transylvanians: field guns and nobody to guard them",
      transylvanians({ plus: ["field-guns 2"] }),
      "constraint-only-if @ line field-guns",
    ],
    [
      "Transylvanians: three groups of guns",
      transylvanians({ plus: ["light-guns 2", "light-guns 2", "field-guns 2", "saxon-foot 6"] }),
      "constraint-at-most @ line light-guns",
    ],
  ],
};
