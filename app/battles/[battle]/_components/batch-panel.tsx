import { useBoard } from "@/app/_components/browser/board";
import { BATTLE_LINES, type BattleLine } from "@/lib/model/advice";
import { TABLE } from "@/lib/words/battle/table-panels";
import { horseWaits } from "./batch";
import type { Handled } from "./handled";
import { useDesk, useSender } from "./room-context";
import "./batch.css";

/** A body of the picture: its left front corner, its width and depth. Horse is struck through, as on the field. */
type Body = readonly [x: number, y: number, width: number, depth: number, kind?: "horse"];

const HORSE = "horse";
const row = (from: number, y: number, count: number, width: number, depth = 5): readonly Body[] =>
  Array.from({ length: count }, (_, at) => [from + at * (width + 1), y, width, depth] as const);
const horse = (...bodies: readonly Body[]): readonly Body[] => bodies.map(([x, y, width, depth]) => [x, y, width, depth, HORSE] as const);

/** 64 by 36, the enemy above. */
const PICTURES: Readonly<Record<BattleLine, readonly Body[]>> = {
  "horse-on-wings": [...horse([3, 9, 8, 6], [53, 9, 8, 6]), ...row(14, 9, 4, 8)],
  "two-lines": [...horse([3, 8, 8, 5], [53, 8, 8, 5], [3, 22, 8, 5], [53, 22, 8, 5]), ...row(18, 8, 3, 8), ...row(18, 22, 3, 8)],
  "refused-left": [...horse([3, 25, 8, 5], [53, 7, 8, 5]), [14, 21, 8, 5], [23, 17, 8, 5], [32, 14, 8, 5], [41, 10, 8, 5]],
  "refused-right": [...horse([3, 7, 8, 5], [53, 25, 8, 5]), [15, 10, 8, 5], [24, 14, 8, 5], [33, 17, 8, 5], [42, 21, 8, 5]],
  "deep-centre": [...horse([6, 9, 8, 6], [50, 9, 8, 6]), ...row(19, 9, 3, 8, 8), ...row(19, 20, 3, 8, 8)],
  "all-forward": [...horse([1, 6, 7, 5], [56, 6, 7, 5]), ...row(9, 6, 6, 7, 5)],
  "by-command": [
    ...horse([2, 9, 6, 5], [56, 9, 6, 5]),
    ...[...row(9, 9, 1, 7), ...row(23, 9, 2, 8), ...row(48, 9, 1, 7)],
    ...[...row(5, 20, 1, 7), ...row(27, 20, 1, 8), ...row(51, 20, 1, 7)],
  ],
};

const slash = ([x, y, width, depth, kind]: Body): string => (kind ? `M${x} ${y + depth}l${width} ${-depth}` : "");
/** The front of foot is drawn thick. */
const front = ([x, y, width, , kind]: Body): string => (kind ? "" : `M${x} ${y}h${width}`);
/** Fine lines, as an engraver shades a body of men. */
const shade = ([x, y, width, depth, kind]: Body): string =>
  kind ? "" : Array.from({ length: Math.floor(width / 2) }, (_, at) => `M${x + 1 + at * 2} ${y}v${depth}`).join("");

/** A battle line as a small engraving, seen from behind it. */
function LinePicture({ line }: { readonly line: BattleLine }) {
  const bodies = PICTURES[line];
  const [middle, mark] = [32, 3.6];
  return (
    <svg className="line-picture" viewBox="0 0 64 36" width="64" height="36" aria-hidden="true">
      <path className="line-ground" d="M1 34.5h62M1 32.6h62" />
      {line === "by-command" && <path className="line-parts" d="M19 6v24M45 6v24" />}
      <path className="line-bodies" d={bodies.map(([x, y, width, depth]) => `M${x} ${y}h${width}v${depth}h${-width}z`).join("")} />
      <path className="line-shade" d={bodies.map((body) => shade(body) + slash(body)).join("")} />
      <path className="line-front" d={bodies.map(front).join("")} />
      <path className="line-ahead" d={`M${middle - mark} 4.6h${2 * mark}l${-mark} -3.6z`} />
    </svg>
  );
}

const { batch: BATCH } = TABLE;

type Props = { readonly handled: Handled };

/** Battle lines to begin with. */
export function BatchPanel({ handled: { out, doing } }: Props) {
  const isSent = useBoard(useSender()).kind !== "idle";
  const { line, isLikeLast } = useBoard(useDesk().state);
  if (!out) return null;
  const likeLast = line === null ? BATCH.laidBeside : BATCH.laidAs(line);
  const told = [...(isLikeLast ? [likeLast] : []), ...(line !== null && horseWaits(out) ? [BATCH.horseWaits] : [])].join(" ");
  return (
    <div className="batch screen-only" data-told={told !== "" || undefined} inert={isSent}>
      <p className="table-soft">
        <b>{BATCH.lines}</b> <span>{BATCH.linesHow}</span>
      </p>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset's legend cannot lie in a row */}
      <div role="group" aria-label={BATCH.lines} className="batch-lines">
        {BATTLE_LINES.map((one) => (
          <LineButton key={one} line={one} isChosen={one === line} isBusy={doing.isAsking} lay={doing.layLine} />
        ))}
      </div>
      <p role="status" className={told ? "table-soft" : "sr-only"}>
        {told}
      </p>
      <p role="alert" className={doing.trouble ? "finding" : "sr-only"}>
        {doing.trouble}
      </p>
    </div>
  );
}

type LineProps = {
  readonly line: BattleLine;
  readonly isChosen: boolean;
  readonly isBusy: boolean;
  readonly lay: (line: BattleLine) => void;
};

function LineButton({ line, isChosen, isBusy, lay }: LineProps) {
  return (
    <button
      type="button"
      className="batch-line"
      aria-pressed={isChosen}
      aria-disabled={isBusy}
      onClick={isBusy ? undefined : () => lay(line)}
    >
      <LinePicture line={line} />
      <span>{BATCH.line[line]}</span>
    </button>
  );
}

/** What can be done with the unit groups of a batch before it is confirmed. */
export function BatchTools({ handled: { out, doing } }: Props) {
  const desk = useDesk();
  const isSent = useBoard(useSender()).kind !== "idle";
  const { past, isPicking } = useBoard(desk.state);
  if (!out) return null;
  const { laid, band } = out;
  const isBand = band.length > 1;
  const pick = () => desk.change(isPicking || isBand ? { isPicking: false, band: [] } : { isPicking: true });
  const button = (name: string, press: (() => void) | null) => (
    <button type="button" className="button" data-small aria-disabled={press === null} onClick={press ?? undefined}>
      {name}
    </button>
  );
  return (
    <p className="formed-row batch-tools screen-only" inert={isSent}>
      {button(BATCH.undo, past.length > 0 ? doing.undo : null)}
      {laid.length > 1 &&
        button(isBand ? BATCH.remove(band.length) : BATCH.removeOne, laid.length > (isBand ? band.length : 1) ? doing.takeBack : null)}
      {laid.length > 1 && (
        <>
          <button type="button" className="button" data-small aria-pressed={isPicking || isBand} onClick={pick}>
            {isBand ? BATCH.selected(band.length) : BATCH.several}
          </button>
          {!isBand && button(BATCH.all, () => doing.gather(laid.map(({ number }) => number)))}
        </>
      )}
      {isBand && button(BATCH.level, () => doing.arrange("level"))}
      {isBand && button(BATCH.close, () => doing.arrange("close"))}
    </p>
  );
}
