// Keeps pages of the reader's own for when there is no connection. docs/adr/0004 says what, for how long, and why not with a library.
const BUILD = new URL(self.location.href).searchParams.get("build") ?? "";
/** Everything kept is of one build: a page never meets another build's scripts. */
const CACHE = `condotta.${BUILD}`;

/** What opens without a connection once the site was visited. */
const SHELL = ["/offline", "/", "/armies", "/armies/new", "/lists", "/glossary", "/quick-reference"];
/** What armies are begun and drawn from, kept last: pages for every army that only this browser has, and sample armies that were never opened. */
const BEGINNINGS = [
  ...["/api/paper-tables", "/api/beginnings"],
  ...["/armies/new/offline", "/armies/new/offline/sheet", "/armies/new/offline/cards", "/armies/new/offline/quick-reference"],
];
const everything = (keep) => [...SHELL, ...keep, ...BEGINNINGS];
/** A page of an army begun here, or (no id of a stored army) of a sample army, which the pages above can show. */
const BEGUN = /^\/armies\/(?:new\/[^/]+|(?!(?:new|compare|[a-z2-7]{26})(?:\/|$))[^/]+)(\/(?:sheet|cards|quick-reference))?$/;
const KEPT = /^\/(?:|armies(?:\/[^/]+(?:\/(?:sheet|cards|quick-reference))?)?|lists(?:\/[^/]+)?|glossary|quick-reference)$/;
/** Never changes under its address, or belongs to a build. */
const FIXED = /^\/(?:_next\/static\/|front\/|icon|manifest)/;
/** An army as it was saved last, and what its papers are made of in the browser. */
const MADE_OF = /^\/api\/(?:paper-tables|beginnings|armies\/[^/]+(?:\/desk)?)$/;
const PAPERS = ["sheet", "cards", "quick-reference"];
const SAVED_ARMY = /^\/api\/armies\/([^/]+)$/;

/** Counts the readers: what was asked for by the one before is not kept for the next. */
let reader = 0;

async function forget() {
  reader += 1;
  await caches.delete(CACHE);
}

const isOfBuild = (answer) => answer.headers.get("x-condotta-build") === BUILD;

/** Keeps a good answer of this build for the reader who asked for it. */
async function store(request, answer, since = reader) {
  if (!answer.ok || !isOfBuild(answer) || answer.redirected) return;
  const cache = await caches.open(CACHE);
  // Asked last of all, so that nothing comes between.
  if (since === reader) await cache.put(request, answer);
}

/** The scripts and styles that a page names, or a script that fetches others when they are wanted. */
const fixedIn = (text) => [...new Set(text.match(/static\/chunks\/[\w./~-]+\.(?:js|css)/g) ?? [])].map((file) => `/_next/${file}`);
/** The pictures of the front page, for light and dark. */
const picturesIn = (text) => [...new Set(text.match(/\/front\/[\w-]+\.webp/g) ?? [])];
/** Of our own letters: a style sheet names its fonts beside itself. */
const fontsIn = (text, file) =>
  [...text.matchAll(/url\(["']?([^"')]+latin-(?!ext)[^"')]+\.woff2)/g)].map(
    ([, font]) => new URL(font, new URL(file, self.location.origin)).pathname,
  );

/** Files that are kept with all that they name in turn. */
const whole = new Set();

/** Keeps a script, a style sheet or a font with what it names in turn. `seen`: those under way, for scripts name one another. */
async function keepFile(file, since, seen) {
  if (seen.has(file)) return;
  seen.add(file);
  const cache = await caches.open(CACHE);
  const kept = await cache.match(file);
  if (kept && whole.has(file)) return;
  const answer = kept ?? (await fetch(file));
  if (!answer.ok) throw new Error(`${file} is not there`);
  const text = /\.(?:js|css)$/.test(file) ? await answer.clone().text() : "";
  for (const other of [...fixedIn(text), ...fontsIn(text, file)]) await keepFile(other, since, seen);
  if (!kept) await store(file, answer, since);
  whole.add(file);
}

/**
 * A page, once all scripts, styles and pictures that it names are kept: a page without one of them would open and then fail. A page that is no longer
 * there is dropped.
 */
async function keepPage(path, answer, since) {
  if (answer.status === 404 || answer.status === 410) await (await caches.open(CACHE)).delete(path);
  if (!answer.ok || !isOfBuild(answer) || answer.redirected) return;
  const text = await answer.clone().text();
  const seen = new Set();
  for (const file of [...fixedIn(text), ...picturesIn(text)]) await keepFile(file, since, seen);
  await store(path, answer, since);
}

/** One after another, so that the server is not asked for everything at once; what fails is kept another time. */
async function keepPages(paths, again = false) {
  const cache = await caches.open(CACHE);
  for (const path of paths) {
    if (!again && (await cache.match(path))) continue;
    const since = reader;
    try {
      await keepPage(path, await fetch(path, { headers: { accept: "text/html" } }), since);
    } catch {
      return;
    }
  }
}

