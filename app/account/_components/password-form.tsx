import { askServer } from "@/app/_components/ask-server";
import { Form } from "@/app/_components/form";
import { PasswordField } from "@/app/_components/password-field";
import { useServerForm } from "@/app/_components/use-server-form";
import { passwordChange, type WhoAmI } from "@/lib/model/account";
import { ACCOUNT } from "@/lib/words/account";

const WORDS = ACCOUNT.changePassword;

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
    <Form form={form} name={WORDS.title} send={[WORDS.button, WORDS.busy]} filled={false}>
      {/* For password managers. */}
      <input type="email" autoComplete="username" defaultValue={email} readOnly hidden />
      <PasswordField label={WORDS.current} autoComplete="current-password" {...form.field("password")} />
      <PasswordField
        label={ACCOUNT.newPassword.label}
        autoComplete="new-password"
        {...form.field("newPassword")}
        hint={ACCOUNT.newPassword.hint}
      />
    </Form>
  );
}
