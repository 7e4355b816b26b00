import { memo } from "react";
import { RulesWords } from "@/app/_components/rules-words";
import { FACE_PATHS } from "@/app/battles/_components/cards/die-drawing";
import { DIE_FACES, type DieFace } from "@/lib/model/enumerations";
import { facesWords } from "@/lib/words/battle/days";
import { marked, unmarked } from "@/lib/words/terms";
import type { LaidColumn } from "./layout/laid";
import { CHIP_LETTERS } from "./layout/measured-table";

/** Each face of a death die once, for all that are drawn. */
export function DieSymbols() {
  return (
    <svg width="0" height="0" className="reference-symbols" aria-hidden="true">
      <defs>
        {DIE_FACES.map((face) => (
          <g key={face} id={`die-${face}`}>
            <rect x="1" y="1" width="34" height="34" rx="6" className="die-edge-line" />
            <path d={FACE_PATHS[face]} transform="translate(18 18) scale(0.88)" fillRule="evenodd" className="die-cut" />
          </g>
        ))}
      </defs>
    </svg>
  );
}

const PITCH = 40;

/** The faces of a die in a row, as they are cut. */
function DieFaces({ faces }: { readonly faces: readonly DieFace[] }) {
  const width = faces.length * PITCH;
  return (
    <svg
      className="reference-faces"
      viewBox={`0 0 ${width} 36`}
      width={`${(width / PITCH) * 1.5}em`}
      height="1.4em"
      role="img"
      aria-label={facesWords(faces)}
    >
      {faces.map((face, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two faces of a die may be the same.
        <use key={at} href={`#die-${face}`} x={at * PITCH} />
      ))}
    </svg>
  );
}

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
