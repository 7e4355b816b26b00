import { AppRouterContext, type AppRouterInstance } from "next/dist/shared/lib/app-router-context.shared-runtime";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { EVENT } from "@/lib/words/events/events";
import { plain } from "@/lib/words/sentence";
import { HandIn } from "./hand-in";

const { noArmies, noArmiesYet } = EVENT.handIn;

test.each([
  [false, noArmies],
  [true, noArmiesYet],
])("who has no army is led to a new one and to the samples; an organiser (%j) only if he wants to play", (isOrganiser, words) => {
  const html = renderToStaticMarkup(
    <AppRouterContext.Provider value={{} as AppRouterInstance}>
      <HandIn
        event="e"
        hasAccount
        armies={[]}
        own={null}
        handedIn={null}
        isLate={false}
        isOver={false}
        isClosed={false}
        hasRounds={false}
        {...{ isOrganiser }}
      />
    </AppRouterContext.Provider>,
  );
  expect(html.replaceAll(/<[^>]*>/g, "")).toContain(plain(words));
  expect([html.includes('href="/armies/new"'), html.includes('href="/armies#samples"')]).toEqual([true, true]);
});
