import { AppRouterContext } from "next/dist/shared/lib/app-router-context.shared-runtime";
import { act, Profiler, type ReactNode } from "react";
import { createRoot } from "react-dom/client";

/** A component on a page of its own. The file of a test begins with `// @vitest-environment happy-dom`. */
export type OnPage = {
  readonly page: HTMLElement;
  /** Draws this instead. */
  readonly show: (shown: ReactNode) => Promise<void>;
  /** Does something and waits until all that follows at once is drawn. */
  readonly after: (deed: () => unknown) => Promise<void>;
  /** Waits until it is so, or fails with the page's words. */
  readonly until: (isSo: () => unknown) => Promise<void>;
  /** How often each component was drawn since the last call, by its name. */
  readonly draws: () => ReadonlyMap<string, number>;
  /** By the whole of its words or its label; with a pattern, by a part of them. */
  readonly button: (name: string | RegExp) => HTMLButtonElement;
  readonly buttons: (name: string | RegExp) => readonly HTMLButtonElement[];
  /** Presses it, as a mouse does. */
  readonly press: (name: string | RegExp | Element) => Promise<void>;
  /** The field with this label, or of the part of the page that is given. */
  readonly field: (label: string, within?: Element | null) => Field;
  /** Types into it and leaves it, or presses a key instead. */
  readonly type: (field: Element, text: string, key?: "Enter" | "Escape") => Promise<void>;
  readonly choose: (field: Element, value: string) => Promise<void>;
  readonly tick: (name: string | RegExp) => Promise<void>;
  readonly leave: () => Promise<void>;
};

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const stay = () => undefined;
/** A router that leads nowhere. */
const NOWHERE = { push: stay, replace: stay, refresh: stay, prefetch: stay, back: stay, forward: stay };

/** What is read here of React's own tree: nothing that a component is given tells whether it was drawn. */
type Fiber = {
  readonly tag: number;
  readonly flags: number;
  readonly type: { readonly name?: string; readonly type?: { readonly name?: string } } | null;
  readonly child: Fiber | null;
  readonly sibling: Fiber | null;
  readonly alternate: Fiber | null;
};
const FUNCTION = 0;
const MEMO = [14, 15];
const PERFORMED_WORK = 1;

function count(fiber: Fiber | null, drawn: Map<string, number>): void {
  for (let one = fiber; one; one = one.sibling) {
    const isComponent = one.tag === FUNCTION || MEMO.includes(one.tag);
    const name = isComponent ? (one.type?.name ?? one.type?.type?.name) : null;
    if (name && (one.flags & PERFORMED_WORK) !== 0) drawn.set(name, (drawn.get(name) ?? 0) + 1);
    if (one.alternate?.child !== one.child) count(one.child, drawn);
  }
}

const EVERY_MS = 5;
/** For a machine that is busy with other things. */
const PATIENCE_MS = 30_000;
const pause = () => new Promise((done) => setTimeout(done, EVERY_MS));

const named = (button: Element): string => button.getAttribute("aria-label") ?? button.textContent?.trim() ?? "";
const isNamed = (name: string | RegExp) => (button: Element) =>
  typeof name === "string" ? named(button) === name : name.test(named(button));

const isField = (element: Element | null): element is Field => element?.matches("input, select, textarea") ?? false;

function fieldIn(label: string, within: Element): Field {
  const labels = [...within.querySelectorAll("label")].filter((one) => (one.querySelector("span") ?? one).textContent?.trim() === label);
  const labelled = labels.map((one) => document.getElementById(one.htmlFor) ?? one.querySelector("input, select"));
  const [only, ...more] = [...labelled, ...within.querySelectorAll(`[aria-label="${label}"]`)].filter(isField);
  if (!only || more.length > 0) throw new Error(`${more.length + (only ? 1 : 0)} fields are labelled ${label} in: ${within.textContent}`);
  return only;
}

function setValue(field: Element, value: string): void {
  const kind = [HTMLSelectElement, HTMLTextAreaElement].find((one) => field instanceof one) ?? HTMLInputElement;
  // React keeps its own record of what a page sets, so that it hears only of what a player does.
  Object.getOwnPropertyDescriptor(kind.prototype, "value")?.set?.call(field, value);
}

