import { useId, useState } from "react";

type Props = {
  name: string;
  value: number | null;
  range: { min: number; max: number };
  placeholder?: string;
  onChange: (value: number | null) => void;
};

/** A whole number typed by hand: taken over when the field is left, and only when it is one. An empty field is null. */
export function NumberField({ name, value, range, placeholder, onChange }: Props) {
  const id = useId();
  const [typed, setTyped] = useState<string | null>(null);
  const shown = typed ?? (value === null ? "" : String(value));
  const wrong = shown !== "" && !(/^\d+$/.test(shown) && Number(shown) >= range.min && Number(shown) <= range.max);
  function leave(): void {
    if (wrong) return;
    if (typed !== null && typed !== String(value ?? "")) onChange(typed === "" ? null : Number(typed));
    setTyped(null);
  }
  return (
    <div>
      <label className="flex items-center gap-2 text-soft">
        {name}
        <input
          inputMode="numeric"
          className="field w-28 text-ink aria-invalid:border-madder"
          value={shown}
          placeholder={placeholder}
          aria-invalid={wrong || undefined}
          aria-describedby={wrong ? id : undefined}
          onChange={(event) => setTyped(event.target.value.trim())}
          onBlur={leave}
          onKeyDown={(event) => {
            if (event.key === "Enter") leave();
            if (event.key === "Escape") setTyped(null);
          }}
        />
      </label>
      {wrong && (
        <p id={id} role="alert" className="finding mt-1 text-[0.9rem]">
          A whole number from {range.min} to {range.max}. {value === null ? "Still open." : `Still judged as ${value}.`}
        </p>
      )}
    </div>
  );
}
