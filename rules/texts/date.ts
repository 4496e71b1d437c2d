/**
 * How a day or a time stands in a sentence. `{weekday}` and `{month}` are the language's own names:
 * short or long for the weekday, as the place asks.
 */
export const dateTexts = {
  day: '{weekday} {day} {month}',
  dayYear: '{weekday} {day} {month} {year}',
  /** Without its weekday: each year. */
  dayOfYear: '{day} {month}',
  month: '{month} {year}',
  /** The first day of a stay that ends in the same month. */
  dayOfMonth: '{weekday} {day}',
  stay: '{arrival} tot {departure}',
  /** A time of the day. */
  time: '{hours}.{minutes}',
} as const
