import type { Reply } from "./reply";

/** How often a stream says that it is still there, and after how long a client that lost it should ask again, in milliseconds. */
const HEARTBEAT = 20_000;
const RETRY = 2000;

const bytesOf = (text: string) => new TextEncoder().encode(text);
const OPENING = bytesOf(`retry: ${RETRY}\n\n`);
const BEAT = bytesOf(":\n\n");

/** One event as it goes over the wire; `data` has no line break. */
export const eventBytes = (id: number, data: string): Uint8Array => bytesOf(`id: ${id}\ndata: ${data}\n\n`);

type Source = {
  /** The newest event; null where the reader has it. It stands for all before it, so a reader who is slow misses some. */
  readonly newest: () => Uint8Array | null;
  /** Calls back when there may be a new one, until what it returns is called. */
  readonly listen: (wake: () => void) => () => void;
  /** Whether the reader may still be told, asked with every heartbeat; without it he may for as long as he stays. */
  readonly isWelcome?: () => Promise<boolean>;
  /** When the reader has gone. */
  readonly signal: AbortSignal;
  readonly onEnd: () => void;
};

const always = async () => true;

type Controller = ReadableStreamDefaultController<Uint8Array>;
const hasRoom = ({ desiredSize }: Controller) => desiredSize !== null && desiredSize > 0;

/** Sends events to one reader. Nothing is kept for him but that he has not had the newest, however slowly he reads. */
function sending({ newest, listen, isWelcome = always, signal, onEnd }: Source, controller: Controller) {
  let isBehind = true;
  let isOver = false;
  function offer() {
    if (!isBehind || !hasRoom(controller)) return;
    isBehind = false;
    try {
      const event = newest();
      if (event) controller.enqueue(event);
    } catch (error) {
      end();
      controller.error(error);
    }
  }
  const stopListening = listen(() => {
    isBehind = true;
    offer();
  });
  const beating = setInterval(beat, HEARTBEAT);
  beating.unref();
  async function beat() {
    if (!(await isWelcome().catch(() => false))) leave();
    else if (!isOver && hasRoom(controller)) controller.enqueue(BEAT);
  }
  function leave() {
    if (isOver) return;
    end();
    controller.close();
  }
  function end() {
    isOver = true;
    signal.removeEventListener("abort", leave);
    clearInterval(beating);
    stopListening();
    onEnd();
  }
  signal.addEventListener("abort", leave, { once: true });
  controller.enqueue(OPENING);
  if (signal.aborted) leave();
  return { offer, end };
}

function eventsOf(source: Source): ReadableStream<Uint8Array> {
  let sender: ReturnType<typeof sending> | undefined;
  return new ReadableStream<Uint8Array>(
    {
      start: (controller) => {
        sender = sending(source, controller);
      },
      pull: () => sender?.offer(),
      cancel: () => sender?.end(),
    },
    { highWaterMark: 1 },
  );
}

/** What keeps proxies from holding events back, packing them, or keeping them. */
const HEADERS = {
  "content-type": "text/event-stream; charset=utf-8",
  "cache-control": "no-store, no-transform",
  "x-accel-buffering": "no",
};

export const streaming = (source: Source): Reply => ({ status: 200, body: eventsOf(source), headers: HEADERS });
