import { Link } from "@/app/_components/link";
import { Said } from "@/app/_components/said";
import { EVENTS } from "@/lib/words/events/events";

export default function NoSuchEvent() {
  return (
    <section className="px-4 py-10 md:px-7">
      <h1>{EVENTS.notFound.heading}</h1>
      <p className="mt-3 max-w-prose">
        <Said words={EVENTS.notFound.text} slots={{ events: (text) => <Link href="/events">{text}</Link> }} />
      </p>
    </section>
  );
}
