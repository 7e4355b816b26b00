import { askServer } from "@/app/_components/ask-server";
import { Form } from "@/app/_components/form";
import { PasswordField } from "@/app/_components/password-field";
import { useServerForm } from "@/app/_components/use-server-form";
import { confirmation } from "@/lib/model/account";

/** The end of a claimed account, for whoever knows its password. */
export function DeleteForm({ email, done }: { readonly email: string; readonly done: () => void }) {
  const form = useServerForm({
    schema: confirmation,
    start: { password: "" },
    send: (body) => askServer<null>("DELETE", "/api/account", { body }),
    done,
    refusalsAt: { "wrong-password": "password" },
  });
  return (
    <Form form={form} name="Delete me" send={["Delete everything", "Deleting…"]} filled={false}>
      <p>
        All your armies go, those put away and those deleted before included, with your own values in the quick reference and anything this
        browser has not sent yet; what you share is withdrawn; then go {email}, your password and your recovery key. Nothing of it can be
        brought back.
      </p>
      <PasswordField label="Password" autoComplete="current-password" {...form.field("password")} />
    </Form>
  );
}
