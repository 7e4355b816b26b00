import type { ReactNode } from "react";
import { PAPER } from "@/lib/words/papers";
import { leafNumbers, type Orientation, type Paper } from "./paper";
import "./paper.css";

type Props = {
  readonly paper: Paper;
  readonly orientation?: Orientation;
  /** Of the whole sheet: it stands in the foot of every leaf. */
  readonly name: string;
  readonly part: number;
  readonly of: number;
  /** On the screen no leaf, but one part of a running text; from the printer a leaf all the same. */
  readonly flows?: boolean;
  /** Has the leaf's width and at most its height (paperRoom), in `--mm`: a millimetre of the page, however large it is drawn. */
  readonly children: ReactNode;
};

/** One leaf of paper, on the screen as it comes out of the printer. */
export function PaperPage({ paper, orientation = "portrait", name, part, of, flows = false, children }: Props) {
  return (
    <section
      className="paper-page"
      data-paper={paper}
      data-orientation={orientation}
      data-flows={flows || undefined}
      style={leafNumbers(paper, orientation)}
      aria-label={flows ? undefined : PAPER.pageLabel(part, of)}
    >
      <div className="paper-leaf">
        <div className="paper-room">{children}</div>
        <p className="paper-foot">
          <bdi>{name}</bdi>
          <span>{PAPER.page(part, of)}</span>
        </p>
      </div>
    </section>
  );
}
