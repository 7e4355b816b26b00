"use client";

import { useEffect, useMemo, useState } from "react";
import { askServer } from "@/app/_components/ask-server";
import { type Board, createBoard, useBoard } from "@/app/_components/browser/board";
import { begun, changed, type History, redone, undone } from "@/app/_components/browser/history";
import { createSaver, type Saver } from "@/app/_components/saving/create-saver";
import type { Adopting } from "@/app/_components/saving/saving-steps";
import type { Unsent } from "@/app/_components/saving/unsent";
import type { Army, Edit } from "@/lib/model/army";
import type { ArmyList } from "@/lib/model/army-list";
import { withCleanArmyNames } from "@/lib/model/clean-names";
import type { Version } from "@/lib/model/identifiers";
import type { RulesEdition } from "@/lib/model/rules-tables";
import type { StoredArmy } from "@/lib/model/stored-army";
import { type Book, unknownLists } from "@/lib/rules/army/book";
import { applyEdits, sameArmy } from "@/lib/rules/army/edits";
import { carriedOnto, mergeArmies, type Timeline } from "@/lib/rules/army/merge-armies";
import { prepare } from "@/lib/rules/army/prepare";
import { following } from "@/lib/rules/army/unit-numbers";
import { leaveBehind, takeLeft } from "./left-behind";

/** Edits, or a function that makes them from the army at that time. */
export type Change = (edits: readonly Edit[] | ((army: Army) => readonly Edit[])) => void;

export type DeskProps = {
  /** The id of a stored army, or of a sample army. */
  page: string;
  army: Army;
  /** Null for a sample army, which becomes the player's own when it is changed. */
  stored: StoredArmy | null;
  /** What this browser has of an army that was begun in it and never sent. */
  begun?: Unsent | null;
  /** The account signed in; null for none. */
  account: string | null;
  /** The army's list as it pinned it, and those its allies come from or may come from. */
  lists: readonly ArmyList[];
  /** The current tables. */
  rules: RulesEdition;
  /** The tables that the army names, where they are older. */
  olderRules: RulesEdition | null;
};

/** Why the editor shows another version of the army than the player left. */
export type Arrived = { readonly why: "heard" | "restored"; readonly before: Army; readonly after: Army };

export type Desk = {
  /** Its listeners alone are drawn again with an edit. */
  readonly history: Pick<Board<History<Army>>, "now" | "subscribe">;
  readonly change: Change;
  /** The army at the time of the call, for parts that are not drawn again when it changes. */
  readonly armyNow: () => Army;
  /** Puts another version of the army in its place, as one made from a newer list. */
  readonly replace: (army: Army) => void;
  readonly undo: () => void;
  readonly redo: () => void;
  /** The army with another version's changes, where both were made from `shared`. */
  readonly mergedWith: (theirs: Army, shared: Army) => Army;
  readonly saver: Saver;
  readonly arrived: Arrived | null;
  readonly closeArrived: () => void;
};

/** The army with these edits made; edits that change nothing leave no step. */
export const edited = (history: History<Army>, edits: readonly Edit[]): History<Army> =>
  changed(history, applyEdits(history.now, edits), sameArmy);

/** A history of these armies, of which that one is the present; what changes nothing is no step. */
function historyOf(armies: readonly Army[], at: number): History<Army> {
  const now = armies[at];
  if (!now) throw new Error("a history has no present");
  const past = armies.slice(0, at).filter((army, index) => !sameArmy(army, armies[index + 1] ?? now));
  const future = armies.slice(at + 1).filter((army, index) => !sameArmy(army, armies[at + index] ?? now));
  return { now, past, future: future.toReversed(), run: null };
}

const armiesOf = ({ past, now, future }: History<Army>): readonly Army[] => [...past, now, ...future.toReversed()];

/** The army with its names as they are stored. This is not a step: if it could be undone, the next save would make it again, and nothing before it could be undone. */
export function cleaned(history: History<Army>): History<Army> {
  const now = withCleanArmyNames(history.now);
  return now === history.now ? history : historyOf(armiesOf(history).map(withCleanArmyNames), history.past.length);
}

const sameGround = (one: Army, other: Army): boolean =>
  one.list === other.list && one.listVersion === other.listVersion && one.rules === other.rules;

/** Another version of the army replaces it. This can be undone, unless the lists differ: no edit changes the list. */
export const replaced = (history: History<Army>, army: Army): History<Army> =>
  sameGround(history.now, army) ? changed(history, army, sameArmy) : begun(army);

/** Where in a history the army stands that the server had last, as near to the present as may be; if it is not there any more, just before it. */
function withShared(history: History<Army>, shared: Army): Timeline {
  const [armies, now] = [armiesOf(history), history.past.length];
  const places = armies.flatMap((army, at) => (sameArmy(army, shared) ? [at] : []));
  if (places.length === 0) return { armies: armies.toSpliced(now, 0, shared), shared: now, now: now + 1 };
  return { armies, shared: places.reduce((best, at) => (Math.abs(at - now) < Math.abs(best - now) ? at : best)), now };
}

/**
 * The history with another device's changes under it. They are no steps of it: only what was changed here is undone. `sharedThen`: the army
 * that both sides changed.
 */
export function merged(history: History<Army>, sharedThen: Army, theirsNow: Army): History<Army> {
  const [shared, theirs] = [following(sharedThen), following(theirsNow)];
  if (![shared, theirs].every((army) => sameGround(history.now, army))) return begun(mergeArmies(shared, history.now, theirs));
  const timeline = withShared(history, shared);
  return historyOf(carriedOnto(timeline, theirs), timeline.now);
}

