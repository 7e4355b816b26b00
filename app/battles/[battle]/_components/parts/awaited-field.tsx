import { useView } from "../room-context";

/** Keeps the room of a battlefield that is being fetched: about as wide and deep as it will be. */
export function AwaitedField() {
  const { width, depth } = useView().table;
  return (
    <svg className="field-awaited" viewBox={`-1.1 -1.1 ${width + 2.2} ${depth + 4.5}`} aria-hidden="true">
      <rect width={width} height={depth} />
    </svg>
  );
}
