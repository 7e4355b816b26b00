import { FormTrouble } from "@/app/_components/form";
import { SourceMark } from "@/app/_components/source-mark";
import type { BattleTables } from "@/lib/model/battle-tables";
import { NEW_BATTLE } from "@/lib/words/battle/battles";

export type TableSize = BattleTables["tableSizes"][number];

type Props = {
  readonly sizes: readonly TableSize[];
  readonly chosen: string;
  readonly choose: (id: TableSize["id"]) => void;
  readonly trouble: string | null;
};

export function TableChoice({ sizes, chosen, choose, trouble }: Props) {
  return (
    <>
      <p className="text-soft">{NEW_BATTLE.tableHint}</p>
      <div className="grid gap-x-8 sm:grid-cols-2 sm:max-w-2xl">
        {sizes.map(({ id, name, width, depth, source }) => (
          <div key={id} className="flex flex-wrap items-center gap-x-2">
            <label className="tick flex min-h-[38px] cursor-pointer items-center gap-2">
              <input
                type="radio"
                name="table"
                className="size-4 shrink-0 accent-madder"
                checked={chosen === id}
                onChange={() => choose(id)}
              />
              <span>
                {name} <span className="text-soft">{NEW_BATTLE.size(width, depth)}</span>
              </span>
            </label>
            {source.from !== "rulebook" && (
              <span className="text-[0.9rem]">
                <SourceMark from={source.from} why={source.why} />
              </span>
            )}
          </div>
        ))}
      </div>
      <FormTrouble trouble={trouble} />
    </>
  );
}
