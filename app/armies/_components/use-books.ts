import { useEffect, useMemo, useState } from "react";
import { askServer } from "@/app/_components/ask-server";
import type { Army } from "@/lib/model/army";
import type { ArmyList } from "@/lib/model/army-list";
import type { Version } from "@/lib/model/identifiers";
import type { RulesEdition } from "@/lib/model/rules-tables";
import { type Book, unknownLists } from "@/lib/rules/army/book";
import { prepare } from "@/lib/rules/army/prepare";

type Edition = { readonly book: Book; readonly rules: Version };
/** The lists and tables that judge the army, and the current ones. */
export type Books = Edition & { readonly today: Edition };
/** Null until all lists are loaded; `trouble` says why one cannot be. */
type Fetched = { readonly books: Books | null; readonly trouble: string | null };
type Served = { readonly lists: readonly ArmyList[]; readonly rules: RulesEdition; readonly olderRules: RulesEdition | null };

/**
 * The lists and tables that the army is judged by. An army that arrives from elsewhere may name lists or versions of them that this page
 * was not served with: they are fetched.
 */
export function useBooks(army: Army, { lists: served, rules, olderRules }: Served): Fetched {
  const [fetched, setFetched] = useState<readonly ArmyList[]>([]);
  const [trouble, setTrouble] = useState<string | null>(null);
  const books = useMemo(() => {
    const edition = (one: RulesEdition): Edition => ({ book: prepare([...served, ...fetched], one.tables), rules: one.version });
    const today = edition(rules);
    return { today, older: olderRules && edition(olderRules) };
  }, [served, fetched, rules, olderRules]);
  const { today, older } = books;
  const judging = older?.rules === army.rules ? older : today;
  const missing = unknownLists(army, today.book)
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
  return useMemo(() => ({ books: missing === "" ? { ...judging, today } : null, trouble }), [missing, judging, today, trouble]);
}
