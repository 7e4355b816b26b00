"use client";

import { useState } from "react";
import { SelectField } from "@/app/_components/select-field";
import { TextField } from "@/app/_components/text-field";
import { squareName } from "@/lib/words/battle/square-name";
import { sentenceCase } from "@/lib/words/phrasing";
import type { AskedTables } from "./asked-tables";
import type { FieldAsked } from "./field-address";

type Props = {
  readonly tables: AskedTables;
  /** What is already asked for; of a seed that the form does not ask for, the same field is laid. */
  readonly asked: Omit<FieldAsked, "seed" | "moves"> & { readonly seed: string | null };
  readonly send: string;
  readonly asksSeed?: boolean;
  /** What was rolled where nothing was asked. */
  readonly rolled?: { readonly territory: string; readonly square: string; readonly table: string };
};

const LONGEST_SEED = 200;

const rolledWords = (what: string | undefined): string => (what === undefined ? "rolled" : `rolled: ${what}`);

/** Where a battlefield is to be, which is rolled where it is left open, and how large. Sent without scripts as well: the server says what does not fit. */
export function AskForm({ tables, asked, send, asksSeed = false, rolled }: Props) {
  const [territory, chooseTerritory] = useState(asked.territory ?? "");
  const [square, chooseSquare] = useState(asked.square ?? "");
  const { territories, squares, tableSizes } = tables;
  const isOf = (id: string) => territory === "" || squares.some((row) => row.id === id && row.territories.some((one) => one === territory));
  const size = tableSizes.find(({ width, depth }) => String(width) === asked.width && String(depth) === asked.depth) ?? tableSizes[0];
  return (
    <form action="/battlefields" className="grid gap-4">
      <input type="hidden" name="roll" value="1" />
      <div className="grid gap-4 sm:grid-cols-[repeat(auto-fit,minmax(12rem,1fr))]">
        <SelectField
          label="Territory"
          name="territory"
          value={territory}
          onChange={({ currentTarget: { value } }) => {
            chooseTerritory(value);
            if (value !== "" && !squares.some((row) => row.id === square && row.territories.some((one) => one === value))) chooseSquare("");
          }}
        >
          <option value="">{rolledWords(rolled?.territory)}</option>
          {territories.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </SelectField>
        <SelectField
          label="Square of the map"
          name="square"
          value={square}
          onChange={({ currentTarget }) => chooseSquare(currentTarget.value)}
        >
          <option value="">{rolledWords(rolled?.square)}</option>
          {squares
            .filter(({ id }) => isOf(id))
            .map(({ id }) => (
              <option key={id} value={id}>
                {squareName(id, tables)}
              </option>
            ))}
        </SelectField>
        <SelectField label="Table, in base widths" name="table" defaultValue={asked.table ?? (size && `${size.width}x${size.depth}`)}>
          {tableSizes.map(({ id, name, width, depth, source }) => (
            <option key={id} value={`${width}x${depth}`}>
              {name}, {width} × {depth}
              {source.from === "rulebook" ? "" : " (house)"}
            </option>
          ))}
          <option value="random">{rolled && asked.table ? `Random: ${rolled.table}` : "Random"}</option>
        </SelectField>
      </div>
      {asksSeed ? <SeedField seed={asked.seed} /> : <input type="hidden" name="seed" value={asked.seed ?? ""} />}
      <button type="submit" className="button justify-self-start" data-filled={asksSeed || undefined}>
        {sentenceCase(send)}
      </button>
    </form>
  );
}

function SeedField({ seed }: { readonly seed: string | null }) {
  return (
    <div className="max-w-sm">
      <TextField
        label="Seed"
        name="seed"
        hint="Any word: the same word lays the same field. Empty, one is rolled."
        maxLength={LONGEST_SEED}
        defaultValue={seed ?? ""}
        autoComplete="off"
      />
    </div>
  );
}
