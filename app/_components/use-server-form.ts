"use client";

import { zodResolver } from "@hookform/resolvers/zod";
import { type SubmitEvent, useRef, useState } from "react";
import { type DefaultValues, type FieldValues, type Path, type RegisterOptions, useForm } from "react-hook-form";
import { formWords } from "@/lib/words/forms";
import { COMMON } from "@/lib/words/site";
import type { Answer } from "./ask-server";
import { typedNumber } from "./typed-number";

/** A zod schema, by its types alone. */
type Schema<Input, Output> = { readonly _zod: { readonly input: Input; readonly output: Output } };

type Options<Input extends FieldValues, Output, Result> = {
  /** The server parses with the same schema. */
  readonly schema: Schema<Input, Output>;
  readonly start: DefaultValues<Input>;
  readonly send: (values: Output) => Promise<Answer<Result>>;
  readonly done: (result: Result) => void | Promise<void>;
  /** By code: the field of a refusal that names no field itself. */
  readonly refusalsAt?: Readonly<Record<string, Path<Input>>>;
};

export type SentForm = {
  readonly trouble: string | null;
  readonly busy: boolean;
  readonly submit: (event: SubmitEvent<HTMLFormElement>) => Promise<void>;
};

/**
 * A form that is checked here and again by the server, is sent once at a time, and keeps what was typed when that fails. A refusal of one
 * field stands under it; any other is the form's trouble.
 */
export function useServerForm<Input extends FieldValues, Output, Result>(options: Options<Input, Output, Result>) {
  const { schema, start, send, done, refusalsAt = {} } = options;
  const resolver = zodResolver<Input, unknown, Output>(schema, { error: formWords });
  const form = useForm<Input, unknown, Output>({ resolver, defaultValues: start });
  const { errors, isSubmitting } = form.formState;
  const [trouble, setTrouble] = useState<string | null>(null);
  const sending = useRef(false);

  function refused({ error: { code, message, at = refusalsAt[code] } }: Extract<Answer<Result>, { ok: false }>): void {
    const field = Object.keys(form.getValues()).find((name) => name === at) as Path<Input> | undefined;
    if (field) form.setError(field, { message }, { shouldFocus: true });
    else setTrouble(code === "no-connection" ? COMMON.notSent : message);
  }

  async function sendOnce(values: Output): Promise<void> {
    const answer = await send(values);
    if (answer.ok) await done(answer.value);
    else refused(answer);
  }

  async function submit(event: SubmitEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    if (sending.current) return;
    sending.current = true;
    setTrouble(null);
    await form
      .handleSubmit(sendOnce)(event)
      .finally(() => {
        sending.current = false;
      });
  }

  const field = (name: Path<Input>, options?: RegisterOptions<Input>) => ({
    ...form.register(name, options),
    error: errors[name]?.message as string | undefined,
  });
  const number = (name: Path<Input>) => ({ ...field(name, { setValueAs: typedNumber }), inputMode: "numeric" as const });
  return { form, field, number, trouble, busy: isSubmitting, submit };
}
