import { type Browser, type BrowserContext, type BrowserContextOptions, chromium } from "playwright-core";

const PROGRAM = process.env.CHROMIUM ?? "/usr/bin/chromium";

const FLAGS = [
  "--headless",
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

const SIZES = {
  desk: { viewport: { width: 1440, height: 900 } },
  phone: { viewport: { width: 390, height: 844 }, deviceScaleFactor: 3, isMobile: true, hasTouch: true },
} as const satisfies Record<string, BrowserContextOptions>;

export type View = { readonly size?: keyof typeof SIZES; readonly theme?: "light" | "dark" };

export const launchBrowser = (): Promise<Browser> => chromium.launch({ executablePath: PROGRAM, args: FLAGS });

export function openContext(browser: Browser, { size = "desk", theme = "light" }: View = {}): Promise<BrowserContext> {
  return browser.newContext({ ...SIZES[size], colorScheme: theme, locale: "en-GB" });
}
