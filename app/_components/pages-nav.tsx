import { COMMON } from "@/lib/words/site";
import { Link } from "./link";

type Props = {
  /** What is listed: "Your armies". */
  readonly label: string;
  readonly path: string;
  /** Parameters that every page of the list keeps. */
  readonly query?: Readonly<Record<string, string>>;
  /** The name of the parameter with the page's number. */
  readonly name: string;
  readonly page: number;
  readonly of: number;
};

/** Links to the newer and older pages of a long list; nothing where it has one page. */
export function PagesNav({ label, path, query = {}, name, page, of }: Props) {
  if (of < 2) return null;
  const address = (to: number) => `${path}?${new URLSearchParams({ ...query, [name]: String(to) })}`;
  return (
    <nav aria-label={COMMON.pagesOf(label)} className="flex flex-wrap items-center gap-x-5">
      {page > 1 && (
        <Link href={address(page - 1)} className="inline-flex min-h-[44px] items-center">
          {COMMON.newer}
        </Link>
      )}
      <span className="text-soft">{COMMON.page(page, of)}</span>
      {page < of && (
        <Link href={address(page + 1)} className="inline-flex min-h-[44px] items-center">
          {COMMON.older}
        </Link>
      )}
    </nav>
  );
}
