import { type BattleCommand, sentCommand, signedCommand } from "../../model/battle-command";
import { type Fault, faultsInOrder, faultsOf } from "../../model/faults";
import { playCommand } from "../battles/play-command";
import { LIMITS, RATES } from "../limits";
import { secondsToWait } from "../rate-limit";
import { type Address, endpoint } from "./endpoint";
import { refuse, refuseFaults, retryAfter } from "./refusals";
import { bytesOf, ok } from "./reply";
import { STORES_LITTLE, storing } from "./storing";
import { BATTLE, battleOf, HOLDER } from "./who";

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
function readCommand(body: unknown): Read {
  const sent = sentCommand.safeParse(body);
  if (!sent.success) return { ok: false, faults: faultsIn(body) };
  const { commandId, ...command } = sent.data;
  return { ok: true, commandId, command };
}

/** Estimates of what a command stores: its events, and the bytes of each besides the command itself. */
const ROWS = 2;
const EVENT = 400;

/** A seat's commands. */
export const COMMANDS: Address = {
  path: "/api/battles/{id}/commands",
  params: BATTLE,
  methods: {
    POST: endpoint({
      id: "playCommand",
      summary: "Plays a command, or refuses it with the legal ones.",
      description: `Choose a random \`commandId\`: a command sent twice counts once. Where \`legal\` gives limits for a place, size or number (see \`LegalCommand\`), send the value (see \`SentCommand\`), in base widths to a tenth: x from the defender's left, y from the defender's edge, angles in whole degrees anticlockwise. If something may not be placed there, the refusal has every reason. Whether an army is \`broken\` follows from its \`losses\` and its camp (\`sacked\`, none if left out). The opposite is refused with the sum (\`broken-differs\`), unless groups that nobody has seen allow both. \`close-battle\` in \`legal\` says what is known of each army, \`mayBreakAt\` and \`breaksAt\`. A seat may send ${RATES.commands.requests} commands in ${RATES.commands.seconds} seconds.`,
      who: HOLDER,
      body: { shape: "SentCommand", most: LIMITS.command },
      answers: {
        200: { says: "The command was played: the seat's view after it.", shape: "CommandResult" },
        409: { says: "It is not legal now: why not, and what is.", shape: "CommandResult" },
      },
      refusals: {
        "bad-document": "it is not a command; `details` has every fault",
        "too-many-commands": "from this seat",
        ...STORES_LITTLE,
      },
      answer: async (call, { seat }) => {
        const battle = battleOf(call);
        const seconds = await secondsToWait("commands", `${battle}|${seat}`);
        if (seconds > 0) return refuse("too-many-commands", { seconds }, retryAfter(seconds));
        const read = readCommand(call.body);
        if (!read.ok) return refuseFaults("bad-document", read.faults);
        return storing(call.address, { rows: ROWS, bytes: ROWS * EVENT + bytesOf(call.body), isLarge: false }, async () => {
          const played = await playCommand(battle, seat, read.commandId, read.command);
          return played.ok ? ok(played) : { status: 409, body: played };
        });
      },
    }),
  },
};
