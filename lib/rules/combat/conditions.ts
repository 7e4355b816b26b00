import type { Condition } from "../../model/combat-terms";
import { carries, hasBayonets, hasDeepPikes, hasPoints, isDefended, isRanked, isStopped } from "./opposing";
import { mayShatter, mayShove } from "./shatter-and-shove";
import { isHampered, isIn, type Standing } from "./standing";

type Holds = (own: Standing, foe: Standing) => boolean;

const ofQuality =
  (quality: Standing["troop"]["quality"]): Holds =>
  (own) =>
    own.troop.quality === quality;

const HOLDS: Readonly<Record<Condition, Holds>> = {
  average: ofQuality("average"),
  superior: ofQuality("superior"),
  exceptional: ofQuality("exceptional"),
  "two-ranks": (own) => isRanked(own, 2),
  "three-ranks": (own) => isRanked(own, 3),
  "four-ranks": (own) => isRanked(own, 4),
  hampered: isHampered,
  stopped: isStopped,
  elephant: (own) => own.troop.type === "elephant",
  "battle-wagon": (own) => own.troop.type === "battle-wagon",
  barricades: (own) => isIn(own, "barricades"),
  stakes: (own) => isIn(own, "stakes"),
  caltrops: (own) => isIn(own, "caltrops"),
  commander: (own) => isIn(own, "commander"),
  uphill: (own) => isIn(own, "uphill"),
  flanking: (own) => isIn(own, "flanking"),
  "beside-shatter": (own) => isIn(own, "beside-shatter"),
  "beside-shove": (own) => isIn(own, "beside-shove"),
  skirmishing: (own) => own.file.form === "skirmish",
  "foe-mounted": (_, foe) => foe.troop.type === "mounted",
  "foe-elephant": (_, foe) => foe.troop.type === "elephant",
  "foe-battle-wagon": (_, foe) => foe.troop.type === "battle-wagon",
  "foe-close-foot": (_, { troop }) => troop.type === "foot" && troop.formation === "close" && troop.training !== "drilled",
  "foe-affected": (_, foe) => isIn(foe, "affected"),
  "foe-badly-affected": (_, foe) => isIn(foe, "badly-affected"),
  "foe-combat-shy": (_, foe) => isIn(foe, "unreliable") || foe.troop.characteristics.includes("combat-shy"),
  "foe-shot-and-stood": (_, foe) => isIn(foe, "shot-and-stood"),
  "foe-defended": (own, foe) => isDefended(foe, own),
  "foe-ranked-pikes": (_, foe) => hasDeepPikes(foe),
  "foe-points": (_, foe) => hasPoints(foe),
  "foe-bayonets": (_, foe) => hasBayonets(foe),
  "foe-two-handed": (_, foe) => carries(foe, "two-handed"),
  "foe-ferocious": (_, foe) => foe.troop.characteristics.includes("ferocious"),
  "foe-melee-pistols": (_, foe) => carries(foe, "melee-pistol"),
  "foe-expert-swordsmen": (_, foe) => carries(foe, "expert-swordsmen"),
  "foe-shatters-or-shoves": (own, foe) => mayShatter(foe, own, "charge") || mayShove(foe, own),
};

export const holds = (condition: Condition, own: Standing, foe: Standing): boolean => HOLDS[condition](own, foe);
