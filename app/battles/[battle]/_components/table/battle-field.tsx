import { memo, useCallback, useLayoutEffect, useMemo, useRef } from "react";
import { BattlefieldPicture } from "@/app/_components/battlefield/battlefield-picture";
import type { FieldLayout } from "@/app/_components/battlefield/field-layout";
import { FIELD_MARGIN } from "@/app/_components/battlefield/field-margin";
import { useFieldType } from "@/app/_components/battlefield/labels/field-type";
import { ZONED } from "@/app/_components/battlefield/zoned-steps";
import { FieldViewport } from "@/app/_components/handling/field-viewport";
import { HandlingLayer } from "@/app/_components/handling/handling-layer";
import type { Stance } from "@/app/_components/handling/task";
import type { BattleView } from "@/lib/model/battle-view";
import type { PlacementReason } from "@/lib/model/refusals";
import type { BattleBook } from "@/lib/rules/prebattle/book";
import { placementSentence } from "@/lib/words/battle/placement-words";
import { TABLE } from "@/lib/words/battle/table-panels-words";
import type { Words } from "@/lib/words/sentence";
import { useViewOf } from "../parts/use-view-of";
import type { Desk, DeskState } from "./desk";
import { HeldGhost } from "./held-ghost";
import { AmbushShade } from "./orders/ambush-shade";
import { DraftMarkers } from "./orders/draft-markers";
import { useDeskState } from "./use-desk-state";
import { useFieldLayout } from "./use-field-layout";
import { usePutAway } from "./use-put-away";
import "./field-room.css";

type Props = {
  readonly view: BattleView;
  readonly book: BattleBook;
  /** Null for spectators. */
  readonly desk: Desk | null;
};

const Picture = memo(BattlefieldPicture);

const OF_FIELD = [
  ...(["table", "roles", "flank", "pieces", "units", "camps", "markers", "commanders", "commands", "seat", "own", "stragglers"] as const),
] as const;

const NOTHING = () => undefined;

/** A thing in hand is drawn faintly where it stood. */
function liftedBy({ held }: DeskState, { seat, laying }: BattleView): string | null {
  switch (held?.type) {
    case "adjust-piece":
      return laying?.adjusting ? `piece:${laying.adjusting.piece}` : null;
    case "wheel-artillery":
    case "scout-move":
      return `unit:${seat}:${held.number}`;
    default:
      return null;
  }
}

/** The battlefield as its viewer sees it; for a player, with the thing in hand. */
export function BattleField({ view, book, desk }: Props) {
  const layout = useFieldLayout(view);
  usePutAway(view, desk);
  if (!book.battlefield) return null;
  return (
    <div className="battle-field">
      <FieldViewport layout={layout} margin={FIELD_MARGIN} label={TABLE.map}>
        {desk ? (
          <Handled {...{ view, book, layout, desk }} />
        ) : (
          <Shown {...{ view, book, layout }} lifted={null} draft={null} order={NOTHING} />
        )}
      </FieldViewport>
    </div>
  );
}

type Drawn = { readonly view: BattleView; readonly book: BattleBook; readonly layout: FieldLayout };

type ShownProps = Drawn & {
  readonly lifted: string | null;
  readonly draft: DeskState["draft"] | null;
  readonly order: Desk["order"];
};

function Shown({ view, book, layout, lifted, draft, order }: ShownProps) {
  const field = useViewOf(view, OF_FIELD);
  const type = useFieldType();
  const isOrdering = draft !== null && view.legal.some(({ type }) => type === "give-orders");
  const orders = useMemo(
    () =>
      isOrdering && (
        <>
          {draft.held !== null && <AmbushShade {...{ view, book, layout, draft }} />}
          <DraftMarkers {...{ draft, layout }} change={order} />
        </>
      ),
    [isOrdering, draft, view, book, layout, order],
  );
  if (!book.battlefield) return null;
  return (
    <Picture
      field={field}
      book={book.battlefield}
      sizes={book.tables.tableSizes}
      seed={view.battle}
      layout={layout}
      lifted={lifted}
      type={type}
      zones={ZONED.includes(view.step)}
    >
      {orders}
    </Picture>
  );
}

/** The sentence of a reason, by the latest view. The function stays the same while the map is shown. */
function useTold(seen: BattleView): (reason: PlacementReason) => Words {
  const latest = useRef(seen);
  useLayoutEffect(() => {
    latest.current = seen;
  }, [seen]);
  return useCallback((reason) => placementSentence(reason, latest.current), []);
}

function Handled({ view, book, layout, desk }: Drawn & { readonly desk: Desk }) {
  const state = useDeskState(desk);
  const { held, wanted, draft } = state;
  const seen = useViewOf(view, ["table", "units", "pieces", "own", "laying", "forces", "roles", "seat"]);
  const ghost = useCallback(
    (stance: Stance) =>
      book.battlefield && <HeldGhost state={{ held, wanted, draft }} view={seen} book={book.battlefield} layout={layout} stance={stance} />,
    [held, wanted, draft, seen, book, layout],
  );
  const told = useTold(seen);
  return (
    <>
      <Shown {...{ view, book, layout, draft }} lifted={liftedBy(state, view)} order={desk.order} />
      <HandlingLayer
        hand={desk.hand}
        layout={layout}
        margin={FIELD_MARGIN}
        ghost={ghost}
        told={told}
        confirm={desk.confirm}
        pieces={view.pieces}
      />
    </>
  );
}
