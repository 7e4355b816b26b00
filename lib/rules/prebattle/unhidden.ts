/**
 * A value the stored event has but the public record hides while it is secret. Only a battle with its secrets can be folded, so null
 * throws.
 */
export function unhidden<T>(secret: T | null): T {
  if (secret === null) throw new Error("an event without its secrets cannot be folded");
  return secret;
}
