import { type GlossaryEntry, house, rulebook, sibling } from "./glossary-entry";
import type { GlossaryTermId } from "./glossary-terms";

const BASES = "Figures, Bases, Units and Armies: From figures to bases";
const GROUPS = "Figures, Bases, Units and Armies: From bases to unit groups";
const COMBAT = "Combat: Claims and which dice to roll";
const LIST_FORM = "The rulebook refers to army lists that we do not have. The lists of Mortem et Gloriam have this.";

/** How an army is put together, and how it comes apart. */
export const ARMY_GLOSSARY = {
  base: rulebook(BASES, "One stand of figures, one [base width] wide. Two [wounds] kill one."),
  "base-width": rulebook(
    BASES,
    "The width of a [base], BW for short: 40 mm for figures of 15 mm, 60 mm for larger ones. All distances in the game are measured in it.",
  ),
  file: rulebook(
    "Combat: Combat results",
    "A column of [bases] one [base width] wide. Troops fight and shoot by files, and each file rolls its own die.",
  ),
  rank: rulebook(
    "Shooting: Overhead firing",
    "A row of [bases] side by side. How many ranks stand behind one another matters to [pikes](pike) and to shooting.",
  ),
  "unit-group": rulebook(
    GROUPS,
    "UG for short: several real units that move and fight as one body, either tactical ([TuG]) or [skirmish] ([SuG]). The [army list] says its sizes.",
  ),
  tug: rulebook(GROUPS, "TuG for short: the troops that do the real fighting. It [breaks] when more than half of its [bases] are gone."),
  sug: rulebook(
    GROUPS,
    "SuG for short: [skirmishers], who harass and wear down. It [breaks] when more than a third of its [bases] are gone, and its loss does not count towards breaking the army.",
  ),
  "double-group": rulebook(
    "Glossary: Keil, Late Keil, Tercio",
    "A [keil], a [later keil] or a [tercio] counts as two [TuGs], both in the size of the army and in its losses.",
  ),
  "break-point": rulebook(
    "Routs and Pursuits: Break points",
    "The losses at which a [unit group] runs: more than half its [bases] for a [TuG], more than a third for a [SuG]. A broken [unit group] makes one [rout] move and is removed.",
  ),
  "army-breaks": rulebook(
    "Universal Rules 1",
    "An army breaks at once when half its [TuGs] are lost. [Double groups] count twice, a [sacked] [camp] counts as one lost, and [TuGs] on a [flank march] do not count yet.",
  ),

  "army-list": rulebook(
    GROUPS,
    "The troops of one people in certain years: which [commanders], which troops, and how many of each. An army is built from it.",
  ),
  line: sibling(LIST_FORM, "One troop type in an [army list], with its [minimum] and maximum of [bases] and its sizes of [unit group]."),
  minimum: sibling(
    LIST_FORM,
    "The fewest [bases] of a [line] that an army must have. A [line] with a minimum is compulsory, and an [ally] must take half of the minimum.",
  ),
  option: sibling(
    LIST_FORM,
    "Something that a [line] offers, such as a [characteristic]. A [unit group] takes an option for all its [bases] or for none.",
  ),
  downgrade: sibling(
    LIST_FORM,
    "A [unit group] may be taken one step lower in [quality], in [firepower] or in both, all of its [bases] alike.",
  ),
  year: house(
    "The rulebook plays open or themed periods; that an army may name its year is our addition.",
    "The year in which an army fights, if you choose one. The army then cannot use [lines] and [allies] of other years.",
  ),
  points: house(
    "The rulebook gives no points: they stand in the publisher’s army builder.",
    "The price of [bases], [commanders] and [camp]. An army may not cost more than its [points limit].",
  ),
  "points-limit": house(
    "The rulebook sends you to the publisher’s web site for the size of armies.",
    "The most [points] an army may cost: 10,000 for a full game, 6000 or 7000 on a small table.",
  ),

  going: rulebook(
    "Movement: Movement Distances",
    "How the ground lets troops move: good, rough or difficult. One [base] partly in worse going slows the whole [unit group].",
  ),
  affected: rulebook(
    "Combat: Effects of terrain in combat",
    "Hampered by the [going], A for short. The enemy has a [claim] for it, and some weapons lose their [claims].",
  ),
  "badly-affected": rulebook(
    "Combat: Effects of terrain in combat",
    "Badly hampered by the [going], BA for short. The enemy has more [claims] for it, and some weapons lose their [claims].",
  ),
  "directly-ahead": rulebook(
    "Shooting: Target priorities and shooting arc",
    "Straight in front, within your own frontage. “Ahead” by itself means anywhere beyond the line of the front.",
  ),
  charge: rulebook(
    "Charges and responses: Declaring charges",
    "To move into contact and fight. Forced charges happen unless a [card] holds them, free ones cost nothing, and the others are [prompted] with a [green card].",
  ),
  "run-away": rulebook(
    "Charges and responses: Run away and skirmish",
    "A [response] to a [charge]: shoot, then move away, and end facing away from the enemy. A die makes the move longer or shorter.",
  ),
  claim: rulebook(COMBAT, "A plus in a fight. Each side adds up its own claims, and the difference decides who rolls which [death dice]."),
  "death-dice": rulebook(
    "Combat: Combat results",
    "The game’s own dice, in the five colours of the [cards]. A skull kills a [base], a sword & arrow is a [wound], an S has a special effect.",
  ),
  wound: rulebook(
    "Combat: Combat results",
    "Half a [base]: a [unit group]’s second wound kills a [base]. A [commander] within four [base widths] can recover a wound for a [yellow card], or for a [red card] in [combat].",
  ),
  slowing: rulebook(
    "Shooting: Slowing effect of fire",
    "Shooting takes up to three [base widths] off the target’s next move: more for more hits, and for a narrower front.",
  ),
  "supporting-file": rulebook(
    "Combat: Supporting files in combat",
    "A [file] beside one that is fighting lends it a die in [melee], most often one step worse.",
  ),
  "kill-a-base": rulebook(
    "Kill a Base (KaB) test",
    "KaB for short. When friends [break] or a [commander] falls nearby, the enemy rolls a [death die] against you, in a colour set by your [quality], and you may lose a [base].",
  ),
} as const satisfies { readonly [Id in GlossaryTermId]?: GlossaryEntry };

