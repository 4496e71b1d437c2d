/** The day in the house of an instant, as SQL. */
export const houseDay = (instant: string) => `(${instant} AT TIME ZONE 'Europe/Amsterdam')::date`

/** The instant at which a day of the house begins, as SQL: an index of instants is found by it. */
export const dayBegins = (day: string) =>
  `(${day}::date::timestamp AT TIME ZONE 'Europe/Amsterdam')`
