import { type KeyboardEvent, memo, type ReactNode, useCallback, useEffect, useId, useLayoutEffect, useMemo, useRef, useState } from "react";
import type { PlacementReason } from "@/lib/model/refusals";
import { HANDLING, keysHelp } from "@/lib/words/battle/handling";
import type { Words } from "@/lib/words/sentence";
import type { FieldLayout, Spot } from "../battlefield/field-layout";
import { actOn, keyDeed } from "./deeds";
import { ForbiddenShade } from "./forbidden-ground";
import { GripMarks } from "./grip-marks";
import { createGrips } from "./grips";
import type { Hand, Held } from "./hand";
import { followRests, useOfHeldEachFrame } from "./held";
import { createOverlay, drawnShape, type NearPiece } from "./overlay";
import { listenToTaps } from "./taps";
import type { Stance, Task } from "./task";
import { askToReveal, FIELD_MOVED, type FieldMargin, tellInHand } from "./viewport-place";
import { createTeller } from "./whereabouts";
import "./handling.css";

type Props = {
  readonly hand: Hand;
  readonly layout: FieldLayout;
  readonly margin: FieldMargin;
  /** What is carried, about (0, 0) and looking up; drawn again when its size or this function changes. */
  readonly ghost: (stance: Stance) => ReactNode;
  /** The sentence of a reason, for screen readers. */
  readonly told: (reason: PlacementReason) => Words;
  /** What the turn's own button does. */
  readonly confirm?: () => void;
  /** The pieces on the table: those in the way are outlined. */
  readonly pieces?: readonly NearPiece[];
  /** What a tap on the table does, beside what is in the hand. */
  readonly tapped?: (spot: Spot) => void;
};

const NO_PIECES: readonly NearPiece[] = [];
const taskOf = (held: Held | null): Task | null => held?.task ?? null;
const sizeOf = (held: Held | null): string => (held ? `${held.judgement.stance.w} ${held.judgement.stance.h}` : "");

/** What is in the hand, on a sheet of its own above the battlefield: to be carried, turned and sized by pointer and keys. */
export function HandlingLayer(props: Props) {
  const task = useOfHeldEachFrame(props.hand, taskOf);
  return task && <Handling {...props} key={task.key} task={task} />;
}

/** The box of the picture, and where in it a place of the table is. */
function usePicture(layout: FieldLayout, { left, top, right, bottom }: FieldMargin) {
  const [width, height] = [layout.width + left + right, layout.height + top + bottom];
  /** Parts of the picture's width and height. */
  const partsOf = useCallback(
    (place: Spot): Spot => {
      const { x, y } = layout.toPicture(place);
      return { x: (x + left) / width, y: (y + top) / height };
    },
    [layout, left, top, width, height],
  );
  return { width, box: `${-left} ${-top} ${width} ${height}`, partsOf };
}

/** Scrolls to a thing that is chosen from a list or moved by buttons; offers to show it when it has been moved out of sight. */
function useFollowed(layer: { readonly current: HTMLElement | null }, hand: Hand, partsOf: (place: Spot) => Spot): void {
  useLayoutEffect(() => {
    const drawn = layer.current;
    if (!drawn) return;
    const end = followRests(hand, (stance, isLetGo) => tellInHand(drawn, { spot: partsOf(stance), isWanted: !isLetGo }));
    return () => {
      end();
      tellInHand(drawn, { spot: null, isWanted: false });
    };
  }, [layer, hand, partsOf]);
}

