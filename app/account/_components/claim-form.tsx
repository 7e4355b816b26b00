import { askServer } from "@/app/_components/ask-server";
import { Form } from "@/app/_components/form";
import { PasswordField } from "@/app/_components/password-field";
import { TextField } from "@/app/_components/text-field";
import { useServerForm } from "@/app/_components/use-server-form";
import { type Claimed, claim } from "@/lib/model/account";
import { ACCOUNT } from "@/lib/words/account";
import { LeaveBehind } from "./leave-behind";

const WORDS = ACCOUNT.create;

/** Creates an account with an email address and a password; what this browser has comes along. */
export function ClaimForm({ done }: { readonly done: (claimed: Claimed) => void }) {
  const form = useServerForm({
    schema: claim,
    start: { email: "", password: "", leaveBehind: false },
    send: (body) => askServer<Claimed>("POST", "/api/account/claim", { body }),
    done,
    refusalsAt: { "email-taken": "email", "no-room-to-bring": "leaveBehind" },
  });
  return (
    <Form form={form} name={WORDS.title} send={[WORDS.button, WORDS.busy]}>
      <TextField label={ACCOUNT.email} type="email" autoComplete="email" {...form.field("email")} hint={WORDS.emailHint} />
      <PasswordField label={ACCOUNT.password} autoComplete="new-password" {...form.field("password")} hint={WORDS.passwordHint} />
      <LeaveBehind {...form.field("leaveBehind")} />
    </Form>
  );
}
