import { type RefObject, useState } from "react";
import type { BattleView } from "@/lib/model/battle-view";

type Props = {
  readonly view: BattleView;
  readonly accept: () => void;
  /** Where whoever plays on goes on. */
  readonly heading: RefObject<HTMLHeadingElement | null>;
};

/** The other one would rather not go on. */
export function AbandonOffer({ view, accept, heading }: Props) {
  const [isPutOff, putOff] = useState(false);
  const { seat, abandonOffered, step } = view;
  function playOn(): void {
    putOff(true);
    heading.current?.focus({ preventScroll: true });
  }
  if (seat === null || step === "abandoned") return null;
  if (abandonOffered[seat])
    return (
      <p className="finding screen-only" data-severity="warning">
        You have offered to abandon the battle. Playing on takes it back.
      </p>
    );
  if (!abandonOffered[seat === "a" ? "b" : "a"] || isPutOff) return null;
  return (
    <section className="finding screen-only" data-severity="warning" aria-label="An offer">
      <p>Your opponent offers to abandon the battle.</p>
      <p className="mt-2 flex flex-wrap gap-3">
        <button type="button" className="button" onClick={accept}>
          Agree…
        </button>
        <button type="button" className="button" onClick={playOn}>
          Play on
        </button>
      </p>
    </section>
  );
}
