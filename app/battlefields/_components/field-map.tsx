import { type ComponentProps, useCallback, useEffect, useMemo, useRef, useState } from "react";
import { BattlefieldPicture } from "@/app/_components/battlefield/battlefield-picture";
import { FIELD_MARGIN, type FieldLayout, fieldLayout, type Spot } from "@/app/_components/battlefield/field-layout";
import { useFieldType } from "@/app/_components/battlefield/labels/field-type";
import { TAG } from "@/app/_components/battlefield/labels/labels-of";
import { PieceGhost, pieceSeed } from "@/app/_components/battlefield/terrain/terrain-piece";
import { FieldViewport } from "@/app/_components/handling/field-viewport";
import { HandlingLayer } from "@/app/_components/handling/handling-layer";
import type { Stance } from "@/app/_components/handling/task";
import { measureLines, occupiedAreas } from "@/app/battles/[battle]/plan/_components/measure-lines";
import { MeasureLeaders, PlanMeasures } from "@/app/battles/[battle]/plan/_components/plan-field";
import type { Piece } from "@/lib/model/battlefield";
import type { PlacementReason } from "@/lib/model/refusals";
import { pieceFootprint } from "@/lib/rules/table/battleground";
import { placementSentence } from "@/lib/words/battle/handling";
import { BATTLEFIELDS } from "@/lib/words/battlefields";
import type { FieldRow } from "./field-list";
import { fieldShown, ROLES, type RolledField } from "./rolled-field";
import type { FieldState } from "./use-field-desk";
import "@/app/battles/[battle]/plan/_components/plan.css";

type Props = { readonly rolled: RolledField; readonly desk: FieldState; readonly rows: readonly FieldRow[] };

/** The battlefield drawn; pressing a piece selects it. */
export function FieldMap({ rolled, desk, rows }: Props) {
  const { field, book, tables } = rolled;
  const { pieces, taken, hand, take } = desk;
  const map = useRef<HTMLDivElement>(null);
  const [isMeasured, setMeasured] = useState(false);
  const isPressed = useRef(false);
  useEffect(() => {
    // A piece chosen from the list gets the keyboard; one that was pressed already has the pointer.
    if (taken?.id !== undefined && !isPressed.current) map.current?.querySelector<SVGElement>(".handling-held")?.focus();
    isPressed.current = false;
  }, [taken?.id]);
  const press = (id: string) => {
    isPressed.current = true;
    take(id);
  };
  const layout = useMemo(() => fieldLayout(field.table, "defender"), [field]);
  const shown = useMemo(() => fieldShown(rolled, pieces), [rolled, pieces]);
  const ghost = useGhost(taken, field.seed, layout);
  const seen = useRef(pieces);
  useEffect(() => {
    seen.current = pieces;
  }, [pieces]);
  // A new function would drop what is about to be announced.
  const told = useCallback((reason: PlacementReason) => placementSentence(reason, { seat: null, roles: ROLES, pieces: seen.current }), []);
  const othersLie = JSON.stringify(pieces.filter(({ id }) => id !== taken?.id));
  const others = useMemo((): readonly Piece[] => JSON.parse(othersLie), [othersLie]);
  const { tags, lines } = useNumbers(rolled, pieces, rows, layout);
  return (
    <div ref={map} className="battlefield-map" data-square={field.table.width === field.table.depth || undefined}>
      <FieldViewport layout={layout} margin={FIELD_MARGIN} label={BATTLEFIELDS.desk.map}>
        <NearPicture
          field={shown}
          book={book}
          tables={tables}
          seed={field.seed}
          layout={layout}
          lifted={taken && `piece:${taken.id}`}
          tags={tags}
          beneath={
            <g className={isMeasured ? undefined : "measures-off"}>
              <MeasureLeaders lines={lines} />
            </g>
          }
        >
          <g className={isMeasured ? undefined : "measures-off"}>
            <PlanMeasures lines={lines} />
          </g>
          {pieces.map((piece, at) => (
            <PieceMark
              key={piece.id}
              piece={piece}
              number={at + 1}
              layout={layout}
              isWrong={(rows[at]?.reasons.length ?? 0) > 0}
              isTaken={piece.id === taken?.id}
              isMeasured={isMeasured}
              press={press}
            />
          ))}
        </NearPicture>
        <HandlingLayer
          hand={hand}
          layout={layout}
          margin={FIELD_MARGIN}
          ghost={ghost}
          told={told}
          pieces={others}
          confirm={() => take(null)}
        />
      </FieldViewport>
      <label className="tick battlefield-measured print:hidden">
        <input type="checkbox" className="size-4 accent-madder" checked={isMeasured} onChange={() => setMeasured(!isMeasured)} />
        {BATTLEFIELDS.desk.measures}
      </label>
    </div>
  );
}

