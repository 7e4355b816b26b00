import Link from "next/link";
import { useFocusOnMount } from "@/app/_components/use-focus-on-mount";

type Why = "no-code" | "taken" | "over" | "gone";

const WORDS: Readonly<Record<Why, readonly [title: string, sentence: string]>> = {
  "no-code": [
    "This link is cut short",
    "After the # come the word invite or partner and 26 letters and figures. Copy it once more, or ask for it again.",
  ],
  taken: ["The seat is taken", "Somebody has followed this link already; it works once. Whoever sent it to you can tell you who."],
  over: ["This battle was abandoned", "Nobody can sit down in it any more. What happened until then can be read."],
  gone: [
    "This link no longer works",
    "It was used already, was withdrawn, or has run out. Ask whoever sent it for a new one: he makes it in a moment.",
  ],
};

/** Why nobody can sit down by a link, and what may be done. */
export function DoorClosed({ battle, why }: { readonly battle: string; readonly why: Why }) {
  const heading = useFocusOnMount<HTMLHeadingElement>();
  const [title, sentence] = WORDS[why];
  return (
    <>
      <h1 ref={heading} tabIndex={-1} className="focus-visible:outline-none">
        {title}
      </h1>
      <p className="mt-3 max-w-prose">{sentence}</p>
      <p className="mt-5 flex flex-wrap gap-3">
        <Link href={`/battles/${battle}`} className="button">
          Look on
        </Link>
        <Link href="/battles/new" className="button">
          Start a battle of your own
        </Link>
      </p>
    </>
  );
}
