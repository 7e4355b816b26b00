import { memo, type ReactNode } from "react";
import {
  boxOf,
  FIELD_MARGIN,
  type FieldLayout,
  type FieldShown,
  isBroad,
  type Spot,
  sameProps,
  UNIT,
} from "@/app/_components/battlefield/field-layout";
import { cssNumbers } from "@/app/_components/css-numbers";
import type { BattleTables } from "@/lib/model/battle-tables";
import type { SeatName } from "@/lib/model/by-seat";
import type { BattlefieldBook } from "@/lib/rules/table/battlefield-book";
import { pieceFootprint } from "@/lib/rules/table/battleground";
import { hundredths } from "@/lib/rules/table/geometry/footprint";
import { captionWords, fieldWords } from "@/lib/words/battle/field";
import { fieldName, waterAt } from "./field-name";
import { FieldLabels } from "./labels/field-labels";
import { NOTE_SIZE, notesOf, sectorOf, zoneNotes } from "./labels/field-notes";
import { LABEL, type LabelBox } from "./labels/label-lines";
import { CARTOUCHE_SIZE, Cartouche } from "./sheet/cartouche";
import { FieldGround, FieldSectors, FieldZones, NeatLine } from "./sheet/field-ground";
import { BESIDE_SCALE, FieldLegend } from "./sheet/field-legend";
import { ScaleBar } from "./sheet/scale-bar";
import { TERRAIN_NAME_SIZE } from "./terrain/name-spots";
import { TerrainPiece } from "./terrain/terrain-piece";
import { WaterEdge } from "./terrain/water-edge";
import { CommanderGhost, MarkerGhost } from "./troops/command-marks";
import { type Standing, standingOf } from "./troops/standing-of";
import { CampGhost, UnitFigure } from "./troops/troop-figures";
import "./battlefield.css";

const Figure = memo(UnitFigure, sameProps);
const Camp = memo(CampGhost, sameProps);
const Commander = memo(CommanderGhost, sameProps);
const Card = memo(MarkerGhost, sameProps);

type TroopsProps = {
  readonly standing: Standing;
  readonly book: BattlefieldBook;
  readonly layout: FieldLayout;
  /** The seat that is drawn in the viewer's colours. */
  readonly own: SeatName;
  readonly lifted: string | null;
};

/** All that stands on the table: camps, unit groups, orders, commanders. */
const FieldTroops = memo(function FieldTroops({ standing, book, layout, own, lifted }: TroopsProps) {
  const faint = (key: string) => (lifted === key ? "field-lifted" : undefined);
  return (
    <>
      {standing.camps.map(({ key, seat, state, at }) => (
        <g key={key} className={faint(key)} transform={`translate(${at.x} ${at.y})`}>
          <Camp state={state} book={book} own={seat === own} />
        </g>
      ))}
      {standing.units.map(({ key, unit, commander, at }) => (
        <g key={key} className={faint(key)} transform={`translate(${at.x} ${at.y}) rotate(${layout.turnOf(unit.facing)})`}>
          <Figure unit={unit} book={book} own={unit.seat === own} commander={commander} />
        </g>
      ))}
      {standing.cards.map(({ key, seat, at, number, isMarch, commander, isRevealed }) => (
        <g key={key} className={faint(key)} transform={`translate(${at.x} ${at.y})`}>
          <Card own={seat === own} number={number} isMarch={isMarch} revealed={isRevealed} />
          {commander !== null && (
            <g transform={`translate(${UNIT} 0)`}>
              <Commander commander={commander} own={seat === own} />
            </g>
          )}
        </g>
      ))}
      {standing.standards.map(({ key, seat, commander, at }) => (
        <g key={key} className={faint(key)} transform={`translate(${at.x} ${at.y})`}>
          <Commander commander={commander} own={seat === own} />
        </g>
      ))}
    </>
  );
}, sameProps);

type Props = {
  readonly field: FieldShown;
  readonly book: BattlefieldBook;
  /** Without them no flank sector can be shown, and no name. */
  readonly tables?: Pick<BattleTables, "tableSizes" | "squares" | "flanks" | "lands">;
  /** Seeds the ornament: a battle's id, or a battlefield's seed. */
  readonly seed: string;
  readonly layout: FieldLayout;
  /** The first seat is drawn in the viewer's colours. By default that is the viewer, or for spectators the invader. */
  readonly seats?: readonly [SeatName, SeatName];
  /** The thing in hand, which is drawn faintly where it stood: `piece:<id>`, `unit:<seat>:<number>`, `camp:<seat>`, `commander:<seat>:<place>`. */
  readonly lifted?: string | null;
  readonly zones?: boolean;
  /** The size of the labels by the current zoom, 1 being the usual size. */
  readonly type?: number;
  /** Drawn on the ground, below the troops and all labels. */
  readonly beneath?: ReactNode;
  /** Where `children` have numbers in circles: names keep clear of them. */
  readonly tags?: readonly Spot[];
  /** What is drawn above it, as boxes of the picture: all writing keeps clear of that. */
  readonly above?: readonly LabelBox[];
  /** Drawn above all, in coordinates of the picture. */
  readonly children?: ReactNode;
};

