import { memo } from "react";
import { RulesWords } from "@/app/_components/rules-words";
import { DIE_FACES, type DieFace } from "@/lib/model/enumerations";
import { marked, unmarked } from "@/lib/words/sentence";
import { DieFaces } from "./die-faces";
import { CHIP_LETTERS } from "./layout/cell-words";
import type { LaidColumn } from "./layout/laid";

type Props = {
  readonly text: string;
  readonly kind: LaidColumn["kind"];
  readonly opens: boolean;
  readonly isReached: boolean;
};

/** What stands in a cell: words, or dice and cards that are drawn. */
export const CellText = memo(function CellText({ text, kind, opens, isReached }: Props) {
  switch (kind) {
    case "text":
      return opens ? <RulesWords text={marked(text)} inPhrase={!isReached} /> : unmarked(text);
    case "dice":
    case "cards":
      return text.split(CHIP_LETTERS).map((piece, at) =>
        at % 2 === 0 ? (
          piece
        ) : (
          // biome-ignore lint/suspicious/noArrayIndexKey: pieces of a text have nothing but their place.
          <span key={at} className="reference-chip" data-chip={kind} data-letter={piece}>
            {piece}
          </span>
        ),
      );
    case "faces":
      return <DieFaces faces={text.split(" ").filter(isFace)} />;
    default:
      return kind satisfies never;
  }
});

const isFace = (word: string): word is DieFace => DIE_FACES.some((face) => face === word);
