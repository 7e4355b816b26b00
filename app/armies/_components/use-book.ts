import { useEffect, useMemo, useState } from "react";
import { askServer } from "@/app/_components/ask-server";
import type { Army } from "@/lib/model/army";
import type { ArmyList } from "@/lib/model/army-list";
import type { RulesTables } from "@/lib/model/rules-tables";
import { type Book, unknownLists } from "@/lib/rules/army/book";
import { prepare } from "@/lib/rules/army/prepare";

/**
 * The lists that the army is judged by. An army that arrives from elsewhere may name lists or versions that this page was not served
 * with: they are fetched. Null until all are here; `trouble` says why one cannot be had.
 */
export function useBook(army: Army, served: readonly ArmyList[], tables: RulesTables): { book: Book | null; trouble: string | null } {
  const [fetched, setFetched] = useState<readonly ArmyList[]>([]);
  const [trouble, setTrouble] = useState<string | null>(null);
  const book = useMemo(() => prepare([...served, ...fetched], tables), [served, fetched, tables]);
  const missing = unknownLists(army, book)
    .map(({ list, version }) => `/api/lists/${list}${version ? `?version=${version}` : ""}`)
    .join(" ");
  useEffect(() => {
    if (missing === "") return;
    let left = false;
    void Promise.all(missing.split(" ").map((path) => askServer<ArmyList>("GET", path))).then((answers) => {
      if (left) return;
      const refused = answers.find((one) => !one.ok);
      if (refused && !refused.ok) return setTrouble(refused.error.message);
      setFetched((before) => [...before, ...answers.flatMap((one) => (one.ok ? [one.value] : []))]);
    });
    return () => {
      left = true;
    };
  }, [missing]);
  return { book: missing === "" ? book : null, trouble };
}