/** The history after a version of the army came from elsewhere. */
export function adopted(history: History<Army>, { army, ...how }: Adopting): History<Army> {
  switch (how.why) {
    case "opened":
      return begun(following(army));
    case "cleaned":
      return cleaned(history);
    case "restored":
      return replaced(begun(how.before), army);
    case "heard":
    case "merged": {
      const next = merged(history, how.before, how.theirs);
      // The saver knows the army as this object: the same again would be saved again.
      return sameArmy(next.now, army) ? { ...next, now: army } : next;
    }
    // Undoing it leads to both sides' changes, not to the army without theirs.
    case "theirs":
      return sameGround(history.now, army) ? replaced(merged(history, how.before, army), army) : begun(army);
    default:
      return how satisfies never;
  }
}

/** The history with which an army was left, if it is the same army still; else the one that it has now. */
export function takenUp(history: History<Army>, left: History<Army> | null): History<Army> {
  const isAsOpened = history.past.length === 0 && history.future.length === 0;
  const was = left && isAsOpened ? cleaned(left) : null;
  return was && sameArmy(was.now, history.now) ? { ...was, now: history.now, run: null } : history;
}

/** Changes the address to the army’s own without loading the page again. */
const moveTo = (id: string) => window.history.replaceState(null, "", `/armies/${id}`);

/** The army in the editor: changed only by edits, each of which can be undone, and saved as it changes. */
export function useDesk({ page, army: start, stored, begun: unsent = null, account }: DeskProps): Desk {
  const [opened] = useState(() => following(start));
  const [history] = useState(() => createBoard(begun(opened)));
  const [arrived, setArrived] = useState<Arrived | null>(null);
  const [saver] = useState(() =>
    createSaver({
      page,
      base: stored,
      army: opened,
      begun: unsent,
      account,
      created: ({ id }) => moveTo(id),
      adopt(adopting) {
        const { why, army: other } = adopting;
        if (why === "heard" || why === "restored") setArrived({ why, before: history.now().now, after: other });
        history.show(adopted(history.now(), adopting));
      },
    }),
  );
  useEffect(() => saver.open(), [saver]);
  useEffect(() => {
    void takeLeft(page).then((left) => history.show(takenUp(history.now(), left)));
    const leave = () => leaveBehind(saver.now().id ?? page, history.now());
    window.addEventListener("pagehide", leave);
    return () => {
      window.removeEventListener("pagehide", leave);
      leave();
    };
  }, [saver, history, page]);
  const acts = useMemo(() => {
    const step = (take: (before: History<Army>) => History<Army>) => history.show(take(history.now()));
    const change: Change = (make) => {
      setArrived(null);
      step((before) => edited(before, typeof make === "function" ? make(before.now) : make));
    };
    return {
      change,
      armyNow: () => history.now().now,
      closeArrived: () => setArrived(null),
      replace: (other: Army) => step((before) => replaced(before, other)),
      undo: () => step(undone),
      redo: () => step(redone),
      mergedWith: (theirs: Army, shared: Army) => merged(history.now(), shared, theirs).now,
    };
  }, [history]);
  return useMemo(() => ({ history, saver, arrived, ...acts }), [history, saver, arrived, acts]);
}

type Edition = { readonly book: Book; readonly rules: Version };
/** The lists and tables that judge the army, and the current ones. */
export type Books = Edition & { readonly today: Edition };
/** Null until all lists are loaded; `trouble` says why one cannot be. */
type Fetched = { readonly books: Books | null; readonly trouble: string | null };
type Served = { readonly lists: readonly ArmyList[]; readonly rules: RulesEdition; readonly olderRules: RulesEdition | null };

/**
 * The lists and tables that the army is judged by. An army that arrives from elsewhere may name lists or versions of them that this page
 * was not served with: they are fetched.
 */
export function useBooks(history: Desk["history"], { lists: served, rules, olderRules }: Served): Fetched {
  const [fetched, setFetched] = useState<readonly ArmyList[]>([]);
  const [trouble, setTrouble] = useState<string | null>(null);
  const books = useMemo(() => {
    const edition = (one: RulesEdition): Edition => ({ book: prepare([...served, ...fetched], one.tables), rules: one.version });
    const today = edition(rules);
    return { today, older: olderRules && edition(olderRules) };
  }, [served, fetched, rules, olderRules]);
  const { today, older } = books;
  const judging = useBoard(history, ({ now }) => (older?.rules === now.rules ? older : today));
  const missing = useBoard(history, ({ now }) =>
    unknownLists(now, today.book)
      .map(({ list, version }) => `/api/lists/${list}${version ? `?version=${version}` : ""}`)
      .join(" "),
  );
  useEffect(() => {
    if (missing === "") return;
    let left = false;
    void Promise.all(missing.split(" ").map((path) => askServer<ArmyList>("GET", path))).then((answers) => {
      if (left) return;
      const refused = answers.find((one) => !one.ok);
      if (refused && !refused.ok) return setTrouble(refused.error.message);
      setFetched((before) => [...before, ...answers.flatMap((one) => (one.ok ? [one.value] : []))]);
    });
    return () => {
      left = true;
    };
  }, [missing]);
  return useMemo(() => ({ books: missing === "" ? { ...judging, today } : null, trouble }), [missing, judging, today, trouble]);
}
