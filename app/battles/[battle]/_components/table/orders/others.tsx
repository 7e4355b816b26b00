import { AwaitedWords } from "@/app/_components/awaited-words";
import { groupWords, stayWords } from "@/lib/words/battle/orders-words";
import type { GroupChoice } from "./order-choices";

/** Whom an order is not for, with the reason. */
export function Others({ groups, title }: { readonly groups: readonly GroupChoice[]; readonly title: string }) {
  if (groups.length === 0) return null;
  return (
    <details className="orders-others">
      <summary>
        {title} ({groups.length})
      </summary>
      <ul>
        {groups.map((group) => (
          <li key={group.number}>
            {groupWords(group)}: {group.why && <AwaitedWords text={stayWords(group.why)} />}
          </li>
        ))}
      </ul>
    </details>
  );
}
