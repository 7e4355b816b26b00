"use client";

import {
  createContext,
  type KeyboardEvent,
  memo,
  type PointerEvent,
  type ReactNode,
  type RefObject,
  use,
  useCallback,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from "react";
import { type Board, createBoard } from "@/app/_components/browser/board";
import { fetchedPart } from "@/app/_components/fetched-part";
import type { Army } from "@/lib/model/army";
import type { CommanderId } from "@/lib/model/identifiers";
import { EDITOR } from "@/lib/words/editor";
import type { Change } from "./use-desk";

/** Where a unit group can be dropped: another unit group, or (id null) the head of a command. */
export type Spot = {
  readonly id: number | null;
  readonly number: number | null;
  readonly command: CommanderId | null;
  readonly name: string;
};

/** A spot with its elements, as its row noted it. `lift` begins to carry it, once what carries is there. */
export type Place = {
  readonly spot: RefObject<Spot>;
  readonly row: RefObject<(HTMLLIElement & HTMLDivElement) | null>;
  readonly grip: RefObject<HTMLButtonElement | null>;
  readonly lift: RefObject<((event: Taken) => void) | null>;
};

export type Places = Board<ReadonlyMap<number | string, Place>>;

type Taken = PointerEvent | KeyboardEvent;

/** A grip that was taken before what carries was there. */
export type Grab = { readonly place: Place; readonly event: Taken };

const WORDS = EDITOR.drag;
const HOW = "how-to-move";

const CARRYING = fetchedPart(async () => (await import("./carrying")).Carrying);

export const fetchCarrying = CARRYING.fetch;

type Muster = { readonly places: Places; readonly near: () => void; readonly grab: (place: Place, event: Taken) => void };

const Muster = createContext<Muster | null>(null);

/** Until when a grip is held. */
const ends = (event: Taken): readonly string[] => (event.type === "keydown" ? ["focusout"] : ["pointerup", "pointercancel"]);

type Props = { armyNow: () => Army; change: Change; children: ReactNode };

/**
 * Unit groups are dragged by their grips to another place or another command. What carries them is fetched as soon as pointer or focus comes to a
 * grip; a grip that is still held when it arrives is carried from where it was taken.
 */
export const UnitDrag = memo(function UnitDrag({ armyNow, change, children }: Props) {
  const [carrying, setCarrying] = useState({ Carrying: CARRYING.known() });
  const grabbed = useRef<Grab | null>(null);
  const muster = useMemo((): Muster => {
    const near = () => void CARRYING.fetch().then(show, () => null);
    const show = (Carrying: NonNullable<typeof carrying.Carrying>) => setCarrying((now) => (now.Carrying ? now : { Carrying }));
    return {
      places: createBoard<ReadonlyMap<number | string, Place>>(new Map()),
      near,
      grab(place, event) {
        if (place.lift.current) return place.lift.current(event);
        grabbed.current = { place, event };
        for (const end of ends(event)) {
          window.addEventListener(
            end,
            () => {
              grabbed.current = null;
            },
            { once: true, capture: true },
          );
        }
        near();
      },
    };
  }, []);
  const waiting = useCallback(() => grabbed.current, []);
  const { Carrying } = carrying;
  return (
    <Muster value={muster}>
      {children}
      <p id={HOW} hidden>
        {WORDS.instructions}
      </p>
      {Carrying && <Carrying places={muster.places} armyNow={armyNow} change={change} waiting={waiting} />}
    </Muster>
  );
});

/** Notes a place to drop a unit group, for `row` and `grip`. */
export function usePlace(spot: Spot): Place {
  const places = use(Muster)?.places;
  const [latest, row, grip, lift] = [useRef(spot), useRef(null), useRef(null), useRef(null)];
  const place = useMemo((): Place => ({ spot: latest, row, grip, lift }), [latest, row, grip, lift]);
  useLayoutEffect(() => {
    latest.current = spot;
  });
  const id = spot.id ?? `command ${spot.command ?? ""}`;
  useLayoutEffect(() => {
    places?.show(new Map(places.now()).set(id, place));
    return () => places?.show(new Map([...places.now()].filter(([, one]) => one !== place)));
  }, [places, id, place]);
  return place;
}

/** The grip by which a unit group is dragged. What carries it sets `aria-pressed` while it does. */
export const Grip = memo(function Grip({ place, number, name }: { place: Place; number: number; name: string }) {
  const muster = use(Muster);
  const grab = (event: Taken) => muster?.grab(place, event);
  return (
    <button
      ref={place.grip}
      type="button"
      className="grip"
      aria-roledescription={WORDS.nature}
      aria-describedby={HOW}
      aria-label={WORDS.grip({ number, name })}
      aria-pressed={false}
      onFocus={muster?.near}
      onPointerEnter={muster?.near}
      onPointerDown={grab}
      onKeyDown={grab}
    />
  );
});
