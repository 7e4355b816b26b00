import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { HouseMark, LossBoxes } from "@/app/_components/army-sheet/sheet-cells";
import { BaseSizesGiven } from "@/app/_components/battlefield/base-sizes";
import { FormTrouble, SubmitButton } from "@/app/_components/form";
import { OwnValue } from "@/app/_components/own-values/own-value";
import { WritingHere } from "@/app/_components/own-values/writing-here";
import { PasswordField } from "@/app/_components/password-field";
import { QrCode } from "@/app/_components/qr-code";
import { SourceMark } from "@/app/_components/source-mark";
import { SelectField, TextField } from "@/app/_components/text-field";
import { SharedNames } from "@/app/armies/_components/sharing/share-form";
import { running } from "@/lib/server/running";
import { BattleParts } from "./_components/battle-parts";
import { OpenDialog } from "./_components/live-parts";

export const metadata: Metadata = { title: "Style" };

const COLOURS = "bg-paper bg-leaf bg-wash bg-ink bg-soft bg-rule bg-edge bg-madder bg-verdigris bg-ochre bg-indigo".split(" ");
const BUTTONS = [{}, { "data-filled": true }, { "data-small": true }, { disabled: true }];

/** Every component of the site, for its developers. Only in development. */
export default function StylePage() {
  if (process.env.NODE_ENV === "production") notFound();
  const { battle, basing } = running().knowledge.catalog;
  return (
    <div className="grid gap-8 px-4 py-6 md:px-7">
      <h1>Style</h1>
      <ul className="flex flex-wrap gap-3">
        {COLOURS.map((colour) => (
          <li key={colour} className="text-[0.85rem]">
            <span className={`block h-12 w-24 border border-rule ${colour}`} />
            {colour.slice(3)}
          </li>
        ))}
      </ul>
      <div>
        <p className="eyebrow">Eyebrow</p>
        <h1>Heading one</h1>
        <h2>Heading two</h2>
        <h3>Heading three</h3>
        <div>
          Text, <span className="text-soft">softer text</span>, <a href="/style">this page again</a>, 0123456789,{" "}
          <SourceMark from="house" why="Why a value is ours." />.
        </div>
      </div>
      <p className="flex flex-wrap items-center gap-3">
        {BUTTONS.map((kind) => (
          <button key={Object.keys(kind).join()} type="button" className="button" {...kind}>
            A button
          </button>
        ))}
        <span className="stepper">
          <button type="button">−</button>
          <output>6</output>
          <button type="button">+</button>
        </span>
        <input aria-label="A field" className="field" defaultValue="A field" />
      </p>
      <div className="grid gap-3">
        <p className="finding">What is wrong, and what would be right.</p>
        <p className="finding" data-severity="warning">
          What one would want to know.
        </p>
      </div>
      <WritingHere drawn={null}>
        <table className="ledger max-w-md">
          <tbody>
            <tr>
              <th scope="row">A ledger</th>
              <td className="figure">1234</td>
              <td>
                <OwnValue cellKey="style.move" label="Your own, move" value="2½ BW" printed="3 BW" />
              </td>
            </tr>
          </tbody>
        </table>
      </WritingHere>
      <div className="grid justify-items-start gap-3">
        <LossBoxes boxes={["open", "open", "half", "crossed"]} words="breaks after" />
        <p>
          A figure of our own
          <HouseMark />
        </p>
      </div>
      <FormParts />
      <BaseSizesGiven sizes={basing.baseSizes}>
        <BattleParts tables={battle.tables} />
      </BaseSizesGiven>
    </div>
  );
}

function FormParts() {
  return (
    <div className="grid max-w-md gap-4">
      <TextField label="A line to type" hint="What helps." defaultValue="Typed" />
      <TextField label="One that is wrong" error="What would be right." defaultValue="Typed" />
      <SelectField label="One of several">
        <option>This</option>
        <option>That</option>
      </SelectField>
      <PasswordField label="A password" autoComplete="current-password" />
      <FormTrouble trouble="What is wrong with the form as a whole." />
      <div className="flex gap-3">
        <SubmitButton label="Save" working="Saving…" busy={false} />
        <SubmitButton label="Save" working="Saving…" busy />
        <OpenDialog />
      </div>
      <SharedNames
        names={{ army: "An army", commanders: ["One commander"], units: [{ number: 3, name: "A unit group" }] }}
        nameless={false}
      />
      <QrCode link="https://condotta.example/a/link" className="w-40" />
    </div>
  );
}