function Handling({ hand, layout, margin, ghost, told, confirm, tapped, pieces = NO_PIECES, task }: Props & { readonly task: Task }) {
  const layer = useRef<HTMLDivElement>(null);
  const help = useId();
  const size = useOfHeldEachFrame(hand, sizeOf);
  const { width, box, partsOf } = usePicture(layout, margin);
  const reveal = useCallback((place: Spot) => void (layer.current && askToReveal(layer.current, partsOf(place))), [partsOf]);
  useFollowed(layer, hand, partsOf);
  const unitsPerPixel = useUnitsPerPixel(layer, width);
  const stance = stanceOfSize(hand.now()?.judgement.stance ?? task.start, size);
  // biome-ignore lint/correctness/useExhaustiveDependencies: where it lies does not change its shape, its size does
  const shape = useMemo(() => drawnShape(task, stance, layout), [task, size, layout]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another zoom redraws the grips and the knob
  useLayoutEffect(() => {
    if (!layer.current) return;
    const overlay = createOverlay(layer.current, { layout, margin, shape, pieces });
    const draw = () => {
      const held = hand.now();
      if (held) overlay.draw(held);
    };
    draw();
    const end = hand.subscribe(draw);
    return () => {
      end();
      overlay.close();
    };
  }, [hand, layout, margin, shape, pieces, unitsPerPixel]);
  useEffect(() => (layer.current ? createGrips(layer.current, hand, layout, margin, reveal) : undefined), [hand, layout, margin, reveal]);
  useEffect(() => (layer.current && tapped ? listenToTaps(layer.current, layout, margin, tapped) : undefined), [layout, margin, tapped]);
  const pressKey = (event: KeyboardEvent) => {
    const deed = event.defaultPrevented ? null : keyDeed(event, layout.edge);
    if (!deed) return;
    event.preventDefault();
    actOn(hand, deed, layout.table, confirm);
    const held = hand.now();
    if (held) reveal(held.judgement.stance);
  };
  return (
    <div ref={layer} className="handling">
      <ForbiddenShade hand={hand} layout={layout} box={box} />
      <svg className="handling-sheet" viewBox={box} aria-hidden="true">
        <path data-part="borders" className="handling-borders" />
        <path data-part="wanted" className="handling-wanted" d={shape.path} />
      </svg>
      <Guides />
      <svg data-part="carrier" className="handling-sheet handling-carrier" viewBox={box} role="presentation">
        <g
          {...{ className: "handling-held", tabIndex: 0, role: "application", onKeyDown: pressKey }}
          aria-label={HANDLING.inHand(task.name)}
          aria-roledescription={HANDLING.role}
          aria-describedby={help}
        >
          <path className="handling-aura" d={shape.path} />
          <Ghost draw={ghost} stance={stance} size={size} />
          <path className="handling-footprint" d={shape.path} />
          <GripMarks task={task} shape={shape} unitsPerPixel={unitsPerPixel} />
        </g>
      </svg>
      <p id={help} hidden>
        {keysHelp(task)}
      </p>
      <Told hand={hand} layout={layout} told={told} />
    </div>
  );
}

/** Lines over the table from what is carried to the nearest edges, with the distances. */
const Guides = () => (
  <div data-part="guides" className="handling-guides" aria-hidden="true">
    <div data-part="lines" className="handling-lines">
      <div data-part="across" className="handling-guide" />
      <div data-part="deep" className="handling-guide" />
      <span data-part="left" />
      <span data-part="near" />
    </div>
  </div>
);

/** Announces where it is and whether that is legal. */
function Told({ hand, layout, told }: Pick<Props, "hand" | "layout" | "told">) {
  const spoken = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    const say = (text: string) => {
      if (spoken.current) spoken.current.textContent = text;
    };
    return createTeller(hand, layout, told, say);
  }, [hand, layout, told]);
  return <p ref={spoken} role="status" className="sr-only" />;
}

/** Drawn again only when its size changes. */
const Ghost = memo(
  function Ghost({ draw, stance }: { readonly draw: Props["ghost"]; readonly stance: Stance; readonly size: string }) {
    return draw(stance);
  },
  (one, other) => one.draw === other.draw && one.size === other.size,
);

const stanceOfSize = (stance: Stance, size: string): Stance => {
  const [w = 0, h = 0] = size.split(" ").map(Number);
  return { ...stance, w, h };
};

/**
 * How many units of the drawing a pixel of the screen is, whatever the zoom; styles know it as `--pixel`, and as `--shrunk` by what
 * a length of the sheet is to be multiplied that is to stay as it is. `width`: of the drawing.
 */
function useUnitsPerPixel(layer: { readonly current: HTMLElement | null }, width: number): number {
  const [shown, setShown] = useState(1);
  useLayoutEffect(() => {
    const drawn = layer.current;
    if (!drawn) return;
    const measure = () => {
      const box = drawn.getBoundingClientRect();
      if (box.width === 0) return;
      // To a twentieth, so that small changes do not redraw.
      const units = Math.round((20 * width) / box.width) / 20 || 0.05;
      drawn.style.setProperty("--pixel", `${units}px`);
      drawn.style.setProperty("--shrunk", String(drawn.offsetWidth / box.width));
      setShown(units);
    };
    measure();
    const sized = new ResizeObserver(measure);
    sized.observe(drawn);
    drawn.addEventListener(FIELD_MOVED, measure);
    return () => {
      sized.disconnect();
      drawn.removeEventListener(FIELD_MOVED, measure);
    };
  }, [layer, width]);
  return shown;
}
