/** Where most guests have their mail. */
const DOMAINS = [
  'gmail.com',
  'hotmail.com',
  'hotmail.nl',
  'outlook.com',
  'icloud.com',
  'yahoo.com',
  'ziggo.nl',
  'kpnmail.nl',
  'telenet.be',
  'mail.com',
]

/** With more slips of the finger than these it is another domain. */
const MOST_SLIPS = 2

/**
 * The address that was probably meant: `anna@gmail.com` for `anna@gmial.con`. Null where it is most
 * likely right as it stands. A hint and no refusal: any domain may exist.
 */
export function likelyAddress(email: string): string | null {
  const [, name, domain] = /^([^@]+)@([^@]+)$/.exec(email.trim()) ?? []
  if (!name || !domain) return null
  const written = domain.toLowerCase()
  if (DOMAINS.includes(written)) return null
  const meant = DOMAINS.find((known) => slips(written, known) <= MOST_SLIPS)
  return meant === undefined ? null : `${name}@${meant}`
}

/** How many letters are too many, missing, wrong or swapped with their neighbour. */
function slips(written: string, meant: string): number {
  const rows: number[][] = [Array.from({ length: meant.length + 1 }, (_, at) => at)]
  for (let at = 1; at <= written.length; at++) {
    const row = [at]
    for (let to = 1; to <= meant.length; to++) {
      const isSame = written[at - 1] === meant[to - 1]
      const isSwapped = written[at - 1] === meant[to - 2] && written[at - 2] === meant[to - 1]
      row.push(
        Math.min(
          rows[at - 1]![to]! + 1,
          row[to - 1]! + 1,
          rows[at - 1]![to - 1]! + (isSame ? 0 : 1),
          isSwapped ? rows[at - 2]![to - 2]! + 1 : Infinity,
        ),
      )
    }
    rows.push(row)
  }
  return rows.at(-1)!.at(-1)!
}
