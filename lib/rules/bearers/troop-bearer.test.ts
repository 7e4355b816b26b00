import { describe, expect, test } from "vitest";
import { TABLES } from "@/tests/build/rules";
import { BEARER_TRAITS, type BearerTrait } from "../../model/reference-terms";
import { type Troop, troop } from "../../model/troop";
import { troopBearer } from "./troop-bearer";

const of = (more: Readonly<Record<string, unknown>>): Troop =>
  troop.parse({ type: "foot", training: "formed", formation: "loose", armour: "protected", quality: "average", ...more });
const mounted = (more: Readonly<Record<string, unknown>> = {}) => of({ type: "mounted", ...more });
const bearerOf = (one: Troop): readonly BearerTrait[] => BEARER_TRAITS.filter((trait) => troopBearer(one, TABLES).has(trait));

/** The traits of formed loose foot, protected and average, */
const FOOT = ["type:foot", "training:formed", "form:loose", "armour:protected", "quality:average", "has:nervous", "is:tug"];
/** with some added or removed. */
const footBut = (more: readonly string[], without: readonly string[] = []) =>
  new Set([...FOOT, ...more].filter((one) => !without.includes(one)));
const MOUNTED = ["type:mounted", "training:formed", "form:loose", "armour:protected", "quality:average", "is:tug"];
const mountedBut = (more: readonly string[]) => new Set([...MOUNTED, ...more]);
const CLOSE_FOOT = ["form:close", "is:shove"];

const CASES: readonly (readonly [string, Troop, ReadonlySet<string>])[] = [
  ["loose foot", of({}), footBut([])],
  ["close foot", of({ formation: "close" }), footBut(CLOSE_FOOT, ["form:loose"])],
  ["foot that closes up and opens out", of({ formation: "flexible-close-loose" }), footBut([...CLOSE_FOOT, "is:flexible"])],
  [
    "foot of every form, as a SuG too",
    of({ formation: "flexible-close-loose-skirmish" }),
    footBut([...CLOSE_FOOT, "form:skirmish", "is:flexible", "is:sug"]),
  ],
  [
    "skirmishers, who are never nervous",
    of({ formation: "skirmish", training: null }),
    footBut(["form:skirmish", "is:sug"], ["form:loose", "training:formed", "is:tug", "has:nervous"]),
  ],
  [
    "a keil",
    of({ formation: "close", setFormation: "keil", impact: "pike", melee: "pike" }),
    footBut([...CLOSE_FOOT, "set:keil", "impact:pike", "melee:pike", "is:double", "is:group-moves", "has:shove"], ["form:loose"]),
  ],
  [
    "pike and shot, and what is left when the pikes are dropped",
    of({
      ...{ formation: "close", training: "drilled", setFormation: "pike-and-shot", shooting: { weapon: "musket", firepower: "high" } },
      ...{ impact: "pike-and-shot", melee: "pike-and-shot" },
    }),
    footBut([
      ...CLOSE_FOOT,
      ...[
        "training:drilled",
        "set:pike-and-shot",
        "impact:pike-and-shot",
        "melee:pike-and-shot",
        "shoots:musket",
        "firepower:high",
        "firepower:average",
        "armour:unprotected",
      ],
      ...["is:square", "has:square"],
    ]),
  ],
  [
    "commanded shot, never nervous, of a firepower that is printed blank",
    of({ setFormation: "commanded-shot", shooting: { weapon: "musket" } }),
    footBut(["set:commanded-shot", "shoots:musket", "firepower:average"], ["has:nervous"]),
  ],
  ["loose horse", mounted(), mountedBut([])],
  [
    "lancers who are feared",
    mounted({ impact: "charging-lancer", characteristics: ["ferocious"] }),
    mountedBut(["impact:charging-lancer", "has:ferocious", "is:shatter"]),
  ],
  [
    "horse in caracole",
    mounted({ shooting: { weapon: "pistol" }, characteristics: ["caracole-later"] }),
    mountedBut(["shoots:pistol", "firepower:average", "has:caracole-later", "has:skirmish", "is:skirmish"]),
  ],
  ["horse that skirmishes", mounted({ formation: "flexible-mounted" }), mountedBut(["form:skirmish", "is:flexible", "is:sug"])],
  [
    "dragoons, mounted and on foot, loose in either",
    mounted({ formation: "dragoon", shooting: { weapon: "musket" } }),
    mountedBut(["type:foot", "form:mounted", "form:foot", "is:dragoon", "is:evade", "has:evade", "shoots:musket", "firepower:average"]),
  ],
  [
    "horse that may dismount, into whatever foot",
    mounted({ characteristics: ["dismountable"] }),
    mountedBut(["has:dismountable", "type:foot", "form:close", "form:skirmish", "is:shove", "has:nervous"]),
  ],
  [
    "a wagon with guns and shot on board",
    of({
      ...{ type: "battle-wagon", formation: "close" },
      attached: [{ weapon: "light-artillery" }, { weapon: "musket", firepower: "low" }],
    }),
    new Set([
      ...["type:battle-wagon", "training:formed", "form:close", "armour:protected", "quality:average", "is:tug"],
      ...["shoots:light-artillery", "firepower:average", "shoots:musket", "firepower:low"],
    ]),
  ],
];

describe("what troops are and have", () => {
  test.each(CASES)("%s", (_, one, traits) => {
    expect(bearerOf(one)).toEqual(BEARER_TRAITS.filter((trait) => traits.has(trait)));
  });
});
