import { askServer } from "@/app/_components/ask-server";
import { Form } from "@/app/_components/form";
import { PasswordField } from "@/app/_components/password-field";
import { useServerForm } from "@/app/_components/use-server-form";
import { passwordChange, type WhoAmI } from "@/lib/model/account";

export function PasswordForm({ email, done }: { readonly email: string; readonly done: () => void }) {
  const form = useServerForm({
    schema: passwordChange,
    start: { password: "", newPassword: "" },
    send: (body) => askServer<WhoAmI>("POST", "/api/account/password", { body }),
    done: () => {
      form.form.reset();
      done();
    },
    refusalsAt: { "wrong-password": "password" },
  });
  return (
    <Form form={form} name="Change the password" send={["Change the password", "Changing it…"]} filled={false}>
      {/* For programs that keep passwords. */}
      <input type="email" autoComplete="username" defaultValue={email} readOnly hidden />
      <PasswordField label="Password" autoComplete="current-password" {...form.field("password")} />
      <PasswordField label="New password" autoComplete="new-password" {...form.field("newPassword")} hint="At least 8 characters." />
    </Form>
  );
}
