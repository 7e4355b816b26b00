import Link from "next/link";
import { FormTrouble } from "@/app/_components/form-trouble";
import { SubmitButton } from "@/app/_components/submit-button";
import type { ForceRules } from "@/lib/rules/army/typed-force";
import { ForceChooser } from "../../../_components/force/force-chooser";
import type { ForceNames } from "../../../_components/force/force-names";
import type { ForceOptions } from "../../../_components/force/force-option";
import { useForceChooser } from "../../../_components/force/use-force-chooser";
import { DoorClosed } from "./door-closed";
import { useJoining } from "./use-joining";

type Props = {
  readonly battle: string;
  readonly code: string;
  readonly isOwn: boolean;
  readonly options: ForceOptions;
  readonly names: ForceNames;
  readonly rules: ForceRules;
  /** How the table is called, with its size. */
  readonly table: string;
};

/** What an invited player brings. */
export function TakeSeat({ battle, code, isOwn, options, names, rules, table }: Props) {
  const chooser = useForceChooser({ options, rules, slot: "mine" });
  const { trouble, isGone, busy, join } = useJoining({
    ...{ battle, code, joined: chooser.taken },
    bring: async () => {
      const force = await chooser.take();
      return force && { force };
    },
    refused: ({ path, ...told }) => chooser.refuse(told, path),
  });
  if (isGone) return <DoorClosed battle={battle} why="gone" />;
  return (
    <>
      {isOwn ? <OwnInvite battle={battle} /> : <Invited table={table} />}
      <form
        method="post"
        noValidate
        aria-label="Your seat"
        className="mt-6 grid max-w-3xl gap-6"
        onSubmit={(event) => {
          event.preventDefault();
          void join();
        }}
      >
        <ForceChooser chooser={chooser} names={names} label="Your army" />
        <FormTrouble trouble={trouble} />
        <div>
          <SubmitButton label={isOwn ? "Take this seat too" : "Take your seat"} working="Sitting down…" busy={busy} />
        </div>
      </form>
    </>
  );
}

function Invited({ table }: Pick<Props, "table">) {
  return (
    <>
      <h1>You are invited to a battle</h1>
      <p className="mt-3 max-w-prose">
        Your opponent has brought his army. Bring yours: neither is shown before both are there. The table is {table}.
      </p>
    </>
  );
}

function OwnInvite({ battle }: Pick<Props, "battle">) {
  return (
    <>
      <h1>This is your own invite</h1>
      <p className="mt-3 max-w-prose">
        It is meant for your opponent: send him the link, and go <Link href={`/battles/${battle}`}>back to the battle</Link>.
      </p>
      <p className="finding mt-4 max-w-prose" data-severity="warning">
        You sit in this battle already. Take this seat too and you play both armies, and everybody is told so.
      </p>
    </>
  );
}
