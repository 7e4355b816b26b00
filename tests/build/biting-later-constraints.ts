import { bare, TWO, WITH_ALLY } from "./biting-constraints";
import type { Row } from "./probe";

const danes = bare({
  ...{ list: "danish-saxon-1611-1648", year: 1626, commanders: TWO },
  units: ["danish-enlisted 6", "danish-enlisted 6", "reiters 4"],
});
const richelieu = bare({
  ...{ list: "french-1635-1659", year: 1643, commanders: TWO },
  units: ["french-regiments 6", "french-regiments 6"],
});
const THREE = ["later-regiments 6", "later-regiments 6", "later-regiments 6"];
const louis = bare({
  ...{ list: "french-1660-1714", year: 1704, commanders: TWO },
  units: THREE,
});
const marlborough = bare({
  ...{ list: "anglo-dutch-1688-1714", year: 1706, commanders: TWO },
  units: ["dutch-regiments 6", "dutch-regiments 6"],
});
const FEATHERS = ["regiments-with-swine-feathers 6", "regiments-with-swine-feathers 6", "regiments-with-swine-feathers 6"];
const austrians = bare({ ...{ list: "austrian-1649-1718", year: 1697, commanders: TWO }, units: FEATHERS });

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
  "French of Louis XIV": [
    ["Louis XIV: three regiments", louis()],
    [
      "Louis XIV: two regiments and one of militia",
      louis({ units: ["later-regiments 6", "later-regiments 6", "militia-battalions 6"] }),
      "constraint-at-least @ line guards-and-old-regiments",
    ],
    [
      "Louis XIV: 18 of the old regiments and the Irish beside 18 others",
      louis({
        plus: ["old-regiments-with-bayonets 6", "old-regiments-with-bayonets 6", "old-regiments-with-bayonets 6", "irish-brigade 6"],
      }),
      "constraint-no-more-than @ line guards-and-old-regiments",
    ],
    [
      "Louis XIV: militia beside plug bayonets only",
      louis({
        year: 1703,
        units: [
          "regiments-with-plug-bayonets 6",
          "regiments-with-plug-bayonets 6",
          "regiments-with-plug-bayonets 6",
          "militia-battalions 6",
        ],
      }),
      "constraint-no-more-than @ line militia-battalions",
    ],
    ["Louis XIV: Bavarians under a Frenchman", louis({ plus: ["bavarian-foot 6 @sub"] }), "constraint-only-under-ally @ 4 commander"],
    ["Louis XIV: grenadiers with either commander", louis({ plus: ["grenadiers 4 @army", "grenadiers 4 @sub"] })],
    [
      "Louis XIV: two bodies of grenadiers under one commander",
      louis({ plus: ["grenadiers 4 @sub", "grenadiers 4 @sub"] }),
      "constraint-one-per-command @ line grenadiers",
    ],
    ["Louis XIV: the household and no other horse", louis({ plus: ["maison-du-roi 4"] }), "constraint-no-more-than @ line maison-du-roi"],
    [
      "Louis XIV: the arrière-ban and no other horse in 1674",
      louis({ year: 1674, units: ["french-regiments 6", "french-regiments 6", "french-regiments 6", "arriere-ban 6"] }),
      "constraint-only-if @ line arriere-ban",
    ],
    ["Louis XIV: dragoons and no horse", louis({ plus: ["dragoons 4"] }), "constraint-no-more-than @ line dragoons"],
    [
      "Louis XIV: miquelets on the Danube",
      louis({ commanders: WITH_ALLY, plus: ["miquelets 6", "bavarian-foot 6 @ally", "bavarian-horse 4 @ally"] }),
      "constraint-not-both @ line miquelets",
    ],
    [
      "Louis XIV: four groups of guns",
      louis({ plus: ["field-guns 2", "field-guns 2", "field-guns 2", "siege-guns 2 @army"] }),
      "constraint-at-most @ line field-guns",
    ],
  ],
  "Anglo-Dutch and British": [
    ["Anglo-Dutch: two Dutch regiments", marlborough()],
    [
      "Anglo-Dutch: one Dutch regiment and one of Germans",
      marlborough({ units: ["dutch-regiments 6", "german-regiments 6"] }),
      "constraint-at-least @ line guards-with-pikes",
    ],
    [
      "Anglo-Dutch: 18 British beside 12 Dutch",
      marlborough({ plus: ["british-regiments 6", "british-regiments 6", "british-regiments 6"] }),
      "constraint-no-more-than @ line guards-with-bayonets",
    ],
    [
      "Anglo-Dutch: nothing but King William's guards",
      marlborough({ year: 1690, units: ["guards-with-pikes 6 @army", "guards-with-pikes 6 @sub"] }),
      "constraint-no-more-than @ line guards-with-pikes",
    ],
    [
      "Anglo-Dutch: 18 recruits beside 12 soldiers in 1689",
      marlborough({
        year: 1689,
        units: ["regiments-with-pikes 6", "regiments-with-pikes 6"],
        plus: ["newly-raised-regiments 6", "newly-raised-regiments 6", "newly-raised-regiments 6"],
      }),
      "constraint-no-more-than @ line newly-raised-regiments",
    ],
    [
      "Anglo-Dutch: two Huguenot regiments for one other",
      marlborough({
        year: 1690,
        units: ["guards-with-pikes 6 @army", "regiments-with-pikes 6", "huguenots 6", "huguenots 6"],
      }),
      "constraint-no-more-than @ line huguenots",
    ],
    [
      "Anglo-Dutch: two bodies of grenadiers under one commander",
      marlborough({ plus: ["grenadiers 4 @sub", "grenadiers 4 @sub"] }),
      "constraint-one-per-command @ line grenadiers",
    ],
    ["Anglo-Dutch: British horse alone", marlborough({ plus: ["british-horse 4"] }), "constraint-no-more-than @ line british-horse"],
    ["Anglo-Dutch: dragoons and no horse", marlborough({ plus: ["dragoons 4"] }), "constraint-no-more-than @ line dragoons"],
    [
      "Anglo-Dutch: four groups of guns",
      marlborough({ plus: ["field-guns 2", "field-guns 2", "field-guns 2", "siege-guns 2 @army"] }),
      "constraint-at-most @ line field-guns",
    ],
  ],
  "Imperial and Austrian": [
    ["Austrians: three regiments with swine feathers", austrians()],
    [
      "Austrians: one regiment and borderers",
      austrians({ units: ["regiments-with-swine-feathers 6", "grenzers 6"] }),
      "constraint-at-least @ line imperial-regiments",
    ],
    [
      "Austrians: 24 recruits beside 18 soldiers",
      austrians({
        year: 1685,
        plus: ["newly-raised-regiments 6", "newly-raised-regiments 6", "newly-raised-regiments 6", "newly-raised-regiments 6"],
      }),
      "constraint-no-more-than @ line newly-raised-regiments",
    ],
    [
      "Austrians: Bavarians under the Emperor's general",
      austrians({ plus: ["electors-regiments 6 @sub"] }),
      "constraint-only-under-ally @ 4 commander",
    ],
    [
      "Austrians: an elector with his own",
      austrians({ commanders: WITH_ALLY, plus: ["electors-regiments 6 @ally", "electors-horse 4 @ally"] }),
    ],
    [
      "Austrians: an elector with men of the Circles",
      austrians({ commanders: WITH_ALLY, plus: ["electors-horse 4 @ally", "circle-regiments 6 @ally"] }),
      "constraint-not-both @ line electors-regiments",
    ],
    ["Austrians: haiduks and no hussars", austrians({ plus: ["haiduks 6"] }), "constraint-only-if @ line haiduks"],
    [
      "Austrians: 24 borderers beside 18 regulars",
      austrians({ plus: ["grenzers 8", "grenzers 8", "grenzers 8"] }),
      "constraint-no-more-than @ line grenzers",
    ],
    [
      "Austrians: two bodies of grenadiers under one commander",
      austrians({ year: 1704, units: [...THREE, "grenadiers 4 @sub", "grenadiers 4 @sub"] }),
      "constraint-one-per-command @ line grenadiers",
    ],
    ["Austrians: Croats and no heavy horse", austrians({ plus: ["croats 4"] }), "constraint-no-more-than @ line croats"],
    [
      "Austrians: four groups of guns",
      austrians({ plus: ["field-guns 2", "field-guns 2", "light-guns 2", "siege-guns 2 @army"] }),
      "constraint-at-most @ line field-guns",
    ],
  ],
};
