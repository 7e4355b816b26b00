import Link from "next/link";

type Props = {
  /** What is listed: "Your armies". */
  readonly label: string;
  /** Where, with the parameters that stay. */
  readonly path: string;
  readonly query?: Readonly<Record<string, string>>;
  /** The parameter that says which page. */
  readonly name: string;
  readonly page: number;
  readonly of: number;
};

/** The ways to newer and older things in a list that has several pages; nothing where it has one. */
export function PagesNav({ label, path, query = {}, name, page, of }: Props) {
  if (of < 2) return null;
  const address = (to: number) => `${path}?${new URLSearchParams({ ...query, [name]: String(to) })}`;
  return (
    <nav aria-label={`${label}: pages`} className="flex flex-wrap items-center gap-x-5">
      {page > 1 && (
        <Link href={address(page - 1)} className="inline-flex min-h-[44px] items-center">
          Newer
        </Link>
      )}
      <span className="text-soft">
        Page {page} of {of}
      </span>
      {page < of && (
        <Link href={address(page + 1)} className="inline-flex min-h-[44px] items-center">
          Older
        </Link>
      )}
    </nav>
  );
}
