import type { ComponentProps } from "react";
import { AwaitedPart, fetchedPart, usePart } from "@/app/_components/fetched-part";

type Forms = typeof import("./forms")["FORMS"];
type Name = keyof Forms;

const FORMS = fetchedPart<Forms>(async () => (await import("./forms")).FORMS);

export const fetchForms = FORMS.fetch;

type Props = { [N in Name]: { form: N; props: ComponentProps<Forms[N]> } }[Name];

/** A form of the editor. All of them are fetched when the first is opened. */
export function DeskForm({ form, props }: Props) {
  const { part: forms, failed, again } = usePart(FORMS);
  if (!forms) return <AwaitedPart failed={failed} again={again} />;
  const Form = forms[form] as (props: Props["props"]) => React.ReactNode;
  return <Form {...props} />;
}
