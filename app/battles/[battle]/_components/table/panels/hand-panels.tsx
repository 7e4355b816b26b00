import { useBoard } from "@/app/_components/browser/board";
import type { BattlefieldBook } from "@/lib/rules/table/battlefield-book";
import { facingEnemy } from "@/lib/rules/table/deployment-zone";
import { deployedWords, deploymentRows, TABLE } from "@/lib/words/battle/table-panels";
import { useDesk, useSender, useView } from "../../room-context";
import { useChoice } from "../../turn/use-choice";
import { type Thing, thingKey } from "../tasks/thing";
import type { Handled } from "../use-handled";
import { FormedFields } from "./formed-fields";
import { ThingList } from "./thing-list";
import { thingRows } from "./thing-rows";

type Props = { readonly book: BattlefieldBook; readonly handled: Handled };

/** The list of things to place, and the formation of the one in hand. Neither can change while it is being sent. */
export function HandPanels({ book, handled }: Props) {
  const view = useView();
  const desk = useDesk();
  const isSent = useBoard(useSender()).kind !== "idle";
  const { thing, things } = handled;
  const told = thingRows(view, things);
  const take = (taken: Thing) => desk.change({ thing: taken });
  // A list with nothing to place yet is folded away.
  const isLive = told?.rows.some((row) => row.thing !== null) ?? false;
  return (
    <>
      {told && isLive && (
        <div className="hand-panels" inert={isSent}>
          <ThingList name={told.name} rows={told.rows} held={thing} take={take} />
        </div>
      )}
      {told?.isArmy && isLive && <p className="table-soft">{deployedWords(deploymentRows(view))}</p>}
      {told && !isLive && (
        <details className="table-choices">
          <summary>{TABLE.lists.summary(told.name, deployedWords(deploymentRows(view)))}</summary>
          <ThingList name={told.name} rows={told.rows} held={null} take={take} />
        </details>
      )}
      {thing?.type === "deploy-unit" && (
        <div className="hand-panels" inert={isSent}>
          <Forming {...{ book, handled }} thing={thing} />
        </div>
      )}
      {thing?.type === "place-commander" && <AtMarker commander={thing.commander} />}
    </>
  );
}

type FormingProps = Props & { readonly thing: Extract<Thing, { number: number }> };

function Forming({ book, handled, thing }: FormingProps) {
  const view = useView();
  const desk = useDesk();
  const unit = view.own?.units.find((one) => one.number === thing.number);
  const { seen, wanted } = handled;
  if (!unit || !seen) return null;
  const faceEnemy = () => {
    const now = desk.hand.now();
    if (now) desk.hand.put({ ...now.wanted, angle: facingEnemy(seen.ground, seen.seat) });
  };
  return (
    <FormedFields
      {...{ unit, book, wanted, faceEnemy }}
      change={(next) => desk.change({ wanted: { ...desk.state.now().wanted, [thingKey(thing)]: next } })}
    />
  );
}

/** A commander may be with an ambush marker instead, even a bluff, so that nobody learns which is real. */
function AtMarker({ commander }: { readonly commander: number }) {
  const view = useView();
  const { send } = useChoice();
  const legal = view.legal.find((one) => one.type === "place-commander" && one.commander === commander);
  if (legal?.type !== "place-commander" || legal.ambushes.length === 0) return null;
  return (
    <p className="formed-row screen-only">
      <span>{TABLE.commander.atMarker}</span>
      {legal.ambushes.map((ambush) => (
        <button
          key={ambush}
          type="button"
          className="button"
          data-small
          onClick={() => send({ type: "place-commander", commander, at: { ambush } })}
        >
          {TABLE.commander.withOrder(ambush)}
        </button>
      ))}
    </p>
  );
}
