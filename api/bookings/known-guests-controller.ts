import { Get, Query } from '@nestjs/common'
import { Pool } from 'pg'
import { z } from 'zod'
import { Answers } from '../requests/answers.ts'
import { BackOffice } from '../requests/back-office.ts'
import { wordsAnywhere } from '../requests/list-question.ts'
import type { KnownGuestView } from './booking-entry-views.ts'

/** Fewer letters find everybody. */
const FEWEST_LETTERS = 3
/** As many as fit below a field; looked for among the newest bookings that match. */
const MOST_GUESTS = 6
const MOST_BOOKINGS = 200

const question = z.object({ q: z.string().trim().min(FEWEST_LETTERS).max(120) })

const knownGuestShape: z.ZodType<KnownGuestView> = z.object({
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  city: z.string(),
  lastArrival: z.iso.date(),
})

// One guest is one address, or one name where there is none: as the newest booking has it.
const FIND = `WITH found AS (
  SELECT name, email, phone, city, lower(stay) AS arrival, created_at FROM bookings
  WHERE name ILIKE $1 OR email ILIKE $1 OR ($2 <> '' AND regexp_replace(phone, '\\D', '', 'g') LIKE '%' || $2 || '%')
  ORDER BY created_at DESC LIMIT ${MOST_BOOKINGS})
SELECT name, email, phone, city, "lastArrival" FROM (
  SELECT DISTINCT ON (lower(coalesce(nullif(email, ''), name))) name, email, phone, city, arrival::text AS "lastArrival", created_at
  FROM found ORDER BY lower(coalesce(nullif(email, ''), name)), created_at DESC) AS guest
ORDER BY created_at DESC LIMIT ${MOST_GUESTS}`

/** Guests of earlier bookings, offered while staff type one: `?q=` of name, e-mail or phone. */
@BackOffice('known-guests')
export class KnownGuestsController {
  constructor(private readonly pool: Pool) {}

  @Get()
  @Answers(z.array(knownGuestShape))
  async find(
    @Query({ schema: question }) { q }: z.infer<typeof question>,
  ): Promise<KnownGuestView[]> {
    const { rows } = await this.pool.query<KnownGuestView>(FIND, [wordsAnywhere(q), digitsOf(q)])
    return rows
  }
}

/**
 * The digits of what may be a phone number, without what a country or the Netherlands put before it:
 * `06 12 34` and `+31 6 1234` are the same. '' for other words.
 */
function digitsOf(words: string): string {
  if (!/^[+\d\s().-]+$/.test(words)) return ''
  return words.replaceAll(/\D/g, '').replace(/^(0031|31|0)/, '')
}
