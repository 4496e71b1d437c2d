import { Get, Query } from '@nestjs/common'
import { Pool } from 'pg'
import { z } from 'zod'
import { Answers } from '../requests/answers.ts'
import { BackOffice } from '../requests/back-office.ts'
import { searchPatterns } from '../lists/search-words.ts'
import type { KnownGuestView } from './booking-entry-views.ts'
import { findKnownGuests } from './find-known-guests.ts'

/** Fewer letters find everybody. */
const FEWEST_LETTERS = 3

const question = z.object({ q: z.string().trim().min(FEWEST_LETTERS).max(120) })

const knownGuestShape: z.ZodType<KnownGuestView> = z.object({
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  city: z.string(),
  lastArrival: z.iso.date(),
})

/** Guests of earlier bookings, offered while staff type one: `?q=` of name, e-mail or phone. */
@BackOffice('known-guests')
export class KnownGuestsController {
  constructor(private readonly pool: Pool) {}

  @Get()
  @Answers(z.array(knownGuestShape))
  async find(
    @Query({ schema: question }) { q }: z.infer<typeof question>,
  ): Promise<KnownGuestView[]> {
    const patterns = searchPatterns(q)
    const { rows } = await this.pool.query<KnownGuestView>(
      findKnownGuests(patterns.length),
      patterns,
    )
    return rows
  }
}
