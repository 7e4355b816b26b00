import { useBoard } from "@/app/_components/browser/board";
import { CANNOT_UNDO, deedWords, finalityWords } from "@/lib/words/battle/deeds";
import { otherFor } from "@/lib/words/battle/names";
import { ROOM } from "@/lib/words/battle/room";
import { COMMON } from "@/lib/words/site";
import { useChoice } from "./choice";
import type { Deed } from "./deed";
import { useNames, useSender, useView } from "./room-context";

/** The button of a thing in the hand; held back, pressing it says why. */
export type ByHand = {
  readonly label: string;
  readonly isHeldBack: boolean;
  readonly press: () => void;
  /** What to know before it is pressed: by default that it cannot be undone, or why it is held back. */
  readonly note?: string;
  /** Another thing that may be done instead; `isAlways`: even while this is held back. It keeps its place then, and says why. */
  readonly also?: { readonly label: string; readonly press: () => void; readonly isAlways?: boolean };
};

type Props = {
  /** What the button does; null while nothing is chosen. */
  readonly deed: Deed | null;
  /** What to do first, while nothing is chosen. */
  readonly hint: string | null;
  /** Takes the place of a deed that was chosen by name. */
  readonly byHand?: ByHand | null;
  /** What may be done instead of the deed, unless it is the same. */
  readonly also?: ByHand["also"] | null;
  /** The deed is no usual next step: the button is not filled. */
  readonly isQuiet?: boolean;
};

/** The filled button, and the state of what was sent. Keeps its room, so that nothing moves under a thumb. */
export function SendLine({ deed, hint, byHand = null, also = null, isQuiet = false }: Props) {
  const sender = useSender();
  const sending = useBoard(sender);
  return (
    <div className="send-line screen-only" data-quiet={isQuiet || undefined}>
      {sending.kind === "idle" && (byHand ? <SetDown {...byHand} /> : <Idle {...{ deed, hint, isQuiet, also }} />)}
      {sending.kind === "sending" && (
        <button type="button" className="button" data-filled aria-disabled="true">
          {ROOM.send.sending}
        </button>
      )}
      {sending.kind === "waiting" && (
        <button type="button" className="button" data-filled onClick={sender.askNow}>
          {ROOM.send.now}
        </button>
      )}
      <p role="status" className={sending.kind === "waiting" ? "finding" : "sr-only"}>
        {sending.kind === "waiting" && ROOM.send.waiting(sending.message)}
      </p>
      <p role="alert" className={sending.kind === "idle" && sending.trouble ? "finding" : "sr-only"}>
        {sending.kind === "idle" && sending.trouble}
      </p>
    </div>
  );
}

function Idle({ deed, hint, isQuiet, also }: Omit<Props, "byHand">) {
  const view = useView();
  const names = useNames();
  const { send } = useChoice();
  if (!deed) return hint === null ? null : <p className="send-hint">{hint}</p>;
  const finality = finalityWords(deed, { ...view, ...otherFor(names) });
  return (
    <>
      <button type="button" className="button" data-filled={!isQuiet || undefined} onClick={() => send(deed)}>
        {deedWords(deed, view)}
      </button>
      {also && deed.type !== "pass" && <Instead {...also} />}
      {finality && <p className="send-note">{finality}</p>}
    </>
  );
}

function SetDown({ label, isHeldBack, press, note, also }: ByHand) {
  return (
    <>
      <button type="button" className="button" data-filled aria-disabled={isHeldBack} onClick={press}>
        {label}
      </button>
      {also && (
        <Instead {...also} isHeldBack={isHeldBack && also.isAlways !== true} press={isHeldBack && !also.isAlways ? press : also.press} />
      )}
      <p className="send-note send-verdict" data-final={(!isHeldBack && note === undefined) || undefined}>
        {isHeldBack ? (note ?? `${COMMON.notHere}.`) : (note ?? CANNOT_UNDO)}
      </p>
    </>
  );
}

type InsteadProps = NonNullable<ByHand["also"]> & { readonly isHeldBack?: boolean };

function Instead({ label, press, isHeldBack = false }: InsteadProps) {
  return (
    <button type="button" className="button" data-small aria-disabled={isHeldBack || undefined} onClick={press}>
      {label}
    </button>
  );
}
