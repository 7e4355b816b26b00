import { useState } from "react";
import type { FieldLayout } from "../battlefield/field-layout";
import { actOn } from "./act-on";
import type { Hand, Held } from "./create-hand";
import { type KeyDeed, seenFrom } from "./key-deed";
import { SetByNumbers } from "./set-by-numbers";
import type { Task } from "./task";
import { useOfHeld } from "./use-held";
import "./handling.css";

type Props = { readonly hand: Hand; readonly layout: FieldLayout };
type Step = { readonly length: number; readonly turn: number };
type Button = { readonly sign: string; readonly name: string; readonly deed: KeyDeed };

const STEPS: readonly [Step, Step, Step] = [
  { length: 0.5, turn: 15 },
  { length: 0.1, turn: 1 },
  { length: 1, turn: 15 },
];

const WAYS = [
  { sign: "←", name: "Left", x: -1, y: 0 },
  { sign: "→", name: "Right", x: 1, y: 0 },
  { sign: "↑", name: "Away from you", x: 0, y: 1 },
  { sign: "↓", name: "Towards you", x: 0, y: -1 },
] as const;

const taskOf = (held: Held | null): Task | null => held?.task ?? null;
const isLegal = (held: Held | null): boolean => held?.judgement.reasons.length === 0;

function wayButtons({ moves }: Task, { edge }: FieldLayout, { length }: Step): readonly Button[] {
  if (moves === "none") return [];
  const ways = moves === "along" ? WAYS.filter(({ y }) => y === 0) : WAYS;
  return ways.map(({ sign, name, ...way }) => ({ sign, name: `${name} by ${length} BW`, deed: { change: seenFrom(edge, way, length) } }));
}

function turnButtons({ turns }: Task, { turn }: Step): readonly Button[] {
  if (!turns) return [];
  const by = turn === 1 ? "1 degree" : `${turn} degrees`;
  return [
    { sign: "↺", name: `Turn left by ${by}`, deed: { change: { angle: turn } } },
    { sign: "↻", name: `Turn right by ${by}`, deed: { change: { angle: -turn } } },
  ];
}

function sizeButtons({ sides }: Task, { length }: Step): readonly Button[] {
  if (!sides) return [];
  return [
    { sign: "↔+", name: `Wider by ${length} BW`, deed: { change: { w: length } } },
    { sign: "↔−", name: `Narrower by ${length} BW`, deed: { change: { w: -length } } },
    { sign: "↕+", name: `Deeper by ${length} BW`, deed: { change: { h: length } } },
    { sign: "↕−", name: `Shallower by ${length} BW`, deed: { change: { h: -length } } },
  ];
}

/** What is in the hand, moved by buttons: as the keys do, for fingers too large for the map. */
export function HandlingPad({ hand, layout }: Props) {
  const task = useOfHeld(hand, taskOf);
  const isHere = useOfHeld(hand, isLegal);
  const [at, setAt] = useState(0);
  if (!task) return null;
  const step = STEPS[at] ?? STEPS[0];
  const act = (deed: KeyDeed) => actOn(hand, deed, layout.table, undefined);
  const moving = [...wayButtons(task, layout, step), ...turnButtons(task, step)];
  const drawn = ({ sign, name, deed }: Button) => (
    <button key={sign} type="button" aria-label={name} title={name} onClick={() => act(deed)}>
      {sign}
    </button>
  );
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields of a form
    <div role="group" aria-label={`Move ${task.name}`} className="handling-pad">
      <p className="handling-keys">
        {moving.map(drawn)}
        {moving.length > 0 && (
          <button type="button" aria-label={`Steps of ${step.length} BW: change`} onClick={() => setAt((at + 1) % STEPS.length)}>
            {step.length} BW
          </button>
        )}
        {sizeButtons(task, step).map(drawn)}
        <button type="button" aria-disabled={isHere} onClick={() => !isHere && act("nearest")}>
          Nearest place
        </button>
        <button type="button" onClick={() => act("start")}>
          Put back
        </button>
      </p>
      <SetByNumbers hand={hand} layout={layout} task={task} />
    </div>
  );
}
