import { Injectable } from '@nestjs/common'
import { Pool } from 'pg'
import { namedPeriod } from '../../rules/calendar/named-period.ts'
import { revenueTargetCents } from '../../rules/revenue/revenue-per-month.ts'
import { Clock } from '../environment/clock.ts'
import { FactsCache } from '../facts/facts-cache.ts'
import { OPEN, monthSql } from './month-sql.ts'
import type { MonthQuestion } from './period-question.ts'
import { revenueMonths } from './revenue-months.ts'
import type { RevenueView } from './revenue-view.ts'

type Month = Omit<
  RevenueView,
  'month' | 'today' | 'basis' | 'targetCents' | 'adrCents' | 'revparCents' | 'open' | 'months'
> & { lodgingCents: number }

/** The financial overview of a month (BO §2 Dashboard): sums of the lines that were sold. */
@Injectable()
export class Revenue {
  constructor(
    private readonly pool: Pool,
    private readonly facts: FactsCache,
    private readonly clock: Clock,
  ) {}

  /** A month, such as `2026-07`, as the reading `revenue.basis` counts; the current one unless told. */
  async of({ month: asked }: MonthQuestion): Promise<RevenueView> {
    const { facts } = await this.facts.fresh()
    const basis = facts.readings['revenue.basis']
    const today = this.clock.today()
    const month = asked ?? today.slice(0, 7)
    const { from, until } = namedPeriod(month)
    const [sums, open, months] = await Promise.all([
      this.pool.query<{ month: Month }>(monthSql(basis), [from, until]),
      this.pool.query<RevenueView['open']>(OPEN),
      this.months(Number(month.slice(0, 4)), basis),
    ])
    const { lodgingCents, ...shown } = sums.rows[0]!.month
    return {
      month,
      today,
      basis,
      targetCents: revenueTargetCents,
      ...shown,
      adrCents: average(lodgingCents, shown.soldNights),
      revparCents: average(lodgingCents, shown.availableNights),
      open: open.rows[0]!,
      months,
    }
  }

  private async months(year: number, basis: RevenueView['basis']): Promise<RevenueView['months']> {
    const both = { from: `${year - 1}-01-01`, until: `${year + 1}-01-01` }
    const found = await revenueMonths(this.pool, both, basis)
    const earned = new Map(found.map(({ month, cents }) => [month, cents]))
    return Array.from({ length: 12 }, (_, at) => {
      const number = String(at + 1).padStart(2, '0')
      return {
        month: `${year}-${number}`,
        cents: earned.get(`${year}-${number}`) ?? 0,
        lastYearCents: earned.get(`${year - 1}-${number}`) ?? 0,
      }
    })
  }
}

/** Whole cents; null where there is nothing to share by. */
const average = (cents: number, nights: number) =>
  nights === 0 ? null : Math.round(cents / nights)
