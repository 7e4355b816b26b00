import { type GlossaryEntry, rulebook, sibling } from "./glossary-entry";
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
    "Troops who fight and shoot on foot. [Keils], [later keils] and [tercios] may [charge] any [mounted]; other foot may [charge] only [dragoons] among them, and those already fighting an enemy in front of them.",
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
  drilled: rulebook(TRAINING, "The best trained troops: most of what they do needs no more than a [green card]."),
  formed: rulebook(
    TRAINING,
    "Most troops of the period. They keep their [ranks] but manoeuvre stiffly: what is easy for [drilled] troops costs them better [cards], or they cannot do it.",
  ),
  tribal: rulebook(
    TRAINING,
    "Loose bands instead of [ranks]. Anything beyond a [charge] or a move straight ahead needs yellow or [red cards], and they never make a [double move].",
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
    "Troops who change between two or three [formations] for a [command card], but not in [combat]. They run from [charges] only in [skirmish](skirmishers) form, as [SuGs] do; when they break they count as a lost [TuG], in any form.",
  ),
  "flexible-close-loose": rulebook(
    FORMATIONS,
    "[Foot] that stands [close] or opens out to [loose]. The change costs a [command card] and cannot be made in [combat].",
  ),
  "flexible-loose-skirmish": rulebook(
    FORMATIONS,
    "[Foot] that fights [loose] or [skirmishes]; the change costs a [command card] and cannot be made in [combat]. When it breaks it counts as a lost [TuG], even in [skirmish](skirmishers) form.",
  ),
  "flexible-close-loose-skirmish": rulebook(
    FORMATIONS,
    "[Foot] that stands [close], opens out to [loose] or [skirmishes]; the change costs a [command card] and cannot be made in [combat]. When it breaks it counts as a lost [TuG], even in [skirmish](skirmishers) form.",
  ),
  "flexible-mounted": rulebook(
    FORMATIONS,
    "Horse that fights [loose] or [skirmishes], changing for a [command card] outside [combat]; few troops scout better. When it breaks it counts as a lost [TuG], even in [skirmish](skirmishers) form.",
  ),
  dragoon: rulebook(
    FORMATIONS,
    "Dragoons ride [loose], fight [loose] on [foot], always shoot as [foot] and are [TuGs] of at most four [bases]. They [evade] in either form, are never [nervous], give no [rear support], and may [charge] a [TuG] only when one more lost [base] would [break](break-point) it.",
  ),

  "set-formation": rulebook(
    "Formations",
    "A [formation] that keeps its width and shape for the whole battle, such as a [tercio]. It may change only to [charge], in [combat] and in [pursuit].",
  ),
  "pike-and-shot": rulebook(
    "Glossary: Pike & Shot",
    "[Pikes](pike) and firearms working as one, every [base] fighting and shooting alike. As a [formation] it has six [bases], three wide (two of [pikes](pike) between four of [shot]), and may form [square].",
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
    "Eight [bases] of [pikes](pike), two wide, with two of [shot] on either side; four [bases] shoot. It [shoves] and may [charge] horse as a [keil] does, has [no flank], is always [rear supported], pays a second [card] for every move and counts as two [TuGs].",
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
    "A party of [shot] beside horse: a [TuG] that may [deploy] in a [flank sector], is never [nervous], gives no [rear support] and may [charge] a [TuG] only when one more lost [base] would [break](break-point) it. It can shoot to support a friend who [charges] or is [charged].",
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
  "low-firepower": rulebook(
    FIREPOWER,
    "Few firearms in the [ranks], or little [training] with them; by our reading they roll a worse die when they shoot.",
  ),
  "average-firepower": rulebook(FIREPOWER, "The usual shooting of the period."),
  "high-firepower": rulebook(FIREPOWER, "Very well trained shots, who roll a better die when they shoot."),

  characteristic: rulebook(
    `${CLASSIFICATION}: Special Characteristics`,
    "Something that sets troops apart beyond their weapons, [training] and [quality]: a habit, a drill, a piece of equipment.",
  ),
} as const satisfies { readonly [Id in GlossaryTermId]?: GlossaryEntry };

const WEAPONRY = "Troop variety and classification: Weaponry";
const ARTILLERY = "Glossary: Artillery";
const NOT_NAMED = "Named neither in the rulebook’s glossary nor its examples; Mortem et Gloriam has it.";

