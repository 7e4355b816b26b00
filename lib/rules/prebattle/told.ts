/** What the stored event says and the public record leaves out while it is secret: only a battle with its secrets can be folded. */
export function told<T>(secret: T | null): T {
  if (secret === null) throw new Error("an event without its secrets cannot be folded");
  return secret;
}
