import { askServer } from "@/app/_components/ask-server";
import { Form } from "@/app/_components/form";
import { PasswordField } from "@/app/_components/password-field";
import { useServerForm } from "@/app/_components/use-server-form";
import { type Claimed, confirmation } from "@/lib/model/account";
import { ACCOUNT } from "@/lib/words/account";

const WORDS = ACCOUNT.newRecoveryKey;

/** For a reader who has lost the recovery key and still knows the password. */
export function NewRecoveryKeyForm({ done }: { readonly done: (claimed: Claimed) => void }) {
  const form = useServerForm({
    schema: confirmation,
    start: { password: "" },
    send: (body) => askServer<Claimed>("POST", "/api/account/recovery-key", { body }),
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
