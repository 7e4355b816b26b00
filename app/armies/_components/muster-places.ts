import { createContext, type KeyboardEvent, type PointerEvent, type RefObject, use, useLayoutEffect, useMemo, useRef } from "react";
import type { Board } from "@/app/_components/browser/board";
import type { CommanderId } from "@/lib/model/identifiers";

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

export type Taken = PointerEvent | KeyboardEvent;

/** A grip that was taken before what carries was there. */
export type Grab = { readonly place: Place; readonly event: Taken };

/** Where the rows note their places, and what their grips tell. */
export type Muster = { readonly places: Places; readonly near: () => void; readonly grab: (place: Place, event: Taken) => void };

export const Muster = createContext<Muster | null>(null);

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
