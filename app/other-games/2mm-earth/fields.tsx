import type { ReactNode } from "react";
import { EARTH_MOST as MOST } from "@/lib/model/other-games/earth-terms";
import { EARTH } from "@/lib/words/other-games/earth";
import { COMMON } from "@/lib/words/site";
import { Amount, OrderButton, Pick, Typed, YesNo } from "../_components/ask-fields";
import type { Values } from "../_components/asked-values";
import { choicesOf, numbersFrom, Pairs, Part } from "../_components/question";

const { fields: FIELDS } = EARTH;
type Side = "own" | "other";
type Counted = { readonly count: number };

const Ticks = ({ children }: { readonly children: ReactNode }) => <div className="grid gap-1">{children}</div>;

/** What a question asks of a formation besides its bases. */
export type Asks = {
  readonly arming: "melee" | "ranged" | null;
  readonly resilience: "melee" | "ranged" | null;
  readonly initiative?: boolean;
  readonly leadership?: boolean;
  readonly state?: boolean;
  readonly ticks: readonly ("mounted" | "missile" | "skirmisher")[];
};

export function FormationFields({ side, filled, asks }: { readonly side: Side; readonly filled: Values; readonly asks: Asks }) {
  const { arming, resilience, initiative = false, leadership = false, state = false, ticks } = asks;
  const front = Number(filled[`${side}.front`] ?? 1);
  return (
    <Part name={EARTH.side[side]} side={side}>
      <Pairs>
        <Amount name={`${side}.front`} label={FIELDS.front} min={1} max={MOST.front} />
        <Amount name={`${side}.bases`} label={FIELDS.bases} min={front} max={MOST.bases} />
        {resilience && (
          <>
            <Amount name={`${side}.injured`} label={FIELDS.injured} min={0} max={front} />
            <Amount name={`${side}.lost`} label={FIELDS.lost} min={0} max={MOST.bases} />
          </>
        )}
        {arming && <Amount name={`${side}.${arming}`} label={FIELDS[arming]} min={0} max={MOST.arming} />}
        {resilience && (
          <Amount name={`${side}.resilience.${resilience}`} label={FIELDS[`resilience.${resilience}`]} min={1} max={MOST.resilience} />
        )}
        {initiative && <Pick name={`${side}.initiative`} label={FIELDS.initiative(null)} options={numbersFrom(1, MOST.initiative)} />}
        {leadership && <Pick name={`${side}.leadership`} label={FIELDS.leadership} options={numbersFrom(0, MOST.leadership)} />}
        {resilience && <Pick name={`${side}.type`} label={FIELDS.type} options={choicesOf(EARTH.types)} />}
        <Pick name={`${side}.terrain`} label={FIELDS.terrain} options={choicesOf(EARTH.terrains)} />
        {state && <Pick name={`${side}.state`} label={FIELDS.state} options={choicesOf(EARTH.states)} />}
      </Pairs>
      {ticks.length > 0 && (
        <Ticks>
          {ticks.map((name) => (
            <YesNo key={name} name={`${side}.${name}`} label={FIELDS[name]} />
          ))}
        </Ticks>
      )}
    </Part>
  );
}

type ShotName = "shot" | "ownShot" | "otherShot";
const SHOT_TITLES: Readonly<Record<ShotName, string>> = { shot: EARTH.shot, ownShot: EARTH.side.ownShot, otherShot: EARTH.side.otherShot };
/** Said in an address by a name that no question has: a shot that is left out is not fired. */
export const holdsFire = (side: Side): string => `${side}HoldsFire`;

export function ShotFields({ name, side }: { readonly name: ShotName; readonly side?: Side }) {
  return (
    <Part name={SHOT_TITLES[name]} side={side}>
      <Pairs>
        <Pick name={`${name}.mode`} label={FIELDS.mode} options={choicesOf(EARTH.modes)} />
        <Amount name={`${name}.distance`} label={FIELDS.distance} min={0} max={MOST.shot} />
        <Amount name={`${name}.range`} label={FIELDS.range} min={1} max={MOST.shot} />
      </Pairs>
      <Ticks>
        <YesNo name={`${name}.moving`} label={FIELDS.moving} />
        <YesNo name={`${name}.noMoveAndFire`} label={FIELDS.noMoveAndFire} />
        {side && <YesNo name={holdsFire(side)} label={EARTH.holdsFire} />}
      </Ticks>
    </Part>
  );
}

export function MeetingFields() {
  return (
    <Part name={EARTH.meeting}>
      <Pairs>
        <Pick name="mode" label={EARTH.fightMode} options={choicesOf(EARTH.fightModes)} />
        <Pick name="bounds" label={FIELDS.bounds} options={numbersFrom(1, MOST.bounds)} />
      </Pairs>
    </Part>
  );
}

