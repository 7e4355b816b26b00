import type { ReactElement } from "react";
import { ownPapers, type PaperKind } from "@/app/_components/army-sheet/army-papers";
import { OwnSheet, sheetTitle } from "@/app/_components/army-sheet/own-sheet";
import { ArmyCardsPage, cardsTitle } from "@/app/_components/cards/army-cards-page";
import { asked, deskHere, paperTables } from "@/app/_components/desk-here";
import { ArmyReferencePage, referenceTitle } from "@/app/_components/fitted-reference/army-reference-page";
import { oddsOfUnits } from "@/app/_components/odds/odds-address";
import { askedArmyReference, readCardsQuery, readSheetQuery } from "@/app/_components/paper/paper-query";
import { isBegunHere, latestUnsent } from "@/app/_components/saving/unsent";
import type { Army } from "@/lib/model/army";
import type { ArmyList } from "@/lib/model/army-list";
import type { Version } from "@/lib/model/identifiers";
import type { RulesEdition } from "@/lib/model/rules-tables";
import { type Book, pinAllVersions, unknownLists } from "@/lib/rules/army/book";
import { muster } from "@/lib/rules/army/muster";
import { notesOf } from "@/lib/rules/army/names";
import { prepare } from "@/lib/rules/army/prepare";
import { armySheet } from "@/lib/sheets/army-sheet";
import { armyCards, cardTables } from "@/lib/sheets/cards/army-cards";
import { armysReference } from "@/lib/sheets/reference/fitted-reference";
import { type PaperTables, quickReference } from "@/lib/sheets/reference/quick-reference";
import type { WrittenValues } from "@/lib/sheets/reference/reference-parts";
import { SITE } from "@/lib/words/site";
import { savedHere } from "./saved-here";

/** What the server drew; another object each time that it draws. */
export type DrawnPaper = {
  readonly kind: PaperKind;
  /** The id of a stored or a sample army. */
  readonly army: string;
  /** How often the army was saved when it was drawn; 0 for a sample army. */
  readonly revision: number;
  /** The parameters of the address. */
  readonly query: Readonly<Record<string, string | string[] | undefined>>;
  readonly ownValues?: WrittenValues;
};

/** The worker keeps both, so they are answered without a connection too. */
type Desk = {
  readonly army: Army;
  readonly revision: number;
  readonly lists: readonly ArmyList[];
  readonly olderRules: RulesEdition | null;
};

/** Of an army begun here, or a sample army that was never opened, it is made of what is the same for everybody. */
async function deskOf(page: string): Promise<Desk> {
  const here = async () => {
    const desk = await deskHere(page);
    if (!desk) throw new Error("this browser does not have this army");
    return { ...desk, revision: 0, olderRules: null };
  };
  return isBegunHere(page) ? here() : asked<Desk>(`/api/armies/${page}/desk`).catch(here);
}

type Judged = { readonly army: Army; readonly book: Book; readonly rules: Version; readonly tables: PaperTables };

/** The latest army that this browser has, with what judges it. Throws where it does not have all of that. */
async function latest(page: string): Promise<Judged> {
  const [unsent, saved, desk, tables] = await Promise.all([
    ...([latestUnsent(page), savedHere(page)] as const),
    ...([deskOf(page), paperTables()] as const),
  ]);
  const army = unsent?.army ?? (saved && saved.revision > desk.revision ? saved.army : desk.army);
  const inForce = { version: tables.version, tables: tables.rules };
  const rules = [inForce, ...(desk.olderRules ? [desk.olderRules] : [])].find(({ version }) => version === (army.rules ?? tables.version));
  if (!rules) throw new Error("the rules tables of this army are not kept here");
  const missing = unknownLists(army, prepare(desk.lists, rules.tables));
  const more = await Promise.all(
    missing.map(({ list, version }) => asked<ArmyList>(`/api/lists/${list}${version ? `?version=${version}` : ""}`)),
  );
  const book = prepare([...desk.lists, ...more], rules.tables);
  return { army: pinAllVersions(army, book, rules.version), book, rules: rules.version, tables };
}

type Paper = { readonly title: string; readonly paper: ReactElement };

const DRAWN: Readonly<Record<DrawnPaper["kind"], (judged: Judged, from: DrawnPaper, query: Readonly<Record<string, string>>) => Paper>> = {
  sheet({ army, book, rules }, from, query) {
    const choice = readSheetQuery(query);
    // No link: what was never sent was never shared.
    const sheet = armySheet(army, book, { reader: choice.reader, rules, link: null });
    return {
      title: sheetTitle(sheet),
      paper: <OwnSheet sheet={sheet} noted={notesOf(army)} choice={choice} papers={ownPapers(from.army)} isOffline />,
    };
  },
  cards({ army, book, rules, tables }, from, query) {
    const choice = readCardsQuery(query);
    const cards = armyCards(army, book, { reader: choice.reader, rules, ...cardTables(tables) });
    const odds = oddsOfUnits(muster(army, book), isBegunHere(from.army) ? null : from.army);
    return {
      title: cardsTitle(cards.name),
      paper: <ArmyCardsPage cards={cards} asked={choice} papers={ownPapers(from.army)} odds={odds} />,
    };
  },
  "quick-reference"({ army, book, tables }, from, query) {
    const choice = askedArmyReference(query);
    const found = armysReference(quickReference(tables), army, book, choice.reader);
    const { ownValues = new Map() } = from;
    return {
      title: referenceTitle(found.army),
      paper: <ArmyReferencePage {...found} asked={choice} papers={ownPapers(from.army)} ownValues={ownValues} />,
    };
  },
};

/** The paper that this address asks for, by the makers and components that the server has. */
export async function drawPaper(from: DrawnPaper, search: string): Promise<Paper> {
  const judged = await latest(from.army);
  const { title, paper } = DRAWN[from.kind](judged, from, Object.fromEntries(new URLSearchParams(search)));
  return { title: `${title} · ${SITE.name}`, paper };
}
