import type { Piece } from "@/lib/model/battlefield";
import type { PlacementReason } from "@/lib/model/refusals";
import { hundredths } from "@/lib/rules/table/geometry/footprint";
import { type FieldLayout, type Spot, UNIT } from "../battlefield/field-layout";
import type { Held } from "./hand";
import { READABLE_MS } from "./held";
import type { Stance, Task } from "./task";
import type { FieldMargin } from "./viewport-place";

/** From what is carried to the nearest of two opposite edges: whether back to where the picture begins; how long, in parts of the table; BW as told. */
type Guide = { readonly isBack: boolean; readonly length: number; readonly label: string };

function guide(at: number, whole: number): Guide {
  const isBack = at <= whole / 2;
  const length = isBack ? at : whole - at;
  return { isBack, length: length / whole, label: String(Math.round((length / UNIT) * 10) / 10) };
}

/** Of a place in the picture: across the table, and deep. */
const guidesFrom = ({ x, y }: Spot, { width, height }: Pick<FieldLayout, "width" | "height">) => ({
  across: guide(x, width),
  deep: guide(y, height),
});

const RIGHT_ANGLE = 90;

/**
 * What a thing looks along on the table. A piece, turned by its angle, looks up in its own drawing; what neither turns nor goes ahead, a
 * camp or a marker, is upright for the viewer; everything else points along its facing.
 */
function lookOf({ turns, moves, sides }: Task, { w, angle }: Stance, { edge }: FieldLayout): number {
  if (sides || w > 0) return angle + RIGHT_ANGLE;
  if (!turns && moves !== "ahead") return edge === "defender" ? RIGHT_ANGLE : -RIGHT_ANGLE;
  return angle;
}

/** By how many clockwise degrees a thing's own drawing is turned in the picture. */
const turnIn = (task: Task, stance: Stance, layout: FieldLayout): number => layout.turnOf(lookOf(task, stance, layout));

/** Where a thing's own drawing lies in the picture. */
export function transformOf(task: Task, stance: Stance, layout: FieldLayout): string {
  const { x, y } = layout.toPicture(stance);
  return `translate(${tenth(x)} ${tenth(y)}) rotate(${turnIn(task, stance, layout)})`;
}

/** Where a place of a thing's own drawing is in the picture. */
export function placeOf(task: Task, stance: Stance, layout: FieldLayout, { x, y }: Spot): Spot {
  const at = layout.toPicture(stance);
  const turn = (turnIn(task, stance, layout) * Math.PI) / (2 * RIGHT_ANGLE);
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  return { x: at.x + x * cos - y * sin, y: at.y + x * sin + y * cos };
}

const tenth = (length: number): number => Math.round(length * 10) / 10;

/** The ground under a thing in its own drawing, about its centre and looking up: as path data, and its bounds. */
export type DrawnShape = {
  readonly path: string;
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
};

export function drawnShape(task: Task, stance: Stance, layout: FieldLayout): DrawnShape {
  const turn = ((RIGHT_ANGLE - lookOf(task, stance, layout)) * Math.PI) / (2 * RIGHT_ANGLE);
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  const [centreX, centreY] = [hundredths(stance.x), hundredths(stance.y)];
  const xs: number[] = [];
  const ys: number[] = [];
  const path = task.footprint(stance).map((quad) => {
    const corners = [0, 2, 4, 6].map((at) => {
      const [x, y] = [(quad[at] as number) - centreX, (quad[at + 1] as number) - centreY];
      const spot = [tenth(((x * cos - y * sin) * UNIT) / 100), tenth((-(x * sin + y * cos) * UNIT) / 100)] as const;
      xs.push(spot[0]);
      ys.push(spot[1]);
      return spot.join(" ");
    });
    return `M${corners.join("L")}Z`;
  });
  return { path: path.join(""), left: Math.min(...xs), top: Math.min(...ys), right: Math.max(...xs), bottom: Math.max(...ys) };
}

export type NearPiece = Pick<Piece, "id" | "x" | "y" | "w" | "h" | "angle">;

/** Path data about a piece: its rectangle grown by a border with round corners, in the picture. */
function borderOf({ x, y, w, h, angle }: NearPiece, border: number, layout: FieldLayout): string {
  const turn = (layout.turnOf(angle + 90) * Math.PI) / 180;
  const centre = layout.toPicture({ x, y });
  const [halfW, halfH, grown] = [(w / 2) * UNIT, (h / 2) * UNIT, border * UNIT];
  const spot = (along: number, down: number): string => {
    const px = centre.x + along * Math.cos(turn) - down * Math.sin(turn);
    const py = centre.y + along * Math.sin(turn) + down * Math.cos(turn);
    return `${px.toFixed(1)} ${py.toFixed(1)}`;
  };
  const round = (to: string): string => (grown > 0 ? `A${grown} ${grown} 0 0 1 ${to}` : `L${to}`);
  return [
    `M${spot(-halfW, -halfH - grown)}L${spot(halfW, -halfH - grown)}`,
    `${round(spot(halfW + grown, -halfH))}L${spot(halfW + grown, halfH)}`,
    `${round(spot(halfW, halfH + grown))}L${spot(-halfW, halfH + grown)}`,
    `${round(spot(-halfW - grown, halfH))}L${spot(-halfW - grown, -halfH)}`,
    `${round(spot(-halfW, -halfH - grown))}Z`,
  ].join("");
}

/** About every piece that is in the way, as near as nothing else may come to it: path data. */
export function bordersOf(reasons: readonly PlacementReason[], pieces: readonly NearPiece[], layout: FieldLayout): string {
  return reasons
    .map((reason) => {
      if (reason.code !== "too-near" && reason.code !== "on-piece" && reason.code !== "impassable") return "";
      const piece = pieces.find(({ id }) => id === reason.params.piece);
      return piece ? borderOf(piece, reason.code === "too-near" ? reason.params.apart : 0, layout) : "";
    })
    .join("");
}

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
