import { memo, useState } from "react";
import { AwaitedPart } from "@/app/_components/awaited-part";
import { DialogLeaf } from "@/app/_components/dialog-leaf";
import { fetchedPart, usePart } from "@/app/_components/fetched-part";
import type { BattleView } from "@/lib/model/battle-view";
import { askFirst, useAskFirst } from "./ask-first";

type Props = {
  readonly view: BattleView;
  readonly title: string;
  /** Null for whoever only looks on. */
  readonly giveUp: (() => void) | null;
  /** Where its plan is, as soon as there is one. */
  readonly plan: string | null;
  /** On one device, with a hand in sight: puts it away. */
  readonly layDown: (() => void) | null;
};

const LINKS = fetchedPart(async () => (await import("./links-dialog")).LinksDialog);

/** What is seldom wanted: links, how taps count, putting the device down, giving up. */
export const MoreFold = memo(function MoreFold({ view, title, giveUp, plan, layDown }: Props) {
  const [isOpen, open] = useState(false);
  const asks = useAskFirst();
  return (
    <div className="room-more screen-only">
      {layDown && (
        <button type="button" className="button" onClick={layDown}>
          Hide my cards
        </button>
      )}
      {plan && (
        <a className="button" href={plan}>
          The plan
        </a>
      )}
      <a className="button" href={`/battles/${view.battle}/quick-reference?for=${view.seat ?? "public"}`}>
        Quick reference
      </a>
      <button type="button" className="button" onPointerEnter={() => void LINKS.fetch().catch(() => undefined)} onClick={() => open(true)}>
        Links
      </button>
      <button type="button" className="button" onClick={() => print()}>
        Print
      </button>
      {giveUp && (
        <button type="button" className="button" data-quiet onClick={giveUp}>
          Abandon the battle…
        </button>
      )}
      {giveUp && (
        <label className="tick inline-flex items-center gap-2">
          <input type="checkbox" checked={asks} onChange={(event) => askFirst(event.target.checked)} />
          Ask before it counts
        </label>
      )}
      {isOpen && <Links view={view} title={title} closed={() => open(false)} />}
    </div>
  );
});

function Links(props: Pick<Props, "view" | "title"> & { readonly closed: () => void }) {
  const { part: LinksDialog, failed, again } = usePart(LINKS);
  if (LinksDialog) return <LinksDialog {...props} />;
  return (
    <DialogLeaf name="Links" closed={props.closed}>
      <AwaitedPart failed={failed} again={again} />
    </DialogLeaf>
  );
}
