import { Tick } from "@/app/battles/_components/force/tick";
import type { FrozenForce } from "@/lib/model/force";
import type { BattlefieldBook } from "@/lib/rules/table/battlefield-book";
import { baseWidths } from "@/lib/rules/table/hundredths";
import { filesAllowed, formsOf, sidesOf } from "@/lib/rules/table/unit-shape";
import { formWords } from "@/lib/words/battle/handling";
import { TABLE } from "@/lib/words/battle/table-panels";
import { sentenceCase } from "@/lib/words/phrasing";
import { formedOf, type Wanted } from "../tasks/formed-of";

type Props = {
  readonly unit: FrozenForce["units"][number];
  readonly book: BattlefieldBook;
  readonly wanted: Wanted;
  readonly change: (wanted: Wanted) => void;
  readonly faceEnemy: () => void;
};

const { forming: FORMING } = TABLE;

/** The formation of the unit group in hand: form, files, caltrops and stakes. */
export function FormedFields({ unit, book, wanted, change, faceEnemy }: Props) {
  const { form, files, caltrops, stakes } = formedOf(unit, wanted, book);
  const forms = formsOf(unit.troop);
  const allowed = filesAllowed(unit, book);
  const { frontage, depth } = sidesOf(unit, form, files, book);
  const at = allowed.indexOf(files);
  const [narrower, wider] = [allowed[at - 1], allowed[at + 1]];
  const ranks = Math.max(1, Math.ceil(unit.bases / files));
  const has = (what: "caltrops" | "stakes") => unit.troop.characteristics.includes(what);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset's legend cannot lie in a row
    <div role="group" aria-label={FORMING.label(unit.number)} className="formed-fields">
      {forms.length > 1 && (
        <p className="formed-row">
          {forms.map((one) => (
            <button
              key={one}
              type="button"
              className="button"
              data-small
              aria-pressed={one === form}
              onClick={() => change({ ...wanted, form: one })}
            >
              {sentenceCase(formWords(one))}
            </button>
          ))}
        </p>
      )}
      <p className="formed-row">
        {allowed.length > 1 && (
          <>
            <FilesButton name={FORMING.fewerFiles} sign="−" files={narrower} set={(less) => change({ ...wanted, files: less })} />
            <FilesButton name={FORMING.moreFiles} sign="+" files={wider} set={(more) => change({ ...wanted, files: more })} />
          </>
        )}
        <span className="formed-told" aria-live="polite">
          {FORMING.size(files, ranks, baseWidths(frontage), baseWidths(depth))}
        </span>
        <button type="button" className="button" data-small onClick={faceEnemy}>
          {FORMING.face}
        </button>
      </p>
      {has("caltrops") && (
        <Tick label={FORMING.caltrops} checked={caltrops} onChange={(event) => change({ ...wanted, caltrops: event.target.checked })} />
      )}
      {has("stakes") && (
        <Tick label={FORMING.stakes} checked={stakes} onChange={(event) => change({ ...wanted, stakes: event.target.checked })} />
      )}
    </div>
  );
}

type FilesProps = {
  readonly name: string;
  readonly sign: string;
  readonly files: number | undefined;
  readonly set: (files: number) => void;
};

function FilesButton({ name, sign, files, set }: FilesProps) {
  return (
    <button
      type="button"
      className="button formed-step"
      aria-label={name}
      aria-disabled={files === undefined}
      onClick={() => files !== undefined && set(files)}
    >
      {sign}
    </button>
  );
}
