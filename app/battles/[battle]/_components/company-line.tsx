import { memo, useState } from "react";
import { useBoard } from "@/app/_components/browser/board";
import { DialogLeaf } from "@/app/_components/dialog-leaf";
import { AwaitedPart, fetchedPart, usePart } from "@/app/_components/fetched-part";
import { useIsHere } from "@/app/_components/moment";
import { COMPANY, presenceWords } from "@/lib/words/battle/company";
import { useNames, useRoom, useViewOf } from "./room-context";

const OF_CHAIRS = ["chairs", "seat", "oneHand"] as const;

/** Whether the other player is here, by the reader's own clock, which the server does not know. */
export const CompanyLine = memo(function CompanyLine() {
  const { company } = useRoom();
  const names = useNames();
  const view = useViewOf(OF_CHAIRS);
  const told = useBoard(company);
  const isHere = useIsHere();
  const present = isHere && told && !view.oneHand ? presenceWords(told, view, names) : null;
  const isNameless = view.seat !== null && told !== null && told.names[view.seat] === null && view.chairs[view.seat] === "player";
  return (
    <p className="company-line screen-only text-soft" role="status">
      {present && (
        <span className="presence" data-here={present.here || undefined}>
          {present.text}
        </span>
      )}
      {isNameless && view.oneHand !== true && <SayName label={COMPANY.name.say} isLink />}
    </p>
  );
});

const DIALOG = fetchedPart(async () => (await import("./name-dialog")).NameDialog);

/** Opens the question what the player is called. */
export function SayName({ label, isLink = false }: { readonly label: string; readonly isLink?: boolean }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" className={isLink ? "say-name" : "button"} onClick={() => setOpen(true)}>
        {label}
      </button>
      {isOpen && <Asked closed={() => setOpen(false)} />}
    </>
  );
}

function Asked({ closed }: { readonly closed: () => void }) {
  const { part: NameDialog, failed, again } = usePart(DIALOG);
  if (NameDialog) return <NameDialog closed={closed} />;
  return (
    <DialogLeaf name={COMPANY.name.heading} closed={closed}>
      <AwaitedPart failed={failed} again={again} />
    </DialogLeaf>
  );
}
