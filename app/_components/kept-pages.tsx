"use client";

import { usePathname } from "next/navigation";
import { useEffect } from "react";
import { isAnyUnsent } from "./saving/unsent";

/** The page has been used a while before anything is fetched that nobody sees. */
const REST_MS = 3000;

/** A page of an army, without its papers. */
const ARMY = /^\/armies\/(?!new$|compare$)[^/]+$/;

const worker = (): ServiceWorkerContainer | undefined => (typeof navigator === "undefined" ? undefined : navigator.serviceWorker);

const PAPERS = ["sheet", "cards", "quick-reference"];
/** Of a long list, those that one is likeliest to open. */
const ARMIES_MOST = 12;

/** The army of this page, or of this paper, with its papers and what they are made of, and on the page of one's own armies each of them. */
function pagesToKeep(): readonly string[] {
  const here = location.pathname;
  const paper = PAPERS.find((one) => here.endsWith(`/${one}`));
  const page = paper ? here.slice(0, -paper.length - 1) : here;
  if (ARMY.test(page)) return [page, ...PAPERS.map((one) => `${page}/${one}`), `/api${page}/desk`];
  if (here !== "/armies") return [];
  const links = [...document.querySelectorAll<HTMLAnchorElement>('main a[href^="/armies/"]')].map(({ pathname }) => pathname);
  return [...new Set(links)].filter((path) => ARMY.test(path)).slice(0, ARMIES_MOST);
}

async function keepHere(): Promise<void> {
  const at = worker();
  // Pages in development have no build of their own.
  if (!at || process.env.NODE_ENV !== "production") return;
  const { active, waiting } = await at.register(`/worker.js?build=${process.env.CONDOTTA_BUILD}`);
  const keep = pagesToKeep();
  // The one at work would ask for all these pages and keep none: they are not of its build.
  if (waiting) return waiting.postMessage({ take: true, keep });
  const ready = active ?? (await at.ready).active;
  ready?.postMessage({ keep });
}

/** What closed pages left unsent is sent from any page, and again when the connection is back. Most visits find nothing, and fetch nothing. */
async function sendLeft(): Promise<void> {
  if (!isAnyUnsent()) return;
  const { sendUnsent } = await import("./saving/send-unsent");
  await sendUnsent();
}

/** Keeps the reader's pages in this browser, so that they open without a connection: see public/worker.js. */
export function KeptPages() {
  const path = usePathname();
  useEffect(() => {
    const send = () => void sendLeft().catch(() => undefined);
    const rest = setTimeout(send, REST_MS);
    addEventListener("online", send);
    return () => {
      clearTimeout(rest);
      removeEventListener("online", send);
    };
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: every page has armies of its own.
  useEffect(() => {
    const rest = setTimeout(() => void keepHere().catch(() => undefined), REST_MS);
    return () => clearTimeout(rest);
  }, [path]);
  return null;
}

/** Nothing that this reader kept is left in the browser for the next. The worker does the same, where it is at work. */
export async function dropKeptPages(): Promise<void> {
  if (typeof caches === "undefined") return;
  for (const name of await caches.keys()) if (name.startsWith("condotta.")) await caches.delete(name);
}
