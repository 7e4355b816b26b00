import { useMemo, useState } from "react";
import { TextField } from "@/app/_components/text-field";
import type { BattleView } from "@/lib/model/battle-view";
import type { SeatName } from "@/lib/model/by-seat";
import type { BattleBook } from "@/lib/rules/prebattle/book";
import type { SeatNames } from "@/lib/words/battle/seat-names";
import { suggestionWords, tableOptions, waterWidths } from "@/lib/words/battle/table-options";
import { lengthWords } from "@/lib/words/battle/terrain-words";
import type { Turn } from "@/lib/words/battle/turn-words";
import type { Sender } from "../live/create-sender";
import type { Deed } from "../turn/deed";
import { OptionList } from "../turn/option-list";
import { SendLine } from "../turn/send-line";
import type { Choice } from "../turn/use-choice";
import { CloseForm } from "./close-form";
import { ForMe } from "./for-me";
import { useForMe } from "./use-for-me";
import "./table-turn.css";

type Props = {
  readonly view: BattleView;
  readonly seat: SeatName;
  readonly book: BattleBook;
  readonly names: SeatNames;
  readonly turn: Turn;
  readonly choice: Choice;
  readonly sender: Sender;
};

type Widths = { readonly min: number; readonly max: number };

/** A width to a tenth of a BW; null where it is none that the water may have. */
function widthOf(typed: string, { min, max }: Widths): number | null {
  const width = Math.round(Number(typed) * 10) / 10;
  return typed.trim() !== "" && width >= min && width <= max ? width : null;
}

const withWidth = (deed: Deed | null, width: number | null): Deed | null =>
  deed?.type === "choose-flank" && deed.width !== null ? { ...deed, width } : deed;

/** So many and more stand in two columns, where there is room. */
const MANY = 5;

/** All that a seat may do on the table. Nothing here asks for a place: those are found by the server. */
export function TableTurn({ view, seat, book, names, turn, choice, sender }: Props) {
  const widths = waterWidths(view);
  const [typed, type] = useState<string | null>(null);
  const width = widths && widthOf(typed ?? String(widths.max), widths);
  const options = useMemo(
    () =>
      widths && width === null
        ? []
        : tableOptions({ view, tables: book.tables, width }).map(({ deed, ...said }) => ({ deed: deed as Deed, ...said })),
    [view, book, width, widths],
  );
  const words = suggestionWords(view);
  const forMe = useForMe({ view, seat, sender, mayAsk: words !== null });
  const chosen = withWidth(choice.chosen, width);
  const mayClose = view.legal.some(({ type: what }) => what === "close-battle");
  return (
    <>
      {widths && (
        <TextField
          label={`How wide the water is, ${lengthWords(widths.min)} to ${lengthWords(widths.max)} BW`}
          type="number"
          inputMode="decimal"
          step="0.1"
          {...widths}
          className="w-24"
          value={typed ?? String(widths.max)}
          onChange={(event) => type(event.target.value)}
          error={width === null ? `A width from ${lengthWords(widths.min)} to ${lengthWords(widths.max)} BW.` : undefined}
        />
      )}
      {options.length > 0 && !forMe.isGoingOn && (
        <div data-many={options.length >= MANY || undefined} className="table-options">
          <OptionList name={turn.title} options={options} chosen={chosen} choose={choice.choose} />
        </div>
      )}
      {mayClose && book.battlefield && (
        <CloseForm view={view} names={names} limits={book.battlefield.limits} isBusy={forMe.isBusy} send={choice.send} />
      )}
      {!forMe.isGoingOn && (
        <SendLine
          view={view}
          sender={sender}
          deed={chosen}
          hint={options.length > 0 && !mayClose ? "Tap one of them." : null}
          send={choice.send}
        />
      )}
      <ForMe forMe={forMe} words={words} isOnly={options.length === 0} />
    </>
  );
}
