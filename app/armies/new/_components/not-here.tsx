import { Link } from "@/app/_components/link";
import { Said } from "@/app/_components/said";
import { ARMIES } from "@/lib/words/armies";

const WORDS = ARMIES.notBegunHere;

/** At the address of an army that was begun in another browser, or that was discarded. */
export const NotHere = () => (
  <section className="px-4 py-10 md:px-7">
    <h1>{WORDS.heading}</h1>
    <p className="mt-3 max-w-prose">
      <Said
        words={WORDS.text}
        slots={{ armies: (text) => <Link href="/armies">{text}</Link>, start: (text) => <Link href="/armies/new">{text}</Link> }}
      />
    </p>
  </section>
);
