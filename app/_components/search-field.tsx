import { useSearchParams } from "next/navigation";
import { useEffect, useRef } from "react";
import "./search-field.css";

type Props = {
  /** "Find in the glossary". */
  readonly label: string;
  readonly placeholder: string;
  readonly sought: string;
  readonly onSeek: (text: string) => void;
  /** What has been found; spoken when it changes. */
  readonly said: string;
};

const isTypedInto = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.closest("input, textarea, select, [contenteditable]") !== null;

/** The slash, pressed anywhere but where one types, leads to the field. */
function useSlash() {
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.key !== "/" || event.ctrlKey || event.metaKey || event.altKey || isTypedInto(event.target)) return;
      event.preventDefault();
      field.current?.focus();
      field.current?.select();
    };
    document.addEventListener("keydown", press);
    return () => document.removeEventListener("keydown", press);
  }, []);
  return field;
}

const NAME = "find";

/** What else the address asks for, which is not to be forgotten when without scripts the server is asked to find something. */
function Kept() {
  const asked = [...useSearchParams()].filter(([name]) => name !== NAME);
  return asked.map(([name, value], at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a name may stand there twice, and they never change places.
    <input key={at} type="hidden" name={name} value={value} />
  ));
}

/** A field that finds while one types. Enter leaves it, Escape empties it. Without scripts it asks the page anew, with `find`. */
export function SearchField({ label, placeholder, sought, onSeek, said }: Props) {
  const field = useSlash();
  return (
    <search className="search-field screen-only">
      <form
        onSubmit={(event) => {
          event.preventDefault();
          field.current?.blur();
        }}
      >
        <Kept />
        <label>
          <span className="sr-only">{label}</span>
          <input
            ref={field}
            name={NAME}
            type="search"
            className="field"
            placeholder={placeholder}
            autoComplete="off"
            enterKeyHint="search"
            aria-keyshortcuts="/"
            value={sought}
            onChange={(event) => onSeek(event.currentTarget.value)}
            onKeyDown={(event) => {
              if (event.key === "Escape") onSeek("");
            }}
          />
        </label>
        <span className="search-key noscript:hidden" aria-hidden="true">
          /
        </span>
        <output aria-live="polite">{said}</output>
      </form>
    </search>
  );
}
