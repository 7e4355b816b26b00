"use client";

import { useState } from "react";
import { LIST_SHARING } from "@/lib/words/own-lists";
import { askServer } from "./ask-server";
import { useOnce } from "./use-server-form";

type Props = {
  readonly share: string;
  readonly name: string;
  /** Called instead of loading the page again. */
  readonly done?: () => void;
};

/** Withdraws a shared list, after a second question. */
export function WithdrawList({ share, name, done = () => location.reload() }: Props) {
  const [isAsked, setAsked] = useState(false);
  const [trouble, setTrouble] = useState<string | null>(null);
  const withdrawing = useOnce(async () => {
    const answer = await askServer<null>("DELETE", `/api/list-shares/${share}`);
    if (answer.ok) done();
    else setTrouble(answer.error.message);
    return answer.ok;
  });
  if (!isAsked)
    return (
      <button type="button" className="button" data-quiet aria-label={LIST_SHARING.withdrawOf(name)} onClick={() => setAsked(true)}>
        {LIST_SHARING.withdraw}
      </button>
    );
  return (
    <fieldset aria-label={LIST_SHARING.withdrawOf(name)} className="flex min-w-0 flex-wrap items-center gap-2">
      <span>{LIST_SHARING.sure}</span>
      <button type="button" className="button" onClick={() => setAsked(false)}>
        {LIST_SHARING.keep}
      </button>
      <button type="button" className="button" aria-disabled={withdrawing.busy || undefined} onClick={() => void withdrawing.run()}>
        {LIST_SHARING.withdraw}
      </button>
      {trouble !== null && <span role="alert">{trouble}</span>}
    </fieldset>
  );
}
