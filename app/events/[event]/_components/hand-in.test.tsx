// @vitest-environment happy-dom
import { AppRouterContext, type AppRouterInstance } from "next/dist/shared/lib/app-router-context.shared-runtime";
import { renderToStaticMarkup } from "react-dom/server";
import { afterEach, expect, test } from "vitest";
import type { Entry } from "@/lib/model/tournament";
import { EVENT } from "@/lib/words/events/events";
import { plain } from "@/lib/words/sentence";
import { type OnPage, onPage } from "@/tests/build/on-page";
import { HandIn } from "./hand-in";

const { noArmies, noArmiesYet, withdraw, withdrawAsk } = EVENT.handIn;

let open: OnPage | null = null;
afterEach(() => open?.leave());

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

test.each([
  [false, false, withdrawAsk.handingIn],
  [true, false, withdrawAsk.opened],
  [true, true, withdrawAsk.playing],
])("who leaves (deadline past: %j, rounds drawn: %j) is told what stays", async (isLate, hasRounds, asks) => {
  const own = { entry: "a", name: "Anna", club: null, accepted: null, withdrawn: null } as Entry;
  const still = { event: "e", hasAccount: true, armies: [], handedIn: null, isOver: false, isClosed: true, isOrganiser: false };
  open = await onPage(<HandIn {...still} {...{ own, isLate, hasRounds }} />);
  await open.press(withdraw);
  expect(open.page.textContent).toContain(asks);
});
