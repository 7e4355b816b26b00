import Link from "next/link";

type Props = { readonly href: string; readonly label: string; readonly isChosen: boolean };

/** One of a few ways to see a page that is printed; nothing of them is fetched beforehand. */
export function ChoiceLink({ href, label, isChosen }: Props) {
  return (
    <Link href={href} scroll={false} prefetch={false} aria-current={isChosen ? "true" : undefined} className="choice">
      {label}
    </Link>
  );
}
