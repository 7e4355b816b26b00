import { askServer } from "@/app/_components/ask-server";
import { Form } from "@/app/_components/form";
import { PasswordField } from "@/app/_components/password-field";
import { useServerForm } from "@/app/_components/use-server-form";
import { type Claimed, confirmation } from "@/lib/model/account";

/** For one who has lost his key, but not yet his password. */
export function NewRecoveryKeyForm({ done }: { readonly done: (claimed: Claimed) => void }) {
  const form = useServerForm({
    schema: confirmation,
    start: { password: "" },
    send: (body) => askServer<Claimed>("POST", "/api/account/recovery-key", { body }),
    done,
    refusalsAt: { "wrong-password": "password" },
  });
  return (
    <Form form={form} name="New recovery key" send={["Make a new key", "Making it…"]} filled={false}>
      <p>The old key stops working.</p>
      <PasswordField label="Password" autoComplete="current-password" {...form.field("password")} />
    </Form>
  );
}
