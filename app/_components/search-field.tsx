import { useSearchParams } from "next/navigation";
import { type ReactNode, useEffect, useRef } from "react";
import "./search-field.css";

type Props = {
  /** "Find in the glossary". */
  readonly label: string;
  readonly placeholder: string;
  readonly sought: string;
  readonly onSeek: (text: string) => void;
  /** What was found, announced when it changes. */
  readonly said: string;
  /** Further controls of the search, and their names. */
  readonly children?: ReactNode;
  readonly controls?: readonly string[];
};

const isTypedInto = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.closest("input, textarea, select, [contenteditable]") !== null;

/** The slash key moves the focus to the field, except while the reader types elsewhere. */
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

/** The other parameters of the address, for a search without scripts. With them, a page that was kept may stand under another address. */
function Kept({ controls }: { readonly controls: readonly string[] }) {
  const asked = [...useSearchParams()].filter(([name]) => name !== NAME && !controls.includes(name));
  return (
    <noscript>
      {asked.map(([name, value], at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a name may stand there twice, and they never change places.
        <input key={at} type="hidden" name={name} value={value} />
      ))}
    </noscript>
  );
}

/** A search field that finds as you type. Enter leaves it, Escape clears it. Without scripts it loads the page again, with `find`. */
export function SearchField({ label, placeholder, sought, onSeek, said, children, controls = [] }: Props) {
  const field = useSlash();
  return (
    <search className="search-field screen-only">
      <form
        onSubmit={(event) => {
          event.preventDefault();
          field.current?.blur();
        }}
      >
        <Kept controls={controls} />
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
        {children}
      </form>
    </search>
  );
}
