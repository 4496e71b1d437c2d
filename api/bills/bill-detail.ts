import { Injectable } from '@nestjs/common'
import { Pool } from 'pg'
import { parseDay } from '../../rules/calendar/day.ts'
import { addUp } from '../../rules/invoices/add-up.ts'
import type { InvoiceRate } from '../../rules/invoices/invoice.ts'
import { describeSoldLines } from '../../rules/quotes/describe-sold-lines.ts'
import type { SoldLine } from '../../rules/quotes/sold-line.ts'
import { splitVat } from '../../rules/vat/split-vat.ts'
import { orderPayPath, payAddress } from '../../screens/guest-addresses.ts'
import { thankedBooking } from '../bookings/thanked-booking.ts'
import { PublicAddress } from '../environment/public-address.ts'
import { netLinesOf } from '../folios/folio-lines.ts'
import { entriesOf } from '../folios/folios.ts'
import { Lists } from '../lists/list-of.ts'
import { PaymentOwners } from '../payments/payment-owner.ts'
import { billLists } from './bill-lists.ts'
import type { BillDetailView, BillEntry, BillView } from './bill-shapes.ts'

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

  /** Null when there is no such bill of any kind. */
  async of(id: string): Promise<BillDetailView | null> {
    for (const kind of detailed) {
      const asked = { sort: ['day', 'ASC'], filter: { id: [id] } } as const
      const [bill] = await this.lists.rows<BillView>(billLists[kind], asked)
      if (bill) return this.detail(bill)
    }
    return null
  }

  private async detail(bill: BillView): Promise<BillDetailView> {
    const folioId = await this.folioOf(bill)
    const [lines, entries, payments, payUrl] = await Promise.all([
      netLinesOf(this.pool, folioId),
      this.entries(folioId),
      this.payments(folioId),
      this.payUrl(bill),
    ])
    return {
      ...bill,
      lines: describeSoldLines(lines, stayOf(bill)),
      rates: ratesOf(lines),
      entries,
      payments,
      payUrl,
    }
  }

  private async folioOf({ id }: BillView): Promise<string> {
    const { rows } = await this.pool.query<{ folioId: string }>(
      `SELECT folio_id AS "folioId" FROM bookings WHERE id = $1
       UNION ALL SELECT folio_id FROM breakfast_orders WHERE id = $1`,
      [id],
    )
    return rows[0]!.folioId
  }

  private async entries(folioId: string): Promise<BillEntry[]> {
    const entries = await entriesOf(this.pool, folioId)
    const keys = new Set(entries.map(({ key }) => key))
    return entries.map(({ id, kind, method, cents, at, by, note }) => ({
      id,
      kind,
      method,
      cents,
      at: at.toISOString(),
      by,
      note,
      takenBack: keys.has(`taken-back-${id}`),
    }))
  }

  private async payments(folioId: string): Promise<BillDetailView['payments']> {
    const { rows } = await this.pool.query<{
      id: string
      state: BillDetailView['payments'][number]['state']
      createdAt: Date
    }>(
      'SELECT id, state, created_at AS "createdAt" FROM payments WHERE folio_id = $1 ORDER BY created_at, id',
      [folioId],
    )
    return rows.map((row) => ({ ...row, createdAt: row.createdAt.toISOString() }))
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

/** The VAT once per rate over the sum of its lines (reading `invoice.rounding`). */
function ratesOf(lines: readonly SoldLine[]): InvoiceRate[] {
  return addUp(
    lines.map(({ item, persons, cents, vatCategory, vatBasisPoints }) => ({
      description: item,
      persons,
      grossCents: cents,
      ...splitVat(cents, vatBasisPoints),
      vatCategory,
      vatBasisPoints,
    })),
  ).rates.map((rate) => ({ ...rate }))
}
