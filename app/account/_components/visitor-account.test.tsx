import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { LeaveBehind } from "./visitor-account";

test("whether to go in without what this browser keeps is asked only where it has no room in the account", () => {
  expect(renderToStaticMarkup(<LeaveBehind name="leaveBehind" error={undefined} />)).toBe("");
  const asked = renderToStaticMarkup(<LeaveBehind name="leaveBehind" error="The account has no room for it." />);
  expect(asked).toContain("The account has no room for it.");
  expect(asked).toContain('href="/api/account/export"');
  expect(asked).toMatch(/<label[^>]*><input type="checkbox"[^>]* name="leaveBehind"\/>/);
});
