import { memo, useCallback, useContext, useEffect, useLayoutEffect, useMemo, useRef } from "react";
import { BattlefieldPicture } from "@/app/_components/battlefield/battlefield-picture";
import { FIELD_MARGIN, type FieldLayout, ZONED } from "@/app/_components/battlefield/field-layout";
import { useFieldType } from "@/app/_components/battlefield/labels/field-type";
import { useBoard } from "@/app/_components/browser/board";
import { FieldViewport } from "@/app/_components/handling/field-viewport";
import { HandlingLayer } from "@/app/_components/handling/handling-layer";
import type { Stance } from "@/app/_components/handling/task";
import type { LaidGroup } from "@/lib/model/advice";
import type { BattleView } from "@/lib/model/battle-view";
import type { PlacementReason } from "@/lib/model/refusals";
import { placementSentence } from "@/lib/words/battle/handling";
import { otherFor } from "@/lib/words/battle/names";
import { TABLE } from "@/lib/words/battle/table-panels";
import type { Words } from "@/lib/words/sentence";
import { withLaid } from "./batch";
import { type Desk, type DeskState, NO_BATCH } from "./desk";
import { AmbushShade, DraftMarkers, LaidMarks, laidBoxes } from "./field-marks";
import { HeldGhost } from "./held-ghost";
import { NO_ORDERS } from "./orders-draft";
import { forgetOrders } from "./orders-kept";
import { useHeldBack } from "./reveal";
import { DeskContext, useDesk, useNames, useOfView, useRoom, useView, useViewOf } from "./room-context";
import { groundOf } from "./seen-ground";
import { isOver } from "./standing";
import { laidBeside } from "./use-batch";
import { useRoomLayout } from "./use-field-layout";
import "./field-room.css";

const Picture = memo(BattlefieldPicture);

const OF_FIELD = [
  ...([
    "table",
    "territory",
    "square",
    "roles",
    "forces",
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
const NOBODY: readonly LaidGroup[] = [];

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
        {desk ? (
          <Handled layout={layout} />
        ) : (
          <Shown layout={layout} lifted={null} draft={null} order={NOTHING} beside={NOBODY} inHand={NOBODY} take={NOTHING} />
        )}
      </FieldViewport>
    </div>
  );
});

type ShownProps = {
  readonly layout: FieldLayout;
  readonly lifted: string | null;
  readonly draft: DeskState["draft"] | null;
  readonly order: Desk["order"];
  /** Laid out beside what is in the hand, and not confirmed. */
  readonly beside: readonly LaidGroup[];
  /** Laid out and in the hand, which is drawn above. */
  readonly inHand: readonly LaidGroup[];
  readonly take: (number: number) => void;
};

function Shown({ layout, lifted, draft, order, beside, inHand, take }: ShownProps) {
  const { battle, book } = useRoom();
  const known = useHeldBack(useViewOf(OF_FIELD));
  const names = useNames();
  const field = useMemo(() => ({ ...withLaid(known, beside, groundOf(known, book)), ...otherFor(names) }), [known, beside, book, names]);
  const above = useMemo(
    () => (book.battlefield ? laidBoxes({ own: known.own, laid: inHand, layout, book: book.battlefield }) : []),
    [known, inHand, layout, book],
  );
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
  const marks = useMemo(
    () =>
      book.battlefield && beside.length > 0 && <LaidMarks {...{ own: known.own, laid: beside, layout, take }} book={book.battlefield} />,
    [known, beside, layout, take, book],
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
      above={above}
    >
      {orders || marks}
    </Picture>
  );
}

/** The sentence of a reason, by the latest view. The function stays the same while the map is shown. */
function useTold(view: BattleView): (reason: PlacementReason) => Words {
  const names = useNames();
  const seen = useMemo(() => ({ ...view, ...otherFor(names) }), [view, names]);
  const latest = useRef(seen);
  useLayoutEffect(() => {
    latest.current = seen;
  }, [seen]);
  return useCallback((reason) => placementSentence(reason, latest.current), []);
}

/** The same list until one of them is changed. */
function useStill(groups: readonly LaidGroup[]): readonly LaidGroup[] {
  const told = JSON.stringify(groups);
  return useMemo(() => JSON.parse(told) as readonly LaidGroup[], [told]);
}

function Handled({ layout }: { readonly layout: FieldLayout }) {
  const { book } = useRoom();
  const desk = useDesk();
  const view = useView();
  const state = useBoard(desk.state);
  const { held, wanted, draft, heldBand } = state;
  const seen = useViewOf(OF_HAND);
  const ghost = useCallback(
    (stance: Stance) =>
      book.battlefield && (
        <HeldGhost state={{ held, wanted, draft, heldBand }} view={seen} book={book.battlefield} layout={layout} stance={stance} />
      ),
    [held, wanted, draft, heldBand, seen, book, layout],
  );
  const told = useTold(seen);
  const beside = useStill(laidBeside(state));
  const inHand = useStill(state.laid.filter(({ number }) => beside.every((one) => one.number !== number)));
  return (
    <>
      <Shown {...{ layout, draft, beside, inHand }} lifted={liftedBy(state, view)} order={desk.order} take={desk.takeUp} />
      <HandlingLayer
        hand={desk.hand}
        layout={layout}
        margin={FIELD_MARGIN}
        ghost={ghost}
        told={told}
        confirm={desk.confirm}
        tapped={desk.tap}
        pieces={view.pieces}
      />
    </>
  );
}

/** Empties the hand and forgets the secret orders of this tab. */
export function putAway(desk: Desk, view: Pick<BattleView, "battle" | "seat">): void {
  desk.hand.take(null);
  desk.change({ held: null, thing: null, put: null, draft: NO_ORDERS, ...NO_BATCH });
  forgetOrders(view);
}

/** A battle that is over has no turn that would do so: it may have been abandoned at any step. */
function usePutAway(desk: Desk | null): void {
  const { battle, seat } = useRoom();
  const isDone = useOfView(isOver);
  useEffect(() => {
    if (isDone && desk) putAway(desk, { battle, seat });
  }, [isDone, desk, battle, seat]);
}
