import {
  type Announcements,
  type CollisionDetection,
  closestCenter,
  DndContext,
  type DragEndEvent,
  DragOverlay,
  type KeyboardCoordinateGetter,
  KeyboardSensor,
  PointerSensor,
  pointerWithin,
  useDndContext,
  useDraggable,
  useDroppable,
  useSensor,
  useSensors,
} from "@dnd-kit/core";
import { useEffect, useLayoutEffect } from "react";
import { createPortal } from "react-dom";
import { useBoard } from "@/app/_components/browser/board";
import type { Army } from "@/lib/model/army";
import { unitId } from "@/lib/model/when-absent";
import { moveUnit } from "@/lib/rules/army/unit-edits";
import { CARRYING } from "@/lib/words/editor-forms";
import { sameTroops, unitsOf } from "./desk";
import type { Grab, Place, Places, Spot } from "./muster-places";
import type { Change } from "./use-desk";

const spotOf = (holder: { data: { current: unknown } } | null | undefined): Spot | null =>
  (holder?.data.current as Place | undefined)?.spot.current ?? null;

/**
 * Where a unit group dropped here goes: on the head of a command, first in it; on another unit group, before that one. It goes behind that
 * one when it comes from above in the same command, or from another command to the last of this one.
 */
function placeAt(army: Army, dragged: Spot, over: Spot) {
  const all = unitsOf(army, over.command).map(unitId);
  if (over.id === null) return { commander: over.command, before: all.find((id) => id !== dragged.id) ?? null };
  const at = (id: number | null) => (id === null ? -1 : all.indexOf(id));
  const isBehind = dragged.command === over.command ? at(dragged.id) < at(over.id) : over.id === all.at(-1);
  return { commander: over.command, before: isBehind ? (all[at(over.id) + 1] ?? null) : over.id };
}

/** The place under the pointer, or for the keyboard the nearest one. */
const underPointer: CollisionDetection = (args) => {
  const under = pointerWithin(args);
  return under.length > 0 ? under : closestCenter(args);
};

/** An arrow key goes to the next place up or down. */
const toNextPlace: KeyboardCoordinateGetter = (event, { context: { active, over, droppableRects, droppableContainers } }) => {
  const by = event.code === "ArrowDown" ? 1 : event.code === "ArrowUp" ? -1 : 0;
  if (by === 0) return undefined;
  event.preventDefault();
  const places = droppableContainers
    .getEnabled()
    .flatMap(({ id }) => {
      const rect = droppableRects.get(id);
      return rect ? [{ id, rect }] : [];
    })
    .sort((one, other) => one.rect.top - other.rect.top);
  const here = places.findIndex(({ id }) => id === (over?.id ?? active?.id));
  const next = places[here + by];
  return (
    next && { x: next.rect.left, y: next.rect.top + (next.rect.height - (active ? (droppableRects.get(active.id)?.height ?? 0) : 0)) / 2 }
  );
};

const WORDS = CARRYING;

function nameOf(holder: Parameters<typeof spotOf>[0]): string {
  const spot = spotOf(holder);
  return spot ? WORDS.place(spot) : WORDS.nowhere;
}

const ANNOUNCEMENTS: Announcements = {
  onDragStart: ({ active }) => WORDS.pickedUp(nameOf(active)),
  onDragOver: ({ over }) => (over ? WORDS.over(nameOf(over)) : WORDS.overNothing),
  onDragEnd: ({ active, over }) => (over ? WORDS.dropped(nameOf(active), nameOf(over)) : WORDS.stays(nameOf(active))),
  onDragCancel: ({ active }) => WORDS.stays(nameOf(active)),
};

/** Said beside the grips themselves. */
const INSTRUCTIONS = { draggable: "" };

type Props = { places: Places; armyNow: () => Army; change: Change; waiting: () => Grab | null };

/** What carries unit groups: it takes hold of the places that the rows noted, and draws nothing of its own but what is carried. */
export function Carrying({ places, armyNow, change, waiting }: Props) {
  const all = useBoard(places);
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, { coordinateGetter: toNextPlace }),
  );
  function end({ active, over }: DragEndEvent): void {
    const [dragged, place] = [spotOf(active), spotOf(over)];
    if (!dragged?.id || !place || !sameTroops(armyNow().commanders, dragged.command, place.command)) return;
    const { id } = dragged;
    change((now) => moveUnit(now, id, placeAt(now, dragged, place)));
  }
  return (
    <DndContext
      id="unit-groups"
      sensors={sensors}
      collisionDetection={underPointer}
      accessibility={{ announcements: ANNOUNCEMENTS, screenReaderInstructions: INSTRUCTIONS }}
      onDragEnd={end}
    >
      {[...all].map(([id, place]) => (
        <HeldPlace key={id} id={id} place={place} armyNow={armyNow} />
      ))}
      {[...all].map(([id, place]) => typeof id === "number" && <HeldGrip key={id} id={id} place={place} waiting={waiting} />)}
      <Overlay />
    </DndContext>
  );
}

type HeldProps = { id: number | string; place: Place };

/** A place to drop a unit group. Its mark says where one that is held over it would go. */
function HeldPlace({ id, place, armyNow }: HeldProps & { armyNow: () => Army }) {
  const { setNodeRef, isOver, active } = useDroppable({ id, data: place });
  useLayoutEffect(() => setNodeRef(place.row.current), [setNodeRef, place]);
  const dragged = isOver ? spotOf(active) : null;
  useLayoutEffect(() => {
    const [spot, row] = [place.spot.current, place.row.current];
    const army = armyNow();
    if (!row || !dragged || dragged.id === spot.id || !sameTroops(army.commanders, dragged.command, spot.command)) return;
    row.dataset.mark = spot.id === null || placeAt(army, dragged, spot).before === spot.id ? "before" : "behind";
    return () => {
      delete row.dataset.mark;
    };
  }, [place, dragged, armyNow]);
  return null;
}

function HeldGrip({ id, place, waiting }: HeldProps & { waiting: Props["waiting"] }) {
  const { listeners, setNodeRef, isDragging } = useDraggable({ id, data: place });
  useLayoutEffect(() => setNodeRef(place.grip.current), [setNodeRef, place]);
  useEffect(() => {
    const lift: Place["lift"]["current"] = (event) => listeners?.[event.type === "keydown" ? "onKeyDown" : "onPointerDown"]?.(event);
    place.lift.current = lift;
    const grab = waiting();
    if (grab?.place === place) lift(grab.event);
  }, [place, listeners, waiting]);
  useLayoutEffect(() => {
    const grip = place.grip.current;
    if (!grip || !isDragging) return;
    grip.setAttribute("aria-pressed", "true");
    return () => {
      grip.setAttribute("aria-pressed", "false");
    };
  }, [place, isDragging]);
  return null;
}

/** Outside the editor, whose columns contain what is fixed in them; only while something is dragged. */
function Overlay() {
  const { active } = useDndContext();
  return (
    active &&
    createPortal(
      <DragOverlay dropAnimation={null}>
        <Carried />
      </DragOverlay>,
      document.body,
    )
  );
}

function Carried() {
  const spot = spotOf(useDndContext().active);
  return (
    spot && (
      <p className="w-max max-w-[70vw] border border-ink bg-leaf px-3 py-1.5 font-semibold">
        {spot.number} {spot.name}
      </p>
    )
  );
}
