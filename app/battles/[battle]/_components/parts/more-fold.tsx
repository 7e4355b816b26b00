import { memo, useState } from "react";
import { AwaitedPart } from "@/app/_components/awaited-part";
import { DialogLeaf } from "@/app/_components/dialog-leaf";
import { fetchedPart, usePart } from "@/app/_components/fetched-part";
import type { BattleView } from "@/lib/model/battle-view";
import { LINKS } from "@/lib/words/battle/links";
import { ROOM } from "@/lib/words/battle/room";
import { COMMON } from "@/lib/words/common";
import { askFirst, useAskFirst } from "./ask-first";

type Props = {
  readonly view: BattleView;
  readonly title: string;
  /** Null for a spectator. */
  readonly giveUp: (() => void) | null;
  /** The address of the battle plan, once there is one. */
  readonly plan: string | null;
  /** On one device: hides the hand. */
  readonly layDown: (() => void) | null;
};

const DIALOG = fetchedPart(async () => (await import("./links-dialog")).LinksDialog);

/** Seldom used: links, confirming moves, hiding the hand, abandoning the battle. */
export const MoreFold = memo(function MoreFold({ view, title, giveUp, plan, layDown }: Props) {
  const [isOpen, setOpen] = useState(false);
  const asks = useAskFirst();
  return (
    <div className="room-more screen-only">
      {layDown && (
        <button type="button" className="button" onClick={layDown}>
          {ROOM.hand.hide}
        </button>
      )}
      {plan && (
        <a className="button" href={plan}>
          {ROOM.plan}
        </a>
      )}
      <a className="button" href={`/battles/${view.battle}/quick-reference?for=${view.seat ?? "public"}`}>
        {ROOM.quickReference}
      </a>
      <button
        type="button"
        className="button"
        onPointerEnter={() => void DIALOG.fetch().catch(() => undefined)}
        onClick={() => setOpen(true)}
      >
        {LINKS.heading}
      </button>
      <button type="button" className="button" onClick={() => print()}>
        {COMMON.print}
      </button>
      {giveUp && (
        <button type="button" className="button" data-quiet onClick={giveUp}>
          {ROOM.abandon.open}
        </button>
      )}
      {giveUp && (
        <label className="tick inline-flex items-center gap-2">
          <input type="checkbox" checked={asks} onChange={(event) => askFirst(event.target.checked)} />
          {ROOM.askFirst}
        </label>
      )}
      {isOpen && <Links view={view} title={title} closed={() => setOpen(false)} />}
    </div>
  );
});

function Links(props: Pick<Props, "view" | "title"> & { readonly closed: () => void }) {
  const { part: LinksDialog, failed, again } = usePart(DIALOG);
  if (LinksDialog) return <LinksDialog {...props} />;
  return (
    <DialogLeaf name={LINKS.heading} closed={props.closed}>
      <AwaitedPart failed={failed} again={again} />
    </DialogLeaf>
  );
}
