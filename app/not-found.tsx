import type { Metadata } from "next";
import Link from "next/link";

export const metadata: Metadata = { title: "Not here" };

export default function NotFound() {
  return (
    <section className="px-4 py-10 md:px-7">
      <h1>There is nothing at this address</h1>
      <p className="mt-3 max-w-prose">
        It may have been mistyped, or what stood here is gone. Try <Link href="/armies">the armies</Link> or{" "}
        <Link href="/lists">the army lists</Link>.
      </p>
    </section>
  );
}
