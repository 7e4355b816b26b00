import { memo, useCallback, useContext, useEffect, useLayoutEffect, useMemo, useRef } from "react";
import { BattlefieldPicture } from "@/app/_components/battlefield/battlefield-picture";
import { FIELD_MARGIN, type FieldLayout, ZONED } from "@/app/_components/battlefield/field-layout";
import { useFieldType } from "@/app/_components/battlefield/labels/field-type";
import { useBoard } from "@/app/_components/browser/board";
import { FieldViewport } from "@/app/_components/handling/field-viewport";
import { HandlingLayer } from "@/app/_components/handling/handling-layer";
import type { Stance } from "@/app/_components/handling/task";
import type { BattleView } from "@/lib/model/battle-view";
import type { PlacementReason } from "@/lib/model/refusals";
import { placementSentence } from "@/lib/words/battle/handling";
import { TABLE } from "@/lib/words/battle/table-panels";
import type { Words } from "@/lib/words/sentence";
import { AmbushShade, DraftMarkers } from "./ambush-marks";
import type { Desk, DeskState } from "./desk";
import { HeldGhost } from "./held-ghost";
import { NO_ORDERS } from "./orders-draft";
import { forgetOrders } from "./orders-kept";
import { DeskContext, useDesk, useOfView, useRoom, useView, useViewOf } from "./room-context";
import { isOver } from "./standing";
import { useRoomLayout } from "./use-field-layout";
import "./field-room.css";

const Picture = memo(BattlefieldPicture);

const OF_FIELD = [
  ...([
    "table",
    "territory",
    "square",
    "roles",
    "flank",
    "pieces",
    "units",
    "camps",
    "markers",
    "commanders",
    "commands",
    "seat",
    "own",
    "stragglers",
  ] as const),
] as const;

/** What the thing in hand is drawn from. */
const OF_HAND = ["table", "units", "pieces", "own", "laying", "forces", "roles", "seat"] as const;

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
export const BattleField = memo(function BattleField() {
  const { book } = useRoom();
  const desk = useContext(DeskContext);
  const layout = useRoomLayout();
  usePutAway(desk);
  if (!book.battlefield) return null;
  return (
    <div className="battle-field">
      <FieldViewport layout={layout} margin={FIELD_MARGIN} label={TABLE.map}>
        {desk ? <Handled layout={layout} /> : <Shown layout={layout} lifted={null} draft={null} order={NOTHING} />}
      </FieldViewport>
    </div>
  );
});

type ShownProps = {
  readonly layout: FieldLayout;
  readonly lifted: string | null;
  readonly draft: DeskState["draft"] | null;
  readonly order: Desk["order"];
};

function Shown({ layout, lifted, draft, order }: ShownProps) {
  const { battle, book } = useRoom();
  const field = useViewOf(OF_FIELD);
  const type = useFieldType();
  const isZoned = useOfView(({ step }) => ZONED.includes(step));
  const isAsked = useOfView(({ legal }) => legal.some(({ type }) => type === "give-orders"));
  const isOrdering = draft !== null && isAsked;
  const orders = useMemo(
    () =>
      isOrdering && (
        <>
          {draft.held !== null && <AmbushShade {...{ layout, draft }} />}
          <DraftMarkers {...{ draft, layout }} change={order} />
        </>
      ),
    [isOrdering, draft, layout, order],
  );
  if (!book.battlefield) return null;
  return (
    <Picture
      field={field}
      book={book.battlefield}
      tables={book.tables}
      seed={battle}
      layout={layout}
      lifted={lifted}
      type={type}
      zones={isZoned}
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

function Handled({ layout }: { readonly layout: FieldLayout }) {
  const { book } = useRoom();
  const desk = useDesk();
  const view = useView();
  const state = useBoard(desk.state);
  const { held, wanted, draft } = state;
  const seen = useViewOf(OF_HAND);
  const ghost = useCallback(
    (stance: Stance) =>
      book.battlefield && <HeldGhost state={{ held, wanted, draft }} view={seen} book={book.battlefield} layout={layout} stance={stance} />,
    [held, wanted, draft, seen, book, layout],
  );
  const told = useTold(seen);
  return (
    <>
      <Shown {...{ layout, draft }} lifted={liftedBy(state, view)} order={desk.order} />
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

/** Empties the hand and forgets the secret orders of this tab. */
export function putAway(desk: Desk, view: Pick<BattleView, "battle" | "seat">): void {
  desk.hand.take(null);
  desk.change({ held: null, thing: null, put: null, draft: NO_ORDERS });
  forgetOrders(view);
}

/** A battle that is over has no turn that would do so: it may have been abandoned at any step. */
export function usePutAway(desk: Desk | null): void {
  const { battle, seat } = useRoom();
  const isDone = useOfView(isOver);
  useEffect(() => {
    if (isDone && desk) putAway(desk, { battle, seat });
  }, [isDone, desk, battle, seat]);
}
