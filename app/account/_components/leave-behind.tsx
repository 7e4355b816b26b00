import { type ComponentProps, useState } from "react";

type Props = ComponentProps<"input"> & { readonly error: string | undefined };

/** Asked only where what this browser keeps has no room in the account: whether to go in without it. */
export function LeaveBehind({ error, ...input }: Props) {
  const [isAsked, ask] = useState(false);
  if (error !== undefined && !isAsked) ask(true);
  if (!isAsked) return null;
  return (
    <div className="grid gap-2">
      <div role="alert">{error !== undefined && <p className="finding">{error}</p>}</div>
      <a href="/api/account/export" className="inline-flex min-h-[44px] items-center">
        Save what this browser keeps as a file
      </a>
      <label className="flex min-h-[44px] items-center gap-3">
        <input type="checkbox" className="size-4 shrink-0 accent-madder" {...input} />
        Go on without it. Nothing on these pages will lead back to it; the file can be imported once there is room.
      </label>
    </div>
  );
}
