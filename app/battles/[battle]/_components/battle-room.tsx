"use client";

import { type ReactNode, useCallback, useMemo, useState } from "react";
import type { BattleEvent } from "@/lib/model/battle-event";
import type { BattleTables } from "@/lib/model/battle-tables";
import type { BattleView } from "@/lib/model/battle-view";
import type { SeatName } from "@/lib/model/by-seat";
import { prepareBattle } from "@/lib/rules/prebattle/book";
import { PublicRoom } from "./public-room";
import { createRecord } from "./record-board";
import { SeatRoom } from "./seat-room";
import { publicView } from "./standing";

type Props = {
  readonly first: BattleView;
  /** The seats that this browser holds. */
  readonly mine: readonly SeatName[];
  readonly tables: BattleTables;
  /** The land of the map, drawn by the page. */
  readonly ground: ReactNode;
  readonly events: readonly BattleEvent[];
};

/**
 * One battle, live. Each reader has a room of their own: when a hand is hidden, its room goes with all that was known in it, and only what
 * everybody may see is left.
 */
export function BattleRoom({ first, mine, tables, ground, events }: Props) {
  const book = useMemo(() => prepareBattle(tables), [tables]);
  const [record] = useState(() => createRecord(first.battle, events));
  const [{ view, isHandedOver }, setShown] = useState({ view: first, isHandedOver: false });
  const take = useCallback((view: BattleView) => setShown({ view, isHandedOver: true }), []);
  const layDown = useCallback((held: BattleView) => setShown({ view: publicView(held), isHandedOver: true }), []);
  const { seat } = view;
  if (seat === null) return <PublicRoom first={view} {...{ mine, book, ground, record, isHandedOver, take }} />;
  return <SeatRoom key={seat} seat={seat} first={view} {...{ book, ground, record }} layDown={mine.length > 1 ? layDown : null} />;
}
