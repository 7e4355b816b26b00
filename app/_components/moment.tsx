"use client";

import { useSyncExternalStore } from "react";
import { dayWords, momentWords } from "@/lib/words/phrasing";

const never = () => () => undefined;

type Props = { readonly at: string /** Only the day, with its year. */; readonly day?: boolean };

/** A time in the reader's time zone. The server does not know the zone, so it only keeps the space. */
export function Moment({ at, day = false }: Props) {
  const isHere = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  const moment = new Date(at);
  return (
    <time dateTime={at} className={isHere ? "" : "invisible"}>
      {day ? dayWords(moment, isHere ? undefined : "UTC") : isHere ? momentWords(moment, new Date()) : momentWords(moment, moment, "UTC")}
    </time>
  );
}
