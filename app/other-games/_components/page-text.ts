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