/** How deep either deployment zone is, units of the drawing. */
const zoneDepth = ({ table }: FieldShown, { limits }: BattlefieldBook): number =>
  ((hundredths(table.depth) / 2 - hundredths(limits["deployment-gap"])) * UNIT) / 100;

/** What the style sheets letter it by. */
const fieldNumbers = cssNumbers({
  ...{ "--note": NOTE_SIZE, "--terrain-name": TERRAIN_NAME_SIZE, "--label-number": LABEL.number, "--label-name": LABEL.name },
  "--cartouche": CARTOUCHE_SIZE,
});

/** Ems to the width of the picture. */
const TYPE = 39;

/** Labels on the ground in a picture as small as a phone, ems. */
const LARGE = 1.12;

/** Wider tables have no room for names in a small picture; units of the drawing. */
const SMALL = 520;

const NO_TAGS: readonly Spot[] = [];
const NOTHING_ABOVE: readonly LabelBox[] = [];

/** Below the legend, or beside the scale where there is no legend and room. */
function captionAt({ units }: FieldShown, layout: FieldLayout) {
  const { width, height } = layout;
  if (units.length === 0 && isBroad(layout)) return { x: width, y: height + 34, textAnchor: "end" } as const;
  return { x: width / 2, y: height + (units.length > 0 ? 75 : 62), textAnchor: "middle" } as const;
}

/** A battlefield as an engraving, seen from one edge of the table. `OnTheTable` describes it in words. */
export function BattlefieldPicture(props: Props) {
  const { field, book, tables, seed, layout, seats, lifted = null, zones = false, type = 1, beneath, children } = props;
  const { tags = NO_TAGS, above = NOTHING_ABOVE } = props;
  const { left, top, right, bottom } = FIELD_MARGIN;
  const { width, height } = layout;
  const whole = width + left + right;
  const own = seats?.[0] ?? field.seat ?? field.roles?.invader ?? "a";
  const sector = sectorOf(field, book, tables?.tableSizes ?? []);
  const wet = tables ? waterAt(field, tables) : null;
  const deep = zones && field.roles ? zoneDepth(field, book) : null;
  const standing = standingOf(field, book, layout);
  const lying = field.pieces.filter(({ id }) => lifted !== `piece:${id}`);
  const notesIn = (size?: number) => notesOf({ field: { ...field, pieces: lying }, standing, sector, layout }, size);
  const size = type === 1 ? undefined : NOTE_SIZE * type;
  const notes = [...notesIn(size), ...(deep === null ? [] : zoneNotes({ field, layout }, deep, own, size))];
  const large = (whole / TYPE) * LARGE;
  const ground = lying.map((piece) => boxOf(pieceFootprint(piece), layout));
  return (
    <svg
      className={width <= SMALL ? "field field-small" : "field"}
      xmlns="http://www.w3.org/2000/svg"
      viewBox={`${-left} ${-top} ${whole} ${height + top + bottom}`}
      style={fieldNumbers}
      role="img"
      aria-label={fieldWords(field, layout.edge)}
    >
      <g fontSize={whole / TYPE}>
        <FieldGround seed={seed} layout={layout} water={field.flank?.water ?? null} />
        {deep !== null && field.roles && <FieldZones defender={field.roles.defender} deep={deep} layout={layout} own={own} />}
        {field.flank?.water && <WaterEdge kind={wet ?? "coast"} water={field.flank.water} layout={layout} seed={seed} />}
        {field.pieces.map((piece) => (
          <g key={piece.id} className={lifted === `piece:${piece.id}` ? "field-lifted" : undefined}>
            <TerrainPiece piece={piece} seed={seed} layout={layout} />
          </g>
        ))}
        <FieldSectors sector={sector} layout={layout} />
        {beneath}
        <FieldTroops standing={standing} book={book} layout={layout} own={own} lifted={lifted} />
        <FieldLabels
          standing={standing}
          notes={notes}
          largeNotes={{ size: large, notes: notesIn(large) }}
          tags={tags}
          above={above}
          ground={ground}
          book={book}
          layout={layout}
          type={type}
          own={own}
          lifted={lifted}
        />
        <NeatLine width={width} height={height} />
        {tables && field.square && field.territory && <Cartouche name={fieldName(field, tables, seed)} seed={seed} layout={layout} />}
        <ScaleBar height={height} />
        {isBroad(layout) ? (
          <FieldLegend standing={standing} book={book} left={BESIDE_SCALE} right={width} top={height + 28} rows={3} />
        ) : (
          <FieldLegend standing={standing} book={book} left={0} right={width} top={height + 58} rows={1} />
        )}
        <text className="field-caption" {...captionAt(field, layout)}>
          {captionWords(field, layout.edge)}
        </text>
        {children}
      </g>
    </svg>
  );
}
