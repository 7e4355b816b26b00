import type { ArmyList, TroopLine } from "../model/army-list";
import { roleWithArticle } from "./army-terms";
import { yearsWords } from "./lists";
import { both, counted, curved, either, sentenceCase, spoken, withStop } from "./phrasing";
import { plain, say } from "./sentence";

/**
 * Words of the notes of the lists, and clearer ones for them. A list’s file stays as it is; a note without any of these words is shown as it
 * stands.
 */
export const CLEARER_NOTES: Readonly<Record<string, string>> = {
  // What an option stands for, and when to take it.
  "the carbine of the rules": "a carbine in these rules",
  "With barricades they": "Take barricades if they",
  "Barricades are": "Barricades stand for",
  "Barricades for plashed": "Barricades stand for plashed",
  "barricades are ditch": "barricades stand for ditch",
  "Barricades, for any of the janissaries, are": "For all janissaries, barricades stand for",
  "chained together before them": "chained together in front of them",
  "pavise is the tura, the shelter": "pavises stand for the tura, a shelter",
  "Got down to storm a camp. Pavise is the shield cart, planks and hide":
    "They got down to storm a camp. Pavises stand for shield carts: planks and hides",
  "With regimental guns two light pieces go": "Regimental guns stand for two light pieces",
  "Regimental guns are": "Regimental guns stand for",
  "Stakes are": "Stakes stand for",
  "With caltrops they carry": "Caltrops stand for",
  "With caltrops they stand behind Spanish riders": "Caltrops stand for Spanish riders: spiked beams in front of them",
  "Independent is for": "Take independent for",
  "Elan is for": "Take elan for",
  "Steady for": "Take steady for",
  "Also Home’s redcoats from Ulster.": "Home’s redcoats from Ulster are in this line too.",
  "Impetuous for": "Take impetuous for",
  "Square for": "Take square for",
  "The square is the Pruth": "Take square for those who stood on the Pruth",
  "Lower quality for levies": "Use the lower quality for levies",
  "Dismountable for": "Take dismountable for",
  "Fleet of foot for": "Take fleet of foot for",
  "Evade for": "Take evade for",
  "shoes, who had learned quickly by Gadebusch: give those elan": "shoes. They had learned quickly by Gadebusch: take elan for them there",
  "Those that stay with their tercio are its manga option": "If the shot stay with their tercio, take manga for the tercio instead",
  "the sleeves of shot do this": "use sleeves of shot instead",
  "for Saxons if you remember how fast they left the field in 1631": "for Saxons as they were in 1631, when they left the field fast",
  "mounted; use the lower quality if you remember how fast they left the field in 1631":
    "mounted. Use the lower quality for those of 1631, who left the field fast",
  // Why troops are classified as they are.
  "Superior, because they serve year after year and others come for a campaign":
    "They are superior because they serve year after year. Other Cossacks come for one campaign",
  "They leave room for fewer muskets: both": "The guns leave room for fewer muskets, so both guns and muskets",
  "without back or breast:": "without breastplates:",
  "Cádiz and Ré. Nervous,": "The men of Cádiz and Ré: nervous,",
  "The Spanish ones are drilled to it: expert": "Spanish targeteers are trained for it, so they are expert",
  "poor: the only train in Europe with horses, carriages and gunners in the king’s pay":
    "poor: no other train in Europe had its horses, carriages and gunners in pay",
  "Unlike those they belong to a regiment:": "Unlike the free companies they belong to a regiment, so they are",
  "as stradiots do; the bow in the later lists is their grandsons’": "as stradiots do. Their grandsons, in the later lists, have the bow",
  "Without armour, where others have some": "They have no armour; other pike and shot has some",
  "His own may go with one other: a unit": "His own elephant may go with one other, as a unit",
  "Those of Bikaner": "The camel riders of Bikaner",
  "carries; the Ain names it. Small, hence": "carries, named in the Ain-i-Akbari. It is small, so it has",
  "They do it to order: formed, where Tatars and Turcomans": "They do it to order, so they are formed. Tatars and Turcomans",
  "to buy mail: protected, where the earlier list has them": "to buy mail. They are protected; in the earlier list they are",
  "with the bow; low": "with the bow, so they have low",
  "the corps has grown, and its masters of drill have not": "the corps has grown, but has no more drill masters",
  "to shoot four times a year: average firepower, poor in a fight":
    "four times a year to practise shooting, so they have average firepower but poor quality",
  "for a campaign, where the archers of India serve for pay: tribal and poor":
    "for a campaign, so they are tribal and poor. The archers of India serve for pay",
  "Few, in Saxon coats and with the plug bayonets that the Saxons had given up, but without their drill:":
    "Few. They wear Saxon coats and carry the plug bayonets that the Saxons had given up. They lack the Saxons’ drill, so they are",
  "that followed go with the foot: regimental guns": "that replaced them are the regimental guns of the foot",
  // Which other lines or lists to look at.
  "Saxons count here for the Turkish wars; those who met the Swedes standing are in the list Polish-Lithuanian 1661-1717, and average":
    "Saxons of the Turkish wars are in this line. Those who met the Swedes at the halt are average, in the list Polish-Lithuanian 1661–1717",
  "Piccolomini’s: with the Emperor’s general, beside his arquebusiers, who are":
    "Piccolomini’s. They come with the Emperor’s general. His arquebusiers are",
  "needs Cossack-style horse, half of what the list asks": "needs at least 4 bases of Cossack-style horse (half the list’s minimum)",
  "wars the English regiments as well": "wars the English regiments are in this line too",
  "And those of Languedoc and the Vivarais": "Those of Languedoc and the Vivarais are in this line too",
  "They fight the Emperor, and so without his regiments and his border":
    "They fight against the Emperor, so his regiments and his border troops never serve with them",
  "They went abroad too: the levies in Habsburg pay, Lisowski’s men": "Some served abroad in Habsburg pay, Lisowski’s men",
  "The full square is the line below": "For the full square see the Spanish tercio in the great square",
  "All brigades together have one maximum: four to six of them were a royal army":
    "One maximum covers the brigades of every kind together: a royal army had four to six",
  "The same with shot": "German keils with shot",
  "The same with a firearm": "Muscovite horse with a firearm",
  "The same men a few years later, without the pikes and the harness": "Eric’s men a few years later, without their pikes and armour",
  // What they were.
  "Blue Guards before all": "Blue Guards above all",
  "Colonna before all": "Colonna above all",
  "by the year and by the head": "hired by the year and paid by the head",
  "1688 Czobor’s and Pálffy’s, the first regular regiments": "1688 the first regular regiments, Czobor’s and Pálffy’s",
  "own, which he was given in 1683,": "own (given to him in 1683),",
  "Called light, and heavy by Irish measure. More than one retreat came home":
    "Called light, but heavy by Irish standards. More than one retreating army got home",
  "At times a third of every company.": "Irishmen were at times a third of every company.",
  "The Vitelli’s, the Bentivoglio’s, the Orsini’s: the captain who has the contract":
    "The men of the captain who has the contract: a Vitelli, a Bentivoglio or an Orsini",
  "to ride home": "to charge home",
  "Charging sword in hand was the king’s order, and a pistol first was everybody’s habit":
    "The king’s order was to charge sword in hand. Everybody’s habit was to fire a pistol first",
  "It took them twenty years to admit that it was better": "The Catholics took twenty years to admit that the deep squadron was better",
  "The confession was a matter of": "Their religion depended on",
  "close up on the wall": "close up behind the wall",
  "At first those who could find no lance, soon all.": "At first only those who could find no lance fought so; soon all did.",
  "Catholics of the king’s: Aumont": "The king’s Catholics: Aumont",
  "armour, and the last of it at Osaka": "armour; at last those who wore it at Osaka",
  "Between the matchlocks, to shoot while those load": "They stand between the matchlocks, to shoot while the gunners load",
  "Every man of rank shot, and most others.": "Every man of rank learned to shoot, and so did most others.",
  "paid when the others had been": "paid after the others",
  "Asked of the beaten king, for Songshan and for the Amur": "The beaten king had to send them, to Songshan and to the Amur",
  "Qi Jiguang’s twelve a squad with the cook:": "Qi Jiguang’s squads, each of twelve with its cook:",
  "from the marriage with Amber on": "serving since the emperor married a princess of Amber",
  "and the salaried men and the foreigners, each of the right and of the left": "two of salaried men and two of foreigners",
  "Too few and too small of them came to Vienna": "Those that came to Vienna were too few and too small",
  "The many: mail": "Most of the horse: mail",
  "They walked half the battle at Vienna": "At Vienna they fought half the battle on foot",
  "or the Saxon artillery, which was many": "or the many guns of the Saxons",
  "After Chittor they were the war": "After Chittor the war was left to them",
  "its estates were worth more than both Houses": "its men owned more than both Houses of Parliament",
  "out of the battle by four": "off the field by four o’clock",
  "some thirty left Marston Moor": "only some thirty left Marston Moor alive",
  "because he was there": "because the Shah was there",
  "Given horses to keep up with the Shah, and off them again to shoot": "They have horses to keep up with the Shah, and get down to shoot",
  "in the manner of Rum": "in the Ottoman manner",
  "riders in mail of his own, bought with slaves from Egypt and the Maghreb":
    "riders of his own. Their mail comes from Egypt and the Maghreb, paid for in slaves",
  "and come to blows": "and fight hand to hand",
  "over in the spring. On the day they": "over in the spring of 1709. At Poltava they",
  "of ordinance, beside Swiss in French pay who decided for themselves when to fight: Bicocca":
    "of ordinance. At Bicocca they stood beside Swiss in French pay who decided for themselves when to fight",
  "Milan’s or France’s else": "otherwise Milan’s or France’s",
};

