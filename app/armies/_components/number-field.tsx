import { useState } from "react";

type Props = {
  name: string;
  value: number | null;
  range: { min: number; max: number };
  placeholder?: string;
  onChange: (value: number | null) => void;
};

/** A whole number typed by hand: taken over when the field is left, and only when it is one. An empty field is null. */
export function NumberField({ name, value, range, placeholder, onChange }: Props) {
  const [typed, setTyped] = useState<string | null>(null);
  const shown = typed ?? (value === null ? "" : String(value));
  const wrong = shown !== "" && !(/^\d+$/.test(shown) && Number(shown) >= range.min && Number(shown) <= range.max);
  function leave(): void {
    if (typed !== null && !wrong) onChange(shown === "" ? null : Number(shown));
    if (!wrong) setTyped(null);
  }
  return (
    <label className="relative flex items-center gap-2 text-soft">
      {name}
      <input
        inputMode="numeric"
        className="field w-28 text-ink aria-invalid:border-madder"
        value={shown}
        placeholder={placeholder}
        aria-invalid={wrong || undefined}
        onChange={(event) => setTyped(event.target.value.trim())}
        onBlur={leave}
        onKeyDown={(event) => event.key === "Enter" && leave()}
      />
      {wrong && (
        <span role="alert" className="absolute left-0 top-full z-10 mt-1 w-48 bg-wash p-2 text-[0.9rem] text-ink">
          A whole number from {range.min} to {range.max}.
        </span>
      )}
    </label>
  );
}
