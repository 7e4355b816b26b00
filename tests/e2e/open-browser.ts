import { type Browser, type BrowserContext, type BrowserContextOptions, chromium, type Page } from "playwright-core";

/** Chromium without its windows: a fifth less work for the same pages. */
const PROGRAM = process.env.CHROMIUM ?? "/usr/bin/chromium-headless-shell";

/** What no page of ours asks for, and Chromium would do beside each. */
const FEATURES_OFF = [
  // Two pages of its own for every window, for suggestions below an address bar that nobody sees: they took it longer than ours.
  "WebUIOmniboxPopup",
  "WebUIOmniboxAimPopup",
  // A process in reserve for every page.
  "SpareRendererForSitePerProcess",
  // A list given here stands in place of Playwright's own; this is that.
  "AvoidUnnecessaryBeforeUnloadCheckSync",
  "DestroyProfileOnBrowserClose",
  "HttpsUpgrades",
  "HttpsFirstBalancedModeAutoEnable",
  "LensOverlay",
  "MediaRouter",
  "PaintHolding",
  "ThirdPartyStoragePartitioning",
  "AvoidCorsURLLoaderRestartOnRedirect",
  "OptimizationHints",
  "NetworkTimeServiceQuerying",
  "AimEnabled",
  "PreconnectToSearch",
];

const FLAGS = [
  "--headless",
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  `--disable-features=${FEATURES_OFF.join(",")}`,
];

const SIZES = {
  desk: { viewport: { width: 1440, height: 900 } },
  phone: { viewport: { width: 390, height: 844 }, deviceScaleFactor: 3, isMobile: true, hasTouch: true },
} as const satisfies Record<string, BrowserContextOptions>;

/** A page that stands on a desk is carried over to a phone. */
export async function carryToPhone(page: Page): Promise<void> {
  const { viewport, deviceScaleFactor, isMobile, hasTouch } = SIZES.phone;
  const wire = await page.context().newCDPSession(page);
  await wire.send("Emulation.setDeviceMetricsOverride", { ...viewport, deviceScaleFactor, mobile: isMobile });
  await wire.send("Emulation.setTouchEmulationEnabled", { enabled: hasTouch });
}

export type View = {
  readonly size?: keyof typeof SIZES;
  readonly theme?: "light" | "dark";
  readonly scripts?: "run" | "none";
  /** Whether dice tumble and cards turn. */
  readonly motion?: "full" | "reduced";
  /** Whether pages are kept for when there is no connection: only where that is tested, for it asks the server for many. */
  readonly worker?: "run" | "none";
};

/** A page of a test lives for seconds: what it runs is seldom run often enough to be worth compiling well. */
export const SHORT_LIVED = ["--js-flags=--invocation-count-for-maglev=2000 --invocation-count-for-turbofan=20000"];

export const launchBrowser = (more: readonly string[] = []): Promise<Browser> =>
  chromium.launch({ executablePath: PROGRAM, args: [...FLAGS, ...more] });

export function openContext(
  browser: Browser,
  { size = "desk", theme = "light", scripts = "run", motion = "full", worker = "none" }: View = {},
): Promise<BrowserContext> {
  return browser.newContext({
    ...SIZES[size],
    serviceWorkers: worker === "run" ? "allow" : "block",
    colorScheme: theme,
    reducedMotion: motion === "full" ? "no-preference" : "reduce",
    locale: "en-GB",
    javaScriptEnabled: scripts === "run",
  });
}
