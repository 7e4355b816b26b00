import { inClearerWords } from "./list-notes";

/** Words of keynotes, histories and remarks on what we checked, and clearer ones for them. A list’s file stays as it is. */
export const CLEARER_STORIES: Readonly<Record<string, string>> = {
  // Keynotes: "you" is the player who takes the list.
  "Platoon after platoon, so that somebody is always loaded. Pin both their wings":
    "Platoon fires after platoon, so that one is always loaded. Pin both of the enemy’s wings",
  "waits for your mistake": "waits for the enemy’s mistake",
  "will be among you before you have reloaded": "will be among the enemy before he has reloaded",
  "break, and shot that will:": "break, and arquebusiers who will:",
  "and a few Germans to stand behind": "and a few Germans for them to rally behind",
  "stand where you want them": "stand where the enemy wants them",
  "walk behind a shield. They come at your columns": "walk behind shields. Fall on the enemy’s columns",
  "still believe in it. The treasury": "still believe in the charge. The treasury",
  "waiting for you to step in": "waiting for the enemy to step in",
  "with shot enough to wait for you": "with enough shot to wait for the enemy",
  "never where you want to fight it": "never where the enemy wants to fight it",
  // Histories.
  "They won at Batoh": "Cossacks and Tatars won at Batoh",
  "caught him on a misty morning without them": "caught Montrose on a misty morning without the clans",
  "Catholics who would not have Spain or the League served": "Catholics who wanted neither Spain nor the League served",
  "men who would not have him died": "men who would not accept him died",
  "and an army of registers": "and an army that stood mostly in registers",
  "the musters were not there, and the men who were had": "the musters did not come, and the men who came had",
  "at sea; on land it was gentlemen": "at sea. On land the victories belonged to gentlemen",
  "in 1526 with a hundred thousand men, as Babur tells it, a thousand elephants":
    "in 1526. As Babur tells it, he had a hundred thousand men, a thousand elephants",
  "to the next one’s, and hated them": "to the men of the next, and hated them",
  "promised Selim": "promised the Ottoman Selim",
  "the princes they had been given as masters rose, Wu Sangui first, and it took eight years, green standards":
    "the princes who ruled the south rose, Wu Sangui first. It took eight years, Chinese troops of the Green Standard",
  "What fought was hired": "The men who fought were hired",
  "ranks and branded horses gave him cavalry that could be counted":
    "he gave officers ranks and had their horses branded, so that his cavalry could be counted",
  "Hungarian war was another one": "Hungarian war was a different one",
  "the foot was little, until": "there was little foot until",
  "until they offered terms": "until the Turks offered terms",
  "Charles XII beat it at Kliszów in 1702, while the Crown Army rode off after two charges, and put":
    "At Kliszów in 1702 the Crown Army rode off after two charges. Charles XII beat the Saxons there, and put",
  "rode home before Sher Shah": "rode home when Sher Shah came",
  "because they would have a battle": "because they wanted a battle",
  // Remarks on what we checked.
  "of the works named; none was opened": "of the works named above; we had none of them in hand",
  "which gives them to the end of this century and the next": "which has such troops from the end of the seventeenth century",
  "as that chapter says of it": "as the rulebook’s chapter on troops says",
  "That British foot is no more than Dutch and hired foot together is so in every year of the war in Flanders. Those who fight for Queen Anne in Spain had fewer still.":
    "In every year of the war in Flanders there was no more British foot than Dutch and hired foot together. In Spain there was even less.",
  "It is our own ruling for all the years they have here": "That they are nervous in all their years here is our own ruling",
  "the half-crossed army and the Saxons in his own": "the Ottoman army half across the river, and the Saxons with Eugene",
  "no ally owes the Emperor’s foot, from this list or beside another":
    "no ally need bring the Emperor’s foot, in this list or beside another",
  "ally owes none of": "ally need not bring any of",
  "ally owes nothing of the king’s": "ally need not bring any of the king’s men",
  "ally owes nothing of": "ally need not bring any of",
  "ally owes no": "ally need not bring any",
  "ally owes lances only": "ally need bring only lances",
  "horse and no regiments": "horse or regiments",
  "allies owe no": "allies need not bring any",
  "contingent owes no": "contingent need not bring any",
  "contingents owe no": "contingents need not bring any",
  "in Korea owes none": "in Korea need not bring any",
  "beside others owes only": "beside others need bring only",
  "does owe": "must bring",
  " is ours": " is our own ruling",
  "are the lines of the list Polish-Lithuanian 1576-1660, Moldavian and Wallachian horse and the janissaries those of the list Transylvanian, Cossack horse is classified as that list’s mounted haiduks":
    "are taken from the list Polish-Lithuanian 1576-1660, Moldavian and Wallachian horse and the janissaries from the list Transylvanian. Cossack horse is classified as the mounted haiduks there",
  "are a line only here; where the Polish lists take Cossacks of the register they stand among the Zaporozhians, as average. A second reader asked for the reason, which stands in the note.":
    "have a line only here. In the Polish lists they are among the Zaporozhians, as average. The note of the line says why.",
  "Independent for the Nogais is our own reading": "That the Nogais are independent is our own reading",
  "Nervous for Saxony’s Defensioners rests on Breitenfeld, and for Danish land militia on 1627 and 1643":
    "Saxony’s Defensioners are nervous because of Breitenfeld, the Danish land militia because of 1627 and 1643",
  "A second reader named Marazzino, who led the Saxons for the Elector at Wittstock by public pages read in extracts; under whom which of them stood was not found.":
    "A second reader found in extracts of public pages that Marazzino led the Saxons for the Elector at Wittstock. Which of them stood under whom was not found.",
  "On a second reading by another hand": "After a second reading",
  "That Joyeuse had no square of pikes at Coutras is why the demand for one ends in 1586":
    "The demand for a square of pikes ends in 1586, because Joyeuse had none at Coutras",
  "so was that gallowglass": "so was the statement that gallowglass",
  "cover from bows, and from shot less than a player may hope": "cover well from bows, but less well from shot",
  "is not refused: at Newbury": "is allowed: at Newbury",
  "Only pikes taken as an option: one man in eight or so had one, in some regiments and some years":
    "Pikes are an option: in some regiments and some years about one man in eight had one",
  "mercenaries generously before about 1590": "mercenaries too, which is generous before about 1590",
  "The ordinance of Sebastian’s tercios is early; that they stood": "That Sebastian’s tercios stood",
  "That Cornishmen and northerners were never in one army is so to the end of 1644":
    "Cornishmen and northerners were never in one army to the end of 1644",
  "That sleeves on their own are no more than the Spanish and Italian tercios they came from":
    "That there are no more sleeves on their own than Spanish and Italian tercios",
  " They used to need a Spanish tercio, as every army of this list does.": "",
  "Drilled, close or loose, with bayonets: so the rulebook’s chapters on training and formation speak of troops of the eighteenth century and of foot armed with bayonets, and so do the lists of the western powers.":
    "The foot is drilled, and with bayonets it stands close or loose. The rulebook’s chapters on training and formation say so of the eighteenth century and of foot with bayonets, and the lists of the western powers do the same.",
};

/** A keynote, a history or a remark of a list as it is shown. */
export const storyWords = (text: string): string => inClearerWords(text, CLEARER_STORIES);
