import { type ReactNode, useEffect, useRef, useState } from "react";
import { type FieldLayout, UNIT } from "../battlefield/field-layout";
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

/** The window in which the battlefield lies: it may be looked at from nearer, and moved about. */
export function FieldViewport({ layout, margin, label, children }: Props) {
  const most = Math.max(2, (layout.width + margin.left + margin.right) / UNIT / NEAREST);
  const pane = useRef<HTMLDivElement>(null);
  const sheet = useRef<HTMLDivElement>(null);
  const viewport = useRef<Viewport>(null);
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    if (!pane.current || !sheet.current) return;
    viewport.current = createViewport(pane.current, sheet.current, most, (zoom) => setNear(zoom > 1));
    return () => viewport.current?.close();
  }, [most]);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields of a form
    <div role="group" aria-label={label} className="field-viewport">
      <div ref={pane} className="field-pane">
        <div ref={sheet} className="field-canvas">
          {children}
        </div>
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
      </p>
    </div>
  );
}
