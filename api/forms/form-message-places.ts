import { Injectable } from '@nestjs/common'
import { Pool } from 'pg'
import { Notifier } from '../database/notifier.ts'
import { Geocoder } from '../delivery-distances/delivery-distance.ts'
import type { FormTexts } from '../../rules/forms/guest-forms.ts'

/** Where the addresses of registrations and requests are on the map (G §3 lat, long). */
@Injectable()
export class FormMessagePlaces {
  constructor(
    private readonly pool: Pool,
    private readonly geocoder: Geocoder,
    private readonly notifier: Notifier,
  ) {}

  /** Looks up the address of a message that waits for it. Not found, it is simply not known. */
  async locate(messageId: string): Promise<void> {
    const { rows } = await this.pool.query<{ answers: FormTexts }>(
      `SELECT answers FROM form_messages WHERE id = $1 AND place = 'waiting'`,
      [messageId],
    )
    if (!rows[0]) return
    const { street = '', houseNumber = '', postcode = '', city = '', country } = rows[0].answers
    const place = await this.geocoder.find({
      street,
      houseNumber,
      postcode,
      city,
      ...(country !== undefined && { country }),
    })
    const [state, lat, lng] = place ? ['found', place.lat, place.lng] : ['unknown', null, null]
    await this.pool.query(
      `UPDATE form_messages SET place = $2, latitude = $3, longitude = $4 WHERE id = $1 AND place = 'waiting'`,
      [messageId, state, lat, lng],
    )
    this.notifier.publish('form-messages', messageId)
  }
}
