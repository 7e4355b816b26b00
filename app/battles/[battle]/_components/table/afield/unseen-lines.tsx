import { SelectField } from "@/app/_components/select-field";
import { type ArmyAfield, UNSEEN_KINDS, type UnseenKind } from "@/lib/rules/afield/army-afield";
import { MARKS } from "@/lib/rules/afield/notebook";
import { AFIELD, unseenWords } from "@/lib/words/battle/afield";
import { sentenceCase } from "@/lib/words/phrasing";
import type { Ticking } from "./ticking";

type Props = Pick<Ticking, "mark" | "isClosed"> & { readonly army: ArmyAfield };

const { unseen: UNSEEN } = AFIELD;

/** The hidden groups of an army; the player says what each is once it shows. */
export function UnseenLines({ army: { seat, unseen }, mark, isClosed }: Props) {
  if (unseen.length === 0) return null;
  return (
    <section className="day-command">
      <h3>{UNSEEN.heading}</h3>
      <p className="text-soft">{UNSEEN.note}</p>
      <ul>
        {unseen.map(({ at, kind, isLost }) => {
          const called = UNSEEN.called(at);
          return (
            <li key={at} className="day-unit day-unseen" data-lost={isLost || undefined}>
              <SelectField
                label={called}
                className="w-40"
                value={kind}
                disabled={isClosed}
                onChange={({ target }) =>
                  mark(
                    { [MARKS.kind(seat, at)]: UNSEEN_KINDS.indexOf(target.value as UnseenKind) },
                    UNSEEN.is(called, unseenWords(target.value as UnseenKind)),
                  )
                }
              >
                {UNSEEN_KINDS.map((one) => (
                  <option key={one} value={one}>
                    {sentenceCase(unseenWords(one))}
                  </option>
                ))}
              </SelectField>
              {kind !== "unknown" && !isClosed && (
                <button
                  type="button"
                  className="button"
                  aria-pressed={isLost}
                  onClick={() => mark({ [MARKS.lost(seat, at)]: isLost ? 0 : 1 }, UNSEEN.isLost(called, !isLost))}
                >
                  {UNSEEN.lost}
                </button>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
