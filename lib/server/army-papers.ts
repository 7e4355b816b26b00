import type { Army } from "../model/army";
import type { ArmyCards, CardsAndText } from "../model/army-cards";
import type { ArmyList } from "../model/army-list";
import { type ArmySheet, type SheetAndText, type SheetReader, TEXT_STYLES } from "../model/army-sheet";
import type { Version } from "../model/identifiers";
import type { FittedReference } from "../model/quick-reference";
import type { RulesTables } from "../model/rules-tables";
import { type Book, findList, pinAllVersions } from "../rules/army/book";
import { type Muster, muster } from "../rules/army/muster";
import { notesOf } from "../rules/army/names";
import { armySheet } from "../sheets/army-sheet";
import { armyCards, cardTables } from "../sheets/cards/army-cards";
import { cardsText } from "../sheets/cards/cards-text";
import { type ArmysReference, armyReference, armysReference } from "../sheets/reference/fitted-reference";
import { plainFitted } from "../sheets/reference/reference-parts";
import { sheetText } from "../sheets/sheet-text";
import { findArmy } from "./armies";
import { readerOf } from "./identity";
import type { Knowledge } from "./knowledge";
import { knowledgeFor } from "./known-lists";
import { paperTablesOf, wholeReference } from "./quick-reference";
import { type ReadArmy, readArmy } from "./read-army";
import { running } from "./running";
import { type FoundShare, findShare, readerOfShare, sharedAt, sharedForOpponentAt, shareLink } from "./shares";

type PrintedArmy = Extract<ReadArmy, { readonly ok: true }> & { readonly isReady: boolean };

async function ownArmy(id: string, headers: Headers): Promise<Army | null> {
  const owner = await readerOf(headers);
  return (owner && (await findArmy(running().armies, owner.id, id))?.army) ?? null;
}

/** How often the reader's own army was saved; 0 for a sample army. */
export async function revisionOfArmy(id: string, headers: Headers): Promise<number> {
  const owner = await readerOf(headers);
  return (owner && (await findArmy(running().armies, owner.id, id))?.revision) ?? 0;
}

/**
 * The reader's own army or a sample army, with every version that it is judged by; null if there is none, or it can no longer be judged.
 */
async function printedArmy(id: string, headers: Headers): Promise<PrintedArmy | null> {
  const ready = running().knowledge.catalog.readyArmies.find((one) => one.id === id);
  const army = ready?.army ?? (await ownArmy(id, headers));
  const knowledge = await knowledgeFor(army, headers);
  const read = army && readArmy(pinAllVersions(army, knowledge.book, knowledge.catalog.rules.version), knowledge);
  return read?.ok ? { ...read, isReady: ready !== undefined } : null;
}

type SharedArmyPage = {
  readonly kind: "shared";
  readonly link: string;
  readonly army: Army;
  readonly sheet: ArmySheet;
  /** The lists of the army and its allies, in the versions it names. */
  readonly lists: readonly ArmyList[];
  readonly tables: RulesTables;
  readonly rules: Version;
};

/** Why a share's link shows no army. */
type NothingShared =
  /** It was written for an earlier version of this program, and this one cannot read it. */
  { readonly kind: "unreadable"; readonly link: string; readonly name: string } | Exclude<FoundShare, { readonly kind: "shared" }>;

export type ReadShare = SharedArmyPage | NothingShared;

type Judged = Omit<Extract<ReadArmy, { readonly ok: true }>, "ok">;
type JudgedShare = { readonly kind: "shared"; readonly link: string } & Judged;

function listsOf({ list, listVersion, commanders }: Army, book: Book): readonly ArmyList[] {
  const named = [{ list, listVersion }, ...commanders];
  return [...new Set(named.flatMap((one) => (one.list === null ? [] : (findList(book, one.list, one.listVersion)?.list ?? []))))];
}

/** A shared army with the book that judges it: lists and tables of the day it was shared. */
async function judgedShare(share: string): Promise<JudgedShare | NothingShared> {
  const found = await findShare(running().shares, share);
  if (found.kind !== "shared") return found;
  const link = shareLink(share).url;
  const read = readArmy(found.army, await knowledgeFor(found.army));
  if (!read.ok) return { kind: "unreadable", link, name: found.army.name };
  const { army, book, rules } = read;
  return { kind: "shared", link, army, book, rules };
}

/** What a share's link shows. */
export async function readShare(share: string, reader: SheetReader): Promise<ReadShare> {
  const judged = await judgedShare(share);
  if (judged.kind !== "shared") return judged;
  const { link, army, book, rules } = judged;
  const sheet = armySheet(army, book, { reader: readerOfShare(share, reader), rules, link });
  return { kind: "shared", link, army, sheet, lists: listsOf(army, book), tables: book.tables, rules };
}

/** Whether the sender of these headers shares it, and may withdraw it. */
export async function isOwnShare(share: string, headers: Headers): Promise<boolean> {
  const user = await readerOf(headers);
  return user !== null && (await running().shares.isSharedBy(user.id, share));
}

