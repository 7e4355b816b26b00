import type { BattleGroup, FieldOfGloryTables, Level } from "@/lib/model/other-games/field-of-glory";
import { levelOfLine } from "@/lib/rules/other-games/field-of-glory";
import { rulesRow } from "@/lib/rules/rules-row";
import { FIELD_OF_GLORY } from "@/lib/words/other-games/field-of-glory";
import { OurReadings } from "../_components/our-readings";

type Props = {
  readonly side?: "own" | "other";
  readonly level: Level;
  readonly line: readonly BattleGroup[];
  readonly tables: FieldOfGloryTables;
};

const withoutCommanders = (line: readonly BattleGroup[]): readonly BattleGroup[] => line.map((group) => ({ ...group, commander: null }));

/** Why a commander changes less than one might hope; null if he changes what he can, or there is none. */
function whyNot({ level, line, tables }: Props): string | null {
  const isChanged = levelOfLine(withoutCommanders(line), tables) !== level;
  if (line.some(({ commander }) => commander === "front")) return isChanged ? null : FIELD_OF_GLORY.nothingGained.worse;
  return line.some(({ commander }) => commander === "attached") ? FIELD_OF_GLORY.nothingGained.attached : null;
}

/** The faces that a level re-rolls, for a table. */
export const rerollsOf = (level: Level, tables: FieldOfGloryTables): string =>
  rulesRow(tables.levels, level).rerolls.join(", ") || FIELD_OF_GLORY.noRerolls;

/** As what a line rolls, and what a commander has to do with it. */
export function RollsAs(props: Props) {
  const { side, level, tables } = props;
  const rolls = FIELD_OF_GLORY.rollsAs(side ?? null, level, rulesRow(tables.levels, level).rerolls);
  const why = whyNot(props);
  return (
    <>
      <p>{rolls}</p>
      {why && (
        <p className="finding" data-severity="warning">
          {why}
        </p>
      )}
    </>
  );
}

/** What of these lines is our own reading. */
export function LineReadings({ of }: { readonly of: readonly Pick<Props, "level" | "line">[] }) {
  const { readings } = FIELD_OF_GLORY.page;
  return (
    <OurReadings
      of={of.flatMap(({ level, line }) => [
        level === "poor" && readings.poor,
        line.some(({ quality, commander }) => quality !== line[0]?.quality || commander !== line[0]?.commander) && readings.mixed,
        line.some(({ commander }) => commander === "front") && readings.front,
        line.some(({ quality, commander }) => quality === "poor" && commander === "front") && readings.raisesPoor,
      ])}
    />
  );
}
