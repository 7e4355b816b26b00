"use client";

import { useRouter } from "next/navigation";
import { type ComponentProps, useEffect, useRef, useState } from "react";
import { inBrowser } from "../browser/storage";
import { AwaitedPart, fetchedPart, usePart } from "../fetched-part";
import { allUnsent, type Unsent } from "./unsent";

const LIST = fetchedPart(async () => (await import("./unsent-list")).UnsentList);

/** Armies with changes that this browser keeps until the server has them. Nothing where there are none, as in most visits. */
export function UnsentArmies() {
  const router = useRouter();
  const [unsent, setUnsent] = useState<readonly Unsent[]>([]);
  const shown = useRef(0);
  useEffect(() => {
    const look = () =>
      void allUnsent().then((records) => {
        // What was sent stands among the others now.
        if (records.length < shown.current && navigator.onLine) router.refresh();
        shown.current = records.length;
        setUnsent(records);
      });
    look();
    return inBrowser.subscribe(look);
  }, [router]);
  return unsent.length > 0 && <Listed unsent={unsent} />;
}

function Listed(props: ComponentProps<Awaited<ReturnType<typeof LIST.fetch>>>) {
  const { part: List, failed, again } = usePart(LIST);
  return List ? <List {...props} /> : <AwaitedPart failed={failed} again={again} />;
}