/** A text of a list with its clearer sentences, curved. */
export const inClearerWords = (text: string, clearer: Readonly<Record<string, string>>): string =>
  Object.entries(clearer).reduce((said, [old, words]) => said.replace(old, words), curved(text));

/** The note of a line as it is shown. */
const noteWords = (note: string): string => inClearerWords(note, CLEARER_NOTES);

/** What a player must know of a line beyond its troop: years, shared maximum, leaders, and its note; a sentence each. */
export function lineNotes(line: TroopLine, list: ArmyList): readonly string[] {
  const { shared, years, ledBy, note, partial } = line;
  const others = shared ? list.lines.filter((other) => other.shared?.group === shared.group && other.id !== line.id) : [];
  const underAlly = list.constraints.some((one) => one.kind === "only-under-ally" && one.years === null && one.lines.includes(line.id));
  const together = shared && others.length > 0 ? ` together with ${both(others.map((other) => other.name))}` : "";
  return [
    ...(years ? [yearsWords(years)] : []),
    ...(shared ? [`At most ${counted(shared.max, "base")}${together}`] : []),
    ...(ledBy ? [plain(say`Only under ${either(ledBy.map(roleWithArticle))}`)] : []),
    ...(underAlly ? ["Only under an ally"] : []),
    ...(partial ? [`${sentenceCase(spoken(partial.characteristic))}: at least ${Math.round(partial.minShare * 100)}% of the bases`] : []),
    ...(note ? [noteWords(note)] : []),
  ].map((one) => withStop(one));
}
