import type { Hand } from "@/app/_components/handling/create-hand";
import type { Sender } from "../live/create-sender";

/** What is in the hand stays where it was confirmed until a command that is sent, or waits for the connection, is answered. Returns what ends it. */
export function stillWhileSent(hand: Pick<Hand, "hold">, sender: Pick<Sender, "now" | "subscribe">): () => void {
  const tell = () => hand.hold(sender.now().kind !== "idle");
  tell();
  const end = sender.subscribe(tell);
  return () => {
    end();
    hand.hold(false);
  };
}