/** The selected piece as it is drawn in the hand. */
function useGhost(taken: FieldState["taken"], fieldSeed: string, layout: FieldLayout) {
  const kind = taken?.kind ?? null;
  const seed = taken && pieceSeed(fieldSeed, taken.id);
  const turn = taken ? layout.turnOf(taken.angle + 90) : 0;
  return useCallback(
    ({ w, h }: Stance) => kind && seed && <PieceGhost kind={kind} w={w} h={h} seed={seed} turn={turn} />,
    [kind, seed, turn],
  );
}

/** Where the numbers of pieces stand, and the lines of the measures, which keep clear of all that is written. */
function useNumbers(rolled: RolledField, pieces: readonly Piece[], rows: readonly FieldRow[], layout: FieldLayout) {
  return useMemo(() => {
    const tags = pieces.map((piece) => tagOf(piece, layout));
    const taken = occupiedAreas(fieldShown(rolled, pieces), rolled.book, rolled.tables.tableSizes, layout, tags);
    const laid = rows.map((row) => row.laid);
    return { tags, lines: measureLines(laid, layout, taken) };
  }, [rolled, pieces, rows, layout]);
}

/** Its labels are laid out again for the current zoom. */
const NearPicture = (props: ComponentProps<typeof BattlefieldPicture>) => <BattlefieldPicture {...props} type={useFieldType()} />;

type MarkProps = {
  readonly piece: Piece;
  readonly number: number;
  readonly layout: FieldLayout;
  readonly isWrong: boolean;
  readonly isTaken: boolean;
  readonly isMeasured: boolean;
  readonly press: (id: string) => void;
};

function cornersOf(piece: Piece, { toPicture }: FieldLayout) {
  return pieceFootprint(piece).flatMap(([ax, ay, bx, by, cx, cy, dx, dy]) =>
    [
      [ax, ay],
      [bx, by],
      [cx, cy],
      [dx, dy],
    ].map(([x = 0, y = 0]) => toPicture({ x: x / 100, y: y / 100 })),
  );
}

/** Where its number stands: the middle of the side that is farthest to the left. Names stand below and above. */
function tagOf(piece: Piece, layout: FieldLayout): Spot {
  const { width, height } = layout;
  const corners = cornersOf(piece, layout);
  const middles = corners.map((one, at) => {
    const next = corners[(at + 1) % corners.length] ?? one;
    return { x: (one.x + next.x) / 2, y: (one.y + next.y) / 2 };
  });
  const [left = { x: 0, y: 0 }] = middles.toSorted((one, other) => one.x - other.x);
  const within = (along: number, most: number) => Math.min(Math.max(along, TAG.radius), most - TAG.radius);
  return { x: within(left.x, width), y: within(left.y, height) };
}

/** The number of a piece as in the list, and its ground, which can be pressed; the list has a button for the keyboard. */
function PieceMark({ piece, number, layout, isWrong, isTaken, isMeasured, press }: MarkProps) {
  const corners = cornersOf(piece, layout);
  const at = tagOf(piece, layout);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the list has a button for each piece
    <g className="piece-mark" data-wrong={isWrong || undefined} data-taken={isTaken || undefined} onClick={() => press(piece.id)}>
      <polygon className="piece-mark-ground" points={corners.map(({ x, y }) => `${x},${y}`).join(" ")} />
      {!isMeasured && (
        <g transform={`translate(${at.x} ${at.y})`}>
          <g className="piece-mark-tag">
            <circle className="piece-mark-disc" r={TAG.radius} />
            <text className="piece-mark-number" y={4.5}>
              {number}
            </text>
            {isWrong && (
              <text className="piece-mark-sign" x={TAG.radius + 6} y={6}>
                !
              </text>
            )}
          </g>
        </g>
      )}
    </g>
  );
}
