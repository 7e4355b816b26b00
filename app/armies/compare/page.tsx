import type { Metadata } from "next";
import { headers } from "next/headers";
import type { ReactNode } from "react";
import { GlossaryCard } from "@/app/_components/glossary-card";
import { Link } from "@/app/_components/link";
import { RulesWords } from "@/app/_components/rules-words";
import { SelectField } from "@/app/_components/text-field";
import { readerOf } from "@/lib/server/identity";
import { armiesToCompare, sideOf } from "@/lib/server/my-armies";
import { ARMIES } from "@/lib/words/armies";
import { byRegion, REGION_WORDS } from "@/lib/words/lists";
import { comparisonSections, type Row, type Section } from "./_components/comparison-rows";

const WORDS = ARMIES.compare;

export const metadata: Metadata = { title: WORDS.title };

type Asked = string | string[] | undefined;
type Props = { searchParams: Promise<{ one?: Asked; other?: Asked }> };

const idOf = (asked: Asked): string => [asked].flat()[0] ?? "";

export default async function ComparePage({ searchParams }: Props) {
  const asked = await searchParams;
  const [one, other] = [idOf(asked.one), idOf(asked.other)];
  const reader = await readerOf(await headers());
  const [{ own, ready }, left, right] = await Promise.all([armiesToCompare(reader), sideOf(one, reader), sideOf(other, reader)]);
  const groups = [
    { label: ARMIES.mine.title, armies: own },
    ...byRegion(ready).map(({ region, own: armies }) => ({ label: ARMIES.ready.of(REGION_WORDS[region]), armies })),
  ].filter(({ armies }) => armies.length > 0);
  return (
    <div className="px-4 py-6 md:px-7">
      <h1>{WORDS.title}</h1>
      <ChoiceForm
        groups={groups}
        one={{ label: WORDS.one, chosen: one, error: one !== "" && !left ? WORDS.unknown : undefined }}
        other={{ label: WORDS.other, chosen: other, error: other !== "" && !right ? WORDS.unknown : undefined }}
      >
        {left && right && <Link href={`/armies/compare?${new URLSearchParams({ one: other, other: one })}`}>{WORDS.swap}</Link>}
      </ChoiceForm>
      {left && right && (
        <ComparisonTable
          one={{ id: one, name: left.army.name }}
          other={{ id: other, name: right.army.name }}
          sections={comparisonSections(left, right)}
        />
      )}
      <GlossaryCard />
    </div>
  );
}

type Army = { readonly id: string; readonly name: string; readonly from: string };
type Group = { readonly label: string; readonly armies: readonly Army[] };
type Choice = { readonly label: string; readonly chosen: string; readonly error?: string | undefined };
type FormProps = { readonly groups: readonly Group[]; readonly one: Choice; readonly other: Choice; readonly children?: ReactNode };

/** The form that chooses two armies. It needs no script, and the choice is in the address. */
function ChoiceForm({ groups, one, other, children }: FormProps) {
  return (
    <form action="/armies/compare" method="get" className="mt-5 grid max-w-[86rem] items-start gap-4 sm:grid-cols-2 print:hidden">
      <ArmyChoice name="one" groups={groups} {...one} />
      <ArmyChoice name="other" groups={groups} {...other} />
      <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
        <button type="submit" className="button" data-filled>
          {ARMIES.compare.compare}
        </button>
        {children}
      </div>
    </form>
  );
}

function ArmyChoice({ name, label, chosen, error, groups }: Choice & { name: string; groups: readonly Group[] }) {
  return (
    <SelectField name={name} label={label} error={error} defaultValue={chosen} required>
      <option value="">{ARMIES.compare.choose}</option>
      {groups.map((group) => (
        <optgroup key={group.label} label={group.label}>
          {group.armies.map((army) => (
            <option key={army.id} value={army.id}>
              {[army.name, army.from].filter(Boolean).join(" · ")}
            </option>
          ))}
        </optgroup>
      ))}
    </SelectField>
  );
}

type Named = { readonly id: string; readonly name: string };
type Compared = { readonly one: Named; readonly other: Named; readonly sections: readonly Section[] };

/** Two armies in two columns. A row that differs has a sign before its label, and the difference beside the second figure. */
function ComparisonTable({ one, other, sections }: Compared) {
  return (
    <table className="ledger mt-6 max-w-[86rem] table-fixed">
      <caption className="sr-only">{WORDS.caption(one.name, other.name)}</caption>
      <thead>
        <tr>
          <td className="w-[32%] align-bottom! max-sm:pl-0! text-[0.85rem] text-soft sm:w-[30%]">
            <span aria-hidden="true">{WORDS.key}</span>
          </td>
          {[one, other].map(({ id, name }, at) => (
            <th key={at === 0 ? "one" : "other"} scope="col">
              <Link href={`/armies/${id}`} className="font-serif text-[1.25rem] leading-tight text-ink">
                {name}
              </Link>
            </th>
          ))}
        </tr>
      </thead>
      {sections.map(({ title, rows }) => (
        <tbody key={title}>
          <tr className="break-after-avoid">
            <th colSpan={3} scope="rowgroup" className="pt-5! max-sm:pl-0!">
              <span className="eyebrow">{title}</span>
            </th>
          </tr>
          {rows.map((row) => (
            <ComparedRow key={row.key} row={row} />
          ))}
        </tbody>
      ))}
    </table>
  );
}

function ComparedRow({ row: { label, one, other, differs, more } }: { row: Row }) {
  return (
    <tr className="break-inside-avoid">
      <th scope="row" className={`hyphens-auto align-baseline! max-sm:pl-0! sm:text-[0.95rem]! ${differs ? "text-ink!" : ""}`}>
        {differs && (
          <>
            <span aria-hidden="true">≠{"\u00a0"}</span>
            <span className="sr-only">{WORDS.differs}</span>
          </>
        )}
        <RulesWords text={label} />
      </th>
      <td>
        <RulesWords text={one} />
      </td>
      <td>
        <span className="flex flex-wrap gap-x-3">
          <span>
            <RulesWords text={other} />
          </span>
          {more && <b className="font-semibold">{more}</b>}
        </span>
      </td>
    </tr>
  );
}
