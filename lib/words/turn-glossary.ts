import { type GlossaryEntry, house, rulebook } from "./glossary-entry";
import type { GlossaryTermId } from "./glossary-terms";

const TURNS = "Turns, Phases and Sub-Phases";
const PURSUITS = "Routs and Pursuits: Pursuit moves";

/** A turn on the table: cards, moves, charges, fights, fire and flight. */
export const TURN_GLOSSARY = {
  "active-player": rulebook(
    `${TURNS} 3`,
    "The player who holds the pack this turn and acts first in each [sub-phase]. In the first turn that is the [invader]; then the pack changes hands each turn.",
  ),
  "sub-phase": rulebook(
    `${TURNS} 1`,
    "One numbered step of a phase, such as SP4.3 of the Movement Phase. In most of them the players take turns until both [pass] in a row.",
  ),
  "free-action": rulebook(`${TURNS} 4`, "An action that the rules allow or demand without a [command card]."),
  upgrade: rulebook(
    "Movement: Commanders Upgrade",
    "Once a phase a [commander] may treat one [card] as a colour better. For a move the commander goes with the [unit group]; to recover a [wound], or distance lost to [slowing], the commander must be with it.",
  ),
  gift: rulebook(
    "Card Phase: SP1.3",
    "After the deal an [army commander] gives [cards] to [sub-commanders] of the same [class], never to [allies]: a [professional] who [floats] may give any number, an [instinctive] commander one to each.",
  ),
  float: rulebook(
    "Command and Commanders: Commanders",
    "A [professional] [army commander] floats while leading no [unit groups]. A floating commander may give [cards] to [sub-commanders].",
  ),
  "out-of-command": rulebook(
    "Movement: Out of Command",
    "A [unit group] too far from its [commander], or whose [commander] is dead or fights elsewhere: each [prompted action] costs one [coloured card] more.",
  ),
  "double-move": rulebook(
    "Movement: Group Moves 4.13, 4.14",
    "Two moves as one action: each must be one that costs white or green, at least four [base widths] from enemy [TuGs]. [Tribal] troops never make one.",
  ),
  wheel: rulebook("Movement: Movement Mechanism", "To turn about a front corner. Each move says how many wheels it may include."),
  contract: rulebook("Formations: Legal formations when out of combat", "To change to fewer [files] and more [ranks]."),
  "dropped-pikes": rulebook(
    "Universal Rules 4",
    "[Pike and shot], or [early pike and shot], that leave their [pikes](pike) behind for good and become [formed], [loose], [unprotected] [foot] with [muskets]. Free before the first turn; later it costs a [card] (action M1).",
  ),
  "pass-through": rulebook(
    "Movement: Passing through Friends",
    "To move through friends. With [skirmishing](skirmishers) [foot] or guns there is no [kill-a-base test]; otherwise one or both [unit groups] take one.",
  ),
  "push-back": rulebook(
    "Movement: Pushing Back Enemy SuGs",
    "A [TuG] meets enemy [skirmishers] in its first move: they [run away] or are moved back, and it goes on.",
  ),
  "close-proximity": rulebook(
    "Movement: Close Proximity Zone",
    "The [base width] ahead of each [file]: in it a [prompted] enemy move may not cross the line of that [file]’s front, nor go farther past it ([charges] and [outcome moves] may). A [SuG]’s zone stops only [SuGs], and a [camp] has none.",
  ),
  "outcome-move": rulebook(
    "Movement: Passing through Friends",
    "A move that follows from events and takes no [card]: a [response] to a [charge], being [pushed back], a [rout], a [pursuit].",
  ),

  "counter-charge": rulebook(
    "Charges and responses: Counter charges and intercepts",
    "A [unit group] that is [charged] moves towards its [chargers] at once, one [base width] less than a full move.",
  ),
  intercept: rulebook(
    "Charges and responses: Counter charges and intercepts",
    "Another [unit group] moves straight ahead at once into the path of a [charge], to meet the [chargers] itself.",
  ),
  response: rulebook(
    "Charges and responses: Run away and skirmish",
    "What a [charged] [unit group] does: stand, [skirmish] or [run away], and shoot at the [chargers] if it can.",
  ),
  "path-of-charge": rulebook(
    "Charges and responses: Run away and skirmish 4.2",
    "All the ground that [chargers] could cover at full reach.",
  ),
  "press-forward": rulebook(
    "Charges and responses: Moving chargers",
    "After contact, [files] that touch no enemy move on by up to one [base width] to reach one.",
  ),

  combat: rulebook(
    "Combat: Choosing the order of combats",
    "All [unit groups] in contact with one another; each combat is finished before the next begins. In the [Charge] Phase it is [charge] combat, later it is [melee].",
  ),
  align: rulebook(
    "Combat: Aligning for combat",
    "A small pivot or shift that squares up front edges in contact before the dice are rolled.",
  ),
  rout: rulebook(
    "Routs and Pursuits: Rout moves",
    "The one move of a broken [unit group], in a straight line away from its enemy; a die makes it longer or shorter. Then the [unit group] is removed.",
  ),
  pursuit: rulebook(
    PURSUITS,
    "The victors follow a [rout] as far as it runs. [Foot] may decline, unless [impetuous]; the first pursuit of [mounted] cannot be stopped.",
  ),
  "break-off": rulebook(
    "Fighting Phase SP5.4",
    "To leave a [melee] with a [card]. [Mounted] that leave slower [foot] take no test; all others take a [kill-a-base test].",
  ),

  "effective-range": rulebook(
    "Shooting: Range and depth of shooters",
    "The range at which a weapon shoots with its full die. Shooting at [chargers] always counts as this range.",
  ),
  "long-range": rulebook(
    "Shooting: Range and depth of shooters",
    "Beyond [effective range] but within the weapon’s reach. By our reading the die is one step worse.",
  ),
  "overhead-fire": rulebook(
    "Shooting: Overhead firing",
    "Shooting over your own [rank] in front or, for guns, over friends well short of the target.",
  ),

  "victory-points": rulebook(
    "Tournament Guidelines: Scoring system and victory points",
    "What a battle is worth in a tournament: fifteen for a [triumph]. Otherwise two for each enemy [TuG] lost and one for each [SuG], ten at most, and two more if neither army has [broken](army-breaks).",
  ),
  triumph: rulebook(
    "Tournament Guidelines: Scoring system and victory points",
    "You [break](army-breaks) the enemy’s army and yours does not [break](army-breaks): fifteen [points](victory-points), whatever your losses.",
  ),

  "house-value": house(
    "The rulebook refers to printed cards and tables that we do not have.",
    "A figure that Condotta sets itself, with a reason, because the rulebook leaves it to a printed card that we do not have. It is never official.",
  ),
  "sibling-value": house(
    "Mortem et Gloriam is the game that this one is built on.",
    "A figure from Mortem et Gloriam, the parent game, where the rulebook of this game has none.",
  ),
} as const satisfies { readonly [Id in GlossaryTermId]?: GlossaryEntry };