/** What a test is made with. */
function Tested({ states, children }: { readonly states: readonly string[]; readonly children?: ReactNode }) {
  return (
    <Part name={EARTH.formation} side="own">
      <Pairs>
        {(["melee", "ranged"] as const).map((kind) => (
          <Amount key={kind} name={`resilience.${kind}`} label={FIELDS[`resilience.${kind}`]} min={1} max={MOST.resilience} />
        ))}
        <Pick name="situation" label={FIELDS.situation} options={choicesOf(EARTH.situations)} />
        <Pick name="state" label={FIELDS.state} options={choicesOf(EARTH.states, states)} />
        <Pick name="leadership" label={FIELDS.leadership} options={numbersFrom(0, MOST.leadership)} />
        {children}
      </Pairs>
    </Part>
  );
}

export const PanicFields = () => (
  <Tested states={["steady", "retreating", "routing"]}>
    <Pick name="minus" label={FIELDS.minus} options={numbersFrom(0, 1, (value) => EARTH.signed(-value))} />
  </Tested>
);

const HAPPENED = ["frontKilled", "characterKilled", "flank", "rear", "separated"] as const;

export function CausesFields({ filled }: { readonly filled: Values }) {
  return (
    <>
      <Tested states={["steady", "retreating"]}>
        <Pick name="temper" label={FIELDS.temper} options={choicesOf(EARTH.tempers, ["normal", "reluctant", "rash"])} />
      </Tested>
      <Part name={EARTH.happened} side="other">
        <Pairs>
          <Amount name="atStart" label={FIELDS.atStart} min={1} max={MOST.bases} />
          <Amount name="killed" label={FIELDS.killed} min={0} max={Number(filled.atStart ?? MOST.bases)} />
          <Amount name="killedBefore" label={FIELDS.killedBefore} min={0} max={MOST.bases} />
        </Pairs>
        <Ticks>
          {HAPPENED.map((name) => (
            <YesNo key={name} name={name} label={FIELDS[name]} />
          ))}
        </Ticks>
      </Part>
      <Part name={EARTH.seen}>
        <Pairs>
          <Amount name="friendRouts" label={FIELDS.friendRouts} min={0} max={MOST.metres} />
          {(["friends", "retreating", "routing"] as const).map((name) => (
            <Amount key={name} name={`seen.${name}`} label={FIELDS[name]} min={0} max={MOST.friends} />
          ))}
        </Pairs>
      </Part>
    </>
  );
}

export function OrderFields({ filled }: { readonly filled: Values }) {
  return (
    <Part name={EARTH.formation} side="own">
      <Pairs>
        <Pick name="temper" label={FIELDS.temper} options={choicesOf(EARTH.tempers)} />
        <Pick name="order" label={FIELDS.order} options={choicesOf(EARTH.orders)} />
      </Pairs>
      {filled.temper === "random" && <YesNo name="shaken" label={FIELDS.shaken} />}
    </Part>
  );
}

export function MessengerFields({ count }: Counted) {
  return (
    <Part name={FIELDS.legs} side="own">
      <Pick name="age" label={FIELDS.age} options={choicesOf(EARTH.ages)} />
      {Array.from({ length: count }, (_, at) => `legs.${at}`).map((leg, at) => (
        <div key={leg} className="grid gap-1">
          <Amount name={`${leg}.metres`} label={FIELDS.metres(at)} min={0} max={MOST.metres} />
          <YesNo name={`${leg}.slow`} label={FIELDS.slow(at)} />
          {count > 1 && (
            <p>
              <OrderButton order={`drop.${leg}`} label={EARTH.removeLeg(at)}>
                {COMMON.remove}
              </OrderButton>
            </p>
          )}
        </div>
      ))}
      {count < MOST.legs && (
        <p>
          <OrderButton order="add.legs" first="metres=100">
            {EARTH.addLeg}
          </OrderButton>
        </p>
      )}
    </Part>
  );
}

export function MoveFields() {
  return (
    <Part name={FIELDS.legs} side="own">
      <Pairs>
        <Pick name="type" label={FIELDS.type} options={choicesOf(EARTH.types)} />
        <Pick name="ground" label={FIELDS.ground} options={choicesOf(EARTH.grounds)} />
        <Amount name="metres" label={FIELDS.metres(null)} min={0} max={MOST.metres} />
      </Pairs>
      <YesNo name="half" label={FIELDS.half} />
    </Part>
  );
}

const LONGEST = 100;

export function PlayFields({ count }: Counted) {
  return (
    <Part name={FIELDS.units} side="own">
      {Array.from({ length: count }, (_, at) => `units.${at}`).map((unit, at) => (
        <div key={unit} className="grid grid-cols-2 items-end gap-x-3 gap-y-1">
          <Typed name={`${unit}.name`} label={FIELDS.name(at)} most={LONGEST} />
          <div className="flex flex-wrap items-end gap-2">
            <Pick name={`${unit}.initiative`} label={FIELDS.initiative(at)} options={numbersFrom(1, MOST.initiative)} />
            {count > 1 && (
              <OrderButton order={`drop.${unit}`} label={EARTH.removeUnit(at)}>
                {COMMON.remove}
              </OrderButton>
            )}
          </div>
        </div>
      ))}
      {count < MOST.units && (
        <p>
          <OrderButton order="add.units" first={new URLSearchParams({ name: EARTH.unit(count), initiative: "3" }).toString()}>
            {EARTH.addUnit}
          </OrderButton>
        </p>
      )}
    </Part>
  );
}
