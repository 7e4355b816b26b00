import { FormTrouble } from "@/app/_components/form-trouble";
import { SourceMark } from "@/app/_components/source-mark";
import { SubmitButton } from "@/app/_components/submit-button";
import { PARTNER_WORDS } from "@/lib/words/battle/partner-words";
import { DoorClosed } from "./door-closed";
import { useJoining } from "./use-joining";

type Props = {
  readonly battle: string;
  readonly code: string;
  /** Whose partner, where that is known. */
  readonly whose: string | null;
  /** Whether he holds the other seat. */
  readonly isOpponent: boolean;
};

const bringNothing = async () => ({ force: null });

/** Two at one seat. */
export function SitBeside({ battle, code, whose, isOpponent }: Props) {
  const { trouble, isGone, busy, join } = useJoining({ battle, code, bring: bringNothing });
  if (isGone) return <DoorClosed battle={battle} why="gone" />;
  return (
    <>
      <h1>A seat for two</h1>
      <p className="mt-3 max-w-prose">
        You are asked to share a seat{whose ? `: that of ${whose}` : ""}. {PARTNER_WORDS.invited}
      </p>
      <div className="mt-2 max-w-prose">
        {PARTNER_WORDS.inPlay} <SourceMark from="house" why={PARTNER_WORDS.why} />
      </div>
      {isOpponent && (
        <p className="finding mt-4 max-w-prose" data-severity="warning">
          You hold the other seat. Join here and you see both hands.
        </p>
      )}
      <form
        method="post"
        className="mt-6 grid gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          void join();
        }}
      >
        <FormTrouble trouble={trouble} />
        <div>
          <SubmitButton label={whose ? `Join as ${whose}'s partner` : "Join as a partner"} working="Sitting down…" busy={busy} />
        </div>
      </form>
    </>
  );
}
