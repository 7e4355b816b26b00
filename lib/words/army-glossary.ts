import { type GlossaryEntry, house, rulebook, sibling } from "./glossary-entry";
import type { GlossaryTermId } from "./glossary-terms";

const BASES = "Figures, Bases, Units and Armies: From figures to bases";
const GROUPS = "Figures, Bases, Units and Armies: From bases to unit groups";
const COMBAT = "Combat: Claims and which dice to roll";
const LIST_FORM = "The rulebook refers to lists that we do not have. Those of Mortem et Gloriam have it.";

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
    "[Keils], [later keils] and [tercios] count as two [TuGs], in the size of the army and in its losses.",
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
    "The fewest [bases] of a [line] that an army must have. A [line] with a minimum is compulsory, and an [ally] must take half of it.",
  ),
  option: sibling(
    LIST_FORM,
    "Something that a [line] offers, such as a [characteristic]. A [unit group] takes it for all its [bases] or for none.",
  ),
  downgrade: sibling(
    LIST_FORM,
    "A [unit group] may be taken one [grade] lower in [quality], in [firepower] or in both, all of its [bases] alike.",
  ),
  year: house(
    "The rulebook plays open or themed periods; that an army may name its year is our addition.",
    "The year an army fights in, if it names one: it cannot use [lines] and [allies] of other years.",
  ),
  points: house(
    "The rulebook gives no points: they stand in the publisher’s army builder.",
    "The price of [bases], [commanders] and [camp]. Their sum may not exceed the [points limit].",
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
    "Straight in front, within your own frontage. Ahead alone means anywhere beyond the line of the front.",
  ),
  charge: rulebook(
    "Charges and responses: Declaring charges",
    "To move into contact and fight. Forced charges happen unless a [card] holds them, free ones cost nothing, and the others are [prompted] with a [green card].",
  ),
  "run-away": rulebook(
    "Charges and responses: Run away and skirmish",
    "A [response] to a [charge]: shoot, then move away by a die and end facing away from the enemy.",
  ),
  claim: rulebook(COMBAT, "A plus in a fight. Each side adds up its own, and the difference decides who rolls which [death dice]."),
  "death-dice": rulebook(
    "Combat: Combat results",
    "The game’s own dice, in the five colours of the [cards]. A skull kills a [base], a sword & arrow is a [wound], an S has a special effect.",
  ),
  wound: rulebook(
    "Combat: Combat results",
    "Half a [base]: a [unit group]’s second wound kills one. A [commander] within four [base widths] can recover one for a [yellow card], or for a [red card] in [combat].",
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
    "KaB for short. When friends [break] or a [commander] falls nearby, the enemy rolls a [death die] against you by your [quality], and you may lose a [base].",
  ),
} as const satisfies { readonly [Id in GlossaryTermId]?: GlossaryEntry };