const later = new Map();
const LATER_MS = 4000;

/** The army in the answer to a save, at once: a page that was kept before it asks for the army and goes on from there. */
async function keepArmy(army, { method, headers }, answer, since) {
  const path = `/api/armies/${army}`;
  if (method === "DELETE") await (await caches.open(CACHE)).delete(path);
  // An army begun here is looked for by its key, too.
  const key = headers.get("idempotency-key");
  if (method === "POST" && key) await store(`/api/armies/new/${key}`, answer.clone(), since);
  if (method === "PUT" || method === "POST") await store(path, answer, since);
}

/** An army that was saved is kept anew with its papers, once its player rests. */
function keepSaved(army) {
  clearTimeout(later.get(army));
  const page = `/armies/${army}`;
  const paths = [page, ...PAPERS.map((paper) => `${page}/${paper}`), `/api${page}/desk`, "/armies"];
  return new Promise((done) => {
    later.set(
      army,
      setTimeout(() => done(keepPages(paths, true)), LATER_MS),
    );
  });
}

async function fixed(request) {
  const found = await caches.match(request, { cacheName: CACHE });
  if (found) return found;
  const answer = await fetch(request);
  // Not waited for: the page wants it now.
  void store(request, answer.clone());
  return answer;
}

/** Stands in for a page that is not kept. Its scripts would take it for the page of that address, so it has none. */
async function notKept() {
  const found = await caches.match("/offline", { cacheName: CACHE });
  if (!found) return null;
  const text = (await found.text()).replace(/<script\b[^>]*>[\s\S]*?<\/script>/g, "");
  return new Response(text, { status: 503, headers: found.headers });
}

/** The page that shows an army of which nothing else is kept. */
async function begun(pathname) {
  const [isOne, paper = ""] = BEGUN.exec(pathname) ?? [];
  return isOne ? caches.match(`/armies/new/offline${paper}`, { cacheName: CACHE }) : undefined;
}

/** From the server if it answers; else as it was kept, whatever was asked about it. */
async function page(event, isKept) {
  const since = reader;
  const { pathname } = new URL(event.request.url);
  try {
    const answer = await fetch(event.request);
    if (isKept) event.waitUntil(keepPage(pathname, answer.clone(), since).catch(() => undefined));
    return answer;
  } catch (error) {
    const found =
      (isKept && (await caches.match(event.request, { cacheName: CACHE, ignoreSearch: true }))) ||
      (await begun(pathname)) ||
      (await notKept());
    if (found) return found;
    throw error;
  }
}

/** The same for what papers are made of: there is nothing to stand in for it. */
async function data(event) {
  try {
    return await fetch(event.request);
  } catch (error) {
    const found = await caches.match(event.request, { cacheName: CACHE });
    if (found) return found;
    throw error;
  }
}

async function changed(event) {
  const since = reader;
  const answer = await fetch(event.request);
  const { pathname } = new URL(event.request.url);
  if (!answer.ok) return answer;
  // Signed in, out, claimed, deleted: another reader.
  if (pathname.startsWith("/api/account")) await forget();
  const army = pathname === "/api/armies" ? (await answer.clone().json()).id : SAVED_ARMY.exec(pathname)?.[1];
  if (army) event.waitUntil(Promise.all([keepArmy(army, event.request, answer.clone(), since), keepSaved(army)]));
  return answer;
}

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname, search } = new URL(request.url);
  if (origin !== self.location.origin) return;
  if (request.method !== "GET") {
    if (pathname.startsWith("/api/a")) event.respondWith(changed(event));
  } else if (FIXED.test(pathname)) event.respondWith(fixed(request));
  else if (MADE_OF.test(pathname)) event.respondWith(data(event));
  else if (request.mode === "navigate" && !pathname.startsWith("/api/"))
    event.respondWith(page(event, KEPT.test(pathname) && !/[?&](?:find|tag)=/.test(search)));
});

self.addEventListener("message", (event) => {
  const { keep, take } = event.data ?? {};
  if (take) event.waitUntil(takeOver(keep));
  else if (keep) event.waitUntil(keepPages(everything(keep)));
});

/** A new build takes over when one page alone is open, and has just been opened: it is of that build. Then it keeps the pages. */
async function takeOver(keep) {
  const open = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  if (open.length > 1) return;
  await self.skipWaiting();
  await keepPages(everything(keep));
}

self.addEventListener("activate", (event) => {
  event.waitUntil(
    (async () => {
      for (const name of await caches.keys()) if (name.startsWith("condotta.") && name !== CACHE) await caches.delete(name);
      await self.clients.claim();
    })(),
  );
});

/** A notice of a turn, where only the worker may show one: a press leads to its battle. */
self.addEventListener("notificationclick", (event) => {
  const { address } = event.notification.data;
  event.notification.close();
  event.waitUntil(
    (async () => {
      const open = await self.clients.matchAll({ type: "window" });
      const there = open.find(({ url }) => new URL(url).pathname === address);
      await (there ? there.focus() : self.clients.openWindow(address));
    })(),
  );
});
