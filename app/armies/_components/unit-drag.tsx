"use client";

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
import { createContext, memo, type ReactNode, use } from "react";
import { createPortal } from "react-dom";
import type { Army } from "@/lib/model/army";
import type { CommanderId } from "@/lib/model/identifiers";
import { unitId } from "@/lib/model/when-absent";
import { moveUnit } from "@/lib/rules/army/unit-edits";
import { EDITOR } from "@/lib/words/editor";
import { sameTroops, unitsOf } from "./desk";
import type { Change } from "./use-desk";

/** A place in the army: a unit group, or (id null) the head of a command. */
type Spot = {
  readonly id: number | null;
  readonly number: number | null;
  readonly command: CommanderId | null;
  readonly name: string;
};

const spotOf = (holder: { data: { current: unknown } } | null | undefined): Spot | null =>
  (holder?.data.current as Spot | undefined) ?? null;

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

const WORDS = EDITOR.drag;

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

const INSTRUCTIONS = { draggable: WORDS.instructions };

type Props = { armyNow: () => Army; change: Change; children: ReactNode };

const ArmyNow = createContext<(() => Army) | null>(null);

/** Unit groups are dragged by their grips to another place or another command. */
export const UnitDrag = memo(function UnitDrag({ armyNow, change, children }: Props) {
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
      <ArmyNow value={armyNow}>{children}</ArmyNow>
      <Overlay />
    </DndContext>
  );
});

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

/** A place to drop a unit group: another unit group, or the head of a command. `mark` says where one that is held over it would go. */
export function useDrop(spot: Spot) {
  const army = use(ArmyNow)?.();
  const { setNodeRef, isOver, active } = useDroppable({ id: spot.id ?? `command ${spot.command ?? ""}`, data: spot });
  const dragged = isOver ? spotOf(active) : null;
  if (!army || !dragged || dragged.id === spot.id || !sameTroops(army.commanders, dragged.command, spot.command))
    return { setNodeRef, mark: undefined };
  const isBefore = spot.id === null || placeAt(army, dragged, spot).before === spot.id;
  return { setNodeRef, mark: isBefore ? ("before" as const) : ("behind" as const) };
}

/** The grip by which a unit group is dragged. */
export const Grip = memo(function Grip({ spot }: { spot: Spot }) {
  const { attributes, listeners, setNodeRef, isDragging } = useDraggable({
    id: spot.id ?? "",
    data: spot,
    attributes: { roleDescription: WORDS.nature },
  });
  return (
    <button
      ref={setNodeRef}
      type="button"
      className="grip"
      {...attributes}
      {...listeners}
      aria-label={WORDS.grip({ number: spot.number ?? 0, name: spot.name })}
      aria-pressed={isDragging}
    />
  );
});
