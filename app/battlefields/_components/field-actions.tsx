import { useState } from "react";
import { DialogLeaf } from "@/app/_components/dialog-leaf";
import { HandOnLink } from "@/app/_components/hand-on-link";
import { PrintButton } from "@/app/_components/print-button";
import type { FieldAsked } from "./field-address";
import { FieldFiles } from "./field-files";

type Props = {
  readonly asked: Omit<FieldAsked, "moves">;
  readonly link: string;
  readonly title: string;
  readonly about: string;
};

/** What can be done with a battlefield as a whole. */
export function FieldActions({ asked, link, title, about }: Props) {
  const [isSharing, share] = useState(false);
  return (
    <div className="battlefield-actions print:hidden">
      <RollAgain asked={asked} />
      <button type="button" className="button" onClick={() => share(true)}>
        Share
      </button>
      <PrintButton />
      <FieldFiles title={title} about={about} seed={asked.seed} />
      {isSharing && (
        <DialogLeaf name="Share this battlefield" closed={() => share(false)}>
          <HandOnLink url={link} name={title} label="The link to this battlefield" isNew={false}>
            <p className="mt-3 text-soft">All of it is in the link: the seed, what was asked for, and what was changed by hand.</p>
          </HandOnLink>
        </DialogLeaf>
      )}
    </div>
  );
}

/** Another seed, and all else that was asked for. */
function RollAgain({ asked: { seed: _, ...asked } }: { readonly asked: Props["asked"] }) {
  return (
    <form action="/battlefields">
      <input type="hidden" name="roll" value="1" />
      {Object.entries(asked).map(([name, value]) => value !== null && <input key={name} type="hidden" name={name} value={value} />)}
      <button type="submit" className="button" data-filled>
        Roll another
      </button>
    </form>
  );
}
