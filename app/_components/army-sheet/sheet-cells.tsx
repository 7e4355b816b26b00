import { Fragment } from "react";
import { RulesWords } from "@/app/_components/rules-words";
import type { LossBox } from "@/lib/model/army-sheet";
import { HOUSE_MARK } from "@/lib/sheets/text-parts";
import { namesAsWords } from "@/lib/words/sentence";
import { FACT_MEANINGS } from "@/lib/words/sheet";
import { SOURCE_NAMES } from "@/lib/words/site";

type Props = {
  readonly boxes: readonly LossBox[];
  /** For screen readers. */
  readonly words: string;
};

const SIDE = 10;
const PITCH = 13;
const UNITS_IN_EM = 12;
const LINE = 0.8;
const MOST_IN_A_ROW = 8;

const STROKES: Readonly<Record<LossBox, string>> = {
  open: "",
  half: `m0 ${SIDE}l${SIDE}-${SIDE}`,
  crossed: `l${SIDE} ${SIDE}m-${SIDE} 0l${SIDE}-${SIDE}`,
};

/** One box for each that can be lost, in rows as even as can be. Lines only, so that they come out on any paper. */
export function LossBoxes({ boxes, words }: Props) {
  if (boxes.length === 0) return null;
  const rows = Math.ceil(boxes.length / MOST_IN_A_ROW);
  const inRow = Math.ceil(boxes.length / rows);
  const [width, height] = [inRow * PITCH, rows * PITCH];
  const path = boxes.map((box, at) => {
    const [x, y] = [(at % inRow) * PITCH + LINE, Math.floor(at / inRow) * PITCH + LINE];
    return `M${x} ${y}h${SIDE}v${SIDE}h-${SIDE}z${STROKES[box]}`;
  });
  return (
    <svg
      className="loss-boxes"
      viewBox={`0 0 ${width} ${height}`}
      width={`${width / UNITS_IN_EM}em`}
      height={`${height / UNITS_IN_EM}em`}
      role="img"
      aria-label={words}
    >
      <path d={path.join("")} fill="none" stroke="currentcolor" strokeWidth={LINE} />
    </svg>
  );
}

/** Longer facts may break, or a phone could not hold them. */
const MOST_LETTERS = 24;

/** Facts in a row, "army commander, 4 cards, range 12 BW": lines break between facts. */
export function Facts({ text }: { readonly text: string }) {
  return text.split(/(?<=[,;:·]) /).map((fact, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: facts have no ids, and never change places.
    <Fragment key={at}>
      {fact.length > MOST_LETTERS ? (
        <RulesWords text={namesAsWords(fact, FACT_MEANINGS)} />
      ) : (
        <span className="sheet-fact">
          <RulesWords text={namesAsWords(fact, FACT_MEANINGS)} />
        </span>
      )}{" "}
    </Fragment>
  ));
}

/** Marks a house value; the foot of the sheet explains the mark. */
export const HouseMark = () => (
  <span role="img" aria-label={SOURCE_NAMES.house}>
    {HOUSE_MARK}
  </span>
);
