import { useState } from "react";
import { AwaitedPart, fetchedPart, usePart } from "@/app/_components/fetched-part";
import { EDITOR } from "@/lib/words/editor";
import type { Begun } from "./filling";
import { WishField } from "./wish-field";

const FILLING = fetchedPart(async () => (await import("./filling")).Filling);

/** Offers to complete the army. What does it is fetched when it is first used. */
export function FillRest() {
  const [begun, setBegun] = useState<Begun | null>(null);
  return (
    <div id="fill-rest" className="mt-4 flex flex-wrap items-center gap-2 border-t border-rule pt-3">
      {begun ? (
        <FetchedFilling begun={begun} />
      ) : (
        <>
          <button type="button" className="button" data-small onClick={() => setBegun({ wish: "balanced", by: "button" })}>
            {EDITOR.fillRest}
          </button>
          <WishField wish="balanced" choose={(wish) => setBegun({ wish, by: "wish" })} />
        </>
      )}
    </div>
  );
}

function FetchedFilling({ begun }: { readonly begun: Begun }) {
  const { part: Filling, failed, again } = usePart(FILLING);
  return Filling ? <Filling begun={begun} /> : <AwaitedPart failed={failed} again={again} />;
}
