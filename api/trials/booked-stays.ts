import { Injectable } from '@nestjs/common'
import { Pool } from 'pg'
import { epochDay } from '../database/house-days.ts'
import { endsAfter } from '../facts/ends-after.ts'
import type { BookedStay } from '../../rules/trials/compare-bookings.ts'
import type { Day } from '../../rules/calendar/day.ts'

/** A booking on the books, with what it was sold for. */
export interface SoldStay extends BookedStay {
  id: string
  number: string
  name: string
  soldCents: number
}

/** The bookings that still come or are in the house. */
@Injectable()
export class BookedStays {
  constructor(private readonly pool: Pool) {}

  async after(today: Day): Promise<SoldStay[]> {
    type Row = Pick<
      SoldStay,
      'id' | 'number' | 'name' | 'roomTypeId' | 'soldCents' | 'screen' | 'isTaxRemitted'
    > &
      BookedStay['party'] &
      Pick<SoldStay, 'arrival' | 'departure'>
    const { rows } = await this.pool.query<Row>(
      `SELECT id, number, name, room_type_id AS "roomTypeId", ${epochDay('lower(stay)')} AS arrival,
         ${epochDay('upper(stay)')} AS departure, adults, child_ages AS "childAges", residents,
         total_cents AS "soldCents", CASE made_by WHEN 'guest' THEN 'checkout' ELSE 'booking' END AS screen, tourist_tax = 'channel' AS "isTaxRemitted"
       FROM bookings b WHERE state IN ('held', 'confirmed') AND ${endsAfter('$1')}
       ORDER BY lower(stay), number`,
      [today],
    )
    return rows.map(({ adults, childAges, residents, ...stay }) => ({
      ...stay,
      party: { adults, childAges, residents },
    }))
  }
}
