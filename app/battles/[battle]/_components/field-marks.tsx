import { memo, useId, useMemo } from "react";
import { boxOf, type FieldLayout, UNIT } from "@/app/_components/battlefield/field-layout";
import type { LabelBox } from "@/app/_components/battlefield/labels/label-lines";
import { MarkerGhost } from "@/app/_components/battlefield/troops/command-marks";
import type { LaidGroup } from "@/lib/model/advice";
import type { BattleView } from "@/lib/model/battle-view";
import type { BattlefieldBook } from "@/lib/rules/table/battlefield-book";
import { unitFootprint } from "@/lib/rules/table/battleground";
import { baseWidths } from "@/lib/rules/table/geometry/footprint";
import { hidingStep } from "@/lib/rules/table/may-hide";
import { type Spot, useHidingPlaces } from "./hiding";
import type { OrdersChange, OrdersDraft } from "./orders-draft";
import { useRoom } from "./room-context";
import "./ambush-shade.css";
import "./batch.css";

type Cell = { readonly across: number; readonly down: number };

/** `ground`: what is shaded; `border`: the line about it. Both as path data in picture coordinates. */
type Shade = { readonly ground: string; readonly border: string };

const keyOf = ({ across, down }: Cell): string => `${across} ${down}`;

/** Squares about the places, which lie on a grid, `step` BW apart; as rows that are one piece each, and the sides that no two share. */
export function shadePath(places: readonly Spot[], layout: FieldLayout, step: number): Shade {
  const side = step * UNIT;
  const cells = places.map((place): Cell => {
    const { x, y } = layout.toPicture(place);
    return { across: Math.round(x / side), down: Math.round(y / side) };
  });
  const all = new Set(cells.map(keyOf));
  const has = (across: number, down: number) => all.has(keyOf({ across, down }));
  const at = (across: number, down: number) => `M${(across - 0.5) * side} ${(down - 0.5) * side}`;
  const rows = cells
    .filter(({ across, down }) => !has(across - 1, down))
    .map(({ across, down }) => {
      let end = across + 1;
      while (has(end, down)) end += 1;
      const wide = (end - across) * side;
      return `${at(across, down)}h${wide}v${side}h${-wide}z`;
    });
  const sides = cells.map(
    ({ across, down }) =>
      (has(across, down - 1) ? "" : `${at(across, down)}h${side}`) +
      (has(across, down + 1) ? "" : `${at(across, down + 1)}h${side}`) +
      (has(across - 1, down) ? "" : `${at(across, down)}v${side}`) +
      (has(across + 1, down) ? "" : `${at(across + 1, down)}v${side}`),
  );
  return { ground: rows.join(""), border: sides.join("") };
}

type Props = {
  readonly layout: FieldLayout;
  readonly draft: OrdersDraft;
};

/** Where the middle of an ambush marker might lie: for the group that is under the one in the hand, else for anybody who is able. */
export function AmbushShade({ layout, draft }: Props) {
  const { book } = useRoom();
  const { places } = useHidingPlaces(draft);
  if (!book.battlefield || !places || places.length === 0) return null;
  return <Hatching places={places} layout={layout} step={hidingStep(book.battlefield)} />;
}

type Drawn = { readonly places: readonly Spot[]; readonly layout: FieldLayout; readonly step: number };

const Hatching = memo(function Hatching({ places, layout, step }: Drawn) {
  const { ground, border } = useMemo(() => shadePath(places, layout, step), [places, layout, step]);
  const pattern = useId();
  return (
    <g className="ambush-shade">
      <pattern id={pattern} width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(-45)">
        <path className="ambush-hatch" d="M0 3h6" />
      </pattern>
      <path className="ambush-ground" d={ground} />
      <path d={ground} fill={`url(#${pattern})`} />
      <path className="ambush-border" d={border} />
    </g>
  );
});

type DraftMarkersProps = { readonly layout: FieldLayout; readonly draft: OrdersDraft; readonly change: (change: OrdersChange) => void };

/** The markers of the draft but the one in the hand, where they have been laid. A tap takes one up; a keyboard does so on the sheet. */
export function DraftMarkers({ layout, draft, change }: DraftMarkersProps) {
  return draft.ambushes.map(({ at }, place) => {
    if (!at || draft.held === place) return null;
    const { x, y } = layout.toPicture(at);
    return (
      // biome-ignore lint/a11y/noStaticElementInteractions: it is part of a picture, whose words and buttons stand on the sheet
      // biome-ignore lint/suspicious/noArrayIndexKey: a marker is told by its number
      <g key={place} className="draft-marker" transform={`translate(${x} ${y})`} onClick={() => change({ do: "hold", at: place })}>
        <circle className="draft-marker-touch" r="24" />
        <MarkerGhost own number={place + 1} />
      </g>
    );
  });
}

type LaidMarksProps = {
  readonly own: BattleView["own"];
  readonly laid: readonly LaidGroup[];
  readonly book: BattlefieldBook;
  readonly layout: FieldLayout;
  readonly take: (number: number) => void;
};

/** The ground of each in the picture. */
export const laidBoxes = ({ own, laid, book, layout }: Omit<LaidMarksProps, "take">): readonly LabelBox[] =>
  laid.flatMap((one) => {
    const unit = own?.units.find(({ number }) => number === one.number);
    return unit ? [boxOf(unitFootprint({ ...unit, ...one }, book), layout)] : [];
  });

/** About each unit group that is laid out and not confirmed, a broken line. A tap takes it up; a keyboard does so in the list. */
export function LaidMarks({ own, laid, book, layout, take }: LaidMarksProps) {
  return laid.map((one) => {
    const unit = own?.units.find(({ number }) => number === one.number);
    if (!unit) return null;
    const path = unitFootprint({ ...unit, ...one }, book).map((quad) => {
      const corners = [0, 2, 4, 6].map((at) => {
        const { x, y } = layout.toPicture({ x: baseWidths(quad[at] ?? 0), y: baseWidths(quad[at + 1] ?? 0) });
        return `${x} ${y}`;
      });
      return `M${corners.join("L")}Z`;
    });
    return (
      // biome-ignore lint/a11y/noStaticElementInteractions: it is part of a picture, whose words and buttons stand in the list
      <path key={one.number} className="laid-mark" d={path.join("")} onClick={() => take(one.number)} />
    );
  });
}
