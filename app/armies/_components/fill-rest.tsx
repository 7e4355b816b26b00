import { useState } from "react";
import { AwaitedPart, fetchedPart, usePart } from "@/app/_components/fetched-part";
import { EDITOR } from "@/lib/words/editor";

const FILLING = fetchedPart(async () => (await import("./filling")).Filling);

/** Offers to complete the army. What does it is fetched when it is pressed. */
export function FillRest() {
  const [isAsked, setAsked] = useState(false);
  return (
    <div id="fill-rest" className="mt-4 flex flex-wrap items-center gap-2 border-t border-rule pt-3">
      {isAsked ? (
        <FetchedFilling />
      ) : (
        <button type="button" className="button" data-small onClick={() => setAsked(true)}>
          {EDITOR.fillRest}
        </button>
      )}
    </div>
  );
}

function FetchedFilling() {
  const { part: Filling, failed, again } = usePart(FILLING);
  return Filling ? <Filling /> : <AwaitedPart failed={failed} again={again} />;
}
