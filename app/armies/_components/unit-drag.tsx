"use client";

import { memo, type ReactNode, use, useCallback, useMemo, useRef, useState } from "react";
import { createBoard } from "@/app/_components/browser/board";
import { fetchedPart } from "@/app/_components/fetched-part";
import type { Army } from "@/lib/model/army";
import { EDITOR } from "@/lib/words/editor";
import { type Grab, Muster, type Place, type Taken } from "./muster-places";
import type { Change } from "./use-desk";

const WORDS = EDITOR.drag;
const HOW = "how-to-move";

const CARRYING = fetchedPart(async () => (await import("./carrying")).Carrying);

export const fetchCarrying = CARRYING.fetch;

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
