import { type ComponentProps, type ReactNode, useEffect, useRef, useState } from "react";
import { DialogLeaf } from "@/app/_components/dialog-leaf";
import { AwaitedPart, fetchedPart, usePart } from "@/app/_components/fetched-part";

type Forms = typeof import("./forms")["FORMS"];
type Name = keyof Forms;

const FORMS = fetchedPart<Forms>(async () => (await import("./forms")).FORMS);

export const fetchForms = FORMS.fetch;

type FormProps = { [N in Name]: { form: N; props: ComponentProps<Forms[N]> } }[Name];

/** A form of the editor. All of them are fetched when the first is opened. */
export function DeskForm({ form, props }: FormProps) {
  const { part: forms, failed, again } = usePart(FORMS);
  if (!forms) return <AwaitedPart failed={failed} again={again} />;
  const Form = forms[form] as (props: FormProps["props"]) => React.ReactNode;
  return <Form {...props} />;
}

type Dialogs = typeof import("./dialogs")["DIALOGS"];

const DIALOGS = fetchedPart<Dialogs>(async () => (await import("./dialogs")).DIALOGS);

export const fetchDialogs = DIALOGS.fetch;

type DialogProps = { name: string; closed: () => void; children: (dialogs: Dialogs) => ReactNode };

/** A dialog of the editor. All of them are fetched when the first is opened. */
export function DeskDialog({ name, closed, children }: DialogProps) {
  return (
    <DialogLeaf name={name} closed={closed}>
      <DialogContent>{children}</DialogContent>
    </DialogLeaf>
  );
}

function DialogContent({ children }: Pick<DialogProps, "children">) {
  const { part: dialogs, failed, again } = usePart(DIALOGS);
  return dialogs ? children(dialogs) : <AwaitedPart failed={failed} again={again} />;
}

const FILLING = fetchedPart(async () => (await import("./filling")).Filling);

/** Offers to complete the army. It stands below a whole army, and is fetched when it comes into sight. */
export function FillRest() {
  const place = useRef<HTMLDivElement>(null);
  const [isSeen, setSeen] = useState(false);
  useEffect(() => {
    const watch = new IntersectionObserver((places) => {
      if (places.some((one) => one.isIntersecting)) setSeen(true);
    });
    if (place.current) watch.observe(place.current);
    return () => watch.disconnect();
  }, []);
  return (
    <div ref={place} id="fill-rest" className="mt-4 flex min-h-14 flex-wrap items-center gap-2 border-t border-rule pt-3">
      {isSeen && <FetchedFilling />}
    </div>
  );
}

function FetchedFilling() {
  const { part: Filling, failed, again } = usePart(FILLING);
  return Filling ? <Filling /> : <AwaitedPart failed={failed} again={again} />;
}
