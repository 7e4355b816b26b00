import { NEW_BATTLE } from "@/lib/words/battle/battles";
import { OPPONENTS, type Opponent } from "./seats-asked";

type Props = { readonly chosen: Opponent; readonly choose: (opponent: Opponent) => void };

export function OpponentChoice({ chosen, choose }: Props) {
  return (
    <div className="border-t border-rule">
      {OPPONENTS.map((one) => {
        const { name, text } = NEW_BATTLE.opponents[one];
        return (
          <label key={one} className="flex cursor-pointer items-baseline gap-3 border-b border-rule py-2.5">
            <input
              type="radio"
              name="opponent"
              value={one}
              className="size-4 shrink-0 translate-y-[0.1rem] accent-madder"
              checked={chosen === one}
              onChange={() => choose(one)}
            />
            <span>
              <span className="font-serif text-[1.2rem] leading-tight">{name}</span>
              <span className="block text-soft">{text}</span>
            </span>
          </label>
        );
      })}
    </div>
  );
}
