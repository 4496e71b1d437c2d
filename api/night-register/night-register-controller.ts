import { Get, Query } from '@nestjs/common'
import { Pool } from 'pg'
import type { Period } from '../../rules/calendar/named-period.ts'
import { registerFields } from '../../rules/forms/night-register-profile.ts'
import { Answers, BackOffice } from '../requests/routes.ts'
import { nightRegisterSetting } from '../settings/night-register.ts'
import {
  type NightRegisterView,
  nightRegisterQuestion,
  nightRegisterShape,
} from './night-register-view.ts'

/** Whose stay has a night or a day in the period: who arrives on its last day is in it too. */
const GUESTS = `SELECT b.id AS "bookingId", b.number, r.number AS room, n.name, n.residence, n.document,
    n.birth_date::text AS "birthDate", n.nationality, n.address, n.arrival::text AS arrival, n.departure::text AS departure
  FROM night_register n JOIN bookings b ON b.id = n.booking_id LEFT JOIN rooms r ON r.id = b.room_id
  WHERE n.arrival < $2::date AND n.departure >= $1::date
  ORDER BY n.arrival, r.number, b.number, n.guest`

/** The night register, for who may ask for it by law (art. 438 Sr). */
@BackOffice('night-register')
export class NightRegisterController {
  constructor(private readonly pool: Pool) {}

  @Get()
  @Answers(nightRegisterShape)
  async of(
    @Query({ schema: nightRegisterQuestion }) { from, until }: Period,
  ): Promise<NightRegisterView> {
    const profile = await nightRegisterSetting(this.pool)
    const { rows } = await this.pool.query<NightRegisterView['guests'][number]>(GUESTS, [
      from,
      until,
    ])
    return { asks: registerFields.filter((field) => profile[field]), guests: rows }
  }
}
