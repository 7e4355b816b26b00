"use client";

import { useState } from "react";
import { SelectField, TextField } from "@/app/_components/text-field";
import { squareName } from "@/lib/words/battle/map";
import { BATTLEFIELDS } from "@/lib/words/battlefields";
import type { AskedTables, FieldRequest } from "./field-address";

type Props = {
  readonly tables: AskedTables;
  /** The choices made so far; a seed that the form does not ask for is sent along. */
  readonly asked: Omit<FieldRequest, "seed" | "moves"> & { readonly seed: string | null };
  readonly send: string;
  readonly asksSeed?: boolean;
  /** What was rolled for each open choice. */
  readonly rolled?: { readonly territory: string; readonly square: string; readonly table: string };
};

const LONGEST_SEED = 200;

const { ask: ASK } = BATTLEFIELDS;

/** The place and size of a battlefield; open choices are rolled. Works without scripts: the server checks what is sent. */
export function AskForm({ tables, asked, send, asksSeed = false, rolled }: Props) {
  const [territory, setTerritory] = useState(asked.territory ?? "");
  const [square, setSquare] = useState(asked.square ?? "");
  const { territories, squares, tableSizes } = tables;
  const isOf = (id: string) => territory === "" || squares.some((row) => row.id === id && row.territories.some((one) => one === territory));
  const size = tableSizes.find(({ width, depth }) => String(width) === asked.width && String(depth) === asked.depth) ?? tableSizes[0];
  return (
    <form action="/battlefields" className="screen-only grid gap-4">
      <input type="hidden" name="roll" value="1" />
      <div className="grid gap-4 sm:grid-cols-[repeat(auto-fit,minmax(12rem,1fr))]">
        <SelectField
          label={ASK.territory}
          name="territory"
          value={territory}
          onChange={({ currentTarget: { value } }) => {
            setTerritory(value);
            if (value !== "" && !squares.some((row) => row.id === square && row.territories.some((one) => one === value))) setSquare("");
          }}
        >
          <option value="">{ASK.rolled(rolled?.territory)}</option>
          {territories.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </SelectField>
        <SelectField label={ASK.square} name="square" value={square} onChange={({ currentTarget }) => setSquare(currentTarget.value)}>
          <option value="">{ASK.rolled(rolled?.square)}</option>
          {squares
            .filter(({ id }) => isOf(id))
            .map(({ id }) => (
              <option key={id} value={id}>
                {squareName(id, tables)}
              </option>
            ))}
        </SelectField>
        <SelectField label={ASK.table} name="table" defaultValue={asked.table ?? (size && `${size.width}x${size.depth}`)}>
          {tableSizes.map(({ id, name, width, depth, source }) => (
            <option key={id} value={`${width}x${depth}`}>
              {ASK.tableSize(name, width, depth, source.from !== "rulebook")}
            </option>
          ))}
          <option value="random">{ASK.rolled(rolled && asked.table ? rolled.table : undefined)}</option>
        </SelectField>
      </div>
      {asksSeed ? <SeedField seed={asked.seed} /> : <input type="hidden" name="seed" value={asked.seed ?? ""} />}
      <button type="submit" className="button justify-self-start" data-filled={asksSeed || undefined}>
        {send}
      </button>
    </form>
  );
}

function SeedField({ seed }: { readonly seed: string | null }) {
  return (
    <div className="max-w-sm">
      <TextField label={ASK.seed} name="seed" hint={ASK.seedHint} maxLength={LONGEST_SEED} defaultValue={seed ?? ""} autoComplete="off" />
    </div>
  );
}
