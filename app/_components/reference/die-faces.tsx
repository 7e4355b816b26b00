import type { DieFace } from "@/lib/model/enumerations";
import { facesWords } from "@/lib/words/battle/days";

const PITCH = 40;

/** The faces of a die in a row, as they are cut. */
export function DieFaces({ faces }: { readonly faces: readonly DieFace[] }) {
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
