import { AwaitedWords } from "@/app/_components/awaited-words";
import { plain, type Words } from "@/lib/words/sentence";

/** What is wrong, below the thing it is about. */
export function FaultLines({ faults }: { readonly faults: readonly Words[] }) {
  return faults.map((fault) => (
    <p key={plain(fault)} className="finding">
      <AwaitedWords text={fault} />
    </p>
  ));
}
