"use client";

import { useRef, useState } from "react";
import { copiedWords, copyText } from "@/app/_components/copy-text";
import { OTHER_GAMES } from "@/lib/words/other-games/common";

/** Copies the question and its answer as plain text; where a browser denies that, it shows the text to be copied by hand. */
export function CopyAnswer() {
  const shown = useRef<HTMLTextAreaElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const [told, setTold] = useState("");
  async function copy(): Promise<void> {
    const page = button.current?.closest(".other-game");
    if (!page) return;
    const [lines, box] = [textOfPage(page, location.href), shown.current];
    // Only what is shown can be selected.
    if (box) Object.assign(box, { hidden: false, value: lines });
    const isCopied = await copyText(lines, box);
    if (box) box.hidden = isCopied;
    setTold(copiedWords(isCopied));
  }
  return (
    <div className="noscript:hidden print:hidden">
      <p>
        <button ref={button} type="button" className="button" data-small onClick={() => void copy()}>
          {OTHER_GAMES.copy}
        </button>{" "}
        <span role="status">{told}</span>
      </p>
      <textarea ref={shown} readOnly aria-label={OTHER_GAMES.asText} rows={12} hidden className="field mt-2 w-full" />
    </div>
  );
}

const textIn = (element: Element): string => (element.textContent ?? "").replace(/\s+/g, " ").trim();

/** What only a screen has, and what says nothing without its picture. */
const LEFT_OUT = [
  ...["button", "noscript", "svg", "input[type=hidden]"],
  ...[".sr-only", ".chance-chart", ".our-readings", "[role=status]", "[hidden]"],
].join();

function cellsOf(row: Element): readonly string[] {
  const cells = [...row.children].filter((cell) => !cell.matches(LEFT_OUT)).map(textIn);
  return cells.some((cell) => cell !== "") ? [cells.join(" | ")] : [];
}

/** An answer, line by line: its headings, its figures with their names, its tables row by row. */
function linesOf(element: Element): readonly string[] {
  if (element.matches(LEFT_OUT)) return [];
  switch (element.tagName) {
    case "H2":
    // What is folded is told with its title.
    case "SUMMARY":
      return ["", textIn(element)];
    case "DL":
      return [...element.children].map((pair) => [...pair.children].map(textIn).join(": "));
    case "TABLE":
      return [...element.querySelectorAll("tr")].flatMap(cellsOf);
    case "OL":
      return [...element.children].map((item, at) => `${at + 1}. ${textIn(item)}`);
    case "P":
      return textIn(element) === "" ? [] : [textIn(element)];
    default:
      return [...element.children].flatMap(linesOf);
  }
}

type Control = HTMLInputElement | HTMLSelectElement;

function saidBy(control: Control): string {
  if (control instanceof HTMLSelectElement) return control.selectedOptions[0]?.text ?? "";
  return control.value;
}

/** What is asked, a line for each part of the form. Boxes count only when they are ticked. */
function questionOf(form: Element): readonly string[] {
  return [...form.querySelectorAll("fieldset")].map((part) => {
    const controls = [...part.querySelectorAll<Control>("input:not([type=hidden]), select")];
    const said = controls.flatMap((control) => {
      const name = control.labels?.[0] ? textIn(control.labels[0]) : "";
      if (control instanceof HTMLInputElement && control.type === "checkbox") return control.checked ? [name] : [];
      return saidBy(control) === "" ? [] : [`${name}: ${saidBy(control)}`];
    });
    const legend = part.querySelector("legend");
    return `${legend ? textIn(legend) : ""}. ${said.join("; ")}`;
  });
}

/** A question and its answer as they are shown, in plain text, with the address that asks it. */
export function textOfPage(page: Element, address: string): string {
  const [title, form, answer] = ["h1", "form", ".odds-answer"].map((one) => page.querySelector(one));
  const lines = [title ? textIn(title) : "", ...(form ? questionOf(form) : []), ...(answer ? linesOf(answer) : []), "", address];
  return lines.join("\n");
}
