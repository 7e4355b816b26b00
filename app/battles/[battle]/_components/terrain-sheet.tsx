import { useEffect, useMemo, useRef, useState } from "react";
import { useBoard } from "@/app/_components/browser/board";
import type { TerrainKind } from "@/lib/model/enumerations";
import { type Body, hamperedBy } from "@/lib/rules/table/reach";
import { otherFor, othersOwn } from "@/lib/words/battle/names";
import { kindOption } from "@/lib/words/battle/table-options";
import { kindWords, TERRAIN_SHEET } from "@/lib/words/battle/terrain";
import { sentenceCase } from "@/lib/words/phrasing";
import { useChoice } from "./choice";
import type { Deed } from "./deed";
import { type DeskState, NO_PICKS } from "./desk";
import { useLikings } from "./likings";
import { useDesk, useNames, useRoom, useSeat, useSender, useView } from "./room-context";
import { afterNext, nextOf, type Sheet, sheetOf } from "./terrain-picks";
import { OptionList } from "./turn-choices";
import "./terrain-sheet.css";

/** The sheet of this seat's kinds of terrain, if it has one now, and whether what it picked is being sent. */
export function useKindSheet(): { readonly sheet: Sheet; readonly isBusy: boolean } | null {
  const view = useView();
  const { book } = useRoom();
  const seat = useSeat();
  const { picks } = useBoard(useDesk().state);
  const isBusy = useBoard(useSender()).kind !== "idle";
  const sheet = useMemo(() => sheetOf(view, book, seat, picks), [view, book, seat, picks]);
  return useMemo(() => sheet && { sheet, isBusy }, [sheet, isBusy]);
}

/** The kinds of terrain that this seat may pick. On its turn one is chosen by a press; before, what is picked waits for its turn. */
export function TerrainSheet() {
  const desk = useDesk();
  const now = useKindSheet();
  const isGone = useSent();
  useEffect(() => {
    if (!now && desk.state.now().picks !== NO_PICKS) desk.change({ picks: NO_PICKS });
  }, [now, desk]);
  if (!now) return null;
  return (
    <div className="terrain-sheet screen-only" data-busy={now.isBusy || undefined}>
      <p role="status" className={isGone ? "finding" : "sr-only"}>
        {isGone && TERRAIN_SHEET.gone}
      </p>
      {!now.isBusy && <Kinds sheet={now.sheet} />}
    </div>
  );
}

/** Sends what was picked, one by one as each one's turn comes. Whether the last was no longer wanted. */
function useSent(): boolean {
  const view = useView();
  const desk = useDesk();
  const sender = useSender();
  const sending = useBoard(sender);
  const { picks } = useBoard(desk.state);
  const [isGone, setGone] = useState(false);
  const sent = useRef(-1);
  useEffect(() => {
    if (sending.kind !== "idle" || picks === NO_PICKS) return;
    if (sending.trouble !== null && sent.current === view.seq) return desk.change({ picks: NO_PICKS });
    const next = sent.current === view.seq ? null : nextOf(view, picks);
    if (next === null) return;
    setGone(next === "gone");
    if (next === "gone") return desk.change({ picks: NO_PICKS });
    sent.current = view.seq;
    desk.change({ picks: afterNext(picks) });
    sender.send(next);
  }, [view, picks, sending, desk, sender]);
  return isGone;
}

/** Takes other picks in place of those there are. */
function useSetPicks(): (picks: DeskState["picks"]) => void {
  const desk = useDesk();
  const sender = useSender();
  const { drop } = useChoice();
  return (picks) => {
    sender.read();
    drop();
    desk.change({ picks });
  };
}

