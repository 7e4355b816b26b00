import { FormTrouble, SubmitButton } from "@/app/_components/form";
import { SourceMark } from "@/app/_components/source-mark";
import { JOIN } from "@/lib/words/battle/battles";
import { DoorClosed } from "./door-closed";
import { useJoining } from "./use-joining";

type Props = {
  readonly battle: string;
  readonly code: string;
  /** The army of the shared seat, where it is known. */
  readonly whose: string | null;
  /** Whether the reader holds the other seat. */
  readonly isOpponent: boolean;
};

const bringNothing = async () => ({ force: null });

/** Two at one seat. */
export function SitBeside({ battle, code, whose, isOpponent }: Props) {
  const { trouble, isGone, busy, join } = useJoining({ battle, code, bring: bringNothing });
  if (isGone) return <DoorClosed battle={battle} why="gone" />;
  return (
    <>
      <h1>{JOIN.partner.title}</h1>
      <p className="mt-3 max-w-prose">{JOIN.partner.text(whose)}</p>
      <div className="mt-2 max-w-prose">
        {JOIN.partner.inPlay} <SourceMark from="house" why={JOIN.partner.why} />
      </div>
      {isOpponent && (
        <p className="finding mt-4 max-w-prose" data-severity="warning">
          {JOIN.partner.warning}
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
          <SubmitButton label={JOIN.partner.button(whose)} working={JOIN.joining} busy={busy} />
        </div>
      </form>
    </>
  );
}
