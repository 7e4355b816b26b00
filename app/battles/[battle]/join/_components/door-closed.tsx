import Link from "next/link";
import { useFocusOnMount } from "@/app/_components/use-focus-on-mount";
import { JOIN } from "@/lib/words/battle/battles";

/** Why a link lets nobody in, and where to go instead. */
export function DoorClosed({ battle, why }: { readonly battle: string; readonly why: keyof typeof JOIN.closed }) {
  const heading = useFocusOnMount<HTMLHeadingElement>();
  const { title, text } = JOIN.closed[why];
  return (
    <>
      <h1 ref={heading} tabIndex={-1} className="focus-visible:outline-none">
        {title}
      </h1>
      <p className="mt-3 max-w-prose">{text}</p>
      <p className="mt-5 flex flex-wrap gap-3">
        <Link href={`/battles/${battle}`} className="button">
          {JOIN.watch}
        </Link>
        <Link href="/battles/new" className="button">
          {JOIN.start}
        </Link>
      </p>
    </>
  );
}
