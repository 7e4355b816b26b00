const LOCALE = "en-GB";

type Zone = { readonly timeZone?: string | undefined };

const part = (options: Intl.DateTimeFormatOptions, zone: Zone) => new Intl.DateTimeFormat(LOCALE, { ...options, ...zone });

/** "12 November 2025", in the reader's time zone or the one given. */
export const dayWords = (moment: Date, timeZone?: string): string =>
  part({ day: "numeric", month: "long", year: "numeric" }, { timeZone }).format(moment);

/** "14:05", in the reader's time zone. */
export const clockWords = (moment: Date): string => part({ hour: "2-digit", minute: "2-digit" }, {}).format(moment);

/** A moment as seen from now: "today 14:05", "12 November", "12 November 2025". */
export function momentWords(moment: Date, now: Date, timeZone?: string): string {
  const zone = { timeZone };
  const day = dayWords(moment, timeZone);
  if (day === dayWords(now, timeZone)) return `today ${part({ hour: "2-digit", minute: "2-digit" }, zone).format(moment)}`;
  const year = part({ year: "numeric" }, zone);
  return year.format(moment) === year.format(now) ? part({ day: "numeric", month: "long" }, zone).format(moment) : day;
}

/** A moment that somebody must keep: "today 14:05", "12 November 2025, 14:05". */
export function minuteWords(moment: Date, now: Date, timeZone?: string): string {
  const day = dayWords(moment, timeZone);
  const clock = part({ hour: "2-digit", minute: "2-digit" }, { timeZone }).format(moment);
  return day === dayWords(now, timeZone) ? `today ${clock}` : `${day}, ${clock}`;
}
