/**
 * Whether a booking `b` departs after a day (SQL, such as the parameter `$1`), as SQL that the indexes on
 * stays answer: `upper(b.stay) > …` would have them read every stay of the past.
 */
export const endsAfter = (day: string) => `b.stay && daterange((${day})::date, NULL)`
