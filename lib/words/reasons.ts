import { curved } from "./phrasing";

/** Reasons of the tables in clearer words; a reason of another version is shown as it stands. */
export const CLEARER_REASONS: Readonly<Record<string, string>> = {
  "One less than the range of platoon fire, and more than foot moves.":
    "The long range, 4, is one less than that of platoon fire, and more than a foot move.",
  "The claim is from Mortem et Gloriam. That points cancel it is ours: otherwise pikes and bayonets would be too weak.":
    "The claim is from Mortem et Gloriam. We let pikes, pike and shot and bayonets cancel it: otherwise they would be too weak.",
  "The claim is from Mortem et Gloriam. That points cancel it is ours, as for lighter armour.":
    "The claim is from Mortem et Gloriam. We let pikes, pike and shot and bayonets cancel it, as for lighter armour.",
  "The rulebook denies swordsmen their claim against it, so it is at least their equal. It does not beat points.":
    "The rulebook denies swordsmen their claim against melee pistols, so these are at least their equal. They do not beat pikes or bayonets.",
  "Mortem et Gloriam’s numbers, which agree with the rulebook’s most of 12 pieces":
    "Mortem et Gloriam’s numbers, which agree with the rulebook’s maximum of 12 pieces",
  "A report of a game of Mortem et Gloriam; the rulebook has one compulsory piece as the least":
    "A report of a game of Mortem et Gloriam; by the rulebook there is at least one compulsory piece",
  "The rulebook has tables vary in width and names no other size": "The rulebook lets tables differ in width and names no other size",
  "The rulebook has three kinds of secure flank on this axis; which row has which is Condotta’s own":
    "The rulebook names three kinds of secure flank. Which row of squares has which kind is Condotta’s own choice",
  "A third of the pikes, but with firepower: it keeps horse off and is even with its own kind.":
    "It has a third of a keil’s pikes, but firepower too: it keeps horse off and is even with its own kind.",
  "A deeper hedge of pikes than the thin Swedish kind.": "Its hedge of pikes is deeper than that of pike and shot.",
  "Equals pike and shot against foot, one less against horse. That both kinds are alike is in the rulebook.":
    "Equal to pike and shot against foot, one claim less against horse. The rulebook treats both bayonets alike.",
  "The rulebook goes up against vulnerable targets without naming them. Cloth does not stop a ball.":
    "The rulebook gives a better die against vulnerable targets, but does not name them. Cloth does not stop a ball.",
  "A base, as three of four passages have it.": "One base, as in three of the rulebook’s four passages.",
  "The rulebook gives the most, 4; that it is at least 1 wide is Condotta’s own":
    "The rulebook gives the maximum width, 4; the minimum of 1 is Condotta’s own",
  "The 15 mm column of the rulebook’s table gives 30 of 40 mm; the 25 mm column, 40 of 60.":
    "The rulebook’s table gives bases 40 wide a depth of 30 (15 mm figures), and bases 60 wide a depth of 40 (25 mm).",
  "Soft sand is open to camels, and brush too; woods and hills slow them as loose horse":
    "Soft sand and brush are open going for camels; woods and hills slow them like loose horse",
  "As a keil, but its shot still serves in rough going": "Like a keil, but its shot can still fire in rough going",
  "As skirmishers they keep 4 and 3 in rough and difficult going. In loose form they are slowed like others, and they need room to fall back":
    "As skirmishers they still move 4 in rough going and 3 in difficult going. In loose form they are slowed like others. They also need room to fall back",
  "In rough or difficult going pikes lose all their claims, and a keil is too deep to go round it":
    "In rough or difficult going pikes lose all their claims, and a keil is so deep that it cannot easily go round such ground",
  "They stand beside horse, which wants open ground, but are loose foot, which does not":
    "They go with horse, which wants open ground, but as loose foot they prefer cover",
  "A line of pike and shot is hampered in cover; on a plain it has nothing to lean on against horse":
    "A line of pike and shot keeps its order best on sparse ground. Cover hampers it, and on a bare plain it has nothing to lean on against horse",
  "Loose horse that shoots is slowed like any other, but does not rely on its charge":
    "Rough ground slows it, but matters less to horse that shoots than to horse that charges",
  "Like loose foot, but troops that fight at close quarters need not wait in cover":
    "They like cover as loose foot does, but less: they fight hand to hand and need not wait in it",
  "Troops that bring their own cover want to see the enemy come; on a plain they can be ridden round":
    "From behind their own cover they want to see the enemy come. On a bare plain they gain less, because horse can ride round them",
  "They take the form that suits the ground, and gain most where the enemy cannot":
    "They take whichever form suits the ground, and gain most where the enemy cannot change form",
};

/** Why a value that the rulebook does not print is as it is. */
export function whyWords(why: string): string {
  const said = curved(why);
  return CLEARER_REASONS[said] ?? said;
}
