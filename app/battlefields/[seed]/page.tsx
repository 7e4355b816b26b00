import type { Metadata } from "next";
import { BaseSizesGiven } from "@/app/_components/battlefield/base-sizes";
import { fieldName } from "@/app/_components/battlefield/field-name";
import { Link } from "@/app/_components/link";
import { Said } from "@/app/_components/said";
import type { BattleTables } from "@/lib/model/battle-tables";
import type { Fault } from "@/lib/model/faults";
import { running } from "@/lib/server/running";
import { squareName } from "@/lib/words/battle/map";
import { BATTLEFIELDS, fieldWhere } from "@/lib/words/battlefields";
import { faultSentence } from "@/lib/words/faults";
import { sentenceCase } from "@/lib/words/phrasing";
import { AskForm } from "../_components/ask-form";
import { askedTables, type FieldQuery, type FieldRequest, fieldAddress, requestOf, seedOf } from "../_components/field-address";
import { FieldDesk } from "../_components/field-desk";
import { findField } from "../find-field";

type Props = { params: Promise<{ seed: string }>; searchParams: Promise<FieldQuery> };

async function askedFor({ params, searchParams }: Props) {
  const seed = seedOf((await params).seed);
  const { moves, ...asked } = requestOf(await searchParams);
  const { territory, square, width, depth, table } = asked;
  return { found: await findField(seed, territory, square, width, depth, table), asked: { ...asked, seed }, moves };
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const { found } = await askedFor(props);
  const robots = { index: false, follow: false };
  if (found.kind !== "found") return { title: BATTLEFIELDS.wrong.title, robots };
  const { field } = found;
  const { tables } = running().knowledge.catalog.battle;
  return { title: `${fieldName(field, tables, field.seed)}, ${fieldWhere(field, tables)}`, robots };
}

export default async function BattlefieldPage(props: Props) {
  const { found, asked, moves } = await askedFor(props);
  const { battle, basing } = running().knowledge.catalog;
  const { tables } = battle;
  switch (found.kind) {
    case "found": {
      const { publicUrl } = running().environment;
      const { battlefield } = tables;
      if (!battlefield) throw new Error("a battlefield by tables that have none");
      const shown = { ...askedTables(tables), battlefield };
      // Another field is another desk: changes by hand belong to one field only.
      const key = [asked.seed, asked.territory, asked.square, asked.width, asked.depth, asked.table].join("|");
      return (
        <BaseSizesGiven sizes={basing.baseSizes}>
          <FieldDesk key={key} field={found.field} tables={shown} asked={asked} moves={moves} site={publicUrl} />
        </BaseSizesGiven>
      );
    }
    case "refused":
      return <WrongQuery faults={found.faults} asked={asked} tables={tables} />;
    case "too-many":
      return <TooMany seconds={found.seconds} />;
    default:
      return found satisfies never;
  }
}

function TooMany({ seconds }: { readonly seconds: number }) {
  return (
    <section className="px-4 py-10 md:px-7">
      <h1>{BATTLEFIELDS.tooMany.heading}</h1>
      <p className="mt-3 max-w-prose">
        <Said words={BATTLEFIELDS.tooMany.sentence(seconds)} slots={{ all: (text) => <Link href="/battlefields">{text}</Link> }} />
      </p>
    </section>
  );
}

type Asked = Omit<FieldRequest, "moves">;
type WrongQueryProps = { readonly faults: readonly Fault[]; readonly asked: Asked; readonly tables: BattleTables };

const isWrong = (faults: readonly Fault[], name: string): boolean => faults.some(({ path }) => path[0] === name);

/** The valid choices of an address; a width without a table for it also drops the depth. */
function soundPart(asked: Asked, faults: readonly Fault[]): Asked {
  const kept = (name: "territory" | "square") => (isWrong(faults, name) ? null : asked[name]);
  const isSize = !isWrong(faults, "width") && !isWrong(faults, "depth");
  return {
    ...{ seed: asked.seed, territory: kept("territory"), square: kept("square") },
    ...(isSize ? { width: asked.width, depth: asked.depth } : { width: null, depth: null }),
    table: isWrong(faults, "table") ? null : asked.table,
  };
}

/** An address for a battlefield that cannot exist: what is wrong, and how to correct it. */
function WrongQuery({ faults, asked, tables }: WrongQueryProps) {
  const sound = soundPart(asked, faults);
  const isSeedWrong = isWrong(faults, "seed");
  const foreign = faults.find(({ code }) => code === "square-not-of-territory");
  const own = tables.squares.filter((row) => foreign && row.territories.some((one) => one === asked.territory));
  return (
    <section className="px-4 py-8 md:px-7">
      <p className="eyebrow">{BATTLEFIELDS.wrong.eyebrow}</p>
      <h1 className="mt-1">{BATTLEFIELDS.wrong.heading}</h1>
      <ul className="mt-4 grid max-w-prose gap-2">
        {faults.map((fault) => (
          <li key={`${fault.path.join(".")} ${fault.code}`} className="finding">
            {sentenceCase(faultSentence(fault))}
          </li>
        ))}
      </ul>
      {own.length > 0 && (
        <p className="mt-4 max-w-prose">
          {BATTLEFIELDS.wrong.squares(own.length)}
          {own.map(({ id }, at) => (
            <span key={id}>
              {at > 0 && ", "}
              <Link href={fieldAddress({ ...asked, square: id, moves: null })} title={squareName(id, tables)}>
                {id}
              </Link>
            </span>
          ))}
          .
        </p>
      )}
      {!isSeedWrong && (
        <p className="mt-4 max-w-prose">
          <Said
            words={BATTLEFIELDS.wrong.orAgain}
            slots={{ sound: (text) => <Link href={fieldAddress({ ...sound, moves: null })}>{text}</Link> }}
          />
        </p>
      )}
      <div className="mt-6 max-w-3xl">
        <AskForm
          tables={askedTables(tables)}
          asked={{ ...sound, seed: isSeedWrong ? null : sound.seed }}
          send={BATTLEFIELDS.wrong.send}
          asksSeed={isSeedWrong}
        />
      </div>
    </section>
  );
}
