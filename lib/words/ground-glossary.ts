import { type GlossaryEntry, house, rulebook, sibling } from "./glossary-entry";
import type { GlossaryTermId } from "./glossary-terms";

const TERRAIN = "Terrain Set-Up";
const TABLE_IS_MISSING = "The rulebook’s table of terrain is on a card that we do not have.";
const SIBLING_CARDS = "The terrain cards of Mortem et Gloriam have it so.";

/** The days before the battle, the ground, and who stands where on it. */
export const GROUND_GLOSSARY = {
  invasion: rulebook(
    "Invading and Defending",
    "The roll that opens a battle: each [army commander]’s die, and the better of the two chooses to [invade] or to [defend].",
  ),
  "strategic-intercept": rulebook(
    "Positioning of an Army 2",
    "An [invader] who won the [invasion roll] with a skull may choose where in the [territory] the [five days] begin.",
  ),
  density: rulebook(
    TERRAIN,
    "How much terrain a square of the map holds, in five steps from open to dense: it sets how many pieces are placed.",
  ),
  "compulsory-piece": rulebook(TERRAIN, "A piece of terrain that must be placed. The [density] says how many."),
  "optional-piece": rulebook(TERRAIN, "A piece of terrain that a player may add to the [compulsory](compulsory-piece) ones."),
  sector: rulebook(TERRAIN, "The table in three parts, left, middle and right: a die says in which of them a piece of terrain lies."),
  "secure-flank": rulebook(
    `${TERRAIN} 2`,
    "A side of the table closed by water or terrain. No [flank march] goes round water, and [foot] may [deploy] there as elsewhere.",
  ),
  deployment: rulebook(
    "Remaining Deployment",
    "Setting up the armies. The [out-scouted] side places its share first; then both place four [unit groups] in turn, at least six [base widths] from the middle.",
  ),
  "secret-orders": rulebook("Out-scouting 4", "Your [flank marches] and [ambushes], written down before the rest is [deployed]."),
  bluff: rulebook("Flank marching and ambushes", "A [card] placed as if for an [ambush] or a [flank march], with no troops behind it."),
  stragglers: rulebook(
    "Flank marching 3.6",
    "[Unit groups] of a [flank march] that are not brought on in the movement phase in which it arrives; by our reading also those without room to [deploy]. They are lost, but neither broken nor counted in the army’s size.",
  ),

  impassable: house(TABLE_IS_MISSING, "Ground that no troops can enter, such as a [lake]."),
  "in-cover": rulebook(
    "Shooting: Determining which dice to roll",
    "Behind trees, walls or the like: shooting at troops in cover uses a worse die.",
  ),
  uphill: rulebook("Combat: Claims and which dice to roll", "Standing wholly on a slope and higher than the enemy’s [file]: a [claim]."),
  "open-area": sibling(SIBLING_CARDS, "[Good going] that keeps other terrain away, and does nothing else."),
  "gentle-hill": sibling(SIBLING_CARDS, "[Good going] with a crest that blocks sight; troops higher up may [claim] [uphill]."),
  "steep-hill": house(TABLE_IS_MISSING, "[Difficult going] with a crest that blocks sight; troops higher up may [claim] [uphill]."),
  "rocky-ground": sibling(SIBLING_CARDS, "[Rough going] that hides nobody; to [elephants] it is good."),
  brush: sibling(
    SIBLING_CARDS,
    "[Rough going]; [skirmishing](skirmishers) [foot] inside it is seen only from within three [base widths]. To [elephants] and [camels] it is good.",
  ),
  "ploughed-field": sibling(SIBLING_CARDS, "[Rough going] in farmed country; to [elephants] it is good."),
  "tall-crops": sibling(
    SIBLING_CARDS,
    "[Rough going]; [foot] inside it is seen only from within three [base widths]. To [elephants] it is good.",
  ),
  "enclosed-field": sibling(
    SIBLING_CARDS,
    "[Rough going] within a hedge or wall, which is cover, and a [barricade] for troops who defend its edge. [Foot] inside it is seen only from within three [base widths].",
  ),
  orchard: sibling(
    SIBLING_CARDS,
    "[Difficult going] in rows, with cover, that blocks sight into and through it. To [elephants] it is rough.",
  ),
  wood: house(
    TABLE_IS_MISSING,
    "[Difficult going] with cover. Troops inside it are seen only from within two [base widths], and nobody sees through it.",
  ),
  village: sibling(
    SIBLING_CARDS,
    "A built-up area: [difficult going] with cover, where a [camp] may stand. Troops inside it are seen only from within two [base widths], and nobody sees through it.",
  ),
  marsh: house(TABLE_IS_MISSING, "[Difficult going] that hides nobody and covers nobody."),
  gully: house(
    TABLE_IS_MISSING,
    "A dip of [difficult going] with cover. Troops inside it are seen only from within two [base widths], but you see over it.",
  ),
  "soft-sand": house(TABLE_IS_MISSING, "[Rough going] of [plains] and [seashore]; to [camels] it is good."),
  dunes: house(TABLE_IS_MISSING, "[Difficult going] with a crest that blocks sight; to [camels] it is rough."),
  lake: sibling(SIBLING_CARDS, "Water that no troops can cross; only ever an [optional piece], and never in the middle of the table."),
} as const satisfies { readonly [Id in GlossaryTermId]?: GlossaryEntry };
