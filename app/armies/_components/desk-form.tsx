import { type ComponentProps, useEffect, useState } from "react";

type Forms = typeof import("./forms")["FORMS"];
type Name = keyof Forms;

let forms: Forms | null = null;

/** Fetches the forms, so that opening one later asks for no connection. */
export async function fetchForms(): Promise<Forms> {
  forms ??= (await import("./forms")).FORMS;
  return forms;
}

type Props = { [N in Name]: { form: N; props: ComponentProps<Forms[N]> } }[Name];

/** One of the desk's forms, fetched when it is first asked for. */
export function DeskForm({ form, props }: Props) {
  const [known, setKnown] = useState<Forms | null>(forms);
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    if (!known && !failed)
      fetchForms().then(
        (fetched) => setKnown(fetched),
        (error: unknown) => {
          reportError(error);
          setFailed(true);
        },
      );
  }, [known, failed]);
  if (failed) return <Unfetched again={() => setFailed(false)} />;
  if (!known) return <p className="min-h-[44px] text-soft">Opening…</p>;
  const Form = known[form] as (props: Props["props"]) => React.ReactNode;
  return <Form {...props} />;
}

function Unfetched({ again }: { again: () => void }) {
  return (
    <p className="finding my-2">
      This form could not be fetched: the server cannot be reached.{" "}
      <button type="button" className="button" data-small onClick={again}>
        Try again
      </button>
    </p>
  );
}
