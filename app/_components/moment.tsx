"use client";

import { useSyncExternalStore } from "react";
import { dayWords, minuteWords, momentWords } from "@/lib/words/dates";

const never = () => () => undefined;

/** Whether this is drawn in the reader's browser, which alone knows the time zone. */
export const useIsHere = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );

type Props = {
  readonly at: string;
  /** Only the day, with its year. */
  readonly day?: boolean;
  /** To the minute, however far away it is. */
  readonly minute?: boolean;
};

/** A time in the reader's time zone. The server does not know the zone, so it only keeps the space. */
export function Moment({ at, day = false, minute = false }: Props) {
  const isHere = useIsHere();
  const moment = new Date(at);
  const words = minute ? minuteWords : momentWords;
  return (
    <time dateTime={at} className={isHere ? "" : "invisible"}>
      {day ? dayWords(moment, isHere ? undefined : "UTC") : isHere ? words(moment, new Date()) : words(moment, moment, "UTC")}
    </time>
  );
}
