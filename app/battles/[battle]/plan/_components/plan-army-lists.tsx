import { RulesWords } from "@/app/_components/rules-words";
import type { PlanArmy, PlanAway, PlanCommander, PlanMeasure, PlanOrder } from "@/lib/model/battle-plan";
import { armyCount, NOT_TOLD } from "@/lib/words/battle/plan-words";
import { both, counted, sentenceCase } from "@/lib/words/phrasing";
import { PlanPlace } from "./plan-spot";
import { PlanUnitTable } from "./plan-unit-table";

type Measured = { readonly measures: readonly PlanMeasure[] };

/** An army as it is deployed, and who leads it; its orders as far as they may be read. */
export function PlanArmyLists({ army, measures }: Measured & { readonly army: PlanArmy }) {
  const { name, role, camp, units, waiting, stragglers, commanders, orders } = army;
  return (
    <section aria-label={name} className="plan-army">
      <h2>
        {name} <span className="plan-role">the {role}</span>
      </h2>
      <p className="plan-count">
        <RulesWords text={`${sentenceCase(armyCount(army))}.`} />
        {camp && (
          <>
            {" "}
            <RulesWords text={camp.words} />, its middle at{" "}
            <span className="plan-inline">
              <PlanPlace widths={measures} spot={camp.centre} />
            </span>
          </>
        )}
      </p>
      <PlanUnitTable units={units} army={name} measures={measures} />
      <Waiting title="Still to be deployed" units={waiting} />
      <Commanders commanders={commanders} army={name} measures={measures} />
      <Orders orders={orders} army={name} measures={measures} />
      {stragglers.length > 0 && (
        <p className="plan-off">
          <b>Stragglers, off the table:</b> {both(stragglers.map((one) => `${one.name} (${one.number})`))}.
        </p>
      )}
    </section>
  );
}

const named = ({ number, name, bases }: PlanAway): string => `${name} (${number}), ${counted(bases, "base")}`;

function Waiting({ title, units }: { readonly title: string; readonly units: readonly PlanAway[] }) {
  if (units.length === 0) return null;
  return (
    <p className="plan-off">
      <b>{title}:</b> {units.map(named).join("; ")}.
    </p>
  );
}

type CommandersProps = Measured & { readonly commanders: readonly PlanCommander[]; readonly army: string };

function Commanders({ commanders, army, measures }: CommandersProps) {
  if (commanders.length === 0) return null;
  return (
    <table className="plan-table plan-commanders" aria-label={`Commanders of ${army}`}>
      <thead>
        <tr>
          <th scope="col" className="plan-number">
            <span className="sr-only">Letter</span>
          </th>
          <th scope="col">Commander</th>
          <th scope="col">Place</th>
          <th scope="col">Leads</th>
        </tr>
      </thead>
      <tbody>
        {commanders.map(({ letter, name, title, place, at, leads }) => (
          <tr key={letter}>
            <td className="plan-number plan-letter">{letter}</td>
            <th scope="row">
              <bdi>{name}</bdi>{" "}
              <small>
                <RulesWords text={title} />
              </small>
            </th>
            <td data-label="Place">{at ? <PlanPlace widths={measures} spot={at} /> : sentenceCase(place)}</td>
            <td data-label="Leads">{leads === null ? "–" : sentenceCase(leads)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

type OrdersProps = Measured & { readonly orders: readonly PlanOrder[]; readonly army: string };

function Orders({ orders, army, measures }: OrdersProps) {
  if (orders.length === 0) return null;
  return (
    <table className="plan-table plan-orders" aria-label={`Marches and ambushes of ${army}`}>
      <thead>
        <tr>
          <th scope="col">Order</th>
          <th scope="col">What everybody sees</th>
          <th scope="col">What it says</th>
        </tr>
      </thead>
      <tbody>
        {orders.map(({ order, called, seen, at, says, units, secret }) => (
          <tr key={order}>
            <th scope="row">{called}</th>
            <td data-label="Everybody sees">
              <RulesWords text={sentenceCase(seen)} />{" "}
              {at && (
                <span className="plan-inline">
                  <PlanPlace widths={measures} spot={at} />
                </span>
              )}
            </td>
            <td data-label="It says">
              {secret && <b className="plan-kept">Secret: </b>}
              <RulesWords text={sentenceCase(says ?? NOT_TOLD)} />
              {units.length > 0 && <small>{units.map(named).join("; ")}</small>}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
