import { type ReactNode, useEffect, useRef, useState } from "react";
import { type FieldLayout, UNIT } from "../battlefield/field-layout";
import { FieldTypeGiven, typeAt } from "../battlefield/labels/field-type";
import { createViewport, type Viewport } from "./create-viewport";
import "./handling.css";

export type FieldMargin = { readonly left: number; readonly top: number; readonly right: number; readonly bottom: number };

type Props = {
  readonly layout: FieldLayout;
  readonly margin: FieldMargin;
  readonly label: string;
  readonly children: ReactNode;
};

const STEP = 1.5;
/** As many BW fill the window from nearest by. */
const NEAREST = 7;
/** So long after the last step nearer or farther the writing is set anew: not on the way. */
const SETTLED_MS = 180;

/** As many BW are told by the measure of what is looked at from nearer by. */
const MEASURE = 2;

/** The window in which the battlefield lies: it may be looked at from nearer, and moved about. */
export function FieldViewport({ layout, margin, label, children }: Props) {
  const width = layout.width + margin.left + margin.right;
  const most = Math.max(2, width / UNIT / NEAREST);
  const pane = useRef<HTMLDivElement>(null);
  const sheet = useRef<HTMLDivElement>(null);
  const viewport = useRef<Viewport>(null);
  const measure = useRef<HTMLElement>(null);
  const [isNear, setNear] = useState(false);
  const [isInSight, setInSight] = useState(true);
  const [type, setType] = useState(1);
  useEffect(() => {
    if (!pane.current || !sheet.current) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const zoomed = (zoom: number) => {
      setNear(zoom > 1);
      if (measure.current) measure.current.style.width = `${(100 * MEASURE * UNIT * zoom) / width}%`;
      clearTimeout(timer);
      timer = setTimeout(() => setType(typeAt(zoom, (pane.current?.clientWidth ?? width) / width)), SETTLED_MS);
    };
    viewport.current = createViewport(pane.current, sheet.current, most, { zoomed, sighted: setInSight });
    return () => {
      clearTimeout(timer);
      viewport.current?.close();
    };
  }, [most, width]);
  const showInHand = () => {
    viewport.current?.showInHand();
    // The button is gone then; what it has shown has the keys.
    pane.current?.querySelector<SVGElement>(".handling-held")?.focus({ preventScroll: true });
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields of a form
    <div role="group" aria-label={label} className="field-viewport">
      <div ref={pane} className="field-pane">
        <div ref={sheet} className="field-canvas">
          <FieldTypeGiven value={type}>{children}</FieldTypeGiven>
        </div>
        <i ref={measure} className="field-measure" data-told={`${MEASURE} BW`} aria-hidden="true" />
      </div>
      <p className="field-zoom">
        <button type="button" aria-label="Look from nearer" onClick={() => viewport.current?.zoom(STEP)}>
          +
        </button>
        <button type="button" aria-label="Look from farther" aria-disabled={!isNear} onClick={() => viewport.current?.zoom(1 / STEP)}>
          −
        </button>
        <button type="button" aria-disabled={!isNear} onClick={() => viewport.current?.whole()}>
          Whole table
        </button>
        {!isInSight && (
          <button type="button" aria-label="Show it: what is in your hand" onClick={showInHand}>
            Show it
          </button>
        )}
      </p>
    </div>
  );
}
