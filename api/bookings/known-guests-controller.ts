import { Get, Query } from '@nestjs/common'
import { Pool } from 'pg'
import { z } from 'zod'
import { Answers } from '../requests/answers.ts'
import { BackOffice } from '../requests/back-office.ts'
import { searchPatterns } from '../lists/search-words.ts'
import { type KnownGuestView, knownGuestShape } from './booking-entry-answers.ts'
import { findKnownGuests } from './find-known-guests.ts'

/** Fewer letters find everybody. */
const FEWEST_LETTERS = 3

const question = z.object({ q: z.string().trim().min(FEWEST_LETTERS).max(120) })

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
