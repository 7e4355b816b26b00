import type { MatchUpQuestion } from "@/lib/model/odds";
import { prepareMatchUp } from "@/lib/rules/odds/ask-match-up";
import { type OddsBook, type OddsTables, oddsBook } from "@/lib/rules/odds/odds-book";
import { NO_LISTS } from "./asked-fight";
import { fightView } from "./fight-view";
import type { Done, Reply, Sent, Task } from "./reckoner";

let loading: Promise<OddsBook> | null = null;

async function fetchBook(): Promise<OddsBook> {
  const answer = await fetch("/api/odds/tables");
  if (!answer.ok) throw new Error(`the tables came with status ${answer.status}`);
  return oddsBook((await answer.json()) as OddsTables);
}

/** The tables in force, asked for once; if they do not come, again with the next question. */
function loadBook(): Promise<OddsBook> {
  loading ??= fetchBook().catch((error: unknown) => {
    loading = null;
    throw error;
  });
  return loading;
}

function armiesOf(question: MatchUpQuestion, book: OddsBook): Done["armies"] {
  const ready = prepareMatchUp(question, NO_LISTS, book);
  return ready.ok ? Array.from({ length: ready.value.rows }, (_, at) => ready.value.row(at)) : null;
}

async function replyTo({ id, task }: Sent): Promise<Reply> {
  try {
    const book = await loadBook();
    return { id, done: doneOf(task, book) };
  } catch {
    return { id, failed: true };
  }
}

const doneOf = (task: Task, book: OddsBook): Done[Task["kind"]] =>
  task.kind === "fight" ? fightView(task.sent, task.units, book) : armiesOf(task.question, book);

addEventListener("message", ({ data }: MessageEvent<Sent>) => {
  void replyTo(data).then((reply) => postMessage(reply));
});
void loadBook().catch(() => null);
