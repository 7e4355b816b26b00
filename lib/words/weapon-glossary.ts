import { type GlossaryEntry, rulebook, sibling } from "./glossary-entry";
import type { GlossaryTermId } from "./glossary-terms";

const WEAPONRY = "Troop variety and classification: Weaponry";
const ARTILLERY = "Glossary: Artillery";
const NOT_NAMED = "Named neither in the rulebook’s glossary nor its examples; Mortem et Gloriam has it.";

/** What troops shoot and fight with. */
export const WEAPON_GLOSSARY = {
  shot: rulebook(
    "Glossary: Shot",
    "Any firearm that is held in the hand and used to shoot: [arquebus], [musket], [carbine] or [pistol]. As a column of a table, whatever a troop shoots with.",
  ),
  arquebus: rulebook("Glossary: Arquebusiers", "The handgun of the early sixteenth century, under its many names. It counts as [shot]."),
  musket: rulebook(WEAPONRY, "The foot soldier’s heavy firearm, from matchlock to flintlock. It counts as [shot]."),
  carbine: rulebook("Glossary: Shot", "The horseman’s short firearm, fired from the saddle. It counts as [shot]."),
  pistol: rulebook(
    "Glossary: Shot",
    "A handgun used for shooting, which counts as [shot]. [Charging](charging-pistol) and [melee pistols] do not: they are ways of fighting.",
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
    "The long pike, which needs [ranks]: two deep it denies [swordsmen] and [aggressive] troops their [claims], and three deep in a [keil] or [tercio] it [shoves].",
  ),
  polearm: rulebook(WEAPONRY, "Halberds, bills and whatever else has a blade on a long shaft."),
  "long-spear": rulebook(
    "Glossary: Long Spear",
    "A long thrusting spear. Like the [pike] it gives [charging lancers] something solid to break on.",
  ),
  "charging-lancer": rulebook(
    "Glossary: Charging Lancer",
    "The couched heavy lance of gendarmes and Polish hussars: deadly in the open against troops without [pikes](pike) or [long spears]. It [shatters], and may [charge] freely within three [base widths].",
  ),
  "light-lance": rulebook("Glossary: Light Lance", "The lance that most eastern and Ottoman horse carries."),
  "charging-pistol": rulebook(
    "Glossary: Charging Pistol",
    "Horse that comes on fast, fires in the enemy’s face and goes in with the sword. It [shatters], and may [charge] freely within three [base widths].",
  ),
  "trotting-pistol": rulebook(
    "Glossary: Trotting Pistol",
    "Horse that [charges] at a trot behind its [pistols], as most of it did in the seventeenth century.",
  ),
  "plug-bayonet": rulebook(
    "Glossary: Bayonet (Plug)",
    "A blade stuck into the muzzle. It serves in [charge] and [melee], but troops [charged] with it fixed shoot one step worse.",
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
