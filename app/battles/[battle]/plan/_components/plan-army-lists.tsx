import { RulesWords } from "@/app/_components/rules-words";
import type { PlanArmy, PlanAway, PlanCommander, PlanMeasure, PlanOrder, PlanSpot, PlanUnit } from "@/lib/model/battle-plan";
import { centimetres } from "@/lib/sheets/plan/plan-measures";
import { armyCount, NOT_TOLD, PLAN, spotWords } from "@/lib/words/battle/plan";
import { both, sentenceCase } from "@/lib/words/phrasing";
import { say } from "@/lib/words/sentence";
import { namesAsWords } from "@/lib/words/terms";
import { PlanPlace, PlanPlaceSaid } from "./plan-field";

type Props = Measured & { readonly units: readonly PlanUnit[]; readonly army: string };

const { units: UNITS } = PLAN;

/** The unit groups on the table, a line each. */
function PlanUnitTable({ units, army, measures }: Props) {
  if (units.length === 0) return null;
  return (
    <table className="plan-table plan-units" aria-label={PLAN.army.units(army)}>
      <thead>
        <tr>
          <th scope="col" className="plan-number">
            {UNITS.number}
          </th>
          <th scope="col" className="plan-name">
            {UNITS.name}
          </th>
          <th scope="col" className="plan-led">
            {UNITS.ledBy}
          </th>
          <th scope="col" className="plan-form">
            {UNITS.form}
          </th>
          <th scope="col" className="plan-ranks">
            {UNITS.size}
          </th>
          <th scope="col" className="plan-bw">
            {UNITS.frontLeft}
          </th>
          {measures.map(({ millimetres }) => (
            <th key={millimetres} scope="col" className="plan-cm">
              {UNITS.centimetres(millimetres)}
            </th>
          ))}
          <th scope="col" className="plan-notes">
            {UNITS.notes}
          </th>
        </tr>
      </thead>
      <tbody>
        {units.map((unit) => (
          <UnitRow key={unit.number} unit={unit} measures={measures} />
        ))}
      </tbody>
    </table>
  );
}

const cm = ({ left, edge }: PlanSpot, millimetres: number): string =>
  `${centimetres(left, millimetres)} / ${centimetres(edge, millimetres)}`;

/** A unit group that does not face straight ahead has both its front corners. */
function UnitRow({ unit, measures }: Measured & { readonly unit: PlanUnit }) {
  const { number, name, form, files, ranks, bases, facing, command, frontLeft, frontRight, notes } = unit;
  const told = [...(frontRight ? [UNITS.facing(facing)] : []), ...notes].join(", ");
  const corners = [frontLeft, ...(frontRight ? [frontRight] : [])];
  return (
    <tr>
      <td className="plan-number">{number}</td>
      <th scope="row">
        <bdi>{name}</bdi>
      </th>
      <td data-label={UNITS.ledBy} className="plan-letter">
        {command ?? "–"}
      </td>
      <td data-label={UNITS.form}>
        <RulesWords text={namesAsWords(form)} />
      </td>
      <td data-label={UNITS.size} className="plan-cm">
        {files} × {ranks}
        {bases < files * ranks && <span className="plan-aside">{UNITS.bases(bases)}</span>}
      </td>
      <td data-label={UNITS.frontLeft} className="plan-bw">
        {corners.map((corner, at) => (
          <span key={spotWords(corner)}>
            {at === 1 && UNITS.right}
            {spotWords(corner)}
          </span>
        ))}
      </td>
      {measures.map(({ millimetres }) => (
        <td key={millimetres} data-label={UNITS.centimetres(millimetres)} className="plan-cm">
          {corners.map((corner) => (
            <span key={spotWords(corner)}>{cm(corner, millimetres)}</span>
          ))}
        </td>
      ))}
      <td data-label={UNITS.notes} data-none={told === "" || undefined} className="plan-notes">
        <RulesWords text={told === "" ? "–" : namesAsWords(sentenceCase(told))} />
      </td>
    </tr>
  );
}

