"use client";

import { useState } from "react";
import { LIST_SHARING } from "@/lib/words/own-lists";
import { askServer } from "./ask-server";
import { AskedButton } from "./asked-button";

type Props = {
  readonly share: string;
  readonly name: string;
  /** Called instead of loading the page again. */
  readonly done?: () => void;
};

/** Withdraws a shared list, after a second question. */
export function WithdrawList({ share, name, done = () => location.reload() }: Props) {
  const [trouble, setTrouble] = useState<string | null>(null);
  async function withdraw(): Promise<void> {
    const answer = await askServer<null>("DELETE", `/api/list-shares/${share}`);
    if (answer.ok) done();
    else setTrouble(answer.error.message);
  }
  return (
    <>
      <AskedButton
        label={LIST_SHARING.withdraw}
        name={LIST_SHARING.withdrawOf(name)}
        asks={LIST_SHARING.sure}
        keep={LIST_SHARING.keep}
        act={withdraw}
        isQuiet
      />
      {trouble !== null && <span role="alert">{trouble}</span>}
    </>
  );
}
