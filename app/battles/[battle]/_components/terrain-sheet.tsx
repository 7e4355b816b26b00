import { useEffect, useMemo, useRef, useState } from "react";
import { useBoard } from "@/app/_components/browser/board";
import type { TerrainKind } from "@/lib/model/enumerations";
import { type Body, hamperedBy } from "@/lib/rules/table/reach";
import { otherFor, othersOwn } from "@/lib/words/battle/names";
import { kindOption, tableOptions } from "@/lib/words/battle/table-options";
import { kindWords, TERRAIN_SHEET } from "@/lib/words/battle/terrain";
import { sentenceCase } from "@/lib/words/phrasing";
import { useChoice } from "./choice";
import type { Deed } from "./deed";
import { NO_PICKS } from "./desk";
import { useLikings } from "./likings";
import { useDesk, useNames, useRoom, useSeat, useSender, useView } from "./room-context";
import { afterNext, nextOf, type Sheet, sheetOf } from "./terrain-picks";
import { OptionList } from "./turn-choices";

/** All kinds of terrain that this seat chooses in a step, on one sheet: the last one picked confirms them. */
export function TerrainSheet() {
  const view = useView();
  const { book } = useRoom();
  const seat = useSeat();
  const desk = useDesk();
  const { picks } = useBoard(desk.state);
  const isGone = useSent();
  const isBusy = useBoard(useSender()).kind !== "idle" || picks.areSet;
  const sheet = useMemo(() => sheetOf(view, book, seat, picks), [view, book, seat, picks]);
  useEffect(() => {
    if (!sheet && desk.state.now().picks !== NO_PICKS) desk.change({ picks: NO_PICKS });
  }, [sheet, desk]);
  if (!sheet) return null;
  return (
    <div className="terrain-sheet screen-only" data-busy={isBusy || undefined}>
      <p role="status" className={isGone ? "finding" : "sr-only"}>
        {isGone && TERRAIN_SHEET.gone}
      </p>
      {isBusy ? <Waiting kinds={picks.kinds} /> : <Open sheet={sheet} kinds={picks.kinds} />}
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
    if (sending.kind !== "idle" || !picks.areSet) return;
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

function Waiting({ kinds }: { readonly kinds: readonly TerrainKind[] }) {
  const desk = useDesk();
  if (kinds.length === 0) return null;
  return (
    <p className="formed-row">
      <span className="formed-told">{TERRAIN_SHEET.waiting(kinds.map(kindWords))}</span>
      <button type="button" className="button" data-small onClick={() => desk.change({ picks: { kinds, areSet: false, isLast: false } })}>
        {TERRAIN_SHEET.change}
      </button>
    </p>
  );
}

type OpenProps = { readonly sheet: Sheet; readonly kinds: readonly TerrainKind[] };

function Open({ sheet, kinds }: OpenProps) {
  const view = useView();
  const { book } = useRoom();
  const desk = useDesk();
  const sender = useSender();
  const told = useHampered();
  const { chosen, drop } = useChoice();
  const stop = tableOptions({ view, tables: book.tables, width: null }).find(({ deed }) => deed.type === "stop-choosing");
  const options = sheet.kinds.map((kind) => {
    const { deed, ...said } = kindOption({ kind }, { tables: book.tables });
    const times = kinds.filter((one) => one === kind).length;
    return { deed: deed as Deed, ...said, picked: times > 0 ? TERRAIN_SHEET.pickedHere(times) : null, lines: told(kind) };
  });
  const set = (next: readonly TerrainKind[], isLast: boolean) => {
    sender.read();
    drop();
    desk.change({ picks: { kinds: next, areSet: isLast || next.length >= sheet.left, isLast } });
  };
  const choose = (deed: Deed) => {
    if (deed.type === "choose-kind") set([...kinds, deed.kind], false);
  };
  return (
    <>
      {kinds.length > 0 && (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset's legend cannot lie in a row
        <p role="group" aria-label={TERRAIN_SHEET.picked} className="formed-row">
          {kinds.map((kind, at) => (
            <button
              // biome-ignore lint/suspicious/noArrayIndexKey: a kind may be picked more than once
              key={at}
              type="button"
              className="button"
              data-small
              aria-label={TERRAIN_SHEET.remove(kindWords(kind))}
              onClick={() => set(kinds.toSpliced(at, 1), false)}
            >
              {sentenceCase(kindWords(kind))} <span aria-hidden="true">✕</span>
            </button>
          ))}
        </p>
      )}
      <p className="formed-row">
        <span className="table-soft formed-told">
          {TERRAIN_SHEET.asks({
            left: sheet.left - kinds.length,
            picked: kinds.length,
            mayStop: sheet.as === "optional",
            isMine: sheet.isMine,
          })}
        </span>
        {stop && (
          <button type="button" className="button" data-small title={stop.note} onClick={() => set(kinds, true)}>
            {TERRAIN_SHEET.stop(kinds.map(kindWords))}
          </button>
        )}
      </p>
      <OptionList name={TERRAIN_SHEET.label} options={options} chosen={chosen} choose={choose} />
      <Shut shut={sheet.shut} />
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
