import { Inject, Injectable } from '@nestjs/common'
import { Pool } from 'pg'
import type { Day } from '../../rules/calendar/day.ts'
import type { GuestForm } from '../../rules/forms/guest-forms.ts'
import { withoutPrice } from '../../rules/rooms/missing-for-sale.ts'
import { yearsWithoutSeasons } from '../../rules/seasons/years-without-seasons.ts'
import { Clock } from '../environment/clock.ts'
import { ENVIRONMENT, type Environment } from '../environment/environment.ts'
import { FactsCache } from '../facts/facts-cache.ts'
import { Opening } from '../facts/opening.ts'
import { type MailKind, mailName } from '../mail/mail-templates.ts'
import { type RefundStanding, byHandCents } from '../payments/refund-standing.ts'
import { ATTENTION, NAMED } from './attention-sql.ts'
import type { DashboardView } from './dashboard-view.ts'
import { TILES } from './tiles-sql.ts'

type Attention = DashboardView['attention']
type Refund = Attention['refunds']['first'][number]
type FailedMail = Omit<Attention['failedMails']['first'][number], 'kindName'> & { kind: MailKind }

interface Row {
  tiles: DashboardView['tiles']
  attention: Pick<
    Attention,
    | 'unpaid'
    | 'restDue'
    | 'failedSteps'
    | 'newBookings'
    | 'paymentDifferences'
    | 'plannedEdits'
    | 'comparison'
  > & {
    overpaid: (Omit<Refund, 'cents'> & { standing: RefundStanding })[]
    failedMails: { total: number; first: FailedMail[] }
    backup: { lastGoodAt: string | null; why: string | null } | null
    /** Messages that nobody has handled, of each form. */
    open: Partial<Record<GuestForm, number>>
  }
}

/** The clock's instant and day. */
export const TODAY = `SELECT ${TILES} AS tiles, ${ATTENTION} AS attention`

/** Today in figures and what needs attention (BO §2 Dashboard): one question to the database. */
@Injectable()
export class Dashboard {
  constructor(
    private readonly pool: Pool,
    private readonly facts: FactsCache,
    private readonly clock: Clock,
    private readonly opening: Opening,
    @Inject(ENVIRONMENT) private readonly environment: Pick<
      Environment,
      'backupFolder' | 'mollieApiKey'
    >,
  ) {}

  async current(): Promise<DashboardView> {
    const { facts } = await this.facts.fresh()
    const { today } = this.clock.moment()
    const day: Day = this.clock.today()
    const { rows } = await this.pool.query<Row>(TODAY, [new Date(this.clock.now()), day])
    const { tiles, attention } = rows[0]!
    const {
      unpaid,
      restDue,
      failedSteps,
      failedMails,
      overpaid,
      open,
      newBookings,
      paymentDifferences,
      plannedEdits,
      backup,
      comparison,
    } = attention
    const refunds = overpaid
      .map(({ standing, ...subject }): Refund => ({ ...subject, cents: byHandCents(standing) }))
      .filter(({ cents }) => cents > 0)
    return {
      today: day,
      tiles,
      attention: {
        unpaid,
        restDue,
        refunds: { total: refunds.length, first: refunds.slice(0, NAMED) },
        failedSteps,
        failedMails: {
          total: failedMails.total,
          first: failedMails.first.map(({ kind, ...mail }) => ({
            ...mail,
            kindName: mailName(kind),
          })),
        },
        newBookings,
        paymentDifferences,
        plannedEdits,
        backup:
          this.environment.backupFolder === null
            ? null
            : backup && { ...backup, why: whyOf(backup.why) },
        comparison: this.environment.mollieApiKey === null ? null : comparison,
        address: this.opening.whyNoMoney(),
        roomTypesWithoutPrice: withoutPrice(facts),
        yearsWithoutSeasons: yearsWithoutSeasons(
          facts.priceList.seasons,
          today,
          facts.readings,
          facts.numbers,
        ),
        openMessages: (open.contact ?? 0) + (open.business ?? 0),
        openVendorRegistrations: open.vendor ?? 0,
        openProjectRequests: open.project ?? 0,
      },
    }
  }
}

/** Why a backup failed, as far as whoever reads it can do something: the rest stands in the log. */
function whyOf(failure: string | null): NonNullable<Attention['backup']>['why'] {
  if (failure === null) return null
  if (/\b(ENOSPC|EDQUOT|EFBIG)\b/.test(failure)) return 'disk-full'
  if (failure.startsWith('OtherSecret:')) return 'secret'
  return /\b(EACCES|EPERM|EROFS|EEXIST|ENOTDIR|ENOENT)\b/.test(failure) ? 'folder' : 'other'
}
