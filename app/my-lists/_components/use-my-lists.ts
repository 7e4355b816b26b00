import { useEffect, useState } from "react";
import { askServer } from "@/app/_components/ask-server";
import type { OwnListSummary } from "@/lib/model/own-list";

/** The reader's own lists, as soon as the server has told them. */
export function useMyLists(): readonly OwnListSummary[] {
  const [mine, setMine] = useState<readonly OwnListSummary[]>([]);
  useEffect(() => {
    void askServer<readonly OwnListSummary[]>("GET", "/api/my-lists").then((answer) => answer.ok && setMine(answer.value));
  }, []);
  return mine;
}
