import { Link } from "@/app/_components/link";
import { savedHere } from "@/app/_components/own-paper/saved-here";
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

/**
 * Leads from the page of an army that is no longer only here to where it lies. `sentAs`: its id, if the server knew it when it made this
 * page. Answers false where nobody knows.
 */
export async function leadOn(page: string, sentAs: string | null, rest = ""): Promise<boolean> {
  const id = sentAs ?? (await savedHere(page))?.id;
  if (id === undefined) return false;
  location.replace(`/armies/${id}${rest}`);
  return true;
}