/** What forms ask of a browser and this one does not know: without it they take every select for changed. */
function completeOptions(): void {
  if ("defaultSelected" in HTMLOptionElement.prototype) return;
  const isSelectedAtFirst = {
    get(this: Element) {
      return this.hasAttribute("selected");
    },
    set(this: Element, isSelected: boolean) {
      this.toggleAttribute("selected", isSelected);
    },
    configurable: true,
  };
  Object.defineProperty(HTMLOptionElement.prototype, "defaultSelected", isSelectedAtFirst);
  Object.defineProperty(HTMLSelectElement.prototype, "size", { value: 0, configurable: true });
}

/** What a player does with the fields of a page. */
function handsOn(page: Element, after: OnPage["after"]): Pick<OnPage, "field" | "type" | "choose" | "tick"> {
  return {
    field: (label, within) => fieldIn(label, within ?? page),
    type: async (target, text, key) => {
      await after(() => {
        (target as HTMLElement).focus();
        setValue(target, text);
        target.dispatchEvent(new Event("input", { bubbles: true }));
      });
      await after(() => {
        if (key) target.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }));
        else (target as HTMLElement).blur();
      });
    },
    choose: (target, value) =>
      after(() => {
        setValue(target, value);
        target.dispatchEvent(new Event("change", { bubbles: true }));
      }),
    tick: (name) =>
      after(() => {
        const label = [...page.querySelectorAll("label")].find((one) =>
          typeof name === "string" ? one.textContent?.trim() === name : name.test(one.textContent ?? ""),
        );
        label?.querySelector<HTMLInputElement>("input")?.click();
      }),
  };
}

/** Draws it. The test must `leave` at its end. `settled`: what is waited for after each deed, before what has come of it is drawn. */
export async function onPage(shown: ReactNode, settled: (() => Promise<void>) | null = null): Promise<OnPage> {
  const world = globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean };
  world.IS_REACT_ACT_ENVIRONMENT = true;
  completeOptions();
  const page = document.createElement("main");
  document.body.append(page);
  const root = createRoot(page);
  let drawn = new Map<string, number>();
  const note = () => {
    const key = Object.keys(page).find((one) => one.startsWith("__reactContainer"));
    const host = key && (page as unknown as Record<string, { stateNode: { current: Fiber } }>)[key];
    if (host) count(host.stateNode.current, drawn);
  };
  const after = async (deed: () => unknown) => {
    await act(async () => void (await deed()));
    if (settled) await act(settled);
  };
  const show = (next: ReactNode) =>
    after(() =>
      root.render(
        <AppRouterContext value={NOWHERE as never}>
          <Profiler id="page" onRender={note}>
            {next}
          </Profiler>
        </AppRouterContext>,
      ),
    );
  const until = async (isSo: () => unknown) => {
    const end = Date.now() + PATIENCE_MS;
    while (!isSo()) {
      if (Date.now() > end) throw new Error(`waited in vain for ${isSo}; the page says: ${page.textContent}`);
      await after(pause);
    }
  };
  const buttons = (name: string | RegExp) => [...page.querySelectorAll("button")].filter(isNamed(name));
  const button = (name: string | RegExp) => {
    const [only, ...more] = buttons(name);
    if (!only || more.length > 0) throw new Error(`${1 + more.length - (only ? 0 : 1)} buttons are named ${name} in: ${page.textContent}`);
    return only;
  };
  await show(shown);
  return {
    ...{ page, show, after, until, button, buttons, ...handsOn(page, after) },
    draws() {
      const since = drawn;
      drawn = new Map();
      return since;
    },
    press: (name) =>
      after(() =>
        (name instanceof Element ? name : button(name)).dispatchEvent(
          new MouseEvent("click", { bubbles: true, cancelable: true, detail: 1 }),
        ),
      ),
    async leave() {
      await after(() => root.unmount());
      page.remove();
      world.IS_REACT_ACT_ENVIRONMENT = false;
    },
  };
}
