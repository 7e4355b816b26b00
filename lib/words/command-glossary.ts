import { type GlossaryEntry, house, rulebook } from "./glossary-entry";
import type { GlossaryTermId } from "./glossary-terms";

const COMMANDERS = "Command and Commanders: Commanders";
const CAMPS = "Camps: Types of camps and their depiction 3";
const TERRITORIES = "Choosing a Territory";
const CARDS_ARE_OURS = "The rulebook names what counts, but not the numbers: those stand in the publisher’s army builder.";

/** Who leads, the cards he leads with, where the army camps and where it fights. */
export const COMMAND_GLOSSARY = {
  commander: rulebook(
    COMMANDERS,
    "An army has two to four: one [army commander] and the [sub-commanders]. Each holds the [command cards] that move their own troops.",
  ),
  "army-commander": rulebook(
    COMMANDERS,
    "The [commander] of the whole army, and the only one who may be [legendary]. The better yours is, the more often you choose whether to [invade] or [defend].",
  ),
  "sub-commander": rulebook(
    COMMANDERS,
    "Leads a wing, the centre or the reserve under the [army commander]. An army has one to three, including [allies].",
  ),
  ally: rulebook(
    "Allies",
    "A [sub-commander] with a [contingent]: an ally moves only that contingent, and nobody else moves it. Nobody may [give](gift) an ally [cards], and an ally may prove [unreliable].",
  ),
  "internal-ally": rulebook(
    "Allies",
    "An [ally] whose [contingent] comes from the army’s own list. Its troops count towards the army’s maximums.",
  ),
  "external-ally": house(
    "The rulebook says only ally; the word sets it apart from an internal one.",
    "An [ally] whose [contingent] comes from another [army list], within the [minimums] and maximums of that list.",
  ),
  contingent: rulebook(
    "Allies",
    "The two to four [unit groups] that an [ally] leads, enough of them to reach half of each [minimum] in the list they come from.",
  ),
  unreliable: rulebook(
    "Allies 3",
    "An [ally] whose first [cards] are all black and white. The troops only shoot and fight back until the ally draws a [red card]; once they have been shot at or in [combat], a yellow one is enough.",
  ),
  command: rulebook(
    "Command and Commanders: Commands",
    "The [unit groups] that one [commander] leads. You need not assign them before the end of [deployment].",
  ),
  "command-range": rulebook(
    COMMANDERS,
    "How far a [commander]’s orders reach: 12 [base widths] if [professional], 10 if [instinctive], 8 if [tribal](tribal-commander). Beyond it a move costs one [coloured card] more.",
  ),
  grade: rulebook(
    COMMANDERS,
    "How good a [commander] is: [mediocre], [competent], [talented] or [legendary]. It sets how many [command cards] the commander holds each turn.",
  ),
  mediocre: rulebook(COMMANDERS, "The least of the four [grades]: two [command cards] a turn, and [group moves] of two [unit groups]."),
  competent: rulebook(
    COMMANDERS,
    "The second of the four [grades]: three [command cards] a turn, and [group moves] of three [unit groups].",
  ),
  talented: rulebook(
    COMMANDERS,
    "The third of the four [grades]: four [command cards] a turn, and [group moves] of four [unit groups]. An army has at most two [commanders] this good or better.",
  ),
  legendary: rulebook(
    COMMANDERS,
    "The best of the four [grades], for the [army commander] alone: five [command cards] a turn, and [group moves] of five [unit groups].",
  ),
  class: rulebook(
    COMMANDERS,
    "How a [commander] learnt the trade: [professional], [instinctive] or [tribal](tribal-commander). It decides how far orders reach and who may be given [cards].",
  ),
  professional: rulebook(
    COMMANDERS,
    "Trained for a lifetime of war, with a range of 12 [base widths]. A professional [army commander] may [float], leading no troops, and give any number of [cards] to professional [sub-commanders].",
  ),
  instinctive: rulebook(
    COMMANDERS,
    "Some training and a looser staff, with a range of 10 [base widths]. An instinctive [army commander] may give one [card] to each instinctive [sub-commander] in that range.",
  ),
  "tribal-commander": rulebook(
    COMMANDERS,
    "Leads in the way of the tribe, with a range of 8 [base widths]. Tribal commanders give no [cards] away and move only their own [command].",
  ),

  camp: rulebook(
    "Camps",
    "The army’s baggage, three [base widths] by two, set up before anything else. It is [sacked] when it has lost two [bases].",
  ),
  "standard-camp": rulebook(CAMPS, "Carts and tents, with nothing built around them."),
  "fortified-camp": rulebook(
    CAMPS,
    "Ringed with [barricades]: only [foot] and [elephants] may attack it, and it fights with two [claims] more on every side.",
  ),
  "mobile-camp": rulebook(CAMPS, "Pack animals and herds: any [commander] within range can move it with a [red card]."),
  "flexible-camp": rulebook(CAMPS, "A [fortified camp] when you [defend], a [mobile](mobile-camp) one when you [invade]."),
  "no-camp": rulebook(CAMPS, "When you [invade] there is nothing to be [sacked]; when you [defend] you still have a [mobile camp]."),
  "camp-quality": rulebook(
    "Camps: Camp quality",
    "How well the [camp] fights: [poor] with only its carters, [average] or [superior] with troops to defend it.",
  ),
  sacked: rulebook(
    "Camps: Losing your camp",
    "A [camp] that has lost two [bases]. It counts as one more [TuG] lost, and the enemy rolls a [kill-a-base test] against every [unit group] of the army.",
  ),

  territory: rulebook(
    TERRITORIES,
    "The kind of country a battle is fought in. The [defender] picks one that their [army list] names, and the [five days] never leave it.",
  ),
  cultivated: rulebook(TERRITORIES, "Farmed and settled country: one of the five [territories] in which a [defender] may choose to fight."),
  mountains: rulebook(TERRITORIES, "High and broken country: one of the five [territories] in which a [defender] may choose to fight."),
  forest: rulebook(TERRITORIES, "Woodland, or jungle: one of the five [territories] in which a [defender] may choose to fight."),
  plains: rulebook(
    TERRITORIES,
    "Wide open country, steppe or desert: one of the five [territories] in which a [defender] may choose to fight.",
  ),
  seashore: rulebook(TERRITORIES, "The country along the sea: one of the five [territories] in which a [defender] may choose to fight."),

  "command-card": rulebook(
    "Command and Commanders: Command Cards or Counters",
    "Played to [prompt] a move, a [charge] or another action. A [commander] holds two to five of them a turn, as the [grade] allows.",
  ),
  "card-colour": rulebook(
    "Turns, Phases and Sub-Phases 5, 6",
    "From worst to best: black, white, green, yellow, red; a better one can always be played as a worse one. Green, yellow and red are the coloured cards.",
  ),
  "prompted-action": rulebook(
    "Turns, Phases and Sub-Phases 4",
    "Whatever a [unit group] or a [commander] does because a [command card] was played for it.",
  ),
  "block-move": rulebook(
    "Movement: Group Moves",
    "Two to five [unit groups] of one [command] move together: as many as the [commander]’s [grade] allows, each within three [base widths] of another. It costs the dearest [card] that any of them needs, and one [coloured card] more.",
  ),
  pass: rulebook(
    "The five days before the Battle 1.3",
    "To play nothing. On one of the [five days] it counts as a [black card]; in battle, passing twice ends your part in that step of the turn.",
  ),
  "five-days": rulebook(
    "The five days before the Battle",
    "The days before the battle. Each day both players reveal a [map card], and the better [card](map-card) moves the place of the battle on the map.",
  ),
  "map-card": house(
    CARDS_ARE_OURS,
    "You play one on each of the [five days] to bring the battle to ground you like. Better [commanders] and more scouting bring more of them.",
  ),
  "scouting-card": house(
    CARDS_ARE_OURS,
    "Compared before [deployment] to see who out-scouts the other. Good [scouts] bring many of them, good [commanders] a few.",
  ),
  "scouting-points": house(
    CARDS_ARE_OURS,
    "How well the army scouts: a [base] of [skirmishing](skirmishers) [foot] or of horse counts one; a [base] of [dragoons], [flexible mounted] or [caracole] counts two. Every ten [points](scouting-points) bring a [scouting card].",
  ),
  "out-scouting": rulebook(
    "Out-scouting",
    "Both players compare their best five [cards](scouting-card) before [deployment]. The loser [deploys] the [camp] and a share of the [unit groups] first.",
  ),
  invader: rulebook("Invading and Defending", "The player who invades the other’s country, and the [active player] in the first turn."),
  defender: rulebook(
    "Invading and Defending",
    "The player who is invaded. The defender chooses the [territory], and usually where the [five days] begin.",
  ),
  "flank-march": rulebook(
    "Flank marching",
    "A [sub-commander] and up to four [unit groups] sent round one side of the table. A marching force arrives in any movement phase once it holds its [red cards]: [skirmishers] one, [mounted] two, others three.",
  ),
  "flank-sector": rulebook(
    "Glossary: Flank Sector",
    "The ten [base widths] at either end of the table, where only [skirmishers], [mounted], [elephants] and [commanded shot] may [deploy] unless that [flank](secure-flank) is secure.",
  ),
  ambush: rulebook(
    "Ambushes",
    "A [unit group] hidden in your own half under one of three [cards], any of which may be a [bluff], until an enemy comes near enough to see it.",
  ),
} as const satisfies { readonly [Id in GlossaryTermId]?: GlossaryEntry };
