import { Link } from "@/app/_components/link";
import { Said } from "@/app/_components/said";
import type { BattleTables } from "@/lib/model/battle-tables";
import type { Fault } from "@/lib/model/faults";
import { squareName } from "@/lib/words/battle/map";
import { BATTLEFIELDS } from "@/lib/words/battlefields";
import { faultSentence } from "@/lib/words/faults";
import { sentenceCase } from "@/lib/words/phrasing";
import { AskForm } from "./ask-form";
import { askedTables, type FieldRequest, fieldAddress } from "./field-address";

type Asked = Omit<FieldRequest, "moves">;
type Props = { readonly faults: readonly Fault[]; readonly asked: Asked; readonly tables: BattleTables };

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
export function WrongQuery({ faults, asked, tables }: Props) {
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
