import { type FieldLayout, UNIT } from "@/app/_components/battlefield/field-layout";
import { PieceGhost, pieceSeed } from "@/app/_components/battlefield/terrain/terrain-piece";
import { CommanderGhost, MarkerGhost } from "@/app/_components/battlefield/troops/command-marks";
import { CampGhost, UnitGhost } from "@/app/_components/battlefield/troops/troop-figures";
import type { Stance } from "@/app/_components/handling/task";
import type { PlacedCamp } from "@/lib/model/battle-event";
import type { BattleView } from "@/lib/model/battle-view";
import type { TerrainKind } from "@/lib/model/enumerations";
import type { BattlefieldBook } from "@/lib/rules/table/battlefield-book";
import { middleOf } from "./band";
import type { DeskState } from "./desk";
import type { Member } from "./task-parts";
import { type Thing, thingKey } from "./things";
import { formedOf } from "./unit-tasks";

type Props = {
  readonly state: Pick<DeskState, "held" | "wanted" | "draft" | "heldBand">;
  readonly view: BattleView;
  readonly book: BattlefieldBook;
  readonly layout: FieldLayout;
  readonly stance: Stance;
};

/** The id that the next piece will have, so that it is drawn in the hand as it will lie. */
function nextPiece({ laying, pieces }: Pick<BattleView, "laying" | "pieces">): string {
  const laid = laying?.choices.filter(({ state }) => state === "laid").length ?? 0;
  return `piece-${laid + pieces.filter(({ as }) => as === "flank").length + 1}`;
}

function HeldPiece({ view, layout, stance, kind, id }: Props & { readonly kind: TerrainKind; readonly id: string }) {
  const seed = pieceSeed(view.battle, id);
  return <PieceGhost kind={kind} w={stance.w} h={stance.h} seed={seed} turn={layout.turnOf(stance.angle + 90)} />;
}

function HeldUnit({ state: { wanted }, view, book, thing }: Props & { readonly thing: Extract<Thing, { number: number }> }) {
  const { number } = thing;
  const placed = view.units.find((one) => one.seat === view.seat && one.number === number);
  if (placed) return <UnitGhost unit={placed} book={book} own />;
  const unit = view.own?.units.find((one) => one.number === number);
  return unit ? (
    <UnitGhost unit={{ ...unit, ...formedOf(unit, wanted[thingKey(thing)] ?? {}, book), droppedPikes: false }} book={book} own />
  ) : null;
}

/** Of what kind the own camp will be. */
function campState(
  { seat, forces, roles }: Pick<BattleView, "seat" | "forces" | "roles">,
  { camps }: BattlefieldBook,
): PlacedCamp["state"] {
  const kind = seat && forces[seat]?.camp;
  const state = kind ? camps[kind][roles?.defender === seat ? "defending" : "invading"] : "none";
  return state === "none" ? "standard" : state;
}

function HeldTerrain(props: Props & { readonly thing: Extract<Thing, { type: "place-piece" | "place-flank-piece" | "adjust-piece" }> }) {
  const { view, thing } = props;
  const { dice, adjusting } = view.laying ?? { dice: null, adjusting: null };
  if (thing.type === "adjust-piece") {
    const piece = view.pieces.find(({ id }) => id === adjusting?.piece);
    return piece && <HeldPiece {...props} kind={piece.kind} id={piece.id} />;
  }
  const kind = "kind" in thing ? thing.kind : dice?.kind;
  return kind && <HeldPiece {...props} kind={kind} id={nextPiece(view)} />;
}

/** Several unit groups, each where it stands in the body that they make. */
function HeldBand({
  members,
  ahead,
  book,
}: {
  readonly members: readonly Member[];
  readonly ahead: number;
  readonly book: BattlefieldBook;
}) {
  const middle = middleOf(members, ahead);
  const sign = ahead === 90 ? 1 : -1;
  return members.map(({ group, laid }) => (
    <g
      key={laid.number}
      transform={`translate(${sign * (laid.x - middle.x) * UNIT} ${-sign * (laid.y - middle.y) * UNIT}) rotate(${ahead - laid.facing})`}
    >
      <UnitGhost unit={{ ...group, ...laid, droppedPikes: false }} book={book} own />
    </g>
  ));
}

/** What is in the hand, as it is drawn about (0, 0) and looking up. */
export function HeldGhost(props: Props) {
  const { state, view, book } = props;
  const { held, draft } = state;
  if (state.heldBand) return <HeldBand members={state.heldBand} ahead={view.roles?.defender === view.seat ? 90 : 270} book={book} />;
  if (!held) return draft.held === null ? null : <MarkerGhost own number={draft.held + 1} />;
  switch (held.type) {
    case "place-piece":
    case "place-flank-piece":
    case "adjust-piece":
      return <HeldTerrain {...props} thing={held} />;
    case "place-camp":
      return <CampGhost state={campState(view, book)} book={book} own />;
    case "place-commander":
      return <CommanderGhost commander={held.commander} own />;
    case "deploy-unit":
    case "wheel-artillery":
    case "scout-move":
      return <HeldUnit {...props} thing={held} />;
    default:
      return held satisfies never;
  }
}