const TERRAIN = "Terrain Set-Up";
const TABLE_IS_MISSING = "The rulebook’s table of terrain is on a card that we do not have.";
const SIBLING_CARDS = "The terrain cards of Mortem et Gloriam have it so.";

/** The days before the battle, the ground, and who stands where on it. */
export const GROUND_GLOSSARY = {
  invasion: rulebook(
    "Invading and Defending",
    "The roll that opens a battle: each player rolls the die of their [army commander], and the winner chooses to [invade] or to [defend].",
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
    "A side of the table closed by water or terrain, so that [foot] may [deploy] in its [flank sector](flank-sector) too. No [flank march] goes round water.",
  ),
  deployment: rulebook(
    "Remaining Deployment",
    "Setting up the armies. The [out-scouted] side places a share of its army first; then the players take turns to place four [unit groups] each, at least six [base widths] from the middle.",
  ),
  "secret-orders": rulebook("Out-scouting 4", "Your [flank marches] and [ambushes], written down before the rest is [deployed]."),
  bluff: rulebook("Flank marching and ambushes", "A [card] placed as if for an [ambush] or a [flank march], with no troops behind it."),
  stragglers: rulebook(
    "Flank marching 3.6",
    "[Unit groups] of a [flank march] that are not brought on in the movement phase in which it arrives; by our reading also those without room to [deploy]. They are lost: they are neither broken nor counted in the army’s size.",
  ),

  impassable: house(TABLE_IS_MISSING, "Ground that no troops can enter, such as a [lake]."),
  "in-cover": rulebook(
    "Shooting: Determining which dice to roll",
    "Behind trees, walls or the like: shooting at troops in cover uses a worse die.",
  ),
  uphill: rulebook("Combat: Claims and which dice to roll", "Standing wholly on a slope and higher than the enemy’s [file]: a [claim]."),
  "open-area": sibling(SIBLING_CARDS, "[Good going] without any effect in the battle. No other terrain can be placed on it."),
  "gentle-hill": sibling(SIBLING_CARDS, "[Good going] with a crest that blocks sight; troops higher up may [claim] [uphill]."),
  "steep-hill": house(TABLE_IS_MISSING, "[Difficult going] with a crest that blocks sight; troops higher up may [claim] [uphill]."),
  "rocky-ground": sibling(SIBLING_CARDS, "[Rough going] ([good](going) for [elephants]) that hides nobody."),
  brush: sibling(
    SIBLING_CARDS,
    "[Rough going] ([good](going) for [elephants] and [camels]). [Skirmishing](skirmishers) [foot] inside it is seen only from within three [base widths].",
  ),
  "ploughed-field": sibling(SIBLING_CARDS, "[Rough going] ([good](going) for [elephants]) in farmed country."),
  "tall-crops": sibling(
    SIBLING_CARDS,
    "[Rough going] ([good](going) for [elephants]). [Foot] inside it is seen only from within three [base widths].",
  ),
  "enclosed-field": sibling(
    SIBLING_CARDS,
    "[Rough going] inside a hedge or wall that gives cover, and is a [barricade] for troops who defend it. [Foot] inside the field is seen only from within three [base widths].",
  ),
  orchard: sibling(
    SIBLING_CARDS,
    "Rows of trees: [difficult going] ([rough](going) for [elephants]) with cover. Nobody sees into or through an orchard.",
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
  "soft-sand": house(TABLE_IS_MISSING, "[Rough going] ([good](going) for [camels]) of [plains] and [seashore]."),
  dunes: house(TABLE_IS_MISSING, "[Difficult going] ([rough](going) for [camels]) with a crest that blocks sight."),
  lake: sibling(SIBLING_CARDS, "Water that no troops can cross; only ever an [optional piece], and never in the middle of the table."),
} as const satisfies { readonly [Id in GlossaryTermId]?: GlossaryEntry };
