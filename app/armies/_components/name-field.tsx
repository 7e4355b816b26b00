import { type KeyboardEvent, useState } from "react";

type Props = {
  label: string;
  value: string;
  className: string;
  /** Taken over when the field is left, if it differs. */
  onChange: (value: string) => void;
  /** Whether it may be left empty; otherwise an emptied field goes back to what it was. */
  optional?: boolean;
};

/** A name typed by hand: taken over on Enter or when the field is left, given up on Escape. */
export function NameField({ label, value, className, onChange, optional = false }: Props) {
  const [typed, setTyped] = useState<string | null>(null);
  function leave(): void {
    const name = typed?.trim() ?? value;
    if (name !== value && (name !== "" || optional)) onChange(name);
    setTyped(null);
  }
  function press(event: KeyboardEvent): void {
    if (event.key === "Enter") leave();
    if (event.key === "Escape") setTyped(null);
  }
  return (
    <input
      aria-label={label}
      className={className}
      value={typed ?? value}
      maxLength={80}
      onChange={(event) => setTyped(event.target.value)}
      onBlur={leave}
      onKeyDown={press}
    />
  );
}
