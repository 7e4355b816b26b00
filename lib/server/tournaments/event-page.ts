import type { Army } from "../../model/army";
import type { ArmySheet } from "../../model/army-sheet";
import type { EnteredArmy, Entry, Tournament } from "../../model/tournament";
import { findList } from "../../rules/army/book";
import { isSound } from "../../rules/tournament/entries";
import { isAllDrawn } from "../../rules/tournament/results";
import { armySheet } from "../../sheets/army-sheet";
import type { Checked } from "../../sheets/verdict-table";
import { EVENT, entryRemark, offeredArmy, playerLine } from "../../words/events/events";
import { findArmy } from "../armies";
import { newTurn } from "../battles/in-turns";
import { battleBookOf } from "../battles/load-battle";
import { readerOf, type User } from "../identity";
import { knowledgeFor } from "../known-lists";
import { offeredArmies } from "../my-armies";
import { findTables } from "../own-tables";
import { running } from "../running";
import { copyOf } from "./entries";
import { battleOfGame } from "./results";
import { eventLink, judgedIn, readArmies, readTournament, verdictOf } from "./tournaments";

async function listNameOf({ list, listVersion }: Army, army: Army): Promise<string> {
  const { book } = await knowledgeFor(army);
  return findList(book, list, listVersion)?.list.name ?? list;
}

/** An army as a row of the table, with what there is to say of its player. */
async function checkedOf(event: string, { army, assessment }: EnteredArmy, entry: Entry): Promise<Checked> {
  const list = await listNameOf(army, army);
  return {
    path: `/events/${event}/sheets#${entry.entry}`,
    source: playerLine(entry),
    remark: entryRemark(entry),
    found: { army, list, assessment, sameAs: null },
  };
}

const entryOf = ({ entries }: Tournament, id: string | null): Entry | null => entries.find(({ entry }) => entry === id) ?? null;

/** The reader's army that is in, and whether he has changed his own since. */
async function handedInBy(view: Tournament, reader: User, armies: readonly EnteredArmy[]) {
  const { tournaments, armies: stored } = running();
  const mine = armies.find(({ entry }) => entry === view.you.entry);
  const row = mine && (await tournaments.armyOf(mine.entry));
  if (!mine || !row) return null;
  const original = row.army === null ? null : await findArmy(stored, reader.id, row.army);
  const problems = mine.assessment.findings.filter(({ severity }) => severity === "error").map(({ message }) => message);
  return {
    ...{ name: mine.army.name, army: original ? row.army : null, problems },
    isChanged: original !== null && original.revision !== row.armyRevision,
  };
}

/** The reader's armies that can be handed in, each judged as this event would judge it, whatever its own limit, year and tables. */
async function armiesFor({ terms }: Tournament, reader: User): Promise<readonly Offered[]> {
  const turn = newTurn();
  const offered: Offered[] = [];
  for (const army of await offeredArmies(reader)) {
    const stored = await findArmy(running().armies, reader.id, army.id);
    const copy = stored && (await copyOf(stored.army));
    const judged = copy?.read.ok ? (await judgedIn({ terms }, copy.read.army)).assessment : null;
    const numbers = judged && { errors: verdictOf(judged).problems, points: judged.numbers.points, tugs: judged.numbers.tugs };
    offered.push({ id: army.id, about: offeredArmy({ ...army, judged: numbers }), changedAt: army.changedAt });
    if (turn.isOver()) await turn.pass();
  }
  return offered;
}
type Offered = { readonly id: string; readonly about: string; readonly changedAt: string };

async function handInOf(view: Tournament, reader: User | null, armies: readonly EnteredArmy[]) {
  const own = entryOf(view, view.you.entry);
  const isLate = view.stage !== "handing-in";
  const { terms } = view;
  const sound =
    own !== null && isSound({ ...own, user: null, handedInAt: own.handedInAt === null ? null : new Date(own.handedInAt) }, terms);
  const isClosed = isAllDrawn(view) || (isLate && own !== null && (sound || own.accepted !== null));
  const hasAccount = reader !== null && !reader.anonymous;
  return {
    ...{ hasAccount, isClosed, isOver: isAllDrawn(view), hasRounds: view.rounds.length > 0 },
    armies: hasAccount && !isClosed ? await armiesFor(view, reader) : [],
    ...{ own, isLate, handedIn: reader && (await handedInBy(view, reader, armies)) },
  };
}

async function ownBattleOf(event: string, { id }: User) {
  const held = await running().tournaments.find(event);
  return held && battleOfGame(held, id);
}

/** How many groups each army has, for where it breaks. One that is not legal was mended at the table. */
const sizesOf = (armies: readonly EnteredArmy[]) =>
  Object.fromEntries(
    armies.flatMap(({ entry, assessment: { legal, numbers, reasons } }) => {
      const doubles = reasons.tugs.filter(({ code }) => code === "double-tug").length;
      return legal ? [[entry, { tugs: numbers.tugs, sugs: numbers.sugs, doubles }]] : [];
    }),
  );

/** All that the page of an event shows to this reader; null if there is none. */
export async function readEventPage(event: string, headers: Headers) {
  const reader = await readerOf(headers);
  const view = await readTournament(event, reader?.id ?? null);
  if (!view) return null;
  const armies = (await readArmies(event, reader?.id ?? null)) ?? [];
  const { knowledge } = running();
  const { battlefield } = battleBookOf(knowledge.catalog.battle.version, knowledge);
  if (!battlefield) throw new Error("the tables in force have no limits of victory points");
  const shown = view.stage === "handing-in" && view.terms.armies !== "open" ? [] : armies;
  const rows = shown.flatMap((one) => {
    const entry = entryOf(view, one.entry);
    return entry ? [checkedOf(event, one, entry)] : [];
  });
  return {
    ...{ view, link: eventLink(event), checked: await Promise.all(rows) },
    sealed: view.stage === "handing-in" && shown.length === 0 ? view.entries.filter(({ handIns }) => handIns > 0).length : 0,
    handIn: await handInOf(view, reader, armies),
    tablesName: view.terms.rules === null ? null : ((await findTables(view.terms.rules))?.tables.name ?? null),
    ownBattle: reader && view.stage === "playing" && view.you.entry !== null ? await ownBattleOf(event, reader) : null,
    limits: battlefield.limits,
    breaking: { sizes: sizesOf(shown), book: { doubleTugs: battlefield.doubleTugs, breaking: battlefield.breaking } },
    armies: Object.fromEntries(shown.map(({ entry, army }) => [entry, army.name])),
    theme: view.terms.lists.map((list) => knowledge.book.current.get(list)?.list.name ?? list),
  };
}

/** The sheets of all armies that this reader may read, each with its player; null if there is no such event. */
export async function readEventSheets(event: string, headers: Headers) {
  const reader = await readerOf(headers);
  const view = await readTournament(event, reader?.id ?? null);
  const armies = view && (await readArmies(event, reader?.id ?? null));
  if (!view || !armies) return null;
  const sheets: { readonly entry: string; readonly player: string; readonly sheet: ArmySheet }[] = [];
  for (const { entry, army } of armies) {
    const knowledge = await knowledgeFor(army);
    const rules = army.rules ?? knowledge.catalog.rules.version;
    const sheet = armySheet(army, knowledge.bookOf(rules) ?? knowledge.book, { reader: "own", rules, link: eventLink(event) });
    const told = entryOf(view, entry);
    const player = told ? playerLine(told) : "";
    sheets.push({ entry, player, sheet: { ...sheet, name: EVENT.sheets.of(player, sheet.name) } });
  }
  return { name: view.terms.name, sheets };
}
