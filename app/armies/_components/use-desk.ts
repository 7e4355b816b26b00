"use client";

import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import type { Army, Edit } from "@/lib/model/army";
import type { ArmyList } from "@/lib/model/army-list";
import type { RulesEdition } from "@/lib/model/rules-tables";
import type { StoredArmy } from "@/lib/model/stored-army";
import { begin, cleaned, edited, type History, redone, replaced, undone } from "./history";
import { createSaver, type Saver } from "./saving/create-saver";

/** Edits, or a function that makes them from the army at that time. */
export type Change = (edits: readonly Edit[] | ((army: Army) => readonly Edit[])) => void;

export type DeskProps = {
  /** The id of a stored army, or of a sample army. */
  page: string;
  army: Army;
  /** Null for a sample army, which becomes the player's own when it is changed. */
  stored: StoredArmy | null;
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
  readonly history: History;
  readonly change: Change;
  /** The army at the time of the call, for parts that are not drawn again when it changes. */
  readonly armyNow: () => Army;
  /** Puts another version of the army in its place, as one made from a newer list. */
  readonly replace: (army: Army) => void;
  readonly undo: () => void;
  readonly redo: () => void;
  readonly saver: Saver;
  readonly arrived: Arrived | null;
  readonly closeArrived: () => void;
};

/** Changes the address to the army’s own without loading the page again. */
const moveTo = (id: string) => window.history.replaceState(null, "", `/armies/${id}`);

/** The army in the editor: changed only by edits, each of which can be undone, and saved as it changes. */
export function useDesk({ page, army: start, stored }: DeskProps): Desk {
  const [history, setHistory] = useState(() => begin(start));
  const [arrived, setArrived] = useState<Arrived | null>(null);
  const { army } = history;
  const latest = useRef(army);
  useEffect(() => {
    latest.current = army;
  }, [army]);
  const armyNow = useCallback(() => latest.current, []);
  const [saver] = useState(() =>
    createSaver({
      page,
      base: stored,
      army: start,
      created: ({ id }) => moveTo(id),
      adopt(other, why) {
        if (why === "heard" || why === "restored") setArrived({ why, before: latest.current, after: other });
        setHistory((before) => {
          if (why === "cleaned") return cleaned(before);
          return why === "opened" ? begin(other) : replaced(before, other);
        });
      },
    }),
  );
  useEffect(() => saver.open(), [saver]);
  useEffect(() => saver.happen({ kind: "changed", army }), [saver, army]);

  const change = useCallback<Change>((make) => {
    setArrived(null);
    setHistory((before) => edited(before, typeof make === "function" ? make(before.army) : make));
  }, []);
  const closeArrived = useCallback(() => setArrived(null), []);
  const replace = useCallback((other: Army) => setHistory((before) => replaced(before, other)), []);
  const undo = useCallback(() => setHistory(undone), []);
  const redo = useCallback(() => setHistory(redone), []);
  return useMemo(
    () => ({ history, change, armyNow, replace, undo, redo, saver, arrived, closeArrived }),
    [history, change, armyNow, replace, undo, redo, saver, arrived, closeArrived],
  );
}
