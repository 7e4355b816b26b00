import type { FieldPath, RegisterOptions } from "react-hook-form";
import { typedNumber } from "@/app/_components/typed-number";
import { typedForceTrouble } from "@/lib/words/battle/forces";
import type { DraftForce } from "./typed-force";
import type { TypedForceForm } from "./use-typed-force";

type Path = FieldPath<DraftForce>;

type Troubles = { readonly message?: string | undefined; readonly root?: { readonly message?: string | undefined } | undefined };

/** The error of a field; for a list that of the whole list, else that of its first wrong item. */
function messageIn(error: Troubles | undefined): string | undefined {
  const ofOne = Array.isArray(error) ? (error as (Troubles | undefined)[]).find((one) => one?.message)?.message : undefined;
  return error?.message ?? error?.root?.message ?? ofOne;
}

/** A field of a force that is entered by hand, as its control takes it. */
export function fieldOf({ form }: TypedForceForm) {
  const errorOf = (path: Path) => typedForceTrouble(messageIn(form.getFieldState(path, form.formState).error));
  const field = (path: Path, options?: RegisterOptions<DraftForce>) => ({ ...form.register(path, options), error: errorOf(path) });
  return {
    errorOf,
    text: (path: Path) => ({ ...field(path), autoComplete: "off", maxLength: 80 }),
    number: (path: Path) => ({ ...field(path, { setValueAs: typedNumber }), autoComplete: "off", inputMode: "numeric" as const }),
    /** One of the options; the empty one is null. */
    choice: (path: Path, chosen: () => void = () => undefined) =>
      field(path, { setValueAs: (value: unknown) => (value === "" ? null : value), onChange: chosen }),
    /** An index into a list. */
    place: (path: Path) => field(path, { setValueAs: (value: unknown) => (value === "" || value === null ? null : Number(value)) }),
    tick: (path: Path) => form.register(path),
  };
}
