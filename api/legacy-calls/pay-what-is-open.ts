import { Injectable } from '@nestjs/common'
import { Pool } from 'pg'
import { z } from 'zod'
import type { RoomType } from '../../rules/rooms/room.ts'
import { formatEuro } from '../../rules/money/format-euro.ts'
import {
  checkoutAddress,
  orderCheckoutAddress,
  orderPayPath,
  payPath,
} from '../../screens/guest-addresses.ts'
import { guestScreens } from '../../screens/guest-screens.ts'
import { Clock } from '../environment/clock.ts'
import { PublicAddress } from '../environment/public-address.ts'
import { idOfOldKey } from '../old-site/id-of-old-key.ts'
import { PaymentAttempts } from '../payments/payment-attempts.ts'
import { PaymentOwners } from '../payments/payment-owner.ts'
import type { OldAnswer } from './old-answers.ts'

/** What an old page asks to be paid. */
export interface OldSum {
  /** The id that it has here, or had in the old site. */
  id: string
  /** The sum that its guest saw, cents. */
  seenCents: number
  /** What it is paid with, by the provider's name; null: the provider's page asks. */
  method: string | null
}

interface Folio {
  kind: 'booking' | 'breakfast-order'
  roomKind: RoomType['kind'] | null
}

/**
 * Pays what is open of a booking or a breakfast order that an old page knows by its id: by the same
 * attempt, folio and address as its own page.
 */
@Injectable()
export class PayWhatIsOpen {
  constructor(
    private readonly pool: Pool,
    private readonly owners: PaymentOwners,
    private readonly attempts: PaymentAttempts,
    private readonly clock: Clock,
    private readonly address: PublicAddress,
  ) {}

  /**
   * Null where nothing here has this id. Refused: a sum that is not the one that is open. An old key
   * of which nothing is open leads to no guest's page (docs/why-do-the-old-calls-read-no-cookie.md).
   */
  async of({ id: given, seenCents, method }: OldSum): Promise<OldAnswer | null> {
    const byOldKey = await idOfOldKey(this.pool, given, this.clock.today())
    const id = byOldKey ?? given
    const folio = z.uuid().safeParse(id).success ? await this.folio(id) : null
    if (!folio) return null
    const { kind, roomKind } = folio
    const payable = await this.owners.of(kind).load(this.pool, id)
    if (!payable && byOldKey !== null) return this.unknown(given)
    if (payable && payable.cents !== seenCents) {
      const goOn =
        kind === 'booking'
          ? payPath({ bookingId: id, roomKind: roomKind ?? 'ordinary' })
          : orderPayPath(id)
      return { ok: false, error: openSumChanged(seenCents, payable.cents), goOn }
    }
    if (payable && method !== null) await this.attempts.begin({ kind, id }, method)
    const { url: publicUrl } = this.address
    const goTo =
      kind === 'booking' ? checkoutAddress(publicUrl, id) : orderCheckoutAddress(publicUrl, id)
    return { ok: true, goTo }
  }

  /** Where who asks for what is not here is told so: the answer has the same shape. */
  unknown(id: string): OldAnswer {
    const { url: publicUrl } = this.address
    return {
      ok: true,
      goTo: id === '' ? guestScreens.payByLink.path : checkoutAddress(publicUrl, id),
    }
  }

  private async folio(id: string): Promise<Folio | null> {
    const { rows } = await this.pool.query<Folio>(
      `SELECT f.kind, t.kind AS "roomKind" FROM folios f
       LEFT JOIN bookings b ON b.folio_id = f.id LEFT JOIN room_types t ON t.id = b.room_type_id
       WHERE f.id = $1 AND f.kind IN ('booking', 'breakfast-order')`,
      [id],
    )
    return rows[0] ?? null
  }
}

function openSumChanged(seenCents: number, openCents: number) {
  const [seen, open] = [formatEuro(seenCents), formatEuro(openCents)]
  return {
    reason: 'open-sum-changed' as const,
    text: `Er staat ${open} open, en niet ${seen}. Er is niets betaald.`,
    seenCents,
    openCents,
  }
}
