import { Get, Inject } from '@nestjs/common'
import { Pool } from 'pg'
import { withoutPrice } from '../../rules/rooms/missing-for-sale.ts'
import { yearsWithoutSeasons } from '../../rules/seasons/years-without-seasons.ts'
import { textOf } from '../../rules/texts/words.ts'
import { Clock } from '../environment/clock.ts'
import { ENVIRONMENT, type Environment } from '../environment/environment.ts'
import { FactsCache } from '../facts/facts-cache.ts'
import { Opening } from '../facts/opening.ts'
import { mailName } from '../mail/mail-templates.ts'
import { type RefundStanding, byHandCents } from '../payments/refund-standing.ts'
import { Answers, BackOffice } from '../requests/routes.ts'
import { NAMED, TODAY } from './dashboard-sql.ts'
import { type DashboardView, dashboardViewShape } from './dashboard-view.ts'

type Attention = DashboardView['attention']
type Refund = Attention['refunds']['first'][number]
type FailedMail = Attention['failedMails']['first'][number]

/** What the database says of today. */
interface Row {
  tiles: DashboardView['tiles']
  attention: Omit<Attention, 'failedMails'> & {
    overpaid: (Refund & { standing: RefundStanding })[]
    failedMails: { total: number; first: (FailedMail & { kind: string })[] }
  }
}

/** Today in figures and what needs attention (BO §2 Dashboard): one question to the database. */
@BackOffice('dashboard')
export class DashboardController {
  constructor(
    private readonly pool: Pool,
    private readonly facts: FactsCache,
    private readonly clock: Clock,
    private readonly opening: Opening,
    @Inject(ENVIRONMENT) private readonly environment: Environment,
  ) {}

  @Get()
  @Answers(dashboardViewShape)
  async current(): Promise<DashboardView> {
    const { facts, words } = await this.facts.fresh()
    const { today } = this.clock.moment()
    const day = this.clock.today()
    const { rows } = await this.pool.query<Row>(TODAY, [new Date(this.clock.now()), day])
    const { tiles, attention } = rows[0]!
    const { overpaid, failedMails, backup, comparison, ...read } = attention
    const refunds = overpaid
      .map(({ standing, ...subject }) => ({ ...subject, cents: byHandCents(standing) }))
      .filter(({ cents }) => cents > 0)
    const failed = failedMails.first.map(({ kind, ...mail }) => ({
      ...mail,
      kindName: mailName(kind),
    }))
    const { backupFolder, mollieApiKey } = this.environment
    const { seasons } = facts.priceList
    const noMoney = this.opening.whyNoMoney()
    return {
      today: day,
      tiles,
      attention: {
        ...read,
        refunds: { total: refunds.length, first: refunds.slice(0, NAMED) },
        failedMails: { ...failedMails, first: failed },
        backup: backupFolder === null ? null : backup,
        comparison: mollieApiKey === null ? null : comparison,
        address: noMoney && textOf(words, noMoney),
        roomTypesWithoutPrice: withoutPrice(facts),
        yearsWithoutSeasons: yearsWithoutSeasons(seasons, today, facts.readings, facts.numbers),
      },
    }
  }
}
