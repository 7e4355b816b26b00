// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from "vitest";
import { type OnPage, onPage } from "@/tests/build/on-page";
import { ChangeLine, useChange } from "./use-change";

let open: OnPage;
afterEach(async () => {
  await open.leave();
  vi.unstubAllGlobals();
});

function Part({ name }: { readonly name: string }) {
  const { change, said } = useChange("e", `${name} is done.`);
  return (
    <section>
      <button type="button" onClick={() => void change("POST", "/rounds")}>
        {name}
      </button>
      <ChangeLine said={said} />
    </section>
  );
}

test("what became of a change is said once, until the next one", async () => {
  vi.stubGlobal("fetch", () => Promise.resolve(Response.json({})));
  open = await onPage(
    <>
      <Part name="One" />
      <Part name="Other" />
    </>,
  );
  const said = () => [...open.page.querySelectorAll("[role=status]")].map((one) => one.textContent);
  await open.press("One");
  await open.until(() => said()[0] !== "");
  expect(said()).toEqual(["One is done.", ""]);
  await open.press("Other");
  await open.until(() => said()[1] !== "");
  expect(said()).toEqual(["", "Other is done."]);
});
