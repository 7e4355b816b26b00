import { SearchParamsContext } from "next/dist/shared/lib/hooks-client-context.shared-runtime";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { SearchField } from "./search-field";

const markup = (asked: string): string =>
  renderToStaticMarkup(
    <SearchParamsContext.Provider value={new URLSearchParams(asked)}>
      <SearchField label="Find" placeholder="" sought="rout" onSeek={() => undefined} said="" />
    </SearchParamsContext.Provider>,
  );

test("what else the address asks for goes along with what is looked for", () => {
  const html = markup("paper=letter&find=keil&part=all");
  expect(html.match(/<input type="hidden"[^>]*>/g)).toEqual([
    '<input type="hidden" name="paper" value="letter"/>',
    '<input type="hidden" name="part" value="all"/>',
  ]);
  expect(html.match(/name="find"/g)).toHaveLength(1);
});

test("without other parameters the address has only the search", () => {
  expect(markup("find=keil")).not.toContain('type="hidden"');
});
