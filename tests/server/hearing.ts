import { createParser, type EventSourceMessage } from "eventsource-parser";
import { afterEach } from "vitest";

const open: ReadableStreamDefaultReader<Uint8Array>[] = [];

/** For a file that hears streams: each ends with its test. */
export const leaveStreamsAfterEach = () =>
  afterEach(async () => {
    for (const reader of open.splice(0)) await reader.cancel();
  });

/** All that a stream tells, as it comes in. */
export function hearing(response: Response) {
  const reader = (response.body as ReadableStream<Uint8Array>).getReader();
  open.push(reader);
  const heard: EventSourceMessage[] = [];
  const parser = createParser({ onEvent: (message) => void heard.push(message) });
  return {
    heard,
    /** The first message of this kind, or the one after so many of them. */
    async until(isMeant: (message: EventSourceMessage) => boolean, after = 0): Promise<EventSourceMessage> {
      for (;;) {
        const found = heard.filter(isMeant)[after];
        if (found) return found;
        const { done, value } = await reader.read();
        if (done) throw new Error("the stream ended");
        parser.feed(new TextDecoder().decode(value));
      }
    },
    leave: () => reader.cancel(),
  };
}
