import { Fragment } from "react";
import { RulesWords } from "@/app/_components/rules-words";
import type { LossBox } from "@/lib/model/army-sheet";
import { HOUSE_MARK } from "@/lib/sheets/text-parts";
import { FACT_MEANINGS } from "@/lib/words/sheet";
import { SOURCE_NAMES } from "@/lib/words/sources";
import { namesAsWords } from "@/lib/words/terms";

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

/** The wound that breaks it: the first on a crossed box, the second on a half-crossed one. */
const BLACK: Readonly<Record<LossBox, string>> = {
  open: "",
  half: `m${SIDE / 2} 0h${SIDE / 2}v${SIDE}h-${SIDE / 2}z`,
  crossed: `h${SIDE / 2}v${SIDE}h-${SIDE / 2}z`,
};

/**
 * One box for each that can be lost, in rows as even as can be, as on the cards: a dashed line parts the wounds of a base, the black half
 * breaks, and what is after it is struck out.
 */
export function LossBoxes({ boxes, words }: Props) {
  if (boxes.length === 0) return null;
  const rows = Math.ceil(boxes.length / MOST_IN_A_ROW);
  const inRow = Math.ceil(boxes.length / rows);
  const [width, height] = [inRow * PITCH, rows * PITCH];
  const places = boxes.map((_, at) => `M${(at % inRow) * PITCH + LINE} ${Math.floor(at / inRow) * PITCH + LINE}`);
  const breaks = boxes.findIndex((box) => box !== "open");
  const outlines = places.map((place, at) => {
    const isStruck = breaks >= 0 && at > breaks;
    return `${place}h${SIDE}v${SIDE}h-${SIDE}z${isStruck ? `m0 ${SIDE}l${SIDE}-${SIDE}` : ""}`;
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
      <path d={outlines.join("")} fill="none" stroke="currentcolor" strokeWidth={LINE} />
      {breaks >= 0 && (
        <path
          d={places.map((place) => `${place}m${SIDE / 2} 0v${SIDE}`).join("")}
          stroke="currentcolor"
          strokeWidth={LINE / 2}
          strokeDasharray="1 1"
        />
      )}
      {breaks >= 0 && <path fill="currentcolor" d={`${places[breaks]}${BLACK[boxes[breaks] ?? "open"]}`} />}
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
