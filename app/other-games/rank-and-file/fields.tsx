import type { ReactNode } from "react";
import { RANK_AND_FILE_MOST as MOST } from "@/lib/model/other-games/rank-and-file";
import { RANK_AND_FILE } from "@/lib/words/other-games/rank-and-file";
import { COMMON } from "@/lib/words/site";
import { Amount, OrderButton, Pick, YesNo } from "../_components/ask-fields";
import { choicesOf, Pairs, Part } from "../_components/question";

type Named = Readonly<Record<string, string>>;

const Wide = ({ children }: { readonly children: ReactNode }) => <div className="col-span-2">{children}</div>;

const Grade = () => <Pick name="grade" label={RANK_AND_FILE.fields.grade} options={choicesOf(RANK_AND_FILE.grades)} />;
const State = ({ only }: { readonly only: readonly string[] }) => (
  <Pick name="status" label={RANK_AND_FILE.fields.status} options={choicesOf(RANK_AND_FILE.statuses, only)} />
);

/** What helps a test. `more`: fields of the question's own. */
function Help({ children }: { readonly children: ReactNode }) {
  return (
    <Part name={RANK_AND_FILE.help}>
      <Pairs>
        <Amount name="commander" label={RANK_AND_FILE.fields.commander} min={0} max={MOST.bonus} />
        <Amount name="buildings" label={RANK_AND_FILE.fields.buildings} min={0} max={MOST.bonus} />
        {children}
      </Pairs>
    </Part>
  );
}

const Other = () => <Amount name="other" label={RANK_AND_FILE.fields.other} min={-MOST.other} max={MOST.other} />;
const Rerolls = () => <Amount name="rerolls" label={RANK_AND_FILE.fields.rerolls} min={0} max={MOST.rerolls} />;

function Stands({ start }: { readonly start: number }) {
  return (
    <>
      <Amount name="start" label={RANK_AND_FILE.fields.start} min={1} max={MOST.stands} />
      <Amount name="now" label={RANK_AND_FILE.fields.now} min={1} max={start} />
    </>
  );
}

type Filled = { readonly filled: Named };
const STEADY = ["good", "unsteady"];

export function TestFields({ filled }: Filled) {
  const isMorale = filled.kind === "morale";
  return (
    <>
      <Part name={RANK_AND_FILE.unit} side="own">
        <Pairs>
          <Pick name="kind" label={RANK_AND_FILE.fields.kind} options={choicesOf(RANK_AND_FILE.kinds)} />
          <Grade />
          {filled.single !== "1" && <Stands start={Number(filled.start)} />}
          <State only={isMorale ? STEADY : ["unsteady", "routing"]} />
          <Wide>
            <YesNo name="single" label={RANK_AND_FILE.fields.single} />
          </Wide>
          <Wide>
            <YesNo name="halfStays" label={RANK_AND_FILE.fields.halfStays} />
          </Wide>
        </Pairs>
      </Part>
      <Help>
        {isMorale && <Other />}
        <Wide>
          <YesNo name="reroll" label={RANK_AND_FILE.fields.reroll} />
        </Wide>
      </Help>
    </>
  );
}

export function TurnsFields({ filled, count }: Filled & { readonly count: number }) {
  return (
    <>
      <Part name={RANK_AND_FILE.unit} side="own">
        <Pairs>
          <Grade />
          <State only={["good", "unsteady", "routing"]} />
          <Stands start={Number(filled.start)} />
          <Amount name="turns" label={RANK_AND_FILE.fields.turns} min={1} max={MOST.turns} />
          <Amount name="routMove" label={RANK_AND_FILE.fields.routMove} min={1} max={MOST.routMove} />
          <Wide>
            <Amount name="edge" label={RANK_AND_FILE.fields.edge} min={1} max={MOST.edge} />
          </Wide>
          <Wide>
            <YesNo name="halfStays" label={RANK_AND_FILE.fields.halfStays} />
          </Wide>
        </Pairs>
      </Part>
      <Help>
        <Rerolls />
      </Help>
      <Part name={RANK_AND_FILE.fields.events}>
        <Pairs>
          {Array.from({ length: count }, (_, at) => `events.${at}`).map((event, at) => (
            <div key={event} className="col-span-2 grid grid-cols-2 items-end gap-x-3 gap-y-1">
              <Amount name={`${event}.turn`} label={RANK_AND_FILE.fields.turn(at)} min={1} max={MOST.turns} />
              <Amount name={`${event}.lost`} label={RANK_AND_FILE.fields.lost(at)} min={0} max={MOST.lost} />
              <YesNo name={`${event}.morale`} label={RANK_AND_FILE.fields.morale(at)} />
              <YesNo name={`${event}.noRally`} label={RANK_AND_FILE.fields.noRally(at)} />
              <OrderButton order={`drop.${event}`} label={RANK_AND_FILE.removeEvent(at)}>
                {COMMON.remove}
              </OrderButton>
            </div>
          ))}
          {count < MOST.turns && (
            <Wide>
              <OrderButton order="add.events" first={`turn=${Math.min(MOST.turns, count + 1)}&lost=1&morale=1`}>
                {RANK_AND_FILE.addEvent}
              </OrderButton>
            </Wide>
          )}
        </Pairs>
      </Part>
    </>
  );
}

export function ArtilleryFields({ filled, count }: Filled & { readonly count: number }) {
  return (
    <>
      <Part name={RANK_AND_FILE.battery} side="own">
        <Pairs>
          <Grade />
          <State only={STEADY} />
          <Amount name="points" label={RANK_AND_FILE.fields.points} min={1} max={MOST.points} />
          <Amount name="taken" label={RANK_AND_FILE.fields.taken} min={0} max={Number(filled.points) - 1} />
          {(["horse", "limbered", "stay", "lostMelee", "crewRally"] as const).map((name) => (
            <Wide key={name}>
              <YesNo name={name} label={RANK_AND_FILE.fields[name]} />
            </Wide>
          ))}
        </Pairs>
      </Part>
      <Part name={RANK_AND_FILE.fields.hits(null)} side="other">
        <Pairs>
          {Array.from({ length: count }, (_, at) => `hits.${at}`).map((turn, at) => (
            <div key={turn} className="flex flex-wrap items-end gap-1">
              <Amount name={turn} label={RANK_AND_FILE.fields.hits(at)} min={0} max={MOST.points} />
              {count > 1 && (
                <OrderButton order={`drop.${turn}`} label={RANK_AND_FILE.removeTurn(at)}>
                  {COMMON.remove}
                </OrderButton>
              )}
            </div>
          ))}
          {count < MOST.turns && (
            <Wide>
              <OrderButton order="add.hits">{RANK_AND_FILE.addTurn}</OrderButton>
            </Wide>
          )}
        </Pairs>
      </Part>
      <Help>
        <Rerolls />
      </Help>
    </>
  );
}

export function ElephantFields() {
  return (
    <>
      <Part name={RANK_AND_FILE.elephant} side="own">
        <Pairs>
          <Grade />
          <State only={STEADY} />
          <Wide>
            <Amount name="reach" label={RANK_AND_FILE.fields.reach} min={1} max={MOST.reach} />
          </Wide>
        </Pairs>
      </Part>
      <Help>
        <Other />
        <Wide>
          <YesNo name="reroll" label={RANK_AND_FILE.fields.reroll} />
        </Wide>
      </Help>
    </>
  );
}
