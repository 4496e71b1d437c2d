import { Injectable } from '@nestjs/common'
import { Pool } from 'pg'
import { parseDay } from '../../rules/calendar/day.ts'
import { ratesOf } from '../../rules/invoices/rates-of.ts'
import { describeSoldLines } from '../../rules/quotes/describe-sold-lines.ts'
import { orderPayPath, payAddress } from '../../screens/guest-addresses.ts'
import { thankedBooking } from '../bookings/booking-detail.ts'
import { instantText } from '../database/house-days.ts'
import { PublicAddress } from '../environment/public-address.ts'
import { Refused, plainError } from '../errors/refused.ts'
import { netLinesOf } from '../folios/folio-lines.ts'
import { entriesOf } from '../folios/folios.ts'
import { Lists } from '../lists/list-of.ts'
import { PaymentOwners } from '../payments/payment-owner.ts'
import { billLists } from './bill-lists.ts'
import type { BillDetailView, BillView } from './bill-shapes.ts'

/** Said of an id that no bill has. */
export const UNKNOWN_BILL = 'Deze rekening bestaat niet.'

const PAYMENTS = `SELECT id, state, ${instantText('created_at')} AS "createdAt" FROM payments WHERE folio_id = $1 ORDER BY created_at, id`

/** A sale is shown by the desk, on its receipt. */
const detailed = ['booking', 'breakfast-order'] as const

/** One bill: its lines as sold, what happened to its money, and where the guest pays. */
@Injectable()
export class BillDetail {
  constructor(
    private readonly pool: Pool,
    private readonly lists: Lists,
    private readonly owners: PaymentOwners,
    private readonly address: PublicAddress,
  ) {}

  async of(id: string): Promise<BillDetailView> {
    for (const kind of detailed) {
      const asked = { sort: ['day', 'ASC'], filter: { id: [id] } } as const
      const [bill] = await this.lists.rows<BillView>(billLists[kind], asked)
      if (bill) return this.detail(bill)
    }
    throw new Refused(plainError('not-found', UNKNOWN_BILL))
  }

  /** A folio has the id of its order. */
  private async detail(bill: BillView): Promise<BillDetailView> {
    const [lines, entries, payments, payUrl] = await Promise.all([
      netLinesOf(this.pool, bill.id),
      entriesOf(this.pool, bill.id),
      this.pool.query<BillDetailView['payments'][number]>(PAYMENTS, [bill.id]),
      this.payUrl(bill),
    ])
    const keys = new Set(entries.map(({ key }) => key))
    return {
      ...bill,
      lines: describeSoldLines(lines, stayOf(bill)),
      rates: ratesOf(lines),
      entries: entries.map(({ key: _key, paymentId: _paymentId, at, ...entry }) => ({
        ...entry,
        at: at.toISOString(),
        takenBack: keys.has(`taken-back-${entry.id}`),
      })),
      payments: payments.rows,
      payUrl,
    }
  }

  /** Only what the payments themselves would take: the page behind the link asks them too. */
  private async payUrl({ id, kind }: BillView): Promise<string | null> {
    if (!(await this.owners.of(kind).load(this.pool, id))) return null
    const { url: publicUrl } = this.address
    return kind === 'booking'
      ? payAddress(publicUrl, await thankedBooking(this.pool, id))
      : publicUrl + orderPayPath(id)
  }
}

function stayOf({ day, until }: BillView): { arrival?: string; nights?: number } {
  return until === null
    ? {}
    : { arrival: day, nights: (parseDay(until) ?? 0) - (parseDay(day) ?? 0) }
}
