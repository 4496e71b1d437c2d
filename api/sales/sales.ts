import { Injectable } from '@nestjs/common'
import { Pool } from 'pg'
import { Notifier } from '../database/notifier.ts'
import { Clock } from '../environment/clock.ts'
import { Refused, plainError } from '../errors/refused.ts'
import { FactsCache } from '../facts/facts-cache.ts'
import { Orders } from '../orders/orders.ts'
import { requestHash } from '../requests/idempotency-key.ts'
import type { StaffMember } from '../requests/staff-sessions.ts'
import { PriceSale } from './price-sale.ts'
import { type SaleAct, type SaleActs, refuseClosedDay, saleActs } from './sale-acts.ts'
import { SaleLedger } from './sale-ledger.ts'
import { SALE, type SaleRow, readSale } from './sale-row.ts'
import type { AskedSale, SaleView } from './sale-shape.ts'
import { SaleViews } from './sale-views.ts'

const OTHER_SALE = 'Met dit kenmerk is al een andere verkoop begonnen. Begin opnieuw bij de kassa.'

/**
 * The cash desk (BO §2, §4): sales from their first step to 'Ja'. Each step is stored before it is
 * answered, so that a reload, another tab and a lost answer find it; asked again it is answered as it
 * stands.
 */
@Injectable()
export class Sales {
  constructor(
    private readonly pool: Pool,
    private readonly clock: Clock,
    private readonly notifier: Notifier,
    private readonly facts: FactsCache,
    private readonly prices: PriceSale,
    private readonly orders: Orders,
    private readonly ledger: SaleLedger,
    private readonly views: SaleViews,
  ) {}

  /**
   * Begins a sale; the same id with the same content is the same sale. None begins on a day whose
   * desk is closed.
   *
   * @throws Refused also `day-closed`
   */
  async begin(asked: AskedSale, staff: StaffMember): Promise<SaleView> {
    const hash = requestHash(asked)
    const known = await readSale(this.pool, asked.id)
    if (known) return this.known(known, hash)
    await refuseClosedDay(this.pool, this.clock.today())
    const { lines, priceCents } = await this.prices.price(asked, staff.name)
    const { kind = null, cents = 0, reason = null } = asked.discount ?? {}
    await this.pool.query(
      `INSERT INTO sales (id, step, request_hash, employee, staff_id, lines, discount_kind, discount_cents, discount_reason, price_cents, begun_at)
       VALUES ($1, 'method', $2, $3, $4, $5, $6, $7, $8, $9, $10) ON CONFLICT (id) DO NOTHING`,
      [
        asked.id,
        hash,
        staff.name,
        staff.staffId,
        JSON.stringify(lines),
        kind,
        cents,
        reason,
        priceCents,
        new Date(this.clock.now()),
      ],
    )
    this.notifier.say('changed', JSON.stringify({ noun: 'sales', id: asked.id }))
    return this.known((await readSale(this.pool, asked.id))!, hash)
  }

  /**
   * Acts on a sale, and answers how it stands then. What was done before is answered as it stands.
   *
   * @throws Refused with why it cannot be done now; the sale then stays as it is
   */
  async act<Name extends keyof SaleActs>(
    id: string,
    name: Name,
    data: SaleActs[Name],
    staff: StaffMember,
  ): Promise<SaleView> {
    const { facts } = await this.facts.fresh()
    const act: SaleAct<SaleActs[Name]> = saleActs[name]
    const requestId = act.press?.(data)
    const press = { act: name, data, by: staff.name, staffId: staff.staffId }
    const refusal = await this.orders.act(SALE, id, {
      ...(requestId !== undefined && { press: { requestId, ...press } }),
      isNews: false,
      do: async (client, row, moment) => {
        if (!act.isDone?.(row, data, staff))
          await act.do({ client, row, staff, facts, ...moment }, data, this.ledger)
        return null
      },
    })
    if (refusal) throw new Refused(refusal)
    return this.views.one(id)
  }

  private async known(row: SaleRow, hash: string): Promise<SaleView> {
    if (row.requestHash === hash) return this.views.of(row)
    throw new Refused(plainError('idempotency-key-reused', OTHER_SALE))
  }
}
