import { type GlossaryEntry, house, rulebook } from "./glossary-entry";
import type { GlossaryTermId } from "./glossary-terms";

const TURNS = "Turns, Phases and Sub-Phases";
const PURSUITS = "Routs and Pursuits: Pursuit moves";

/** A turn on the table: cards, moves, charges, fights, fire and flight. */
export const TURN_GLOSSARY = {
  "active-player": rulebook(
    `${TURNS} 3`,
    "Whoever holds the pack this turn and so acts first in each of its steps. In the first turn that is the invader; afterwards the pack changes hands.",
  ),
  "sub-phase": rulebook(
    `${TURNS} 1`,
    "One numbered step of a turn. In most of them the players act by turns until both have passed one after the other.",
  ),
  "free-action": rulebook(`${TURNS} 4`, "Something that troops do without a command card, because the rules allow it or demand it."),
  upgrade: rulebook(
    "Movement: Commanders Upgrade",
    "Once a phase a commander may treat one of his cards as a colour better. For a move he goes with the unit group; to heal a wound or win back slowing he stands with it.",
  ),
  gift: rulebook(
    "Card Phase: SP1.3",
    "An army commander handing his own cards to sub-commanders after the deal: a professional who floats any number, an instinctive one card to each.",
  ),
  float: rulebook(
    "Command and Commanders: Commanders",
    "What a professional army commander does who leads no unit groups of his own: he is free to give his cards to those who do.",
  ),
  "out-of-command": rulebook(
    "Movement: Out of Command",
    "Too far from its commander, or its commander dead or fighting: every prompted action then costs one coloured card more.",
  ),
  "double-move": rulebook(
    "Movement: Group Moves 4.13, 4.14",
    "Two moves for one action, each of white or green cost, well away from enemy TuGs. Tribal troops never make one.",
  ),
  wheel: rulebook("Movement: Movement Mechanism", "To swing about a front corner. Each move says how many wheels it may hold."),
  contract: rulebook("Formations: Legal formations when out of combat", "To stand in fewer files and more ranks than before."),
  "dropped-pikes": rulebook(
    "Universal Rules 4",
    "Pike and shot, or early pike and shot, that leave their pikes behind for good: formed, loose, unprotected foot with muskets. Free before the first turn, M1 later.",
  ),
  "pass-through": rulebook(
    "Movement: Passing through Friends",
    "To move through friends. Skirmishing foot and guns suffer nothing from it; otherwise one side or both are tested.",
  ),
  "push-back": rulebook(
    "Movement: Pushing Back Enemy SuGs",
    "A TuG that walks into enemy skirmishers in its first move: they run away, or are set aside, and it goes on.",
  ),
  "close-proximity": rulebook(
    "Movement: Close Proximity Zone",
    "The base width ahead of each file, but a camp's; a SuG's binds SuGs alone. In it no enemy may, on a card, cross the line of that file's front or go farther beyond it; charges and outcome moves may.",
  ),
  "outcome-move": rulebook(
    "Movement: Passing through Friends",
    "A move that follows from events and takes no card: a response to a charge, being pushed back, a rout, a pursuit.",
  ),

  "counter-charge": rulebook(
    "Charges and responses: Counter charges and intercepts",
    "A unit group that is charged goes forward to meet its chargers at once, one base width less far than it could; they then run into it.",
  ),
  intercept: rulebook(
    "Charges and responses: Counter charges and intercepts",
    "Another unit group cuts across the path of a charge, straight ahead and at once, to meet the chargers itself.",
  ),
  response: rulebook(
    "Charges and responses: Run away and skirmish",
    "What those who are charged do about it: stand, skirmish or run away, with shots at the chargers if they have any.",
  ),
  "path-of-charge": rulebook("Charges and responses: Run away and skirmish 4.2", "All the ground that chargers could cover at full reach."),
  "press-forward": rulebook(
    "Charges and responses: Moving chargers",
    "After contact, files that touch nobody go on by up to one base width to find somebody to fight.",
  ),

  combat: rulebook(
    "Combat: Choosing the order of combats",
    "All unit groups in contact with one another, fought through as one before the next begins: in the charge phase on impact, later as melee.",
  ),
  align: rulebook(
    "Combat: Aligning for combat",
    "The small pivot or sidestep that brings front edges in contact square to each other before anybody rolls.",
  ),
  rout: rulebook(
    "Routs and Pursuits: Rout moves",
    "The one move of a broken unit group, straight away from its enemy by a die; then it is taken off.",
  ),
  pursuit: rulebook(
    PURSUITS,
    "The victors follow a rout as far as it runs. Foot may decline; the first pursuit of horse cannot be stopped.",
  ),
  "break-off": rulebook(
    "Fighting Phase SP5.4",
    "Leaving a melee by a card: horse from slower foot at will, anybody else with a kill-a-base test.",
  ),

  "effective-range": rulebook(
    "Shooting: Range and depth of shooters",
    "As far as a weapon shoots with its full die. Shots at chargers always count as this near.",
  ),
  "long-range": rulebook(
    "Shooting: Range and depth of shooters",
    "Beyond effective range and within the weapon's reach, where it does less: by our reading the die is one step worse.",
  ),
  "overhead-fire": rulebook(
    "Shooting: Overhead firing",
    "Shooting over one's own rank in front, or, for guns, over friends who stand well short of the target.",
  ),

  "victory-points": rulebook(
    "Tournament Guidelines: Scoring system and victory points",
    "What a battle is worth in a tournament: fifteen for a triumph, else two for each TuG and one for each SuG broken, up to ten, and two more in a draw with both armies unbroken.",
  ),
  triumph: rulebook(
    "Tournament Guidelines: Scoring system and victory points",
    "The enemy's army broken and your own not: fifteen points, whatever it cost.",
  ),

  "house-value": house(
    "The rulebook refers to printed cards and tables that are not at hand.",
    "A figure that Condotta has set itself, with its reason, because the rulebook leaves it to a card that nobody here holds. It is never official.",
  ),
  "sibling-value": house(
    "Mortem et Gloriam is the game that this one is built on.",
    "A figure taken from Mortem et Gloriam, where the rulebook of this game is silent and its parent is not.",
  ),
} as const satisfies { readonly [Id in GlossaryTermId]?: GlossaryEntry };
