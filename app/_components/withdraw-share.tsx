import { SHARING } from "@/lib/words/sharing";
import { askServer } from "./ask-server";
import { AskedButton } from "./asked-button";

const WORDS = SHARING.withdraw;

export type Withdrawal =
  | {
      readonly kind: "withdrawn" /** Another player shares the same army: the link leads to it as before. */;
      readonly stillShared: boolean;
    }
  | { readonly kind: "trouble"; readonly words: string };

type Props = {
  readonly share: string;
  readonly name: string;
  readonly done: (withdrawal: Withdrawal) => void;
};

async function withdraw(share: string): Promise<Withdrawal> {
  const answer = await askServer<null>("DELETE", `/api/shares/${share}`);
  if (!answer.ok) return { kind: "trouble", words: answer.error.message };
  return { kind: "withdrawn", stillShared: (await askServer("GET", `/api/shares/${share}`)).ok };
}

/** Withdraws a share, after a second question: people with the link will find nothing there. */
export const WithdrawShare = ({ share, name, done }: Props) => (
  <AskedButton
    label={WORDS.button}
    name={WORDS.name(name)}
    asks={WORDS.effect}
    keep={WORDS.keep}
    confirm={WORDS.confirm}
    act={async () => done(await withdraw(share))}
    isQuiet
  />
);
