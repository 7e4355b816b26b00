import { memo, useState } from "react";
import { DialogLeaf } from "@/app/_components/dialog-leaf";
import { AwaitedPart, fetchedPart, usePart } from "@/app/_components/fetched-part";
import { battleTitle } from "@/lib/words/battle/battles";
import { COMPANY } from "@/lib/words/battle/company";
import { ROOM } from "@/lib/words/battle/room";
import { COMMON } from "@/lib/words/site";
import { askFirst, useAskFirst } from "./choice";
import { SayName } from "./company-line";
import { useNames, useOfView, useRoom, useViewOf } from "./room-context";
import { isPrepared, planOf } from "./standing";
import { TurnCalls } from "./turn-call";

const OF_LINKS = ["chairs", "forces", "roles"] as const;

const DIALOG = fetchedPart(async () => (await import("./room-dialogs")).LinksDialog);

/** Seldom used: links, confirming moves, hiding the hand, abandoning the battle, which `giveUp` asks about first. */
export const MoreFold = memo(function MoreFold({ giveUp }: { readonly giveUp: (() => void) | null }) {
  const { battle, seat, book, hide } = useRoom();
  const plan = useOfView((view) => planOf(view, book));
  const mayGiveUp = useOfView((view) => !isPrepared(view)) ? giveUp : null;
  const [isOpen, setOpen] = useState(false);
  const asks = useAskFirst();
  return (
    <div className="room-more screen-only">
      {hide && (
        <button type="button" className="button" onClick={hide}>
          {ROOM.hand.hide}
        </button>
      )}
      {plan && (
        <a className="button" href={plan}>
          {ROOM.plan}
        </a>
      )}
      <a className="button" href={`/battles/${battle}/quick-reference?for=${seat ?? "public"}`}>
        {ROOM.quickReference}
      </a>
      <button
        type="button"
        className="button"
        onPointerEnter={() => void DIALOG.fetch().catch(() => undefined)}
        onClick={() => setOpen(true)}
      >
        {ROOM.links}
      </button>
      {seat && <SayName label={COMPANY.name.open} />}
      <button type="button" className="button" onClick={() => print()}>
        {COMMON.print}
      </button>
      {mayGiveUp && (
        <button type="button" className="button" data-quiet onClick={mayGiveUp}>
          {ROOM.abandon.open}
        </button>
      )}
      {mayGiveUp && (
        <label className="tick inline-flex items-center gap-2">
          <input type="checkbox" checked={asks} onChange={(event) => askFirst(event.target.checked)} />
          {ROOM.askFirst}
        </label>
      )}
      {seat && mayGiveUp && <TurnCalls />}
      {isOpen && <Links closed={() => setOpen(false)} />}
    </div>
  );
});

function Links({ closed }: { readonly closed: () => void }) {
  const view = useViewOf(OF_LINKS);
  const title = battleTitle(view, useNames());
  const { part: LinksDialog, failed, again } = usePart(DIALOG);
  if (LinksDialog) return <LinksDialog view={view} title={title} closed={closed} />;
  return (
    <DialogLeaf name={ROOM.links} closed={closed}>
      <AwaitedPart failed={failed} again={again} />
    </DialogLeaf>
  );
}
