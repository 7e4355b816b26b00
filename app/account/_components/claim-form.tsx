import { askServer } from "@/app/_components/ask-server";
import { Form } from "@/app/_components/form";
import { PasswordField } from "@/app/_components/password-field";
import { TextField } from "@/app/_components/text-field";
import { useServerForm } from "@/app/_components/use-server-form";
import { type Claimed, claim } from "@/lib/model/account";
import { LeaveBehind } from "./leave-behind";

/** Gives what belongs to this browser an address and a password. */
export function ClaimForm({ label, done }: { readonly label: string; readonly done: (claimed: Claimed) => void }) {
  const form = useServerForm({
    schema: claim,
    start: { email: "", password: "", leaveBehind: false },
    send: (body) => askServer<Claimed>("POST", "/api/account/claim", { body }),
    done,
    refusalsAt: { "email-taken": "email", "no-room-to-bring": "leaveBehind" },
  });
  return (
    <Form form={form} name={label} send={[label, "Claiming…"]}>
      <TextField
        label="E-mail"
        type="email"
        autoComplete="email"
        {...form.field("email")}
        hint="Only to know you by: no letters are sent."
      />
      <PasswordField label="Password" autoComplete="new-password" {...form.field("password")} hint="At least 8 characters." />
      <LeaveBehind {...form.field("leaveBehind")} />
    </Form>
  );
}
