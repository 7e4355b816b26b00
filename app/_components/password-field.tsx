"use client";

import { type ComponentProps, useState } from "react";
import { COMMON } from "@/lib/words/site";
import { TextField } from "./text-field";

type Props = Omit<ComponentProps<typeof TextField>, "type" | "beside" | "autoComplete"> & {
  readonly autoComplete: "current-password" | "new-password";
};

/** A password, with a button that shows it. */
export function PasswordField(props: Props) {
  const [shown, setShown] = useState(false);
  return (
    <TextField
      {...props}
      className="min-w-0 flex-1"
      type={shown ? "text" : "password"}
      spellCheck={false}
      autoCapitalize="none"
      beside={
        <button
          type="button"
          className="button w-16"
          aria-label={COMMON.showPassword}
          aria-pressed={shown}
          onClick={() => setShown(!shown)}
        >
          {shown ? COMMON.hide : COMMON.show}
        </button>
      }
    />
  );
}
