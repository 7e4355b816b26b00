import { type BattleCommand, sentCommand, signedCommand } from "@/lib/model/battle-command";
import { type Fault, faultsInOrder, faultsOf } from "@/lib/model/faults";

type Read =
  | { readonly ok: true; readonly commandId: string; readonly command: BattleCommand }
  | { readonly ok: false; readonly faults: readonly Fault[] };

/** If the type of a command is unknown, only its type and id are checked. */
function faultsIn(body: unknown): readonly Fault[] {
  const [sent, signed] = [sentCommand.safeParse(body), signedCommand.safeParse(body)];
  const faults = sent.success ? [] : faultsOf(sent.error, body);
  const isTold = ({ path, code }: Fault) => faults.some((one) => one.code === code && one.path.join(".") === path.join("."));
  const ofId = signed.success ? [] : faultsOf(signed.error, body).filter((fault) => !isTold(fault));
  return faultsInOrder([...faults, ...ofId], body);
}

/** The command that was sent, or all its faults. */
export function readCommand(body: unknown): Read {
  const sent = sentCommand.safeParse(body);
  if (!sent.success) return { ok: false, faults: faultsIn(body) };
  const { commandId, ...command } = sent.data;
  return { ok: true, commandId, command };
}
