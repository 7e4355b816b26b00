import { useState } from "react";
import { inBrowser, useKeptText } from "@/app/_components/browser/storage";
import { TextField } from "@/app/_components/text-field";
import { LETTERS } from "@/lib/model/enumerations";
import { COMPANY } from "@/lib/words/battle/company";

const ADDRESS = "condotta.player-name";

export type PlayerName = {
  readonly typed: string;
  readonly type: (text: string) => void;
  /** For the API; null without a name. */
  readonly said: { readonly name: string } | null;
  /** Keeps it in this browser for next time. */
  readonly keep: () => void;
};

/** What a player is called: as it was said last in this browser, or else with this account. */
export function usePlayerName(known: string | null): PlayerName {
  const kept = useKeptText(ADDRESS);
  const [own, type] = useState<string | null>(null);
  const typed = own ?? kept ?? known ?? "";
  const name = typed.trim();
  return {
    ...{ typed, type },
    said: name === "" ? null : { name },
    keep: () => (name === "" ? inBrowser.remove(ADDRESS) : void inBrowser.write(ADDRESS, name)),
  };
}

/** The name of a second player on this device, which is not kept. */
export function useSecondName(): PlayerName {
  const [typed, type] = useState("");
  const name = typed.trim();
  return { typed, type, said: name === "" ? null : { name }, keep: () => undefined };
}

type Props = { readonly player: PlayerName; readonly label?: string; readonly hint?: string };

export function PlayerNameField({ player: { typed, type }, label = COMPANY.name.label, hint = COMPANY.name.hint }: Props) {
  return (
    <div className="max-w-sm">
      <TextField
        label={label}
        hint={hint}
        value={typed}
        maxLength={LETTERS.player}
        autoComplete="nickname"
        onChange={(event) => type(event.target.value)}
      />
    </div>
  );
}
