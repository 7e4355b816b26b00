import { useBoard } from "@/app/_components/browser/board";
import { BATTLE_LINES, type BattleLine } from "@/lib/model/advice";
import { TABLE } from "@/lib/words/battle/table-panels";
import { horseWaits } from "./batch";
import type { Handled } from "./handled";
import { LinePicture } from "./line-picture";
import { useDesk, useSender } from "./room-context";
import "./batch.css";

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
