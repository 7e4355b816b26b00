import { type ComponentProps, useState } from "react";
import { ACCOUNT } from "@/lib/words/account";

type Props = ComponentProps<"input"> & { readonly error: string | undefined };

/** The choice to sign in without this browser's data. Shown once the server has said that the data does not fit in the account. */
export function LeaveBehind({ error, ...input }: Props) {
  const [isShown, setShown] = useState(false);
  if (error !== undefined && !isShown) setShown(true);
  if (!isShown) return null;
  return (
    <div className="grid gap-2">
      <div role="alert">{error !== undefined && <p className="finding">{error}</p>}</div>
      <a href="/api/account/export" className="inline-flex min-h-[44px] items-center">
        {ACCOUNT.leaveBehind.download}
      </a>
      <label className="flex min-h-[44px] items-center gap-3">
        <input type="checkbox" className="size-4 shrink-0 accent-madder" {...input} />
        {ACCOUNT.leaveBehind.confirm}
      </label>
    </div>
  );
}
