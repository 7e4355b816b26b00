"use client";

import { useSyncExternalStore } from "react";
import { dayWords, momentWords } from "@/lib/words/moment-words";

const never = () => () => undefined;

type Props = { readonly at: string /** The day alone, with its year. */; readonly day?: boolean };

/** When something was, on the reader's own clock. The server does not know his time zone: it keeps the place. */
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
