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
    "Everyone who fights and shoots on his own feet. Keils, later ones too, and tercios apart, foot may charge horse only while that horse is already fighting to its front; dragoons are fair game.",
  ),
  mounted: rulebook(
    TYPE,
    "Everyone who fights from the saddle, and dragoons. When enemies to their front break, the mounted must pursue at least once.",
  ),
  artillery: rulebook(
    TYPE,
    "Guns of every size: always loose, always a tactical unit group, and unable to charge. Whatever they hit is slowed twice as much.",
  ),
  "battle-wagon": rulebook(
    TYPE,
    "Heavy carts, four to a unit group, one, two or four wide. They fight as from behind barricades on every side, have neither flank nor rear, and never charge, pursue, march or ambush.",
  ),
  elephant: rulebook(
    TYPE,
    "Two to six elephants, always protected by their hides: they shatter, and nothing shatters or shoves them. They neither march nor ambush, and no commander fights in their front rank.",
  ),

  training: rulebook(
    TRAINING,
    "How well troops manoeuvre, and so how good a command card each move costs: drilled, formed or tribal. Pure skirmishers have none and move as drilled.",
  ),
  drilled: rulebook(TRAINING, "Masters of the drill book: hardly anything they do needs more than a green card."),
  formed: rulebook(
    TRAINING,
    "They keep their ranks but manoeuvre stiffly: what is easy for drilled troops costs them better cards, or cannot be done. Most troops of the period.",
  ),
  tribal: rulebook(
    TRAINING,
    "They gather in loose bands instead of ranks: anything beyond a plain move wants yellow or red cards, and as a group they never move double.",
  ),

  formation: rulebook(
    FORMATIONS,
    "How densely troops stand: close, loose or skirmish, or flexible between them. It decides how they move and how badly ground hampers them.",
  ),
  close: rulebook(
    FORMATIONS,
    "Shoulder to shoulder: hard to beat while the ranks hold, feeble where the ground breaks them. In the open, close foot shoves loose and skirmishing foot.",
  ),
  loose: rulebook(FORMATIONS, "Every man has room for his own weapon and leans less on his neighbours, so broken ground hurts him less."),
  skirmishers: rulebook(
    FORMATIONS,
    "Troops in skirmish formation, thinly spread to harass and not to stand: a skirmish unit group. Charged by a TuG they must run or fall back, unless the ground shelters them.",
  ),
  flexible: rulebook(
    FORMATIONS,
    "Able to change between two or three formations for a command card, though not in combat. As skirmishers, and only so, they run from charges as SuGs do; even then they are lost like a TuG.",
  ),
  "flexible-close-loose": rulebook(
    FORMATIONS,
    "Foot that stands close or opens out to loose. The change costs a command card and cannot be made in combat.",
  ),
  "flexible-loose-skirmish": rulebook(
    FORMATIONS,
    "Foot that fights loose or skirmishes. The change costs a command card and cannot be made in combat; either way its loss is that of a TuG.",
  ),
  "flexible-close-loose-skirmish": rulebook(
    FORMATIONS,
    "Foot that stands close, opens out to loose or skirmishes. The change costs a command card and cannot be made in combat; its loss is always that of a TuG.",
  ),
  "flexible-mounted": rulebook(
    FORMATIONS,
    "Horse that fights loose or skirmishes, changing for a command card outside combat. Its loss is always that of a TuG, and few troops scout better.",
  ),
  dragoon: rulebook(
    FORMATIONS,
    "They ride loose, fight loose on foot and always shoot as foot: a TuG of four bases at most. They evade in either form, are never nervous, give no rear support, and charge a TuG only if one base breaks it.",
  ),

  "set-formation": rulebook(
    "Formations",
    "A body that keeps its width and shape all through the battle, such as a tercio or a pike and shot regiment; only charging, fighting and pursuing bend it.",
  ),
  "pike-and-shot": rulebook(
    "Glossary: Pike & Shot",
    "Pikes and firearms working as one, every base fighting and shooting alike. As a formation it is six bases three wide, two of pikes between four of shot, and may form square.",
  ),
  "early-pike-and-shot": rulebook(
    "Glossary: Early Pike and Shot",
    "The deep regiment of the years around 1600: nine bases, three wide and three deep, with the pikes in the middle. Its two front ranks shoot.",
  ),
  keil: rulebook(
    "Glossary: Keil",
    "Twelve bases of pikes, three wide, as the Swiss fought. It has no flank, is always rear supported, pays a second card for every move and counts as two TuGs.",
  ),
  "later-keil": rulebook(
    "Glossary: Late Keil",
    "Eight bases of pikes, two wide, with two of shot on either side; four bases shoot. It shoves and may charge horse as a keil, has no flank, is always rear supported, pays a second card for every move and counts as two TuGs.",
  ),
  tercio: rulebook(
    "Glossary: Tercio",
    "Eight bases of pikes with eight of shot in four horns. Neither flank nor rear, fire all round, always rear supported, a second card for every move, and it counts as two TuGs.",
  ),
  colunela: rulebook(
    "Glossary: Colunela",
    "The first Spanish body of arquebus, pike and sword together: six bases, two wide and three deep, of which four may shoot.",
  ),
  "foot-regiment": rulebook("Glossary: Foot Regiment", "Musketeers organised as a regiment, in later years with bayonets."),
  "missile-regiment": rulebook("Glossary: Missile Regiment", "A body armed throughout with bows or other missiles that need no powder."),
  "commanded-shot": rulebook(
    "Glossary: Commanded Shot",
    "A party of shot beside horse: a TuG that may deploy in a flank sector, is never nervous, gives no rear support and charges a TuG only if one base breaks it. It can fire in aid of a friend who charges or is charged.",
  ),

  armour: rulebook(ARMOUR, "What protects a man: unprotected, protected, armoured or fully armoured, from least to most."),
  unprotected: rulebook(ARMOUR, "Wears no armour at all."),
  protected: rulebook(ARMOUR, "Wears some armour, but is not covered in it. Elephants are always protected."),
  armoured: rulebook(ARMOUR, "Clad in metal that keeps out missiles too weak to pierce it, as cuirassiers were."),
  "fully-armoured": rulebook(
    ARMOUR,
    "In the fullest harness of the age, as most gendarmes of the early sixteenth century. Those who shoot at it use a worse die.",
  ),

  quality: rulebook(
    QUALITY,
    "How well troops fight and how stubbornly they stand, whatever they shoot like: poor, average, superior or exceptional.",
  ),
  poor: rulebook(
    QUALITY,
    "Untried or half-hearted troops, and most artillery. The enemy rolls a red die against them in a kill-a-base test.",
  ),
  average: rulebook(QUALITY, "What most troops of most armies are. The enemy rolls a yellow die against them in a kill-a-base test."),
  superior: rulebook(
    QUALITY,
    "Good men, or ordinary ones who are very well armed and armoured. The enemy rolls a green die against them in a kill-a-base test.",
  ),
  exceptional: rulebook(
    QUALITY,
    "The very best, of whom an army has few or none. The enemy rolls only a white die against them in a kill-a-base test.",
  ),

  firepower: rulebook(FIREPOWER, "How well troops shoot, whatever they fight like: low, average or high."),
  "low-firepower": rulebook(FIREPOWER, "Few firearms in the ranks, or little training with them."),
  "average-firepower": rulebook(FIREPOWER, "The usual shooting of the period."),
  "high-firepower": rulebook(FIREPOWER, "Very well trained shots, who roll a better die when they shoot."),

  characteristic: rulebook(
    `${CLASSIFICATION}: Special Characteristics`,
    "Something that sets troops apart beyond their weapons, training and quality: a habit, a drill, a piece of equipment.",
  ),
} as const satisfies { readonly [Id in GlossaryTermId]?: GlossaryEntry };
