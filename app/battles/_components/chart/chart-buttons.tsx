import { type FocusEvent, type KeyboardEvent, type MouseEvent, memo, useRef, useState } from "react";
import type { Square } from "@/lib/model/battle-tables";
import { CHART_NAME } from "@/lib/words/battle/map";
import { type Plot, ROWS } from "./chart-layout";

const STEPS: Readonly<Record<string, readonly [across: number, down: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  Home: [-ROWS, 0],
  End: [ROWS, 0],
  PageUp: [0, -ROWS],
  PageDown: [0, ROWS],
};

const clamp = (value: number): number => Math.min(ROWS - 1, Math.max(0, value));

/** Where a key leads from a square, both counted in the order of reading; null for any other key. */
export function nextSquare(from: number, key: string): number | null {
  const step = Object.hasOwn(STEPS, key) ? STEPS[key] : undefined;
  if (!step) return null;
  return clamp(Math.floor(from / ROWS) + step[1]) * ROWS + clamp((from % ROWS) + step[0]);
}

type Props = {
  readonly plots: readonly Plot[];
  readonly marker: Square | null;
  readonly choices: readonly Square[];
  readonly chosen: Square | null;
  readonly pick: (square: Square) => void;
  readonly describe: (square: Square) => string;
};

const LINES = Array.from({ length: ROWS }, (_, line) => line);

type ButtonProps = { readonly square: Square; readonly name: string; readonly isChosen: boolean; readonly isEntry: boolean };

const ChartButton = memo(function ChartButton({ square, name, isChosen, isEntry }: ButtonProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a cell that is pressed
    <button type="button" role="gridcell" aria-label={name} aria-selected={isChosen} data-square={square} tabIndex={isEntry ? 0 : -1} />
  );
});

/** The squares as buttons over the picture: one stop for the tab key, arrows within. */
export function ChartButtons({ plots, marker, choices, chosen, pick, describe }: Props) {
  const grid = useRef<HTMLDivElement>(null);
  const [visited, setVisited] = useState<Square | null>(null);
  const entry = visited ?? chosen ?? choices[0] ?? marker ?? plots[0]?.square;
  const move = (event: KeyboardEvent) => {
    const from = plots.findIndex(({ square }) => square === entry);
    const to = event.altKey || event.ctrlKey || event.metaKey ? null : nextSquare(from, event.key);
    if (to === null) return;
    event.preventDefault();
    grid.current?.querySelectorAll("button")[to]?.focus();
  };
  const on = (act: (square: Square) => void) => (event: FocusEvent | MouseEvent) => {
    const name = event.target instanceof HTMLElement ? event.target.dataset.square : null;
    const plot = plots.find(({ square }) => square === name);
    if (plot) act(plot.square);
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: laid over a picture, square upon square, which a table cannot be
    <div
      ref={grid}
      className="chart-buttons"
      role="grid"
      aria-label={CHART_NAME}
      onKeyDown={move}
      onFocus={on(setVisited)}
      onClick={on(pick)}
    >
      {LINES.map((line) => (
        // biome-ignore lint/a11y/useSemanticElements: a row of that grid
        // biome-ignore lint/a11y/useFocusableInteractive: its squares are what is focused
        <div key={line} className="chart-button-row" role="row">
          {plots.slice(line * ROWS, (line + 1) * ROWS).map(({ square }) => (
            <ChartButton key={square} square={square} name={describe(square)} isChosen={square === chosen} isEntry={square === entry} />
          ))}
        </div>
      ))}
    </div>
  );
}
