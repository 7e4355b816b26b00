import { type GlossaryEntry, rulebook } from "./glossary-entry";
import type { GlossaryTermId } from "./glossary-terms";

const TYPE = "Troop variety and classification: Troop type";
const CLASSIFICATION = "Troop variety and classification";
const TRAINING = "Training and formation: Training";
const FORMATIONS = "Training and formation: Formations";
const ARMOUR = "Troop variety and classification: Armour";
const QUALITY = "Fighting Quality";
const FIREPOWER = "Firepower ability";

/** What troops are: type, training, formation, armour, quality, firepower. */
export const TROOP_GLOSSARY = {
  foot: rulebook(
    TYPE,
    "Troops who fight and shoot on foot. [Keils], [later keils] and [tercios] may [charge] any [mounted]; other foot only [dragoons], or [mounted] already fighting to their front.",
  ),
  mounted: rulebook(
    TYPE,
    "Troops who fight from the saddle, and [dragoons]. When enemies to their front [break], they must [pursue] at least once.",
  ),
  artillery: rulebook(
    TYPE,
    "Guns of every size: always [loose], always a [tactical unit group], and never able to [charge]. Their hits slow the target twice as much.",
  ),
  "battle-wagon": rulebook(
    TYPE,
    "Heavy carts, four to a [unit group], one, two or four wide. They fight as from behind [barricades] on every side, have neither [flank] nor rear, and never [charge], [pursue], [flank march] or [ambush].",
  ),
  elephant: rulebook(
    TYPE,
    "Two to six elephants, always [protected] by their hides: they [shatter], and nothing [shatters] or [shoves] them. They neither [flank march] nor [ambush], and no [commander] fights in their front [rank].",
  ),

  training: rulebook(
    TRAINING,
    "How well troops manoeuvre, and so which [command card] each move costs: [drilled], [formed] or [tribal]. [Pure skirmishers] have none and move as [drilled].",
  ),
  drilled: rulebook(TRAINING, "The best trained troops: almost nothing they do needs more than a [green card]."),
  formed: rulebook(
    TRAINING,
    "Most troops of the period. They keep their [ranks] but manoeuvre stiffly: what is easy for [drilled] troops costs them better [cards], or they cannot do it.",
  ),
  tribal: rulebook(
    TRAINING,
    "Loose bands instead of [ranks]. Anything beyond a simple move needs yellow or [red cards], and as a group they never move double.",
  ),

  formation: rulebook(
    FORMATIONS,
    "How densely troops stand: [close], [loose] or [skirmish](skirmishers), or [flexible] between them. It decides how they move and how much the ground hampers them.",
  ),
  close: rulebook(
    FORMATIONS,
    "Shoulder to shoulder: hard to beat while the [ranks] hold, feeble where the ground breaks them. In the open, close [foot] [shoves] [loose] and [skirmishing](skirmishers) [foot].",
  ),
  loose: rulebook(
    FORMATIONS,
    "Every man has room for his own weapon and depends less on his neighbours, so broken ground hampers them less.",
  ),
  skirmishers: rulebook(
    FORMATIONS,
    "Troops spread out in skirmish [formation] to harass the enemy: a [skirmish unit group]. When a [TuG] [charges], they must run or fall back unless the ground shelters them.",
  ),
  flexible: rulebook(
    FORMATIONS,
    "They change between two or three [formations] for a [command card], but not in [combat]. They run from [charges] only in [skirmish](skirmishers) form, as [SuGs] do; once lost, they always count as a [TuG].",
  ),
  "flexible-close-loose": rulebook(
    FORMATIONS,
    "[Foot] that stands [close] or opens out to [loose]. The change costs a [command card] and cannot be made in [combat].",
  ),
  "flexible-loose-skirmish": rulebook(
    FORMATIONS,
    "[Foot] that fights [loose] or [skirmishes]. The change costs a [command card] and cannot be made in [combat]; once lost, it always counts as a [TuG].",
  ),
  "flexible-close-loose-skirmish": rulebook(
    FORMATIONS,
    "[Foot] that stands [close], opens out to [loose] or [skirmishes]. The change costs a [command card] and cannot be made in [combat]; once lost, it always counts as a [TuG].",
  ),
  "flexible-mounted": rulebook(
    FORMATIONS,
    "Horse that fights [loose] or [skirmishes], changing for a [command card] outside [combat]; few troops scout better. Once lost, it always counts as a [TuG].",
  ),
  dragoon: rulebook(
    FORMATIONS,
    "They ride [loose], fight [loose] on [foot] and always shoot as [foot]: a [TuG] of four [bases] at most. They [evade] in either form, are never [nervous], give no [rear support], and [charge] a [TuG] only if one [base] [breaks] it.",
  ),

  "set-formation": rulebook(
    "Formations",
    "A [formation] that keeps its width and shape for the whole battle, such as a [tercio]. It may change only to [charge], in [combat] and in [pursuit].",
  ),
  "pike-and-shot": rulebook(
    "Glossary: Pike & Shot",
    "[Pikes](pike) and firearms working as one, every [base] fighting and shooting alike. As a [formation] it is six [bases] three wide, two of [pikes](pike) between four of [shot], and may form [square].",
  ),
  "early-pike-and-shot": rulebook(
    "Glossary: Early Pike and Shot",
    "The deep regiment of the years around 1600: nine [bases], three wide and three deep, with the [pikes](pike) in the middle. Its two front [ranks] shoot.",
  ),
  keil: rulebook(
    "Glossary: Keil",
    "Twelve [bases] of [pikes](pike), three wide, as the Swiss fought. It has [no flank], is always [rear supported], pays a second [card] for every move and counts as two [TuGs].",
  ),
  "later-keil": rulebook(
    "Glossary: Late Keil",
    "Eight [bases] of [pikes](pike), two wide, with two of [shot] on either side; four [bases] shoot. It [shoves] and may [charge] horse as a [keil], has [no flank], is always [rear supported], pays a second [card] for every move and counts as two [TuGs].",
  ),
  tercio: rulebook(
    "Glossary: Tercio",
    "Eight [bases] of [pikes](pike) with eight of [shot] in four horns. It has [no flank or rear], shoots all round, is always [rear supported], pays a second [card] for every move and counts as two [TuGs].",
  ),
  colunela: rulebook(
    "Glossary: Colunela",
    "The first Spanish body of [arquebus], [pike] and sword together: six [bases], two wide and three deep, of which four may shoot.",
  ),
  "foot-regiment": rulebook("Glossary: Foot Regiment", "Musketeers organised as a regiment, in later years with bayonets."),
  "missile-regiment": rulebook("Glossary: Missile Regiment", "A body armed throughout with [bows] or other missiles that need no powder."),
  "commanded-shot": rulebook(
    "Glossary: Commanded Shot",
    "A party of [shot] beside horse: a [TuG] that may [deploy] in a [flank sector], is never [nervous], gives no [rear support] and [charges] a [TuG] only if one [base] [breaks] it. It can shoot to support a friend who [charges] or is [charged].",
  ),

  armour: rulebook(
    ARMOUR,
    "How much protection troops wear: [unprotected], [protected], [armoured] or [fully armoured], from least to most.",
  ),
  unprotected: rulebook(ARMOUR, "Wears no [armour] at all."),
  protected: rulebook(ARMOUR, "Wears some [armour], but is not covered in it. [Elephants] are always protected."),
  armoured: rulebook(ARMOUR, "Clad in metal that keeps out missiles too weak to pierce it, as cuirassiers were."),
  "fully-armoured": rulebook(
    ARMOUR,
    "In full [armour], as most gendarmes of the early sixteenth century were. Shooting at them uses a worse die.",
  ),

  quality: rulebook(
    QUALITY,
    "How well troops fight and how long they stand, apart from their shooting: [poor], [average], [superior] or [exceptional].",
  ),
  poor: rulebook(
    QUALITY,
    "Untried or half-hearted troops, and most [artillery]. The enemy rolls a red die against them in a [kill-a-base test].",
  ),
  average: rulebook(QUALITY, "Most troops of most armies. The enemy rolls a yellow die against them in a [kill-a-base test]."),
  superior: rulebook(
    QUALITY,
    "Good men, or ordinary ones who are very well armed and [armoured]. The enemy rolls a green die against them in a [kill-a-base test].",
  ),
  exceptional: rulebook(
    QUALITY,
    "The very best, of whom an army has few or none. The enemy rolls only a white die against them in a [kill-a-base test].",
  ),

  firepower: rulebook(FIREPOWER, "How well troops shoot, apart from how they fight: low, [average](average-firepower) or high."),
  "low-firepower": rulebook(FIREPOWER, "Few firearms in the [ranks], or little [training] with them."),
  "average-firepower": rulebook(FIREPOWER, "The usual shooting of the period."),
  "high-firepower": rulebook(FIREPOWER, "Very well trained shots, who roll a better die when they shoot."),

  characteristic: rulebook(
    `${CLASSIFICATION}: Special Characteristics`,
    "Something that sets troops apart beyond their weapons, [training] and [quality]: a habit, a drill, a piece of equipment.",
  ),
} as const satisfies { readonly [Id in GlossaryTermId]?: GlossaryEntry };
