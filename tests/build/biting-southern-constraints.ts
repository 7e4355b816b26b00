import { bare, TWO, WITH_ALLY } from "./biting-constraints";
import type { Row } from "./probe";

const RAJAS = ["army competent tribal", "sub competent tribal"];

const rajputs = bare({
  ...{ list: "rajput-1494-1600", year: 1560, commanders: RAJAS },
  units: ["rajput-horse 6", "rajput-horse 6", "rajput-horse 4"],
});
const colunelas = bare({
  ...{ list: "spanish-italy-1494-1534", year: 1512, commanders: TWO },
  units: ["colunelas 6", "colunelas 6"],
});
const landsknechts = bare({
  ...{ list: "imperial-landsknecht-1494-1555", year: 1522, commanders: TWO },
  units: ["landsknecht-keils 12", "later-keils 12"],
});
const venetians = bare({
  ...{ list: "venetian-1494-1573", year: 1509, commanders: TWO },
  units: ["stradiots 6", "provisioned-pikes 8"],
});
const florentines = bare({
  ...{ list: "florentine-1494-1530", year: 1499, commanders: TWO },
  units: ["provisioned-pikes 8", "provisioned-pikes 8"],
});
const IN_1530 = ["city-arquebusiers 6", "city-arquebusiers 6", "city-pikes 8"];

