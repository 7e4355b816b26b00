import { Link } from "@/app/_components/link";
import { Said } from "@/app/_components/said";
import { BATTLES } from "@/lib/words/battle/battles";

export default function NoSuchBattle() {
  return (
    <section className="px-4 py-10 md:px-7">
      <h1>{BATTLES.notFound.heading}</h1>
      <p className="mt-3 max-w-prose">
        <Said words={BATTLES.notFound.text} slots={{ battles: (text) => <Link href="/battles">{text}</Link> }} />
      </p>
    </section>
  );
}
