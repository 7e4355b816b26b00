import { askServer } from "@/app/_components/ask-server";
import { Form } from "@/app/_components/form";
import { PasswordField } from "@/app/_components/password-field";
import { TextField } from "@/app/_components/text-field";
import { useServerForm } from "@/app/_components/use-server-form";
import { type Claimed, recovery } from "@/lib/model/account";
import { LeaveBehind } from "./leave-behind";

/** A new password by the recovery key, which is spent with it. */
export function RecoverForm({ done }: { readonly done: (claimed: Claimed) => void }) {
  const form = useServerForm({
    schema: recovery,
    start: { email: "", recoveryKey: "", password: "", leaveBehind: false },
    send: (body) => askServer<Claimed>("POST", "/api/account/recover", { body }),
    done,
    refusalsAt: { "no-room-to-bring": "leaveBehind" },
  });
  return (
    <Form form={form} name="Lost your password" send={["Set the new password", "Setting it…"]} filled={false}>
      <TextField label="E-mail" type="email" autoComplete="email" {...form.field("email")} />
      <TextField
        label="Recovery key"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        {...form.field("recoveryKey")}
        hint="Thirty-two letters and figures; hyphens and capitals do not matter."
      />
      <PasswordField label="New password" autoComplete="new-password" {...form.field("password")} hint="At least 8 characters." />
      <LeaveBehind {...form.field("leaveBehind")} />
    </Form>
  );
}
