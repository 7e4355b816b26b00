import type { AdviceTables, FlankSharer, GroundLiking, LikingReason } from "../model/advice";
import type { FlankKind, Square } from "../model/battle-tables";
import type { DENSITIES } from "../model/enumerations";
import type { FrozenForce } from "../model/force";
import type { BattleBook } from "../rules/prebattle/book";
import { measureOf } from "./computer-turn";

/** What matters about a square: how much terrain there is, and what the flank is. */
type Ground = { readonly density: (typeof DENSITIES)[number]; readonly flank: FlankKind };

/** The ground of a square. Throws for a square that is not on the map. */
export function groundOf(square: Square, { tables }: BattleBook): Ground {
  const row = tables.squares.find((one) => one.id === square);
  const flank = tables.flanks.find((one) => one.id === row?.flank);
  if (!row || !flank) throw new Error(`no square ${square} on the map`);
  return { density: row.density, flank: flank.kind };
}

type Troop = FrozenForce["units"][number]["troop"];

function likingOfFoot({ formation, training, setFormation, characteristics }: Troop): GroundLiking {
  if (setFormation === "keil" || setFormation === "later-keil") return "keils-need-good-going";
  if (setFormation === "tercio") return "tercios-need-good-going";
  if (setFormation === "commanded-shot") return "commanded-shot-goes-with-horse";
  if (characteristics.includes("barricades")) return "barricades-want-a-field-of-fire";
  if (formation === "close") return "close-foot-wants-good-going";
  if (formation === "skirmish") return "skirmishers-like-cover";
  if (training === "tribal") return "warriors-like-cover";
  return formation === "loose" ? "loose-foot-likes-cover" : "flexible-foot-likes-cover";
}

function likingOfMounted({ formation, weapon, characteristics }: Troop): GroundLiking {
  if (characteristics.includes("camelry")) return "camels-mind-little";
  if (formation === "close") return "close-horse-likes-it-open";
  if (formation === "skirmish" || formation.startsWith("flexible")) return "light-horse-likes-room";
  return weapon === null ? "mounted-like-it-open" : "shooting-horse-likes-it-open";
}

/** What troops think of the amount of terrain ("Movement", "Shatter", "Flexibles"). For a troop with contradictions its type decides. */
export function likingOf(troop: Troop): GroundLiking {
  if (troop.formation === "dragoon") return "dragoons-like-cover";
  switch (troop.type) {
    case "foot":
      return likingOfFoot(troop);
    case "mounted":
      return likingOfMounted(troop);
    case "artillery":
      return troop.weapon === "light-artillery" ? "guns-want-a-field-of-fire" : "heavy-guns-want-a-field-of-fire";
    case "battle-wagon":
      return "wagons-need-open-ground";
    case "elephant":
      return "elephants-like-it-open";
    default:
      return troop.type satisfies never;
  }
}

/** Whose flank a secure flank guards or closes; null for troops that do not mind either way. */
const SHARER_OF: Readonly<Record<GroundLiking, Exclude<FlankSharer, "few-groups"> | null>> = {
  "mounted-like-it-open": "horse",
  "close-horse-likes-it-open": "horse",
  "shooting-horse-likes-it-open": "horse",
  "light-horse-likes-room": "horse",
  "camels-mind-little": "horse",
  "elephants-like-it-open": null,
  "wagons-need-open-ground": null,
  "guns-want-a-field-of-fire": "foot",
  "heavy-guns-want-a-field-of-fire": "foot",
  "keils-need-good-going": "deep-foot",
  "tercios-need-good-going": "deep-foot",
  "close-foot-wants-good-going": "foot",
  "barricades-want-a-field-of-fire": "foot",
  "commanded-shot-goes-with-horse": null,
  "loose-foot-likes-cover": "light-foot",
  "warriors-like-cover": "light-foot",
  "flexible-foot-likes-cover": "light-foot",
  "skirmishers-like-cover": "light-foot",
  "dragoons-like-cover": "light-foot",
};

type Liking = { readonly value: number; readonly reasons: readonly LikingReason[] };

/** `have` of `of`; `weight` scales what the table gives. */
type Share = { readonly have: number; readonly of: number; readonly weight: number };

function sharesOf<Key extends string>(force: FrozenForce, keyOf: (unit: FrozenForce["units"][number]) => Key | null): Map<Key, Share> {
  const of = force.units.reduce((total, unit) => total + unit.bases, 0);
  const shares = new Map<Key, Share>();
  for (const unit of force.units) {
    const key = keyOf(unit);
    if (key === null) continue;
    const have = (shares.get(key)?.have ?? 0) + unit.bases;
    shares.set(key, { have, of, weight: have / of });
  }
  return shares;
}

/** The fewer unit groups there are of those needed to cover a table, the higher the weight. */
function fewGroups({ units }: FrozenForce, advice: AdviceTables): Share {
  const wanted = measureOf("groups-wanted", advice);
  return { have: units.length, of: wanted, weight: Math.max(0, wanted - units.length) / wanted };
}

function reasonOf(code: LikingReason["code"], worth: number, share: Share | undefined): readonly LikingReason[] {
  const value = share ? Math.round(worth * share.weight) : 0;
  return share && value !== 0 ? [{ code, value, params: { have: share.have, of: share.of } }] : [];
}

/**
 * What a battle on any ground is worth to a force, in whole numbers: about 100 if every base has what it wants, about -100 if none has, 0
 * if it makes no difference. The reasons add up to the value, in table order, without zeros. Each counts by its share of the bases; having
 * few unit groups counts by how many are missing. The force is analysed once. House values: the rulebook has no such chapter.
 */
export function likingsOf(force: FrozenForce, advice: AdviceTables): (ground: Ground) => Liking {
  const likings = sharesOf(force, (unit) => likingOf(unit.troop));
  const sharers = sharesOf<FlankSharer>(force, (unit) => SHARER_OF[likingOf(unit.troop)]).set("few-groups", fewGroups(force, advice));
  const mustered = advice.groundLikings.filter((row) => likings.has(row.id));
  return ({ density, flank }) => {
    const reasons = [
      ...mustered.flatMap((row) => reasonOf(row.id, row.worth[density], likings.get(row.id))),
      ...advice.flankLikings.flatMap((row) => (row.flank === flank ? reasonOf(row.id, row.worth, sharers.get(row.of)) : [])),
    ];
    return { value: reasons.reduce((sum, reason) => sum + reason.value, 0), reasons };
  };
}
