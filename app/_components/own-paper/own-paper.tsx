"use client";

import { useRouter, useSearchParams } from "next/navigation";
import { type ReactNode, useCallback, useEffect, useRef, useState, useSyncExternalStore } from "react";
import { inBrowser } from "@/app/_components/browser/storage";
import { Link } from "@/app/_components/link";
import { BeforePrint } from "@/app/_components/print-button";
import { Said } from "@/app/_components/said";
import { unsentText } from "@/app/_components/saving/unsent";
import { PAPER } from "@/lib/words/papers";
import { COMMON } from "@/lib/words/site";
import type { DrawnPaper } from "./draw-paper";
import { savedHere } from "./saved-here";

type Here = { readonly paper: ReactNode; readonly title: string; readonly search: string; readonly from: DrawnPaper };

const asSearch = (query: DrawnPaper["query"]): string =>
  new URLSearchParams(Object.entries(query).flatMap(([name, value]) => [value ?? []].flat().map((one) => [name, one]))).toString();

/**
 * A paper of one's own army; `children` is null where the server does not have the army. The server draws it, of the army as it was sent. Where this browser has changes that were not sent, or kept the
 * page before the last save, or has no connection to ask for it as the address wants it, the browser draws the same paper itself, of the
 * latest army it has.
 */
export function OwnPaper({ drawn, children }: { readonly drawn: DrawnPaper; readonly children: ReactNode }) {
  const router = useRouter();
  const search = useSearchParams().toString();
  const unsent = useSyncExternalStore(
    inBrowser.subscribe,
    () => unsentText(drawn.army),
    () => "",
  );
  const [here, setHere] = useState<Here | null>(null);
  const [hasFailed, setHasFailed] = useState(false);
  const [saved, setSaved] = useState(0);
  useEffect(() => void savedHere(drawn.army).then((army) => setSaved(army?.revision ?? 0)), [drawn.army]);
  const isWanted = children === null || unsent !== "" || saved > drawn.revision || search !== asSearch(drawn.query);
  // What was drawn of changes that were sent since stays until the server has drawn them.
  const shown = here && (isWanted ? here.search === search : here.from === drawn) ? here : null;
  const [settled] = useState(createSettled);
  // biome-ignore lint/correctness/useExhaustiveDependencies: with other changes it is drawn again.
  useEffect(() => {
    if (!isWanted) return;
    let left = false;
    setHasFailed(false);
    import("./draw-paper")
      .then(({ drawPaper }) => drawPaper(drawn, search))
      .then(
        (paper) => left || setHere({ ...paper, search, from: drawn }),
        () => left || setHasFailed(true),
      );
    return () => {
      left = true;
    };
  }, [isWanted, unsent, search, drawn]);
  const wasUnsent = useRef(unsent !== "");
  useEffect(() => {
    // Sent while the paper is open: the server has the army now, and draws it with what only it knows.
    if (wasUnsent.current && unsent === "") router.refresh();
    wasUnsent.current = unsent !== "";
  }, [unsent, router]);
  const isOutdated = shown !== null && !isWanted;
  useEffect(() => {
    if (isOutdated) router.refresh();
  }, [isOutdated, router]);
  useEffect(() => {
    if (shown) document.title = shown.title;
    if (shown || hasFailed) settled.settle();
  }, [shown, hasFailed, settled]);
  const beforePrint = useCallback(async () => {
    const isNewer = ((await savedHere(drawn.army))?.revision ?? 0) > drawn.revision;
    if (children === null || isNewer || unsentText(drawn.army) !== "") await settled.promise;
  }, [drawn, settled, children]);
  const said = unsent !== "" && (shown ? PAPER.unsentShown : hasFailed && PAPER.unsent);
  return (
    <BeforePrint value={beforePrint}>
      {said && (
        <p role="status" className="finding mx-4 mt-4 md:mx-7 print:hidden" data-severity="warning">
          <Said words={said} slots={{ army: (text) => <Link href={`/armies/${drawn.army}`}>{text}</Link> }} />
        </p>
      )}
      {shown ? shown.paper : (children ?? <Awaited hasFailed={hasFailed} />)}
    </BeforePrint>
  );
}

const Awaited = ({ hasFailed }: { readonly hasFailed: boolean }) => (
  <p className="p-6 text-soft">{hasFailed ? PAPER.notHere : COMMON.loading}</p>
);

/** Kept once the browser has drawn what it is to draw, or has failed to. */
function createSettled(): { readonly promise: Promise<void>; readonly settle: () => void } {
  let settle: () => void = () => undefined;
  const promise = new Promise<void>((done) => {
    settle = done;
  });
  return { promise, settle: () => settle() };
}
