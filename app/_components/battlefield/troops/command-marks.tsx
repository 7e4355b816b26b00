import { commandLetter } from "@/lib/words/battle/names";
import "./commands.css";
import "./troops.css";

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

type MarkerGhostProps = {
  readonly own: boolean;
  /** The number of the ambush or march among those of its seat. */
  readonly number?: number | null;
  /** Of a march: both are numbered from 1. */
  readonly isMarch?: boolean;
  /** It has been turned up. */
  readonly revealed?: boolean;
};

/** The back of an order's card, one base wide; upright for the viewer. */
export function MarkerGhost({ own, number = null, isMarch = false, revealed = false }: MarkerGhostProps) {
  return (
    <g className={`order-card ${own ? "troop-own" : "troop-other"}${revealed ? " order-card-shown" : ""}`}>
      <path className="order-card-back" d="M-8 -10h16q2 0 2 2v16q0 2 -2 2h-16q-2 0 -2 -2v-16q0 -2 2 -2z" />
      {!own && <path className="order-card-edge" d="M-7.6 -7.6h15.2v15.2h-15.2z" />}
      {isMarch && <path className="order-card-march" d="M-6.5 6.2h12m-3.2 -2.6l3.8 2.6l-3.8 2.6" />}
      <text className="order-card-sign" y={isMarch ? 2.4 : 4.6}>
        {revealed ? "" : "?"}
        {number}
      </text>
    </g>
  );
}
