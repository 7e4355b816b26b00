import "./troops.css";

type Props = {
  readonly own: boolean;
  /** The number of the ambush or march among those of its seat. */
  readonly number?: number | null;
  /** It has been turned up. */
  readonly revealed?: boolean;
};

/** The back of an order's card, one base wide; upright for the viewer. */
export function MarkerGhost({ own, number = null, revealed = false }: Props) {
  return (
    <g className={`order-card ${own ? "troop-own" : "troop-other"}${revealed ? " order-card-shown" : ""}`}>
      <path className="order-card-back" d="M-8 -10h16q2 0 2 2v16q0 2 -2 2h-16q-2 0 -2 -2v-16q0 -2 2 -2z" />
      {!own && <path className="order-card-edge" d="M-7.6 -7.6h15.2v15.2h-15.2z" />}
      <text className="order-card-sign" y="4.6">
        {revealed ? "" : "?"}
        {number}
      </text>
    </g>
  );
}
