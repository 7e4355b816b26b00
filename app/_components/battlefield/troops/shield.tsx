import { commandLetter } from "@/lib/words/battle/names";
import "./commands.css";

/** A command's shield about (0,0), nine units wide: its tincture and its letter. */
export function Shield({ commander }: { readonly commander: number }) {
  return (
    <g className={`shield command-${commander}`}>
      <path className="shield-field" d="M-5 -6h10v5.4q0 4.2 -5 6.6q-5 -2.4 -5 -6.6z" />
      <text className="shield-letter" y="2.2">
        {commandLetter(commander)}
      </text>
    </g>
  );
}
