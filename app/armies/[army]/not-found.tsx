import { headers } from "next/headers";
import { Link } from "@/app/_components/link";
import { Said } from "@/app/_components/said";
import { SignInToReturn } from "@/app/_components/sign-in-to-return";
import { readerOf } from "@/lib/server/identity";
import { ARMIES } from "@/lib/words/armies";

const WORDS = ARMIES.notYours;

/** The same for another player's army, for a deleted one and for an address that never was one: it depends only on who asks. */
export default async function NotYourArmy() {
  const email = (await readerOf(await headers()))?.email ?? null;
  return (
    <section className="px-4 py-10 md:px-7">
      <h1>{email === null ? WORDS.heading : WORDS.headingSignedIn}</h1>
      <p className="mt-3 max-w-prose [overflow-wrap:anywhere]">{email === null ? WORDS.text : WORDS.textSignedIn(email)}</p>
      {email === null && <SignInToReturn>{WORDS.signIn}</SignInToReturn>}
      <p className="mt-4 max-w-prose">
        <Said
          words={WORDS.elsewhere}
          slots={{ armies: (name) => <Link href="/armies">{name}</Link>, lists: (name) => <Link href="/lists">{name}</Link> }}
        />
      </p>
    </section>
  );
}
