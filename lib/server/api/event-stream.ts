import type { Reply } from "./reply";

/** How often a stream sends a heartbeat, and how long a client that lost it should wait before it connects again, in milliseconds. */
const HEARTBEAT = 20_000;
const RETRY = 2000;

const bytesOf = (text: string) => new TextEncoder().encode(text);
const OPENING = bytesOf(`retry: ${RETRY}\n\n`);
const BEAT = bytesOf(":\n\n");

/** One event in the format of server-sent events; `data` must have no line break. */
export const eventBytes = (id: number, data: string): Uint8Array => bytesOf(`id: ${id}\ndata: ${data}\n\n`);

/** One more event of the same stream, with a name and without a number: the reader keeps the number that he has. */
export const namedEventBytes = (name: string, data: string): Uint8Array => bytesOf(`event: ${name}\ndata: ${data}\n\n`);

type Source = {
  /** The newest events in one; null where the reader has them. It replaces all earlier ones, so a slow reader skips some. */
  readonly newest: () => Uint8Array | null;
  /** Calls back when there may be a new event. Returns the function that stops it. */
  readonly listen: (wake: () => void) => () => void;
  /** Whether the reader may still listen, checked with every heartbeat. Without it, always. */
  readonly isWelcome?: () => Promise<boolean>;
  /** Aborted when the reader disconnects. */
  readonly signal: AbortSignal;
  readonly onEnd: () => void;
};

const always = async () => true;

type Controller = ReadableStreamDefaultController<Uint8Array>;
const hasRoom = ({ desiredSize }: Controller) => desiredSize !== null && desiredSize > 0;

/** Sends events to one reader. For a slow reader we store only that the newest event is still to be sent. */
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
    // A database that is away sends nobody away: they would all come back at once when it does.
    if (!(await isWelcome().catch(() => true))) leave();
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

/** These keep proxies from buffering, compressing or caching events. */
const HEADERS = {
  "content-type": "text/event-stream; charset=utf-8",
  "cache-control": "no-store, no-transform",
  "x-accel-buffering": "no",
};

export const streaming = (source: Source): Reply => ({ status: 200, body: eventsOf(source), headers: HEADERS });
