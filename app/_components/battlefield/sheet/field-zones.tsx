import type { SeatName } from "@/lib/model/by-seat";
import { SEATS } from "@/lib/model/enumerations";
import type { FieldLayout } from "../field-layout";

type Props = {
  readonly defender: SeatName;
  /** Of either zone, units of the drawing. */
  readonly deep: number;
  readonly layout: FieldLayout;
  readonly own: SeatName;
};

/** Where either side deploys. */
export function FieldZones({ defender, deep, layout: { width, height, edge }, own }: Props) {
  return SEATS.map((seat) => {
    const isNear = (seat === defender) === (edge === "defender");
    return (
      <g key={seat} className={seat === own ? "troop-own" : "troop-other"}>
        <rect className="field-zone-tint" y={isNear ? height - deep : 0} width={width} height={deep} />
        <path className="field-zone-line" d={`M0 ${isNear ? height - deep : deep}h${width}`} />
      </g>
    );
  });
}
