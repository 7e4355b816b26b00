import { type GlossaryEntry, house, rulebook, sibling } from "./glossary-entry";
import type { GlossaryTermId } from "./glossary-terms";

const BASES = "Figures, Bases, Units and Armies: From figures to bases";
const GROUPS = "Figures, Bases, Units and Armies: From bases to unit groups";
const COMBAT = "Combat: Claims and which dice to roll";
const LIST_FORM = "The rulebook refers to its lists, which are not at hand; so the lists of Mortem et Gloriam have it.";

/** How an army is put together, and how it comes apart. */
export const ARMY_GLOSSARY = {
  base: rulebook(BASES, "One stand of figures, one base width wide: what stands in the ranks, and what is lost. Two wounds kill one."),
  "base-width": rulebook(
    BASES,
    "The width of a base, BW for short: 40 mm for figures of 15 mm, 60 mm for larger ones. Every distance in the game is told in it.",
  ),
  file: rulebook(
    "Combat: Combat results",
    "A column of bases one base width wide. Fighting and shooting go by files, each rolling a die of its own.",
  ),
  rank: rulebook(
    "Shooting: Overhead firing",
    "A row of bases side by side. How many ranks stand behind one another matters to pikes and to shooting.",
  ),
  "unit-group": rulebook(
    GROUPS,
    "UG for short: several real units that move and fight as one body, either tactical (TuG) or skirmish (SuG). A list says in what sizes it comes.",
  ),
  tug: rulebook(GROUPS, "TuG for short: the troops that do the real fighting. It breaks when more than half of its bases are gone."),
  sug: rulebook(
    GROUPS,
    "SuG for short: skirmishers, who harass and wear down. It breaks when more than a third of its bases are gone, and its loss does not count towards breaking the army.",
  ),
  "double-group": rulebook(
    "Glossary: Keil, Late Keil, Tercio",
    "Keils and tercios count as two TuGs, in the size of the army and in its losses.",
  ),
  "break-point": rulebook(
    "Routs and Pursuits: Break points",
    "The losses at which a unit group runs: more than half its bases for a TuG, more than a third for a SuG. A broken one is off the table after one rout move.",
  ),
  "army-breaks": rulebook(
    "Universal Rules 1",
    "An army is beaten on the spot when half its TuGs are lost. Double groups count twice, a sacked camp counts as one lost, and those on a flank march do not count yet.",
  ),

  "army-list": rulebook(
    GROUPS,
    "What one people could put in the field in certain years: who may command, which troops, how few and how many. An army is built from it.",
  ),
  line: sibling(
    LIST_FORM,
    "One kind of troops in an army list: how few and how many bases of it the whole army may have, and in what sizes of unit group.",
  ),
  minimum: sibling(
    LIST_FORM,
    "The fewest bases of a line that an army must have. Where it is more than none the line is compulsory, and an ally owes half of it.",
  ),
  option: sibling(
    LIST_FORM,
    "Something a line offers without demanding it, such as a characteristic. A unit group takes it for all of its bases or not at all.",
  ),
  downgrade: sibling(LIST_FORM, "A unit group may be taken one grade lower in quality, in firepower or in both, all of its bases alike."),
  year: house(
    "The rulebook plays open or themed periods; that an army may name its year is our addition.",
    "The year an army fights in, if it names one: lines and allies of other years are then closed to it.",
  ),
  points: house(
    "The rulebook gives no points: they stand in the publisher's army builder.",
    "The price of bases, commanders and camp. Together they may not come to more than the points limit.",
  ),
  "points-limit": house(
    "The rulebook sends you to the publisher's web site for the size of armies.",
    "The most points an army may come to: 10 000 for a full game, 6000 or 7000 on a small table.",
  ),

  going: rulebook(
    "Movement: Movement Distances",
    "The ground, as it lets one move: good, rough or difficult. One base partly in worse going slows the whole unit group.",
  ),
  affected: rulebook(
    "Combat: Effects of terrain in combat",
    "Hampered by the going, A for short: the enemy may claim it, and some weapons lose the claims they give.",
  ),
  "badly-affected": rulebook(
    "Combat: Effects of terrain in combat",
    "Hampered the most by the going, BA for short: the enemy may claim more for it, and some weapons lose the claims they give.",
  ),
  "directly-ahead": rulebook(
    "Shooting: Target priorities and shooting arc",
    "Within one's own frontage carried straight on; merely ahead is whatever lies beyond the line of the front.",
  ),
  charge: rulebook(
    "Charges and responses: Declaring charges",
    "To move into contact and fight. Forced charges happen unless a card holds them, free ones cost nothing, and the others are prompted with a green card.",
  ),
  "run-away": rulebook(
    "Charges and responses: Run away and skirmish",
    "When charged, a hasty shot and then off as far as a die allows, back to the enemy.",
  ),
  claim: rulebook(COMBAT, "A plus in a fight. Each side adds up its own, and the difference decides who rolls which death dice."),
  "death-dice": rulebook(
    "Combat: Combat results",
    "The game's own dice, in the five colours of the cards. A skull kills a base, sword and arrow is a wound, an S has a special effect.",
  ),
  wound: rulebook(
    "Combat: Combat results",
    "Half a base: a unit group's second wound kills one. A commander near by can heal one for a yellow card, or a red card in the thick of combat.",
  ),
  slowing: rulebook(
    "Shooting: Slowing effect of fire",
    "Fire takes up to three base widths off the target's next move: the more hits, and the narrower its front, the more.",
  ),
  "supporting-file": rulebook(
    "Combat: Supporting files in combat",
    "A file beside one that is fighting lends it a die in melee, most often one step worse.",
  ),
  "kill-a-base": rulebook(
    "Kill a Base (KaB) test",
    "KaB for short: the test of nerve. When friends break or a commander falls near by, the enemy rolls a death die at you, by your quality, and it may cost a base.",
  ),
} as const satisfies { readonly [Id in GlossaryTermId]?: GlossaryEntry };
