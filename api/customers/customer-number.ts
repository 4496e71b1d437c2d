/**
 * A customer as staff say it: `klant 12`. A word, for what begins with a `K` is a sale of the desk
 * (`K2026-0001`).
 */
export const customerNumber = (id: number) => `klant ${id}`

/** The same, as SQL. @param id the column with the id */
export const customerNumberSql = (id: string) => `'klant ' || ${id}`

/**
 * What staff typed to find a customer, as the index has it (migration 0037): there a customer's
 * number is `K12`, as it was once said and may still be typed.
 */
export const asIndexed = (words: string) => words.trim().replace(/^klant\s*(\d+)$/i, 'K$1')
