import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { ACCOUNT } from "@/lib/words/account";
import { LeaveBehind, VisitorAccount } from "./visitor-account";

test("whether to go in without what this browser keeps is asked only where it has no room in the account", () => {
  expect(renderToStaticMarkup(<LeaveBehind name="leaveBehind" error={undefined} />)).toBe("");
  const asked = renderToStaticMarkup(<LeaveBehind name="leaveBehind" error="The account has no room for it." />);
  expect(asked).toContain("The account has no room for it.");
  expect(asked).toContain('href="/api/account/export"');
  expect(asked).toMatch(/<label[^>]*><input type="checkbox"[^>]* name="leaveBehind"\/>/);
});

test("a reader who has just signed out finds signing in first, and is not told that there are no armies", () => {
  const nothing = () => undefined;
  const page = (hasLeft: boolean) =>
    renderToStaticMarkup(
      <VisitorAccount
        account={null}
        events={[]}
        hasLeft={hasLeft}
        wasEnded={false}
        showKey={nothing}
        reset={nothing}
        signedIn={nothing}
        deleted={nothing}
      />,
    );
  const headings = (markup: string) => [...markup.matchAll(/<h2[^>]*>([^<]*)/g)].map(([, heading]) => heading);
  expect(headings(page(false))).toEqual([ACCOUNT.create.title, ACCOUNT.signIn.title]);
  expect(headings(page(true))).toEqual([ACCOUNT.signIn.title, ACCOUNT.create.title]);
  const filled = (markup: string) => [...markup.matchAll(/<button[^>]* data-filled[^>]*>(?:<[^>]*>)*([^<]*)/g)].map(([, button]) => button);
  expect([filled(page(false)), filled(page(true))]).toEqual([[ACCOUNT.create.button], [ACCOUNT.signIn.button]]);
  expect(page(false)).toContain(ACCOUNT.visitor(0));
  expect(page(true)).not.toContain(ACCOUNT.visitor(0));
});
