import { AwaitedWords } from "@/app/_components/awaited-words";
import { groupWords, ORDERS, stayWords } from "@/lib/words/battle/orders";
import type { GroupChoice } from "./order-choices";

/** The groups that cannot get an order, each with the reason. */
export function Others({ groups, title }: { readonly groups: readonly GroupChoice[]; readonly title: string }) {
  if (groups.length === 0) return null;
  return (
    <details className="orders-others">
      <summary>{ORDERS.withCount(title, groups.length)}</summary>
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
