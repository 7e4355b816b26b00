import { type FieldLayout, UNIT } from "../field-layout";

/** `sector`: BW from either short edge; null on a table of no known size. */
type Props = { readonly sector: number | null; readonly layout: FieldLayout };

/** The line across the middle, and those of the flank sectors. */
export function FieldSectors({ sector, layout: { width, height } }: Props) {
  const deep = (sector ?? 0) * UNIT;
  return (
    <>
      <path className="field-centre" d={`M0 ${height / 2}h${width}`} />
      {sector !== null && <path className="field-sector" d={`M${deep} 0v${height}M${width - deep} 0v${height}`} />}
    </>
  );
}
