import { type GlossaryEntry, rulebook } from "./glossary-entry";
import type { GlossaryTermId } from "./glossary-terms";

/** What sets troops apart beyond arms and training, and what follows from their classification. */
export const CHARACTERISTIC_GLOSSARY = {
  aggressive: rulebook(
    "Glossary: Aggressive",
    "One [claim] more in [charge] combat, whatever the ground, but not against [elephants], [pikes](pike) two deep, bayonets or the [ferocious]. It [shatters] all but the [ferocious], and may make a [free charge] within three [base widths].",
  ),
  bande: rulebook(
    "Glossary: Bande",
    "Arquebusiers round a core of halberds and swords, such as Italy’s black bands. They can fight [close], [loose] or as [skirmishers].",
  ),
  barricades: rulebook(
    "Glossary: Barricades",
    "Field works along the whole front, set up right after the [camp]: they give [claims] and cover. Troops with them never [ambush], nor [pursue] from behind them; going out over them costs a [yellow card].",
  ),
  caltrops: rulebook(
    "Glossary: Caltrops",
    "Spikes strewn before the front: two [claims] against [mounted] that [charge], but none against [elephants]. Laid at [deployment], or for a [yellow card] while standing still two [base widths] or more from enemy [TuGs]; gone once the troops move.",
  ),
  camelry: rulebook(
    "Glossary: Camels",
    "Rides camels: [soft sand] is open ground to it, and it has one [claim] more against [mounted] in [charge] combat.",
  ),
  caracole: rulebook(
    "Glossary: Caracole",
    "Horse that rides up [rank] by [rank], fires and [wheels] away to load. It may [skirmish] when [charged], and few troops scout better.",
  ),
  "caracole-early": rulebook(
    "Glossary: Caracole (Early formation)",
    "Very deep [files] of horse that ride up [rank] by [rank], fire and [wheel] away to load. Three [ranks] shoot, only at [effective range]; when [charged] they may [skirmish], but not [run away].",
  ),
  "caracole-later": rulebook(
    "Glossary: Caracole (Later Formation)",
    "The drill of the [early caracole] in shallower [files]: two [ranks] shoot, only at [effective range]. When [charged] they may [skirmish], but not [run away].",
  ),
  "combat-shy": rulebook(
    "Glossary: Combat Shy",
    "Afraid of close quarters: every enemy has one [claim] more against them, in [charge] and [melee].",
  ),
  dismountable: rulebook("Glossary: Dismountable", "May get down from the saddle and fight on [foot]."),
  elan: rulebook(
    "Glossary: Elan",
    "Eager to close: one [claim] more against any [foot] in [charge] combat, whatever the ground, and a [free charge] within three [base widths]. [Foot] with elan also [shoves].",
  ),
  evade: rulebook(
    "Glossary: Evade",
    "When [charged], they may [run away] or [skirmish] instead of standing. All troops in [skirmish](skirmishers) form can evade, and must if a [TuG] [charges] them, unless the ground shelters them.",
  ),
  fanatics: rulebook(
    "Glossary: Fanatics",
    "They never [break]: every [base] of them has to be killed. Then enemies [pursue] and friends take [kill-a-base tests], as when other troops [break].",
  ),
  ferocious: rulebook(
    "Glossary: Ferocious",
    "Feared by name: one [claim] more in [charge] and [melee], whatever the ground. It [shatters], and may make a [free charge] within three [base widths].",
  ),
  "fleet-of-foot": rulebook("Glossary: Fleet of Foot", "Moves one [base width] further where the [going] is good or rough."),
  impetuous: rulebook(
    "Glossary: Impetuous",
    "[Charges] any enemy in reach unless a [card] holds it; it need not where the [going] would hamper it, nor [mounted] against [elephants] or [set formations] with [pikes](pike). After a [pursuit] it goes on for two full moves unless [cards] stop it.",
  ),
  independent: rulebook("Glossary: Independent", "Pays no extra [card] for being beyond its [commander]’s range."),
  manga: rulebook(
    "Glossary: Manga",
    "[Shot] that works far out from its [tercio]: the [arquebuses] reach five [base widths] from any of its [bases].",
  ),
  nervous: rulebook(
    "Glossary: Nervous",
    "Unsteady: by our reading, [kill-a-base] dice against it are one colour higher. In a [flank sector] any [foot] [TuG] is nervous unless it is wholly in rough or [difficult going]; [dragoons], [commanded shot] and troops in [skirmish](skirmishers) form never are.",
  ),
  pavise: rulebook(
    "Glossary: Pavise",
    "Standing shields on half the [bases] or more: cover to the front from all but [shot] and [artillery], and a [claim] in [charge] combat against [foot] that neither [shatters] nor [shoves].",
  ),
  pikes: rulebook(
    "Glossary: Pikes",
    "Bayonet troops of the later wars who still kept a few pikes against horse: by our reading one [claim] more against [mounted] in [charge] combat.",
  ),
  "platoon-fire": rulebook(
    "Glossary: Platoon Fire",
    "Rolling volleys, as the British and Dutch gave them: one more die a turn, out to five [base widths].",
  ),
  "regimental-guns": rulebook(
    "Glossary: Regimental Guns",
    "[Light guns] that move with one [unit group]: one more die a turn, out to eight [base widths], [slowing] as [artillery] does.",
  ),
  scouts: rulebook(
    "Glossary: Scouts",
    "[Counts double] for [scouting cards], and makes one [free move] straight ahead before the first turn.",
  ),
  "shoot-and-charge": rulebook(
    "Glossary: Shoot and Charge",
    "Fires its volley as it declares a [charge], before anyone has moved; not when it [counter-charges] or [intercepts].",
  ),
  shove: rulebook(
    "Glossary: Shove",
    "Pushes the enemy back: when one of your [files] rolls a skull or an S, your [files] beside it have a [claim] more, in [charge] and [melee], unless the enemy [file] [shoves] too. [Elephants] and [battle wagons] cannot be shoved.",
  ),
  skirmish: rulebook(
    "Glossary: Skirmish",
    "When [charged], may fall back facing the enemy and firing, instead of standing or running away. [Running away](run-away) goes two [base widths] farther, but uses a worse die to shoot.",
  ),
  square: rulebook(
    "Glossary: Square",
    "A [unit group] that stands still, two [base widths] or more from the enemy, forms square for a [yellow card]: one [rank] deep on every side, with [no flank or rear] and no [supporting files], until it moves. Shooting at a square uses a better die.",
  ),
  stakes: rulebook(
    "Glossary: Svinfjer & Stakes",
    "Sharpened stakes or svinfjer (Swedish feathers): in a fight as good as [barricades] against [mounted] (not [elephants]). Set at [deployment], or for a [red card] while standing still four [base widths] or more from enemies; gone once the troops move.",
  ),
  steady: rulebook(
    "Glossary: Steady",
    "[Breaks] one [wound] later than others; by our reading, [kill-a-base] dice against it are one colour lower.",
  ),
  "unused-to-firearms": rulebook(
    "Glossary: Unused to Firearms",
    "[Shot] slows these troops twice as much as others. By our reading [artillery], which slows everybody twice as much, slows them no more than others.",
  ),
  shatter: rulebook(
    "Glossary: Shatter",
    "When one of your [files] rolls a skull or an S in a [charge], your [files] beside it have two [claims] more, unless the enemy [file] [shatters] too. [Mounted] need [good going]; never against bayonets, [elephants], [battle wagons], [barricades], walls or hedges.",
  ),
  "rear-support": rulebook(
    "Glossary: Rear Support",
    "A [foot] [TuG] wholly behind other [foot], within six [base widths], steadies that [foot]: [kill-a-base tests] against it use a die two steps lower. [Keils], [later keils] and [tercios] always have it; [dragoons] and [commanded shot] never give it.",
  ),
  flank: rulebook(
    "Flank/rear charges",
    "A [charge] into a [file]’s side or rear has four [claims] more at first contact. Troops without a flank or rear simply turn and fight it as if to their front.",
  ),
} as const satisfies { readonly [Id in GlossaryTermId]?: GlossaryEntry };
