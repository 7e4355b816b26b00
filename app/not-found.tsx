import type { Metadata } from "next";
import { Link } from "@/app/_components/link";
import { NOT_FOUND } from "@/lib/words/front";
import { Said } from "./_components/said";

const { title, heading, text } = NOT_FOUND;

export const metadata: Metadata = { title };

export default function NotFound() {
  return (
    <section className="px-4 py-10 md:px-7">
      <h1>{heading}</h1>
      <p className="mt-3 max-w-prose">
        <Said
          words={text}
          slots={{ armies: (name) => <Link href="/armies">{name}</Link>, lists: (name) => <Link href="/lists">{name}</Link> }}
        />
      </p>
    </section>
  );
}
