import type { Army } from "../model/army";
import type { ArmyList } from "../model/army-list";
import type { ArmySheet, SheetReader } from "../model/army-sheet";
import type { Version } from "../model/identifiers";
import type { RulesTables } from "../model/rules-tables";
import { type Book, findList } from "../rules/army/book";
import { armySheet } from "../sheets/army-sheet";
import { type FoundShare, findShare } from "./find-share";
import { readerOf } from "./identity";
import { type ReadArmy, readArmy } from "./read-army";
import { running } from "./running";
import { shareLink } from "./share-link";

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
export type NothingShared =
  /** It was written for an earlier version of this program, and this one cannot read it. */
  { readonly kind: "unreadable"; readonly link: string; readonly name: string } | Exclude<FoundShare, { readonly kind: "shared" }>;

export type ReadShare = SharedArmyPage | NothingShared;

type JudgedShare = { readonly kind: "shared"; readonly link: string } & Omit<Extract<ReadArmy, { readonly ok: true }>, "ok">;

function listsOf({ list, listVersion, commanders }: Army, book: Book): readonly ArmyList[] {
  const named = [{ list, listVersion }, ...commanders];
  return [...new Set(named.flatMap((one) => (one.list === null ? [] : (findList(book, one.list, one.listVersion)?.list ?? []))))];
}

/** A shared army with the book that judges it: lists and tables of the day it was shared. */
export async function judgedShare(share: string): Promise<JudgedShare | NothingShared> {
  const { shares, knowledge } = running();
  const found = await findShare(shares, share);
  if (found.kind !== "shared") return found;
  const link = shareLink(share).url;
  const read = readArmy(found.army, knowledge);
  if (!read.ok) return { kind: "unreadable", link, name: found.army.name };
  const { army, book, rules } = read;
  return { kind: "shared", link, army, book, rules };
}

/** What a share's link shows. */
export async function readShare(share: string, reader: SheetReader): Promise<ReadShare> {
  const judged = await judgedShare(share);
  if (judged.kind !== "shared") return judged;
  const { link, army, book, rules } = judged;
  const sheet = armySheet(army, book, { reader, rules, link });
  return { kind: "shared", link, army, sheet, lists: listsOf(army, book), tables: book.tables, rules };
}

/** Whether the sender of these headers shares it, and may withdraw it. */
export async function isOwnShare(share: string, headers: Headers): Promise<boolean> {
  const user = await readerOf(headers);
  return user !== null && (await running().shares.isSharedBy(user.id, share));
}