/** The same for the lists of Italy and India. */
export const BITING_SOUTH: Readonly<Record<string, readonly Row[]>> = {
  Rajput: [
    ["Rajputs: 16 horse of the clans", rajputs()],
    [
      "Rajputs: 12 horse of 16",
      rajputs({ units: ["rajput-horse 6", "rajput-horse 6"] }),
      "constraint-at-least @ line household-of-the-raja",
    ],
    [
      "Rajputs: 22 foot beside 16 horse",
      rajputs({ plus: ["bhil-archers 8", "bhil-archers 8", "foot-archers 6"] }),
      "constraint-no-more-than @ line men-in-saffron",
    ],
    [
      "Rajputs: 12 of the lesser clans beside 10",
      rajputs({ units: ["rajput-horse 6", "rajput-horse 4", "lesser-clans 6", "lesser-clans 6"] }),
      "constraint-no-more-than @ line lesser-clans",
    ],
    ["Rajputs: Afghans without their chief", rajputs({ plus: ["afghan-horse 4 @sub"] }), "constraint-only-under-ally @ 4 commander"],
    [
      "Rajputs: two bands in saffron under one chief",
      rajputs({ plus: ["men-in-saffron 6 @sub", "men-in-saffron 6 @sub"] }),
      "constraint-one-per-command @ line men-in-saffron",
    ],
    [
      "Rajputs: 6 in saffron beside 4 of the great clans",
      rajputs({ units: ["household-of-the-raja 4", "household-of-the-raja 4", "rajput-horse 4", "lesser-clans 6", "men-in-saffron 6"] }),
      "constraint-no-more-than @ line men-in-saffron",
    ],
    ["Rajputs: matchlocks without bows", rajputs({ plus: ["kalpi-matchlockmen 6"] }), "constraint-no-more-than @ line kalpi-matchlockmen"],
    ["Rajputs: guns without matchlocks", rajputs({ plus: ["guns-of-the-forts 2"] }), "constraint-only-if @ line guns-of-the-forts"],
    ["Rajputs: 6 elephants in 1568", rajputs({ year: 1568, plus: ["war-elephants 6"] })],
    ["Rajputs: 6 elephants in 1569", rajputs({ year: 1569, plus: ["war-elephants 6"] }), "constraint-at-most @ line war-elephants"],
  ],
  "Spanish in Italy": [
    ["Spanish in Italy: two colunelas", colunelas()],
    ["Spanish in Italy: one colunela", colunelas({ units: ["colunelas 6"] }), "constraint-at-least @ line colunelas"],
    [
      "Spanish in Italy: two old colunelas and one other",
      colunelas({ units: ["colunelas 6", "old-colunelas 6", "old-colunelas 6"] }),
      "constraint-no-more-than @ line old-colunelas",
    ],
    [
      "Spanish in Italy: three sleeves of two colunelas",
      colunelas({ plus: ["sleeves-of-shot 6", "sleeves-of-shot 6", "sleeves-of-shot 6"] }),
      "constraint-no-more-than @ line sleeves-of-shot",
    ],
    [
      "Spanish in Italy: 8 men-at-arms and 6 jinetes in 1495",
      colunelas({ year: 1495, units: ["rodeleros 6", "rodeleros 6", "men-at-arms 4", "men-at-arms 4", "jinetes 6"] }),
      "constraint-no-more-than @ line men-at-arms",
    ],
    ["Spanish in Italy: men-at-arms alone in 1503", colunelas({ year: 1503, plus: ["men-at-arms 4"] })],
    ["Spanish in Italy: two squares of Germans in 1512", colunelas({ plus: ["german-keils 12", "later-german-keils 12"] })],
    [
      "Spanish in Italy: two squares of Germans in 1511",
      colunelas({ year: 1511, plus: ["german-keils 12", "later-german-keils 12"] }),
      "constraint-at-most @ line german-keils",
    ],
    [
      "Spanish in Italy: 16 Italians beside 12 Spaniards",
      colunelas({ plus: ["italian-pikes 8", "italian-pikes 8"] }),
      "constraint-no-more-than @ line italian-bands",
    ],
    [
      "Spanish in Italy: carts before sword-and-buckler men",
      colunelas({ units: ["rodeleros 6", "rodeleros 6", "navarros-carts 4"] }),
      "constraint-only-if @ line navarros-carts",
    ],
    [
      "Spanish in Italy: three groups of guns",
      colunelas({ plus: ["falconets 2", "falconets 2", "field-guns 2"] }),
      "constraint-at-most @ line falconets",
    ],
  ],
  "Imperial Landsknecht": [
    ["Landsknechts: two squares", landsknechts()],
    ["Landsknechts: one square", landsknechts({ units: ["later-keils 12"] }), "constraint-at-least @ line landsknecht-keils"],
    [
      "Landsknechts: tried regiments alone",
      landsknechts({ units: ["tried-regiments 12", "tried-regiments 12"] }),
      "constraint-no-more-than @ line tried-regiments",
    ],
    [
      "Landsknechts: 26 horse beside 24 pikes",
      landsknechts({
        plus: ["german-men-at-arms 6", "german-men-at-arms 6", "german-men-at-arms 4", "mounted-arquebusiers 6", "mounted-arquebusiers 4"],
      }),
      "constraint-no-more-than @ line german-men-at-arms",
    ],
    [
      "Landsknechts: two bodies of two-handed swords under one captain",
      landsknechts({ plus: ["two-handed-swords 6 @sub", "two-handed-swords 6 @sub"] }),
      "constraint-one-per-command @ line two-handed-swords",
    ],
    [
      "Landsknechts: two blood banners under one captain",
      landsknechts({ plus: ["blood-banner 6 @sub", "blood-banner 6 @sub"] }),
      "constraint-one-per-command @ line blood-banner",
    ],
    [
      "Landsknechts: three bodies of halberds beside two squares",
      landsknechts({ plus: ["halberdiers 6", "halberdiers 6", "halberdiers 6"] }),
      "constraint-no-more-than @ line halberdiers",
    ],
    [
      "Landsknechts: Burgundians without their lord",
      landsknechts({ plus: ["burgundian-companies 4 @sub"] }),
      "constraint-only-under-ally @ 3 commander",
    ],
    [
      "Landsknechts: three tercios beside two squares",
      landsknechts({
        ...{ year: 1540, units: ["later-keils 12", "later-keils 12"] },
        plus: ["spanish-tercio 16", "spanish-tercio 16", "spanish-tercio 16"],
      }),
      "constraint-no-more-than @ line spanish-tercio",
    ],
    [
      "Landsknechts: 10 men-at-arms in 1543",
      landsknechts({ year: 1543, units: ["later-keils 12", "later-keils 12", "german-men-at-arms 6", "german-men-at-arms 4"] }),
    ],
    [
      "Landsknechts: 10 men-at-arms in 1544",
      landsknechts({ year: 1544, units: ["later-keils 12", "later-keils 12", "german-men-at-arms 6", "german-men-at-arms 4"] }),
      "constraint-at-most @ line german-men-at-arms",
    ],
    [
      "Landsknechts: the Landsturm and Italians",
      landsknechts({ plus: ["landsturm 8", "italian-bands 6"] }),
      "constraint-not-both @ line landsturm",
    ],
    [
      "Landsknechts: four groups of guns",
      landsknechts({ plus: ["falconets 2", "falconets 2", "field-guns 2", "field-guns 2"] }),
      "constraint-at-most @ line falconets",
    ],
  ],
  Venetian: [
    ["Venetians: stradiots and pikes", venetians()],
    ["Venetians: 4 stradiots of 6", venetians({ units: ["stradiots 4", "provisioned-pikes 8"] }), "constraint-at-least @ line stradiots"],
    [
      "Venetians: 8 men-at-arms beside 6 light horse",
      venetians({ plus: ["men-at-arms 4", "men-at-arms 4"] }),
      "constraint-no-more-than @ line men-at-arms",
    ],
    ["Venetians: 8 men-at-arms beside 6 light horse in 1495", venetians({ year: 1495, plus: ["men-at-arms 4", "men-at-arms 4"] })],
    ["Venetians: 16 cernide beside 8 in pay", venetians({ plus: ["cernide 8", "cernide 8"] }), "constraint-no-more-than @ line cernide"],
    [
      "Venetians: men of Brisighella alone",
      venetians({ units: ["stradiots 6", "brisighella-foot 6"] }),
      "constraint-only-if @ line brisighella-foot",
    ],
    ["Venetians: 16 crossbows in 1499", venetians({ year: 1499, plus: ["crossbowmen 8", "crossbowmen 8"] })],
    ["Venetians: 16 crossbows in 1509", venetians({ plus: ["crossbowmen 8", "crossbowmen 8"] }), "constraint-at-most @ line crossbowmen"],
    [
      "Venetians: the fleet and the villages",
      venetians({ plus: ["galley-soldiers 6", "cernide 8"] }),
      "constraint-not-both @ line galley-soldiers",
    ],
    ["Venetians: 12 lances in 1540", venetians({ year: 1540, plus: ["later-men-at-arms 6", "later-men-at-arms 6"] })],
    [
      "Venetians: 12 lances in 1560",
      venetians({ year: 1560, plus: ["later-men-at-arms 6", "later-men-at-arms 6"] }),
      "constraint-at-most @ line later-men-at-arms",
    ],
    [
      "Venetians: four groups of guns",
      venetians({ plus: ["falconets 2", "falconets 2", "field-guns 2", "field-guns 2"] }),
      "constraint-at-most @ line falconets",
    ],
  ],
  "Florentine Republic": [
    ["Florentines: hired pikes", florentines()],
    [
      "Florentines: one battalion in 1510",
      florentines({ year: 1510, plus: ["battalions-of-the-dominion 8"] }),
      "constraint-at-least @ line battalions-of-the-dominion",
    ],
    [
      "Florentines: two battalions in 1510",
      florentines({ year: 1510, plus: ["battalions-of-the-dominion 8", "battalions-of-the-dominion 8"] }),
    ],
    ["Florentines: the city under arms in 1530", florentines({ year: 1530, units: IN_1530 })],
    ["Florentines: hired pikes alone in 1530", florentines({ year: 1530 }), "constraint-at-least @ line black-bands"],
    [
      "Florentines: 18 horse beside 16 pikes",
      florentines({ plus: ["men-at-arms 6", "men-at-arms 6", "stradiots 6"] }),
      "constraint-no-more-than @ line men-at-arms",
    ],
    [
      "Florentines: 24 of the dominion beside 16 in 1515",
      florentines({
        year: 1515,
        plus: ["battalions-of-the-dominion 8", "battalions-of-the-dominion 8", "battalions-of-the-dominion 8"],
      }),
      "constraint-no-more-than @ line battalions-of-the-dominion",
    ],
    [
      "Florentines: Black Bands without pikes",
      florentines({ year: 1527, units: ["black-bands 6", "black-bands 6"] }),
      "constraint-only-if @ line black-bands",
    ],
    [
      "Florentines: 8 men-at-arms in 1521",
      florentines({ year: 1521, plus: ["men-at-arms 4", "men-at-arms 4"] }),
      "constraint-at-most @ line men-at-arms",
    ],
    [
      "Florentines: Perugians without Malatesta",
      florentines({ year: 1530, units: IN_1530, plus: ["perugians 6 @sub"] }),
      "constraint-only-under-ally @ 4 commander",
    ],
    [
      "Florentines: Perugians under Malatesta",
      florentines({ year: 1530, commanders: WITH_ALLY, units: IN_1530, plus: ["perugians 6 @ally", "perugians 6 @ally"] }),
    ],
    ["Florentines: diggers without guns", florentines({ plus: ["sappers 8"] }), "constraint-only-if @ line sappers"],
    [
      "Florentines: three groups of guns",
      florentines({ plus: ["falconets 2", "falconets 2", "field-guns 2"] }),
      "constraint-at-most @ line falconets",
    ],
  ],
};
