/** What a partner at one's seat may do, as the page of his invitation and the one who invites him are told ("Tournament types"). */
export const PARTNER_WORDS = {
  /** To the one who invites. */
  inviting: "A partner shares your seat. You both see its cards, and until the game begins either of you may act for both.",
  /** To the one who opens the link. */
  about: "Whoever opens this link shares your seat: he sees your cards, and until the game begins either of you may act for both.",
  /** To the partner. */
  invited: "You both see its cards, and until the game begins either of you may act for both. You bring no army of your own.",
  /** To both: which of it is not the rulebook's. */
  inPlay: "In the game itself each of you commands the troops of two commanders.",
  why: "The rulebook gives each partner two commanders and lets both act at any time. It does not say who acts in the sequence before the battle, where there is one hand of cards: here either partner does.",
} as const;
