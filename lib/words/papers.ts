import { say, slot } from "./sentence";

/** What all papers of an army or a battle share: their choices, their leaves, the marks on their figures. */
export const PAPER = {
  which: "Papers",
  names: { sheet: "Army sheet", cards: "Cards", "quick-reference": "Army reference" },
  readers: { own: "Full", opponent: "For the opponent" },
  /** What the choices that follow each choose. */
  choices: { army: "Version:", rows: "Rows:", view: "View:", paper: "Paper:", type: "Type:", notes: "Your notes:" },
  sizes: { a4: "A4", letter: "US Letter" },
  back: (army: string) => `Back to ${army}`,
  unsent: say`Your last changes to ${slot("army", "the army")} have not been saved yet, so they are not on this paper. They are saved as soon as the server can be reached.`,
  unsentShown: say`This paper shows ${slot("army", "your army")} with changes that are only on this device. They are saved as soon as the server can be reached.`,
  notHere: "The server cannot be reached, and this browser does not hold everything that this paper needs. Try again when you are online.",
  page: (part: number, of: number) => `page ${part} of ${of}`,
  pageLabel: (part: number, of: number) => `Page ${part} of ${of}`,
  copyText: "Copy as text",
  downloadText: "Download as text",
  noClipboard: "This browser does not allow copying here. Download the text instead.",
  link: "QR code for the link",
} as const;

/** The page with the sheet of an army of one's own. */
export const SHEET_PAGE = {
  title: (army: string) => `${army}: army sheet`,
  notShared: say`To print a QR code here, ${slot("editor", "share this army")} in full. If you change the army, share it again.`,
  notSharedForOpponent: say`To print a QR code here, ${slot("editor", "share this army")} for the opponent. If you change the army, share it again.`,
  noCodeOffline: "This sheet was drawn on this device, so it has no QR code.",
} as const;
