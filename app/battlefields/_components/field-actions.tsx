import { useState } from "react";
import { DialogLeaf } from "@/app/_components/dialog-leaf";
import { HandOnLink } from "@/app/_components/hand-on-link";
import { PrintButton } from "@/app/_components/print-button";
import { BATTLEFIELDS } from "@/lib/words/battlefields";
import type { FieldRequest } from "./field-address";
import { FieldFiles } from "./field-files";

type Props = {
  readonly asked: Omit<FieldRequest, "moves">;
  readonly link: string;
  readonly title: string;
  readonly about: string;
};

const { desk: DESK } = BATTLEFIELDS;

/** Roll another, share, print, save. */
export function FieldActions({ asked, link, title, about }: Props) {
  const [isSharing, setSharing] = useState(false);
  return (
    <div className="battlefield-actions print:hidden">
      <RollAgain asked={asked} />
      <button type="button" className="button" onClick={() => setSharing(true)}>
        {DESK.share}
      </button>
      <PrintButton />
      <FieldFiles title={title} about={about} seed={asked.seed} />
      {isSharing && (
        <DialogLeaf name={DESK.shareTitle} closed={() => setSharing(false)}>
          <HandOnLink url={link} name={title} label={DESK.link} isNew={false}>
            <p className="mt-3 text-soft">{DESK.linkHolds}</p>
          </HandOnLink>
        </DialogLeaf>
      )}
    </div>
  );
}

/** Another seed with the same choices. */
function RollAgain({ asked: { seed: _, ...asked } }: { readonly asked: Props["asked"] }) {
  return (
    <form action="/battlefields">
      <input type="hidden" name="roll" value="1" />
      {Object.entries(asked).map(([name, value]) => value !== null && <input key={name} type="hidden" name={name} value={value} />)}
      <button type="submit" className="button" data-filled>
        {DESK.rollAnother}
      </button>
    </form>
  );
}
