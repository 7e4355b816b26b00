import { askServer } from "@/app/_components/ask-server";
import { Form } from "@/app/_components/form";
import { PasswordField } from "@/app/_components/password-field";
import { TextField } from "@/app/_components/text-field";
import { useServerForm } from "@/app/_components/use-server-form";
import { type Claimed, recovery } from "@/lib/model/account";
import { ACCOUNT } from "@/lib/words/account";
import { LeaveBehind } from "./leave-behind";

const WORDS = ACCOUNT.recover;

/** Sets a new password by the recovery key, which works once. */
export function RecoverForm({ done }: { readonly done: (claimed: Claimed) => void }) {
  const form = useServerForm({
    schema: recovery,
    start: { email: "", recoveryKey: "", password: "", leaveBehind: false },
    send: (body) => askServer<Claimed>("POST", "/api/account/recover", { body }),
    done,
    refusalsAt: { "no-room-to-bring": "leaveBehind" },
  });
  return (
    <Form form={form} name={WORDS.form} send={[WORDS.button, WORDS.busy]} filled={false}>
      <TextField label={ACCOUNT.email} type="email" autoComplete="email" {...form.field("email")} />
      <TextField
        label={WORDS.recoveryKey}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        {...form.field("recoveryKey")}
        hint={WORDS.recoveryKeyHint}
      />
      <PasswordField
        label={ACCOUNT.newPassword.label}
        autoComplete="new-password"
        {...form.field("password")}
        hint={ACCOUNT.newPassword.hint}
      />
      <LeaveBehind {...form.field("leaveBehind")} />
    </Form>
  );
}
