import Link from "next/link";

export default function NoSuchBattle() {
  return (
    <section className="px-4 py-10 md:px-7">
      <h1>There is no battle at this address</h1>
      <p className="mt-3 max-w-prose">
        The link may have been mistyped or cut short: it ends in 26 letters and figures. Whoever sent it can send it again from his own page
        of the battle; or look at <Link href="/battles">your battles</Link>.
      </p>
    </section>
  );
}
