import { askServer } from "@/app/_components/ask-server";
import { Form } from "@/app/_components/form";
import { PasswordField } from "@/app/_components/password-field";
import { TextField } from "@/app/_components/text-field";
import { useServerForm } from "@/app/_components/use-server-form";
import { signIn, type WhoAmI } from "@/lib/model/account";
import { ACCOUNT } from "@/lib/words/account";
import { LeaveBehind } from "./leave-behind";

const WORDS = ACCOUNT.signIn;

export function SignInForm({ done }: { readonly done: () => void }) {
  const form = useServerForm({
    schema: signIn,
    start: { email: "", password: "", leaveBehind: false },
    send: (body) => askServer<WhoAmI>("POST", "/api/account/sign-in", { body }),
    done,
    refusalsAt: { "no-room-to-bring": "leaveBehind" },
  });
  return (
    <Form form={form} name={WORDS.title} send={[WORDS.button, WORDS.busy]} filled={false}>
      <TextField label={ACCOUNT.email} type="email" autoComplete="email" {...form.field("email")} />
      <PasswordField label={ACCOUNT.password} autoComplete="current-password" {...form.field("password")} />
      <LeaveBehind {...form.field("leaveBehind")} />
    </Form>
  );
}
