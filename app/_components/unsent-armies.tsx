"use client";

import { type ComponentProps, useEffect, useState } from "react";
import { AwaitedPart, fetchedPart, usePart } from "./fetched-part";
import { allUnsent, type Unsent } from "./unsent";

const LIST = fetchedPart(async () => (await import("./unsent-list")).UnsentList);

/** Armies with changes that this browser keeps until the server has them. Nothing where there are none, as in most visits. */
export function UnsentArmies() {
  const [unsent, setUnsent] = useState<readonly Unsent[]>([]);
  useEffect(() => void allUnsent().then(setUnsent), []);
  const gone = (one: Unsent) => setUnsent((before) => before.filter((other) => other !== one));
  return unsent.length > 0 && <Listed unsent={unsent} gone={gone} />;
}

function Listed(props: ComponentProps<Awaited<ReturnType<typeof LIST.fetch>>>) {
  const { part: List, failed, again } = usePart(LIST);
  return List ? <List {...props} /> : <AwaitedPart failed={failed} again={again} />;
}
