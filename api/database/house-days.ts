/** An instant as JSON has it, as SQL: `2026-07-31T09:40:00.000Z`. */
export const instantText = (instant: string) =>
  `to_char(${instant} AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`

/** The day in the house of an instant, as SQL. */
export const houseDay = (instant: string) => `(${instant} AT TIME ZONE 'Europe/Amsterdam')::date`

/** The instant at which a day of the house begins, as SQL: an index of instants is found by it. */
export const dayBegins = (day: string) =>
  `(${day}::date::timestamp AT TIME ZONE 'Europe/Amsterdam')`

/** An instant in ms since 1970 UTC, as SQL. */
export const instantMs = (instant: string) => `round(extract(epoch FROM ${instant}) * 1000)::float8`

/** A day as an epoch day, as SQL. */
export const epochDay = (day: string) => `${day} - date '1970-01-01'`
