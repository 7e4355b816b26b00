import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { HouseMark } from "@/app/_components/army-sheet/sheet-text";
import { BaseSizesGiven } from "@/app/_components/battlefield/sheet/scale-bar";
import { FormTrouble, SubmitButton } from "@/app/_components/form";
import { SelectField } from "@/app/_components/text-field";
import { ChartGround } from "@/app/battles/_components/chart/chart-ground";
import { running } from "@/lib/server/running";
import { LossBoxes } from "../_components/army-sheet/loss-boxes";
import { PasswordField } from "../_components/password-field";
import { QrCode } from "../_components/qr-code";
import { SourceMark } from "../_components/source-mark";
import { TextField } from "../_components/text-field";
import { SharedNames } from "../armies/_components/sharing/share-form";
import { CardParts } from "./_components/card-parts";
import { ChartExamples } from "./_components/chart-examples";
import { FieldParts } from "./_components/field-parts";
import { HandOnParts, LikingsParts, OpenLeaf } from "./_components/live-parts";
import { OwnValueParts } from "./_components/own-value-parts";

export const metadata: Metadata = { title: "Style" };

const COLOURS = [
  "bg-paper",
  "bg-leaf",
  "bg-wash",
  "bg-ink",
  "bg-soft",
  "bg-rule",
  "bg-edge",
  "bg-madder",
  "bg-verdigris",
  "bg-ochre",
  "bg-indigo",
] as const;

/** Every component of the site, for its developers. Only in development. */
export default function StylePage() {
  if (process.env.NODE_ENV === "production") notFound();
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
        <button type="button" className="button" data-filled>
          The one thing to do
        </button>
        <button type="button" className="button">
          A button
        </button>
        <button type="button" className="button" data-small>
          A small one
        </button>
        <button type="button" className="button" disabled>
          Not now
        </button>
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
      <table className="ledger max-w-md">
        <thead>
          <tr>
            <th scope="col">A ledger</th>
            <th scope="col" className="figure">
              Figure
            </th>
          </tr>
        </thead>
        <tbody>
          <tr>
            <td>A row</td>
            <td className="figure">1234</td>
          </tr>
        </tbody>
      </table>
      <div className="grid justify-items-start gap-3">
        <LossBoxes boxes={["open", "open", "half", "crossed"]} words="breaks after" />
        <LossBoxes boxes={Array.from({ length: 9 }, () => "open")} words="nine bases" />
        <p>
          A figure of our own
          <HouseMark />
        </p>
      </div>
      <OwnValueParts />
      <FormParts />
      <SharingParts />
      <CardParts tables={running().knowledge.catalog.battle.tables} />
      <LikingsParts />
      <BaseSizesGiven sizes={running().knowledge.catalog.basing.baseSizes}>
        <FieldParts tables={running().knowledge.catalog.battle.tables} />
      </BaseSizesGiven>
      <ChartExamples tables={mapTables()} ground={<ChartGround tables={mapTables()} />} />
    </div>
  );
}

function mapTables() {
  const { squares, densities, flanks, territories } = running().knowledge.catalog.battle.tables;
  return { squares, densities, flanks, territories };
}

const NAMES = { army: "An army", commanders: ["One commander", "Another"], units: [{ number: 3, name: "A unit group" }] };

function SharingParts() {
  return (
    <div className="grid max-w-md justify-items-start gap-4">
      <OpenLeaf />
      <HandOnParts />
      <SharedNames names={NAMES} nameless={false} />
      <SharedNames names={NAMES} nameless />
      <div className="flex gap-4">
        <QrCode link="https://condotta.example/a/link" className="w-40" />
        <QrCode link="https://condotta.example/a/link" className="w-40" onWhite />
      </div>
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
      </div>
    </div>
  );
}
