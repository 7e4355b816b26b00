import { type ReactNode, useEffect, useRef, useState } from "react";
import { HANDLING } from "@/lib/words/battle/handling";
import { type FieldLayout, UNIT } from "../battlefield/field-layout";
import { FieldTypeGiven, typeAt } from "../battlefield/labels/field-type";
import { createViewport, type Viewport } from "./viewport";
import type { FieldMargin } from "./viewport-place";
import "./handling.css";

type Props = {
  readonly layout: FieldLayout;
  readonly margin: FieldMargin;
  readonly label: string;
  readonly children: ReactNode;
};

const STEP = 1.5;
/** BW across the window at the highest zoom. */
const NEAREST = 7;
/** Labels are laid out again so long after the last change of zoom. */
const SETTLED_MS = 180;

/** Length of the scale that is shown while zoomed in, BW. */
const MEASURE = 2;

/** The window on the battlefield, which zooms and scrolls. */
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
    // The button disappears with this, so the focus goes to what it has shown.
    pane.current?.querySelector<SVGElement>(".handling-held")?.focus({ preventScroll: true });
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields of a form
    <div role="group" aria-label={label} className="field-viewport">
      <div ref={pane} className="field-pane">
        <div ref={sheet} className="field-canvas">
          <FieldTypeGiven value={type}>{children}</FieldTypeGiven>
        </div>
        <i ref={measure} className="field-measure" data-told={HANDLING.scale(MEASURE)} aria-hidden="true" />
      </div>
      <p data-steps className="field-zoom">
        <button type="button" aria-label={HANDLING.zoomIn} onClick={() => viewport.current?.zoom(STEP)}>
          +
        </button>
        <button type="button" aria-label={HANDLING.zoomOut} aria-disabled={!isNear} onClick={() => viewport.current?.zoom(1 / STEP)}>
          −
        </button>
        <button type="button" aria-disabled={!isNear} onClick={() => viewport.current?.whole()}>
          {HANDLING.wholeTable}
        </button>
        {!isInSight && (
          <button type="button" aria-label={HANDLING.showLabel} onClick={showInHand}>
            {HANDLING.show}
          </button>
        )}
      </p>
    </div>
  );
}
