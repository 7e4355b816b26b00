import { commandLetter } from "@/lib/words/battle/names";
import "./commands.css";
import "./troops.css";

type Props = { readonly commander: number; readonly own: boolean };

/** A commander's standard, about the middle of his base; upright for the viewer. */
export function CommanderGhost({ commander, own }: Props) {
  return (
    <g className={`standard ${own ? "troop-own" : "troop-other"} command-${commander}`}>
      <path className="standard-base" d="M-6 8a6 2.2 0 1 0 12 0a6 2.2 0 1 0 -12 0z" />
      <path className="standard-cloth" d="M-4 -10.5q5 -2 9 0t8 -.4l-2.6 5.2l2.6 5q-4 1.6 -8 .2t-9 0z" />
      <path className="standard-pole" d="M-4 8.5v-21.5" />
      <path className="standard-point" d="M-4 -17l1.7 3.4l-1.7 1l-1.7 -1z" />
      <text className="standard-letter" x="2.4" y="-2.6">
        {commandLetter(commander)}
      </text>
    </g>
  );
}
