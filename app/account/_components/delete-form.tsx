import { askServer } from "@/app/_components/ask-server";
import { Form } from "@/app/_components/form";
import { PasswordField } from "@/app/_components/password-field";
import { useServerForm } from "@/app/_components/use-server-form";
import { confirmation } from "@/lib/model/account";
import { ACCOUNT } from "@/lib/words/account";

const WORDS = ACCOUNT.delete;

/** Deletes an account that has a password, which is asked for. */
export function DeleteForm({ done }: { readonly done: () => void }) {
  const form = useServerForm({
    schema: confirmation,
    start: { password: "" },
    send: (body) => askServer<null>("DELETE", "/api/account", { body }),
    done,
    refusalsAt: { "wrong-password": "password" },
  });
  return (
    <Form form={form} name={WORDS.title} send={[WORDS.button, WORDS.busy]} filled={false}>
      <p>{WORDS.effect}</p>
      <PasswordField label={ACCOUNT.password} autoComplete="current-password" {...form.field("password")} />
    </Form>
  );
}