/** The sheet of the reader's own army or of a sample army; null if there is none, or it can no longer be judged. */
export async function sheetOfArmy(id: string, reader: SheetReader, headers: Headers): Promise<ArmySheet | null> {
  const printed = await printedArmy(id, headers);
  if (!printed) return null;
  const { army, book, rules } = printed;
  const owner = reader === "own" || printed.isReady ? null : await readerOf(headers);
  if (owner) return armySheet(army, book, { reader, rules, link: null, opponentLink: await sharedForOpponentAt(owner.id, army) });
  const link = printed.isReady ? `${running().environment.publicUrl}/armies/${id}` : await sharedAt(army);
  return armySheet(army, book, { reader, rules, link });
}

/** What the reader noted in this army: of the army itself, then of its unit groups by number; none for a sample army. */
export async function notesOfArmy(id: string, headers: Headers): Promise<ReturnType<typeof notesOf>> {
  const army = await ownArmy(id, headers);
  return army ? notesOf(army) : [];
}

type MadeSheet = { readonly ok: true; readonly made: SheetAndText } | Extract<ReadArmy, { readonly ok: false }>;

/** Makes the sheet of the army that was sent, legal or not, by the versions of lists and rules tables that it names. */
export async function makeSheet(document: unknown, reader: SheetReader, knowledge: Knowledge): Promise<MadeSheet> {
  const read = readArmy(document, knowledge);
  if (!read.ok) return read;
  const { army, book, rules } = read;
  const sheet = armySheet(army, book, { reader, rules, link: await sharedAt(pinAllVersions(army, book, rules)) });
  const text = Object.fromEntries(TEXT_STYLES.map((style) => [style, sheetText(sheet, style)]));
  return { ok: true, made: { sheet, text: text as SheetAndText["text"] } };
}

/** Lists and rules tables are the army's own versions. How troops form up and fight follows the tables in force. */
const cardsOf = ({ army, book, rules }: Judged, reader: SheetReader): ArmyCards =>
  armyCards(army, book, { reader, rules, ...cardTables(paperTablesOf(running().knowledge.catalog)) });

type SharedCards = { readonly kind: "shared"; readonly cards: ArmyCards };

/** The cards of the reader's own army or of a sample army; null if there is none, or it can no longer be judged. */
export async function cardsOfArmy(id: string, reader: SheetReader, headers: Headers): Promise<ArmyCards | null> {
  const printed = await printedArmy(id, headers);
  return printed && cardsOf(printed, reader);
}

/** The unit groups that a reader's own or a sample army's cards show, with the book that judges it. */
export async function unitsOfArmy(id: string, headers: Headers): Promise<Pick<Muster, "units" | "book"> | null> {
  const printed = await printedArmy(id, headers);
  return printed && muster(printed.army, printed.book);
}

/** The cards of a shared army. How troops form up and fight follows the tables in force here too. */
export async function cardsOfShare(share: string, reader: SheetReader): Promise<SharedCards | NothingShared> {
  const judged = await judgedShare(share);
  return judged.kind === "shared" ? { kind: "shared", cards: cardsOf(judged, readerOfShare(share, reader)) } : judged;
}

type MadeCards = { readonly ok: true; readonly made: CardsAndText } | Extract<ReadArmy, { readonly ok: false }>;

/** Makes the cards of the army that was sent, legal or not, by the versions of lists and rules tables that it names. */
export function makeCards(document: unknown, reader: SheetReader, knowledge: Knowledge): MadeCards {
  const read = readArmy(document, knowledge);
  if (!read.ok) return read;
  const cards = cardsOf(read, reader);
  return { ok: true, made: { cards, text: cardsText(cards) } };
}

type MadeReference = { readonly ok: true; readonly made: FittedReference } | Extract<ReadArmy, { readonly ok: false }>;

/** The rows of the quick reference that the sent army can use. */
export function makeFittedReference(document: unknown, reader: SheetReader, knowledge: Knowledge): MadeReference {
  const read = readArmy(document, knowledge);
  return read.ok ? { ok: true, made: plainFitted(armyReference(wholeReference(), read.army, read.book, reader)) } : read;
}

const referenceFor = ({ army, book }: Judged, reader: SheetReader): ArmysReference => armysReference(wholeReference(), army, book, reader);

/** The same for the reader's own army or a sample army; null if there is none, or it can no longer be judged. */
export async function referenceOfArmy(id: string, reader: SheetReader, headers: Headers): Promise<ArmysReference | null> {
  const printed = await printedArmy(id, headers);
  return printed && referenceFor(printed, reader);
}

type SharedReference = { readonly kind: "shared"; readonly found: ArmysReference };

/** The same for a shared army: its troops follow the lists it was shared with, the rows the tables in force. */
export async function referenceOfShare(share: string, reader: SheetReader): Promise<SharedReference | NothingShared> {
  const judged = await judgedShare(share);
  return judged.kind === "shared" ? { kind: "shared", found: referenceFor(judged, readerOfShare(share, reader)) } : judged;
}
