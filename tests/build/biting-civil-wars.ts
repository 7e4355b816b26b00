import { bare, TWO } from "./biting-constraints";
import type { Row } from "./probe";

const royalists = bare({
  ...{ list: "royalist-1642-1646", year: 1643, commanders: TWO },
  units: ["oxford-regiments 6", "oxford-regiments 6", "cavaliers 6", "cavaliers 6"],
});
const REGIMENTS = ["regiments-of-the-associations 6", "regiments-of-the-associations 6"];
const parliament = bare({
  ...{ list: "parliament-1642-1660", year: 1644, commanders: TWO },
  units: [...REGIMENTS, "association-horse 4", "association-horse 4"],
});
const covenanters = bare({
  ...{ list: "covenanter-1639-1651", year: 1644, commanders: TWO },
  units: ["regiments-of-the-covenant 6", "regiments-of-the-covenant 6", "regiments-of-the-covenant 6"],
});
const montrose = bare({
  ...{ list: "covenanter-1639-1651", year: 1645, commanders: ["army competent instinctive", "sub competent instinctive"] },
  units: ["clansmen 6", "clansmen 6", "atholl-highlanders 6"],
});

/** The same for the civil wars of England and Scotland. */
export const BITING_CIVIL_WARS: Readonly<Record<string, readonly Row[]>> = {
  Royalist: [
    ["Royalists: two regiments and two of horse", royalists()],
    [
      "Royalists: 6 foot of 12",
      royalists({ units: ["oxford-regiments 6", "cavaliers 6", "cavaliers 6"] }),
      "constraint-at-least @ line lifeguard-and-bluecoats",
    ],
    [
      "Royalists: 6 horse of 12",
      royalists({ units: ["oxford-regiments 6", "oxford-regiments 6", "cavaliers 6"] }),
      "constraint-at-least @ line lifeguard-of-horse",
    ],
    [
      "Royalists: 12 of Rupert's beside 6 others",
      royalists({ units: ["oxford-regiments 6", "oxford-regiments 6", "cavaliers 6", "ruperts-horse 6", "ruperts-horse 6"] }),
      "constraint-no-more-than @ line ruperts-horse",
    ],
    [
      "Royalists: 12 guards beside 6 others",
      royalists({ units: ["oxford-regiments 6", "lifeguard-and-bluecoats 6", "lifeguard-and-bluecoats 6", "cavaliers 6", "cavaliers 6"] }),
      "constraint-no-more-than @ line lifeguard-and-bluecoats",
    ],
    [
      "Royalists: Cornishmen and Whitecoats",
      royalists({ plus: ["cornish-foot 6", "whitecoats 6"] }),
      "constraint-not-both @ line cornish-foot",
    ],
    [
      "Royalists: three parties of shot beside two of horse",
      royalists({ plus: ["commanded-shot 4", "commanded-shot 4", "commanded-shot 4"] }),
      "constraint-no-more-than @ line commanded-shot",
    ],
    [
      "Royalists: 10 garrison horse beside 6 cavaliers",
      royalists({
        units: ["oxford-regiments 6", "oxford-regiments 6", "cavaliers 6", "ruperts-horse 6", "garrison-horse 6", "garrison-horse 4"],
      }),
      "constraint-no-more-than @ line garrison-horse",
    ],
    [
      "Royalists: four groups of guns",
      royalists({ plus: ["falconets 2", "falconets 2", "field-guns 2", "siege-guns 2"] }),
      "constraint-at-most @ line falconets",
    ],
  ],
  "Parliament and New Model": [
    ["Parliament: two regiments and two of horse", parliament()],
    [
      "Parliament: 6 foot of 12",
      parliament({ units: ["regiments-of-the-associations 6", "association-horse 4"] }),
      "constraint-at-least @ line london-trained-bands",
    ],
    [
      "Parliament: 16 horse beside 12 foot",
      parliament({ plus: ["association-horse 4", "association-horse 4"] }),
      "constraint-no-more-than @ line carbines-of-1642",
    ],
    [
      "Parliament: 8 Ironsides beside 4 others",
      parliament({ units: [...REGIMENTS, "association-horse 4", "ironsides 4", "ironsides 4"] }),
      "constraint-no-more-than @ line ironsides",
    ],
    [
      "Parliament: 12 veterans beside 6 others in 1650",
      parliament({ year: 1650, units: ["new-model-foot 6", "new-model-veterans 6", "new-model-veterans 6", "new-model-horse 4"] }),
      "constraint-no-more-than @ line new-model-veterans",
    ],
    ["Parliament: Lobsters alone", parliament({ units: [...REGIMENTS, "lobsters 4"] }), "constraint-only-if @ line lobsters"],
    [
      "Parliament: three parties of shot beside two of horse",
      parliament({ plus: ["commanded-shot 4", "commanded-shot 4", "commanded-shot 4"] }),
      "constraint-no-more-than @ line commanded-shot",
    ],
    [
      "Parliament: 18 of the levy beside 12",
      parliament({ plus: ["new-levies 6", "new-levies 6", "new-levies 6"] }),
      "constraint-no-more-than @ line new-levies",
    ],
    [
      "Parliament: four groups of guns",
      parliament({ plus: ["falconets 2", "falconets 2", "field-guns 2", "siege-guns 2"] }),
      "constraint-at-most @ line falconets",
    ],
  ],
  "Covenanter and Montrose": [
    ["Covenanters: three regiments", covenanters()],
    ["Montrose: clans alone", montrose()],
    [
      "Covenanters: 12 foot of 18",
      covenanters({ units: ["regiments-of-the-covenant 6", "regiments-of-the-covenant 6"] }),
      "constraint-at-least @ line regiments-of-the-covenant",
    ],
    ["Montrose: clans and the horse of the Covenant", montrose({ plus: ["scots-horse 4"] }), "constraint-not-both @ line irish-brigade"],
    ["Covenanters: clans beside them in 1651", covenanters({ year: 1651, plus: ["clansmen 6"] })],
    [
      "Montrose: 12 Irish beside 6 of the clans",
      montrose({ units: ["clansmen 6", "irish-brigade 6", "irish-brigade 6"] }),
      "constraint-no-more-than @ line irish-brigade",
    ],
    [
      "Covenanters: 12 veterans beside 6 others",
      covenanters({ units: ["regiments-of-the-covenant 6", "veteran-regiments 6", "veteran-regiments 6"] }),
      "constraint-no-more-than @ line veteran-regiments",
    ],
    [
      "Covenanters: 22 horse beside 18 foot",
      covenanters({ plus: ["scots-horse 6", "scots-horse 6", "lancers 6", "lancers 4"] }),
      "constraint-no-more-than @ line scots-horse",
    ],
    [
      "Covenanters: Campbells beside levies alone",
      covenanters({ units: ["new-levies 6", "new-levies 6", "new-levies 6", "argylls-highlanders 6"] }),
      "constraint-no-more-than @ line argylls-highlanders",
    ],
    ["Covenanters: no new levies in 1650", covenanters({ year: 1650 }), "constraint-at-least @ line new-levies"],
    [
      "Covenanters: four groups of guns",
      covenanters({ plus: ["frame-guns 2", "frame-guns 2", "field-guns 2", "field-guns 2"] }),
      "constraint-at-most @ line frame-guns",
    ],
  ],
};
