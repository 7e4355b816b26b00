import { bare, TWO, WITH_ALLY } from "./biting-constraints";
import type { Row } from "./probe";

const WITH_CHIEF = [...TWO, "ally competent tribal"];

const japanese = bare({
  ...{ list: "japanese-1494-1615", year: 1575, commanders: TWO },
  units: ["spear-ashigaru 8", "spear-ashigaru 8"],
});
const ming = bare({
  ...{ list: "ming-chinese-1494-1644", year: 1580, commanders: TWO },
  units: ["bird-gun-men 6", "bird-gun-men 6"],
});
const manchus = bare({
  ...{ list: "manchu-1583-1683", year: 1640, commanders: TWO },
  units: ["banner-horse 6", "banner-horse 6", "banner-horse 6"],
});
const koreans = bare({
  ...{ list: "joseon-korean-1494-1637", year: 1592, commanders: TWO },
  units: ["foot-archers 8", "foot-archers 8"],
});
const koreans1610 = bare({
  ...{ list: "joseon-korean-1494-1637", year: 1610, commanders: TWO },
  units: ["foot-archers 8", "musketeers-of-the-training-command 6"],
});

/** An army for each constraint of the lists of East Asia: it breaks that one and no other. */
export const BITING_EAST_ASIA: Readonly<Record<string, readonly Row[]>> = {
  Japanese: [
    ["Japanese: 16 spears", japanese()],
    ["Japanese: 14 spears", japanese({ units: ["spear-ashigaru 8", "samurai-on-foot 6"] }), "constraint-at-least @ line spear-ashigaru"],
    ["Japanese: 16 matchlocks beside 16 spears", japanese({ plus: ["matchlock-ashigaru 8", "matchlock-ashigaru 8"] })],
    [
      "Japanese: 18 matchlocks beside 16 spears",
      japanese({ plus: ["matchlock-ashigaru 6", "matchlock-ashigaru 6", "gunners-of-saika-and-negoro 6"] }),
      "constraint-no-more-than @ line matchlock-ashigaru",
    ],
    ["Japanese: 8 matchlocks in 1555", japanese({ year: 1555, plus: ["matchlock-ashigaru 8"] })],
    [
      "Japanese: 12 matchlocks in 1555",
      japanese({ year: 1555, plus: ["matchlock-ashigaru 6", "gunners-of-saika-and-negoro 6"] }),
      "constraint-at-most @ line matchlock-ashigaru",
    ],
    [
      "Japanese: two households about one lord",
      japanese({ plus: ["household-of-the-lord 4 @army", "household-of-the-lord 4 @army"] }),
      "constraint-one-per-command @ line household-of-the-lord",
    ],
    ["Japanese: leaguers and samurai", japanese({ plus: ["leaguers-of-the-ikko-sect 8", "samurai-on-foot 6"] })],
    [
      "Japanese: leaguers and a lord's household",
      japanese({ plus: ["leaguers-of-the-ikko-sect 8", "household-of-the-lord 4"] }),
      "constraint-not-both @ line leaguers-of-the-ikko-sect",
    ],
    [
      "Japanese: 18 horse beside 16 foot",
      japanese({ plus: ["mounted-samurai 6", "red-companies 6", "red-companies 6"] }),
      "constraint-no-more-than @ line household-of-the-lord",
    ],
    [
      "Japanese: 18 horse beside 16 foot in 1540",
      japanese({ year: 1540, plus: ["mounted-samurai 6", "mounted-samurai-with-bows 6", "mounted-samurai-with-bows 6"] }),
    ],
    [
      "Japanese: peasants beside samurai alone",
      japanese({ units: ["samurai-on-foot 8", "samurai-on-foot 8", "peasant-levies 8"] }),
      "constraint-no-more-than @ line peasant-levies",
    ],
    [
      "Japanese: swivel guns without gunners",
      japanese({ year: 1600, plus: ["swivel-guns-and-great-matchlocks 2"] }),
      "constraint-only-if @ line swivel-guns-and-great-matchlocks",
    ],
    ["Japanese: swivel guns with gunners", japanese({ year: 1600, plus: ["swivel-guns-and-great-matchlocks 2", "matchlock-ashigaru 6"] })],
    [
      "Japanese: an ally with horse alone",
      japanese({ commanders: WITH_ALLY, plus: ["mounted-samurai 4 @ally", "mounted-samurai 4 @ally"] }),
    ],
  ],
  "Ming Chinese": [
    ["Ming: 12 with bird-guns", ming()],
    ["Ming: 8 with hand-guns", ming({ units: ["hand-gunners 8", "border-horse 6"] }), "constraint-at-least @ line hand-gunners"],
    [
      "Ming: two households of one general",
      ming({ plus: ["border-horse 6", "border-horse 6", "households-of-the-generals 4 @sub", "households-of-the-generals 4 @sub"] }),
      "constraint-one-per-command @ line households-of-the-generals",
    ],
    [
      "Ming: households and no other horse",
      ming({ plus: ["households-of-the-generals 4"] }),
      "constraint-no-more-than @ line households-of-the-generals",
    ],
    ["Ming: 14 southerners in 1565", ming({ year: 1565, plus: ["southern-squads 8", "southern-squads 6"] })],
    [
      "Ming: 14 southerners beside 12 in 1580",
      ming({ plus: ["southern-squads 8", "southern-squads 6"] }),
      "constraint-no-more-than @ line southern-squads",
    ],
    ["Ming: wolf troops and squads", ming({ plus: ["wolf-troops 8", "southern-squads 6"] })],
    ["Ming: wolf troops and Mongols", ming({ plus: ["wolf-troops 8", "mongol-horse 6"] }), "constraint-not-both @ line wolf-troops"],
    ["Ming: carts and breech-loaders", ming({ plus: ["war-carts 4", "folangji 2"] })],
    ["Ming: carts without their guns", ming({ plus: ["war-carts 4"] }), "constraint-only-if @ line war-carts"],
    [
      "Ming: 16 conscripts beside 12 others",
      ming({ plus: ["garrison-conscripts 8", "garrison-conscripts 8"] }),
      "constraint-no-more-than @ line garrison-conscripts",
    ],
    [
      "Ming: four groups of guns",
      ming({ plus: ["rocket-carts 2", "rocket-carts 2", "folangji 2", "great-general-guns 2"] }),
      "constraint-at-most @ line rocket-carts",
    ],
  ],
  Manchu: [
    ["Manchus: 18 banner horse", manchus()],
    ["Manchus: 12 banner horse", manchus({ units: ["banner-horse 6", "banner-horse 6"] }), "constraint-at-least @ line banner-horse"],
    [
      "Manchus: two guards of one banner lord",
      manchus({ plus: ["guards-of-the-banners 4 @sub", "guards-of-the-banners 4 @sub"] }),
      "constraint-one-per-command @ line guards-of-the-banners",
    ],
    [
      "Manchus: 12 lances beside 6 bows",
      manchus({ units: ["banner-horse 6", "banner-lancers 6", "banner-lancers 6"] }),
      "constraint-no-more-than @ line banner-lancers",
    ],
    ["Manchus: 18 Mongols beside 18 of the banners", manchus({ plus: ["mongol-horse 6", "mongol-horse 6", "mongol-banners 6"] })],
    [
      "Manchus: 22 Mongols beside 18 of the banners",
      manchus({ plus: ["mongol-horse 6", "mongol-horse 6", "mongol-banners 6", "mongol-banners 4"] }),
      "constraint-no-more-than @ line mongol-horse",
    ],
    ["Manchus: bondservants alone", manchus({ plus: ["bondservants 8"] }), "constraint-no-more-than @ line bondservants"],
    ["Manchus: bondservants behind shield carts", manchus({ plus: ["bondservants 8", "bannermen-on-foot 8 +pavise"] })],
    ["Manchus: cannon without Chinese", manchus({ plus: ["red-coat-cannon 2"] }), "constraint-only-if @ line general-guns"],
    [
      "Manchus: 24 of the Green Standards beside 18",
      manchus({
        year: 1660,
        plus: ["green-standard-spearmen 8", "green-standard-spearmen 8", "green-standard-matchlocks 8"],
      }),
      "constraint-no-more-than @ line green-standard-spearmen",
    ],
    [
      "Manchus: Wu Sangui's riders in the line",
      manchus({ year: 1650, plus: ["iron-horse-of-the-feudatories 4 @sub"] }),
      "constraint-only-under-ally @ 4 commander",
    ],
    [
      "Manchus: Wu Sangui's riders under him",
      manchus({
        year: 1650,
        commanders: WITH_CHIEF,
        plus: ["iron-horse-of-the-feudatories 4 @ally", "green-standard-matchlocks 6 @ally"],
      }),
    ],
    [
      "Manchus: four groups of guns",
      manchus({
        plus: ["chinese-banner-matchlocks 6", "captured-folangji 2", "captured-folangji 2", "general-guns 2", "red-coat-cannon 2"],
      }),
      "constraint-at-most @ line captured-folangji",
    ],
  ],
  "Joseon Korean": [
    ["Koreans: 16 archers", koreans()],
    ["Koreans: 8 archers in 1592", koreans({ units: ["foot-archers 8", "shield-men 8"] }), "constraint-at-least @ line foot-archers"],
    ["Koreans: 8 archers in 1610", koreans1610()],
    [
      "Koreans: 8 with tubes and none without",
      koreans1610({ units: ["archers-with-tube-arrows 8", "musketeers-of-the-training-command 6"] }),
      "constraint-no-more-than @ line archers-with-tube-arrows",
    ],
    [
      "Koreans: 12 musketeers beside 8 archers in 1610",
      koreans1610({ plus: ["musketeers-of-the-training-command 6"] }),
      "constraint-no-more-than @ line musketeers-of-the-training-command",
    ],
    ["Koreans: 12 musketeers beside 8 archers in 1619", koreans1610({ year: 1619, plus: ["musketeers-of-the-training-command 6"] })],
    [
      "Koreans: 12 in armour beside 6 others",
      koreans({ plus: ["armoured-horse 6", "armoured-horse 6", "horse-of-the-provinces 6"] }),
      "constraint-no-more-than @ line royal-guards",
    ],
    [
      "Koreans: volunteers under the king's general",
      koreans({ plus: ["righteous-armies 8 @sub"] }),
      "constraint-only-under-ally @ 3 commander",
    ],
    [
      "Koreans: volunteers and monks under their own",
      koreans({ commanders: WITH_CHIEF, plus: ["righteous-armies 8 @ally", "warrior-monks 8 @ally"] }),
    ],
    [
      "Koreans: 24 of the registers beside 16 archers",
      koreans({ plus: ["levies-of-the-registers 8", "levies-of-the-registers 8", "levies-of-the-registers 8"] }),
      "constraint-no-more-than @ line levies-of-the-registers",
    ],
    [
      "Koreans: four groups of guns",
      koreans({ plus: ["hwachas 2", "hwachas 2", "small-chongtong 2", "great-chongtong 2"] }),
      "constraint-at-most @ line hwachas",
    ],
  ],
};