/** What troops shoot and fight with. */
export const WEAPON_GLOSSARY = {
  shot: rulebook(
    "Glossary: Shot",
    "Any firearm that is held in the hand and used to shoot: [arquebus], [musket], [carbine] or [pistol]. As the heading of a column it covers every weapon that shoots.",
  ),
  arquebus: rulebook("Glossary: Arquebusiers", "The handgun of the early sixteenth century, under its many names. It counts as [shot]."),
  musket: rulebook(WEAPONRY, "The foot soldier’s heavy firearm, from matchlock to flintlock. It counts as [shot]."),
  carbine: rulebook("Glossary: Shot", "The horseman’s short firearm, fired from the saddle. It counts as [shot]."),
  pistol: rulebook(
    "Glossary: Shot",
    "A handgun used for shooting, which counts as [shot]. [Charging](charging-pistol) and [melee pistols] are ways of fighting, and do not count as shot.",
  ),
  bow: rulebook("Glossary: Bow", "A bow of ordinary weight and draw."),
  longbow: rulebook("Glossary: Longbow", "The heavy [bow] of the English archer."),
  crossbow: rulebook(
    "Glossary: Crossbow",
    "Drawn by crank or lever, so it needs little [training]: strong at short range, slow and weak beyond.",
  ),
  javelin: rulebook("Glossary: Javelin", "A light throwing spear: dangerous, but no man carries many."),
  sling: rulebook("Glossary: Sling", "A cord from which stones are hurled."),
  dart: rulebook("Glossary: Dart", "Small missiles, thrown by hand or blown through a tube."),
  "light-artillery": rulebook(
    ARTILLERY,
    "Guns that move and [deploy] as other troops do. Like all [artillery] they slow whatever they hit twice as much.",
  ),
  "medium-artillery": rulebook(
    ARTILLERY,
    "Field guns: [deployed] before the other troops, and afterwards they can only [wheel]. They slow whatever they hit twice as much.",
  ),
  "heavy-artillery": rulebook(
    ARTILLERY,
    "The biggest guns of all: [deployed] before the other troops, and afterwards they can only [wheel]. They slow whatever they hit twice as much.",
  ),
  "on-board": rulebook(
    "Troop variety and classification: Troop type",
    "Carried by [battle wagons] or [elephants]: a [light gun], or [foot] that shoots from up there.",
  ),

  impact: rulebook("Examples of famous troops types", "The first clash of a [charge], and the weapon or style a [base] [charges] with."),
  melee: rulebook("Fighting Phase", "The fight that continues after the [charge]. [Supporting files] add dice to it."),
  pike: rulebook(
    "Glossary: Pike",
    "The long pike, which needs [ranks]: two deep it denies [swordsmen] and [aggressive] troops their [claims], and three deep in a [keil], [later keil] or [tercio] it [shoves].",
  ),
  polearm: rulebook(WEAPONRY, "Halberds, bills and whatever else has a blade on a long shaft."),
  "long-spear": rulebook(
    "Glossary: Long Spear",
    "A long thrusting spear. Two deep it gives [charging lancers] something solid to break on, as the [pike] does.",
  ),
  "charging-lancer": rulebook(
    "Glossary: Charging Lancer",
    "The couched heavy lance of gendarmes and Polish hussars: deadly in the open against troops without [pikes](pike), [long spears], [polearms] or bayonets. It [shatters], and may make a [free charge] within three [base widths].",
  ),
  "light-lance": rulebook("Glossary: Light Lance", "The lance that most eastern and Ottoman horse carries."),
  "charging-pistol": rulebook(
    "Glossary: Charging Pistol",
    "Horse that comes on fast, fires in the enemy’s face and goes in with the sword. It [shatters], and may make a [free charge] within three [base widths].",
  ),
  "trotting-pistol": rulebook(
    "Glossary: Trotting Pistol",
    "Horse that [charges] at a trot behind its [pistols], as most of it did in the seventeenth century.",
  ),
  "plug-bayonet": rulebook(
    "Glossary: Bayonet (Plug)",
    "A blade stuck into the muzzle. It serves in [charge] and [melee], but with it fixed troops shoot one step worse at [chargers].",
  ),
  "socket-bayonet": rulebook(
    "Glossary: Bayonet (Socket)",
    "A blade beside the muzzle, so that the gun can still be fired. It serves in [charge] and [melee].",
  ),
  "impact-weapon": sibling(NOT_NAMED, "Heavy throwing weapons, or a furious rush: two [claims] against anyone in the [charge]."),
  "two-handed": sibling(
    NOT_NAMED,
    "Great swords and axes: one [claim] against any [foot] in the [charge], and full [armour] does not help against them.",
  ),
  "melee-pistol": rulebook(
    "Glossary: Melee Pistol",
    "[Pistols] in such number that they go on firing in the [melee], along with swords and the like.",
  ),
  swordsmen: rulebook(
    "Glossary: Swordsmen",
    "Men at home with the blade, though not schooled in it: one [claim] in [melee], but not against [melee pistol], [expert swordsmen] or [pikes](pike) two deep.",
  ),
  "expert-swordsmen": rulebook(
    "Glossary: Expert Swordsmen",
    "Masters of the blade, such as sword-and-buckler men: one [claim] in [melee] against any enemy.",
  ),
} as const satisfies { readonly [Id in GlossaryTermId]?: GlossaryEntry };
