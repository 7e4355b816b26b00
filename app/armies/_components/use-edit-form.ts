import { zodResolver } from "@hookform/resolvers/zod";
import type { FocusEvent, KeyboardEvent } from "react";
import { type DefaultValues, type FieldValues, type Path, useForm } from "react-hook-form";
import { typedNumber } from "@/app/_components/typed-number";
import { formWords } from "@/lib/words/forms";

type Schema<Input, Output> = { readonly _zod: { readonly input: Input; readonly output: Output } };

type Options<Input extends FieldValues, Output> = {
  /** The model's own: what it lets through parses as part of an army. */
  readonly schema: Schema<Input, Output>;
  /** As the army has them; when it changes otherwise, as by undoing, the form follows. */
  readonly values: Input;
  /** Takes over the values when all of them are valid. A message says why they are refused after all. */
  readonly commit: (values: Output) => { readonly field: Path<Input>; readonly message: string } | null;
};

/** A form without a button: a choice is taken over when it is made, a typed value when it is left or Enter is pressed. Escape gives up. */
export function useEditForm<Input extends FieldValues, Output>({ schema, values, commit }: Options<Input, Output>) {
  const form = useForm<Input, unknown, Output>({
    resolver: zodResolver<Input, unknown, Output>(schema, { error: formWords }),
    defaultValues: values as DefaultValues<Input>,
    values,
    // A player who leaves a wrong field sees the message, but is not held there.
    shouldFocusError: false,
  });
  const { errors } = form.formState;

  const settle = form.handleSubmit((sound) => {
    const refused = commit(sound);
    if (refused) form.setError(refused.field, { message: refused.message });
  });

  function press(event: KeyboardEvent<HTMLInputElement>): void {
    if (event.key === "Enter") {
      event.preventDefault();
      void settle();
    }
    if (event.key === "Escape") form.reset(values);
  }

  const errorOf = (name: Path<Input>) => errors[name]?.message as string | undefined;
  /** What is typed: a name, or a whole number. */
  const typed = (name: Path<Input>, kind: "text" | "number" = "text") => {
    const registered = form.register(name, { setValueAs: kind === "number" ? typedNumber : (text: unknown) => text || null });
    const onBlur = async (event: FocusEvent<HTMLInputElement>) => {
      await registered.onBlur(event);
      await settle();
    };
    return {
      ...registered,
      onBlur,
      onKeyDown: press,
      error: errorOf(name),
      ...(kind === "number" ? { inputMode: "numeric" as const } : {}),
    };
  };
  /** What is chosen. */
  const chosen = (name: Path<Input>) => {
    const registered = form.register(name, { setValueAs: (value: unknown) => (value === "" ? null : value) });
    const onChange = async (event: { target: unknown; type?: string }) => {
      await registered.onChange(event as never);
      await settle();
    };
    return { ...registered, onChange, error: errorOf(name) };
  };
  return { typed, chosen };
}
