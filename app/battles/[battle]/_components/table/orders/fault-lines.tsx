import { AwaitedWords } from "@/app/_components/awaited-words";

/** What is wrong, where it stands. */
export function FaultLines({ faults }: { readonly faults: readonly string[] }) {
  return faults.map((fault) => (
    <p key={fault} className="finding">
      <AwaitedWords text={fault} />
    </p>
  ));
}