const { army: ARMY, commanders: COMMANDERS, orders: ORDERS } = PLAN;

type Measured = { readonly measures: readonly PlanMeasure[] };

/** An army as deployed, its commanders, and its orders as far as the reader may see them. */
export function PlanArmyLists({ army, measures }: Measured & { readonly army: PlanArmy }) {
  const { name, role, camp, units, waiting, stragglers, commanders, orders } = army;
  return (
    <section aria-label={name} className="plan-army">
      <h2>
        {name} <span className="plan-role">{ARMY.role(role)}</span>
      </h2>
      <p className="plan-count">
        <RulesWords text={say`${sentenceCase(armyCount(army))}.`} />
        {camp && (
          <>
            {" "}
            <RulesWords text={namesAsWords(camp.words)} />
            {ARMY.campAt}
            <PlanPlaceSaid widths={measures} spot={camp.centre} />
          </>
        )}
      </p>
      <PlanUnitTable units={units} army={name} measures={measures} />
      <Waiting title={ARMY.waiting} units={waiting} />
      <Commanders commanders={commanders} army={name} measures={measures} />
      <Orders orders={orders} army={name} measures={measures} />
      {stragglers.length > 0 && (
        <p className="plan-off">
          <b>{ARMY.heading(ARMY.stragglers)}</b>
          {both(stragglers.map((one) => ARMY.straggler(one.name, one.number)))}.
        </p>
      )}
    </section>
  );
}

const named = ({ number, name, bases }: PlanAway): string => ARMY.away(name, number, bases);

function Waiting({ title, units }: { readonly title: string; readonly units: readonly PlanAway[] }) {
  if (units.length === 0) return null;
  return (
    <p className="plan-off">
      <b>{ARMY.heading(title)}</b>
      {units.map(named).join("; ")}.
    </p>
  );
}

type CommandersProps = Measured & { readonly commanders: readonly PlanCommander[]; readonly army: string };

function Commanders({ commanders, army, measures }: CommandersProps) {
  if (commanders.length === 0) return null;
  return (
    <table className="plan-table plan-commanders" aria-label={ARMY.commanders(army)}>
      <thead>
        <tr>
          <th scope="col" className="plan-number">
            <span className="sr-only">{COMMANDERS.letter}</span>
          </th>
          <th scope="col">{COMMANDERS.commander}</th>
          <th scope="col">{COMMANDERS.place}</th>
          <th scope="col">{COMMANDERS.leads}</th>
        </tr>
      </thead>
      <tbody>
        {commanders.map(({ letter, name, title, place, at, leads }) => (
          <tr key={letter}>
            <td className="plan-number plan-letter">{letter}</td>
            <th scope="row">
              <bdi>{name}</bdi>{" "}
              <small>
                <RulesWords text={namesAsWords(title, { tribal: "tribal-commander" })} />
              </small>
            </th>
            <td data-label={COMMANDERS.place}>{at ? <PlanPlace widths={measures} spot={at} /> : sentenceCase(place)}</td>
            <td data-label={COMMANDERS.leads}>{leads === null ? "–" : sentenceCase(leads)}</td>
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
    <table className="plan-table plan-orders" aria-label={ARMY.orders(army)}>
      <thead>
        <tr>
          <th scope="col">{ORDERS.order}</th>
          <th scope="col">{ORDERS.seen}</th>
          <th scope="col">{ORDERS.says}</th>
        </tr>
      </thead>
      <tbody>
        {orders.map(({ order, called, seen, at, says, units, secret }) => (
          <tr key={order}>
            <th scope="row">{called}</th>
            <td data-label={ORDERS.seenNarrow}>
              <RulesWords text={namesAsWords(sentenceCase(seen))} /> {at && <PlanPlaceSaid widths={measures} spot={at} />}
            </td>
            <td data-label={ORDERS.saysNarrow}>
              {secret && <b className="plan-kept">{ORDERS.secret}</b>}
              <RulesWords text={namesAsWords(sentenceCase(says ?? NOT_TOLD))} />
              {units.length > 0 && <small>{units.map(named).join("; ")}</small>}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
