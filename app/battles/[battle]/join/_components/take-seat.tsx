import Link from "next/link";
import { FormTrouble, SubmitButton } from "@/app/_components/form";
import { Said } from "@/app/_components/said";
import type { BattleView } from "@/lib/model/battle-view";
import type { ForceRules } from "@/lib/rules/army/typed-force";
import { JOIN } from "@/lib/words/battle/battles";
import { FORCE } from "@/lib/words/battle/forces";
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
  readonly table: BattleView["table"];
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
        aria-label={JOIN.yourSeat}
        className="mt-6 grid max-w-3xl gap-6"
        onSubmit={(event) => {
          event.preventDefault();
          void join();
        }}
      >
        <ForceChooser chooser={chooser} names={names} label={FORCE.mine} />
        <FormTrouble trouble={trouble} />
        <div>
          <SubmitButton label={isOwn ? JOIN.own.button : JOIN.invited.button} working={JOIN.joining} busy={busy} />
        </div>
      </form>
    </>
  );
}

function Invited({ table }: Pick<Props, "table">) {
  return (
    <>
      <h1>{JOIN.invited.title}</h1>
      <p className="mt-3 max-w-prose">{JOIN.invited.text(table.width, table.depth)}</p>
    </>
  );
}

function OwnInvite({ battle }: Pick<Props, "battle">) {
  return (
    <>
      <h1>{JOIN.own.title}</h1>
      <p className="mt-3 max-w-prose">
        <Said words={JOIN.own.text} slots={{ battle: (text) => <Link href={`/battles/${battle}`}>{text}</Link> }} />
      </p>
      <p className="finding mt-4 max-w-prose" data-severity="warning">
        {JOIN.own.warning}
      </p>
    </>
  );
}
