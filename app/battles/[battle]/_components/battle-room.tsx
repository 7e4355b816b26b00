"use client";

import { type ReactNode, useCallback, useMemo, useState } from "react";
import type { BattleEvent } from "@/lib/model/battle-event";
import type { BattleTables } from "@/lib/model/battle-tables";
import type { BattleView } from "@/lib/model/battle-view";
import type { SeatName } from "@/lib/model/by-seat";
import type { Company } from "@/lib/model/company";
import { prepareBattle } from "@/lib/rules/prebattle/book";
import { createCompany } from "./company-board";
import { PublicRoom } from "./public-room";
import { createRecord } from "./record-board";
import { SeatRoom } from "./seat-room";
import { openView, publicView } from "./standing";

type Props = {
  readonly first: BattleView;
  /** The seats that this browser holds. */
  readonly mine: readonly SeatName[];
  readonly tables: BattleTables;
  /** The land of the map, drawn by the page. */
  readonly ground: ReactNode;
  readonly events: readonly BattleEvent[];
  /** What its players know of each other; null for spectators. */
  readonly company: Company | null;
};

/** What a device shows that changes hands: a room that was opened for one player alone. */
const SHUT = { isHandedOver: true, isOpen: false, isForBoth: false };

/**
 * One battle, live. Each reader has a room of their own: when a hand is hidden, its room goes with all that was known in it, and only what
 * everybody may see is left.
 */
export function BattleRoom({ first, mine, tables, ground, events, company: met }: Props) {
  const book = useMemo(() => prepareBattle(tables), [tables]);
  const [company] = useState(() => createCompany(met));
  const [record] = useState(() => createRecord(first.battle, events));
  const [{ view, isHandedOver, isOpen, isForBoth }, setShown] = useState({ ...SHUT, view: first, isHandedOver: false });
  const take = useCallback((view: BattleView) => setShown({ ...SHUT, view }), []);
  const takeOpenly = useCallback((view: BattleView) => setShown({ ...SHUT, view: openView(view), isOpen: true }), []);
  const layDown = useCallback((held: BattleView) => setShown({ ...SHUT, view: publicView(held) }), []);
  const playForBoth = useCallback((held: BattleView) => setShown({ ...SHUT, view: publicView(held), isForBoth: true }), []);
  const { seat } = view;
  if (seat === null)
    return (
      <PublicRoom
        key={String(isForBoth)}
        first={view}
        {...{ mine, book, ground, record, company, isHandedOver, isForBoth, take, takeOpenly, layDown }}
      />
    );
  const shared = mine.length > 1 ? { layDown, playForBoth, isOpen } : null;
  return <SeatRoom key={`${seat} ${isOpen}`} seat={seat} first={view} {...{ book, ground, record, company, shared }} />;
}
