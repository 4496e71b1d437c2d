import { Injectable } from '@nestjs/common'
import { Pool } from 'pg'
import { guestScreens } from '../../screens/guest-screens.ts'
import { readAddress } from '../../screens/read-address.ts'
import { pathWithId } from '../../screens/screen-route.ts'
import { Clock } from '../environment/clock.ts'
import { type OldNoun, idOfOldKey } from '../old-site/id-of-old-key.ts'
import { PaymentOwners } from '../payments/payment-owner.ts'
import { areOldCallsOn } from '../settings/old-calls.ts'

/** The old addresses that carry a key (G §2), and what each is to pay. */
const pages: Readonly<Record<string, { noun: OldNoun; folio: string }>> = {
  [guestScreens.payByLink.path]: { noun: 'bookings', folio: 'booking' },
  [guestScreens.familyPayByLink.path]: { noun: 'bookings', folio: 'booking' },
  [guestScreens.breakfastPayment.path]: { noun: 'breakfast_orders', folio: 'breakfast-order' },
}

/**
 * The links of the old site to one guest's own page. An old key is no proof of who has it, so such a
 * link opens what it was sent for and no more: docs/why-do-the-old-calls-read-no-cookie.md
 */
@Injectable()
export class OldLinks {
  constructor(
    private readonly pool: Pool,
    private readonly owners: PaymentOwners,
    private readonly clock: Clock,
  ) {}

  /**
   * The same page with the id that its booking or order has here; null where nothing is to be paid
   * there, its last day is past, or old calls are not answered.
   *
   * @param address a path of the guest site with its question
   */
  async leadOn(address: string): Promise<string | null> {
    const { path, search } = readAddress(address)
    const page = Object.hasOwn(pages, path) ? pages[path] : undefined
    const key = new URLSearchParams(search).get('id')
    if (!page || key === null) return null
    const id = await idOfOldKey(this.pool, key, this.clock.today(), page.noun)
    if (id === null || !(await areOldCallsOn(this.pool))) return null
    const payable = await this.owners.of(page.folio).load(this.pool, id)
    return payable && pathWithId(path, id)
  }
}
