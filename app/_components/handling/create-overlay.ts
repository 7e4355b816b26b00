import type { FieldLayout, Spot } from "../battlefield/field-layout";
import type { Held } from "./create-hand";
import { type DrawnShape, placeOf, transformOf, turnIn } from "./drawn-shape";
import type { FieldMargin } from "./field-viewport";
import { type Guide, guidesFrom } from "./guides";
import { bordersOf, type NearPiece } from "./near-pieces";
import { READABLE_MS } from "./use-held";

type Given = {
  readonly layout: FieldLayout;
  readonly margin: FieldMargin;
  readonly shape: DrawnShape;
  readonly pieces: readonly NearPiece[];
};

/** So far from where it was put that it is to be seen, BW. */
const SLIPPED = 0.12;

type Setter = (element: Element | null | undefined, name: string, value: string) => void;

/** Sets what is the same no second time. */
function createSetter(): Setter {
  const known = new Map<Element, Map<string, string>>();
  return (element, name, value) => {
    if (!element) return;
    const of = known.get(element) ?? new Map<string, string>();
    known.set(element, of);
    if (of.get(name) === value) return;
    of.set(name, value);
    element.setAttribute(name, value);
  };
}

function moodOf({ judgement }: Held): string {
  if (judgement.reasons.length > 0) return "not";
  return judgement.warnings.length > 0 ? "warn" : "may";
}

const isInPicture = ({ x, y }: Spot, { width, height }: FieldLayout, { left, top, right, bottom }: FieldMargin): boolean =>
  x > -left && x < width + right && y > -top && y < height + bottom;

const percent = (part: number): string => `${Math.round(part * 10_000) / 100}%`;

/** Lines and figures go along with one sheet, as large as the table and with its corner where the thing is; the table cuts the lines off. */
function createGuides(layer: HTMLElement, { layout, margin }: Given, set: Setter) {
  const part = (name: string) => layer.querySelector<HTMLElement>(`[data-part="${name}"]`);
  const [guides, lines, across, deep, left, near] = ["guides", "lines", "across", "deep", "left", "near"].map(part);
  const [width, height] = [layout.width + margin.left + margin.right, layout.height + margin.top + margin.bottom];
  if (guides) {
    const inset = [margin.top / height, margin.right / width, margin.bottom / height, margin.left / width];
    guides.style.inset = inset.map(percent).join(" ");
  }
  let shown = guidesFrom({ x: 0, y: 0 }, layout);
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tell = () => {
    timer = undefined;
    write(left, "left", shown.across);
    write(near, "top", shown.deep);
  };
  return {
    draw({ judgement }: Held) {
      const spot = layout.toPicture(judgement.stance);
      if (lines) lines.style.transform = `translate(${percent(spot.x / layout.width)}, ${percent(spot.y / layout.height)})`;
      shown = guidesFrom(spot, layout);
      set(across, "data-to", shown.across.isBack ? "left" : "right");
      set(deep, "data-to", shown.deep.isBack ? "top" : "bottom");
      timer ??= setTimeout(tell, READABLE_MS);
    },
    /** At once: what was told when something was last carried is not to be seen. */
    begin: tell,
    close: () => clearTimeout(timer),
  };
}

/** A figure stands half-way along its line. */
function write(figure: HTMLElement | null | undefined, side: "left" | "top", { isBack, length, label }: Guide): void {
  if (!figure) return;
  figure.style[side] = percent((isBack ? -length : length) / 2);
  figure.textContent = label;
}

/**
 * Draws the thing in hand. A move is a transform of a separate sheet, which costs the browser neither layout nor paint; everything else
 * changes only with the verdict.
 */
export function createOverlay(layer: HTMLElement, given: Given) {
  const { layout, margin, shape, pieces } = given;
  const part = (name: string) => layer.querySelector<HTMLElement | SVGElement>(`[data-part="${name}"]`);
  const [carrier, wantedPart, bordersPart, knob] = [part("carrier"), part("wanted"), part("borders"), part("knob")];
  const [width, height] = [layout.width + margin.left + margin.right, layout.height + margin.top + margin.bottom];
  const set = createSetter();
  const guides = createGuides(layer, given, set);
  let wasMoving = false;
  // All of it is drawn about the corner of the table, and turned about that.
  if (carrier) carrier.style.transformOrigin = `${percent(margin.left / width)} ${percent(margin.top / height)}`;
  const knobY = Number(knob?.getAttribute("data-y") ?? 0);
  const middle = { x: (shape.left + shape.right) / 2, y: (shape.top + shape.bottom) / 2 };
  return {
    close: guides.close,
    draw(held: Held) {
      const { task, judgement, wanted, isMoving } = held;
      const { stance } = judgement;
      set(layer, "data-mood", moodOf(held));
      set(layer, "data-moving", String(isMoving));
      const { x, y } = layout.toPicture(stance);
      const turn = turnIn(task, stance, layout);
      if (carrier) carrier.style.transform = `translate(${(100 * x) / width}%, ${(100 * y) / height}%) rotate(${turn}deg)`;
      const isSlipped = isMoving && Math.hypot(stance.x - wanted.x, stance.y - wanted.y) > SLIPPED;
      set(wantedPart, "visibility", isSlipped ? "visible" : "hidden");
      if (isSlipped) set(wantedPart, "transform", transformOf(task, wanted, layout));
      set(bordersPart, "d", bordersOf(judgement.reasons, pieces, layout));
      // Before an edge of the picture the knob is on the other side of the thing.
      const isSeen = isInPicture(placeOf(task, stance, layout, { x: middle.x, y: knobY }), layout, margin);
      set(knob, "transform", isSeen ? "" : `rotate(180 ${middle.x} ${middle.y})`);
      if (isMoving) guides.draw(held);
      else set(layer, "data-still", String(held.still !== null));
      if (isMoving && !wasMoving) guides.begin();
      wasMoving = isMoving;
    },
  };
}
