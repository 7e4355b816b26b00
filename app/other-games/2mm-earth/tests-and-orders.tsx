import type {
  EarthCausesAnswer,
  EarthMessengerAnswer,
  EarthMoveAnswer,
  EarthOrderAnswer,
  EarthOrderOfPlayAnswer,
  EarthPanicAnswer,
} from "@/lib/model/other-games/earth";
import type { EarthTables } from "@/lib/model/other-games/earth-tables";
import { EARTH_DEEDS, EARTH_ORDERS } from "@/lib/model/other-games/earth-terms";
import { oneOrder } from "@/lib/rules/other-games/earth/command";
import { type Panicked, panicOf } from "@/lib/rules/other-games/earth/panic";
import { OTHER_GAMES, shareWords } from "@/lib/words/other-games/common";
import { EARTH } from "@/lib/words/other-games/earth";
import { Figures, PlainTable, SplitBar } from "../_components/figures";
import { OurReadings } from "../_components/our-readings";

const READ = EARTH.page.readings;
type WithTables<Answer> = { readonly answer: Answer; readonly tables: EarthTables };

/** Holds, retreats or routs. */
function Ends({ fine, retreat, rout, resilience }: Panicked & { readonly resilience?: number }) {
  return (
    <>
      <Figures
        all={[
          { name: EARTH.panic.fine, value: shareWords(fine), tone: "own" },
          { name: EARTH.panic.retreat, value: shareWords(retreat), tone: "plain" },
          { name: EARTH.panic.rout, value: shareWords(rout), tone: "other" },
          ...(resilience === undefined ? [] : [{ name: EARTH.resilience, value: String(resilience) }]),
        ]}
      />
      <SplitBar
        parts={[
          { tone: "own", p: fine },
          { tone: "worn", p: retreat },
          { tone: "other", p: rout },
        ]}
      />
    </>
  );
}

const RESILIENCES = [1, 2, 3, 4, 5, 6, 7];

export function PanicAnswer({ answer, tables }: WithTables<EarthPanicAnswer>) {
  const { asked } = answer;
  const rows = RESILIENCES.map((r) => panicOf({ ...asked, resilience: { melee: r, ranged: r } }, tables));
  return (
    <>
      <div>
        <Ends {...answer} />
        <OurReadings of={[READ.lower, asked.state === "routing" && READ.routing, READ.mixed]} />
      </div>
      <PlainTable
        id="resiliences"
        title={EARTH.panicTitle}
        caption={EARTH.panicCaption}
        heads={[EARTH.resilience, EARTH.panic.fine, EARTH.panic.retreat, EARTH.panic.rout]}
        current={rows.findIndex(({ resilience }) => resilience === answer.resilience)}
        rows={rows.map(({ fine, retreat, rout }, at) => [RESILIENCES[at], shareWords(fine), shareWords(retreat), shareWords(rout)])}
      />
    </>
  );
}

export function CausesAnswer({ answer }: { readonly answer: EarthCausesAnswer }) {
  const { asked, causes } = answer;
  return (
    <>
      <div>
        <Ends {...answer} />
        <OurReadings
          of={[
            causes.length > 1 && READ.worst,
            asked.killed > 0 && READ.once,
            asked.friendRouts !== null && asked.temper !== "normal" && READ.friends,
            causes.some(({ effect }) => effect === "test") && READ.lower,
          ]}
        />
      </div>
      {causes.length === 0 ? (
        <p>{EARTH.noCause}</p>
      ) : (
        <PlainTable
          id="causes"
          title={EARTH.causesTitle}
          caption={EARTH.causesCaption}
          heads={[EARTH.cause, EARTH.effect, EARTH.minus]}
          rows={causes.map(({ code, effect, minus }) => [
            EARTH.causes[code],
            EARTH.effects[effect],
            minus > 0 ? EARTH.signed(-minus) : OTHER_GAMES.none,
          ])}
        />
      )}
    </>
  );
}

export function OrderAnswer({ answer, tables }: WithTables<EarthOrderAnswer>) {
  const { asked } = answer;
  return (
    <>
      <div>
        <Figures
          all={EARTH_DEEDS.filter((deed) => answer[deed] > 0).map((deed) => ({
            ...{ name: EARTH.deeds[deed], value: shareWords(answer[deed]), tone: deed === "routs" ? "other" : "own" },
          }))}
        />
        <OurReadings of={[asked.temper === "rash" && READ.rash, asked.temper === "random" && READ.random]} />
      </div>
      <PlainTable
        id="chart"
        title={EARTH.chartTitle}
        caption={EARTH.chartCaption}
        heads={[EARTH.fields.order, ...EARTH_DEEDS.map((deed) => EARTH.deeds[deed])]}
        current={EARTH_ORDERS.indexOf(asked.order)}
        rows={EARTH_ORDERS.map((order) => {
          const told = oneOrder({ ...asked, order }, tables);
          return [EARTH.orders[order], ...EARTH_DEEDS.map((deed) => (told[deed] > 0 ? shareWords(told[deed]) : OTHER_GAMES.none))];
        })}
      />
    </>
  );
}

export const MessengerAnswer = ({ answer: { bounds, distance } }: { readonly answer: EarthMessengerAnswer }) => (
  <Figures
    all={[
      { name: EARTH.boundsToArrive, value: String(bounds), tone: "own" },
      { name: EARTH.metres, value: String(distance) },
    ]}
  />
);

export function MoveAnswer({ answer: { speed, bounds } }: { readonly answer: EarthMoveAnswer }) {
  if (speed === null || bounds === null)
    return (
      <p className="finding" data-severity="warning">
        {EARTH.cannotTravel}
      </p>
    );
  return (
    <div>
      <Figures
        all={[
          { name: EARTH.boundsToArrive, value: String(bounds), tone: "own" },
          { name: EARTH.speed, value: String(speed) },
        ]}
      />
      <OurReadings of={[READ.least]} />
    </div>
  );
}

/** A bound phase by phase, to tick. */
export function PlayAnswer({ answer: { phases } }: { readonly answer: EarthOrderOfPlayAnswer }) {
  return (
    <>
      <OurReadings of={[READ.heavy]} />
      <div className="grid gap-x-6 gap-y-4 sm:grid-cols-2">
        {phases.map(({ phase, groups }) => (
          <section key={phase} aria-label={EARTH.phases[phase]}>
            <h2>{EARTH.phases[phase]}</h2>
            <ol className="mt-1 list-decimal pl-6">
              {groups.map((names) => (
                <li key={names.join()}>
                  <label className="flex min-h-6 items-baseline gap-2">
                    <input type="checkbox" className="size-4 shrink-0 translate-y-0.5" />
                    {names.join(", ")}
                  </label>
                </li>
              ))}
            </ol>
          </section>
        ))}
      </div>
    </>
  );
}
