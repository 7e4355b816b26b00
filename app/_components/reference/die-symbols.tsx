import { FACE_PATHS } from "@/app/battles/_components/cards/die-drawing";
import { DIE_FACES } from "@/lib/model/enumerations";

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
