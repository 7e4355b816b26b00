import { useState } from "react";
import { askServer } from "@/app/_components/ask-server";
import { useBoard } from "@/app/_components/browser/board";
import { DialogLeaf } from "@/app/_components/dialog-leaf";
import { FormTrouble, SubmitButton } from "@/app/_components/form";
import { useOnce } from "@/app/_components/use-once";
import { PlayerNameField, usePlayerName } from "@/app/battles/_components/player-name/player-name";
import type { Company } from "@/lib/model/company";
import { COMPANY } from "@/lib/words/battle/company";
import { whoseEyes } from "./live-link";
import { hearCompany } from "./room-boards";
import { useRoom, useSeat } from "./room-context";

const { name: NAME } = COMPANY;

/** What the player is called in this battle. */
export function NameDialog({ closed }: { readonly closed: () => void }) {
  const { battle, company } = useRoom();
  const seat = useSeat();
  const player = usePlayerName(useBoard(company)?.names[seat] ?? null);
  const [trouble, setTrouble] = useState<string | null>(null);
  const { busy, run } = useOnce(async () => {
    if (!player.said) {
      setTrouble(NAME.empty);
      return false;
    }
    const answer = await askServer<Company>("PUT", `/api/battles/${battle}/name`, { body: player.said, headers: whoseEyes(seat) });
    if (!answer.ok) {
      setTrouble(answer.error.message);
      return false;
    }
    player.keep();
    hearCompany(company, answer.value);
    closed();
    return true;
  });
  return (
    <DialogLeaf name={NAME.heading} closed={closed}>
      <form
        method="post"
        noValidate
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          void run();
        }}
      >
        <PlayerNameField player={player} label={NAME.field} hint={NAME.text} />
        <FormTrouble trouble={trouble} />
        <div>
          <SubmitButton label={NAME.save} working={NAME.saving} busy={busy} />
        </div>
      </form>
    </DialogLeaf>
  );
}