function Kinds({ sheet }: { readonly sheet: Sheet }) {
  const { book } = useRoom();
  const { picks } = useBoard(useDesk().state);
  const told = useHampered();
  const set = useSetPicks();
  const { chosen } = useChoice();
  const options = sheet.kinds.map((kind) => {
    const { deed, ...said } = kindOption({ kind }, { tables: book.tables });
    const times = picks.kinds.filter((one) => one === kind).length;
    return { deed: deed as Deed, ...said, picked: times > 0 ? TERRAIN_SHEET.pickedHere(times) : null, lines: told(kind) };
  });
  const choose = (deed: Deed) => {
    if (deed.type === "choose-kind") set({ kinds: [...picks.kinds, deed.kind], isLast: false });
  };
  return (
    <>
      <OptionList name={TERRAIN_SHEET.label} options={options} chosen={chosen} choose={choose} />
      <Shut shut={sheet.shut} />
    </>
  );
}

/** What is picked and waits, what is asked, and the button that ends choosing: in sight below a list that is longer than the screen. */
export function KindsFoot() {
  const { picks } = useBoard(useDesk().state);
  const now = useKindSheet();
  const set = useSetPicks();
  if (!now || now.isBusy) return null;
  const { kinds, isLast } = picks;
  const { left, isMine, mayStop, as } = now.sheet;
  const waiting = [
    ...kinds.map((kind, at) => ({ name: kindWords(kind), rest: { kinds: kinds.toSpliced(at, 1), isLast } })),
    ...(isLast ? [{ name: TERRAIN_SHEET.noMore, rest: { kinds, isLast: false } }] : []),
  ];
  return (
    <>
      {waiting.length > 0 && (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset's legend cannot lie in a row
        <p role="group" aria-label={TERRAIN_SHEET.picked} className="formed-row screen-only">
          {waiting.map(({ name, rest }, at) => (
            <button
              // biome-ignore lint/suspicious/noArrayIndexKey: a kind may be picked more than once
              key={at}
              type="button"
              className="button"
              data-small
              aria-label={TERRAIN_SHEET.remove(name)}
              onClick={() => set(rest)}
            >
              {sentenceCase(name)} <span aria-hidden="true">✕</span>
            </button>
          ))}
        </p>
      )}
      <p className="formed-row kinds-asked screen-only">
        <span className="table-soft formed-told">
          {TERRAIN_SHEET.asks({ left: isLast ? 0 : left - kinds.length, picked: waiting.length, mayStop: as === "optional", isMine })}
        </span>
        {mayStop && (
          <button type="button" className="button" data-small onClick={() => set({ kinds, isLast: true })}>
            {TERRAIN_SHEET.stop}
          </button>
        )}
      </p>
    </>
  );
}

/** What cannot be picked now, a line for each reason. */
function Shut({ shut }: Pick<Sheet, "shut">) {
  const reasonOf = ({ kind: { category }, why }: Sheet["shut"][number]) =>
    why.code === "no-village-for-it" ? TERRAIN_SHEET.noVillage(why.params.most) : TERRAIN_SHEET.allChosen(category);
  const reasons = [...new Set(shut.map(reasonOf))];
  if (reasons.length === 0) return null;
  return (
    <ul className="kinds-shut">
      {reasons.map((reason) => (
        <li key={reason}>
          <b>{TERRAIN_SHEET.shut(shut.filter((one) => reasonOf(one) === reason).map(({ kind }) => kindWords(kind.id)))}</b> {reason}
        </li>
      ))}
    </ul>
  );
}

/** What a piece does to this army, and to the other as far as anybody may know it. */
function useHampered(): (kind: TerrainKind) => readonly string[] {
  const { own } = useView();
  const { book } = useRoom();
  const { likings } = useLikings();
  const { battlefield } = book;
  const foe = likings?.foe ?? null;
  const whose = othersOwn(otherFor(useNames()));
  return useMemo(() => {
    const share = (kind: TerrainKind, bodies: readonly Body[]) =>
      battlefield ? hamperedBy(kind, bodies, battlefield) : { slowed: 0, shut: 0 };
    return (kind: TerrainKind) => [
      ...(own ? [TERRAIN_SHEET.yours(share(kind, own.units))] : []),
      ...(foe ? [TERRAIN_SHEET.theirs(share(kind, foe.bodies), whose)] : []),
    ];
  }, [own, battlefield, foe, whose]);
}
