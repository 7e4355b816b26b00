import { OPPONENTS, type Opponent } from "./seats-asked";

type Props = { readonly chosen: Opponent; readonly choose: (opponent: Opponent) => void };

const WORDS: Readonly<Record<Opponent, readonly [name: string, sentence: string]>> = {
  invite: ["An opponent, by a link", "Send it, or let the other phone read a code; each plays on a screen of his own."],
  device: ["Two players, this device", "It goes from hand to hand; nobody sees the other's cards."],
  house: ["The house commander", "Alone: he plays by what he sees, as a player would."],
};

/** Against whom. */
export function OpponentChoice({ chosen, choose }: Props) {
  return (
    <div className="border-t border-rule">
      {OPPONENTS.map((one) => {
        const [name, sentence] = WORDS[one];
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
              <span className="block text-soft">{sentence}</span>
            </span>
          </label>
        );
      })}
    </div>
  );
}
