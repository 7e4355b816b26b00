import { type BattleCommand, battleCommand, sentCommand } from "@/lib/model/battle-command";
import { type Fault, faultsOf } from "@/lib/model/faults";
import { faultsInOrder } from "@/lib/model/faults-in-order";

type Read =
  | { readonly ok: true; readonly commandId: string; readonly command: BattleCommand }
  | { readonly ok: false; readonly faults: readonly Fault[] };

const isDocument = (body: unknown): body is Readonly<Record<string, unknown>> =>
  typeof body === "object" && body !== null && !Array.isArray(body);

/** A command as it is sent, or all that is wrong with it: with its id and with the rest, which knows of no id. */
export function readCommand(body: unknown): Read {
  const sent = sentCommand.safeParse(body);
  if (!isDocument(body)) return { ok: false, faults: sent.success ? [] : faultsOf(sent.error, body) };
  const { commandId: _, ...rest } = body;
  const command = battleCommand.safeParse(rest);
  if (sent.success && command.success) return { ok: true, commandId: sent.data.commandId, command: command.data };
  const ofId = sent.success ? [] : faultsOf(sent.error, body).filter(({ path }) => path[0] === "commandId");
  const ofRest = command.success ? [] : faultsOf(command.error, rest);
  return { ok: false, faults: faultsInOrder([...ofId, ...ofRest], body) };
}
