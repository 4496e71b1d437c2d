import { Injectable } from '@nestjs/common'
import { Pool } from 'pg'
import { houseDay } from '../database/house-days.ts'
import { REGISTER_KEPT_UNTIL } from '../settings/night-register.ts'

/** Takes out of the night register what is past its retention; nothing else ever does by itself. */
@Injectable()
export class NightRegisterPurge {
  constructor(private readonly pool: Pool) {}

  /**
   * By the real day of the house: a calendar that was moved for a demonstration makes no row older.
   * Done again, nothing is left to do.
   *
   * @returns how many guests' rows went
   */
  async purge(): Promise<number> {
    const { rowCount } = await this.pool.query(
      `DELETE FROM night_register n WHERE ${REGISTER_KEPT_UNTIL} < ${houseDay('now()')}`,
    )
    return rowCount ?? 0
  }
}
