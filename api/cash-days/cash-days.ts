import { Body, Get, HttpCode, Module, Post } from '@nestjs/common'
import { Pool, type PoolClient } from 'pg'
import { type Day, parseDay } from '../../rules/calendar/day.ts'
import { countCoins } from '../../rules/cash-desk/count-coins.ts'
import { type TaxedSum, ratesOf } from '../../rules/invoices/rates-of.ts'
import { formatEuro } from '../../rules/money/format-euro.ts'
import { dayBegins, houseDay, instantText } from '../database/house-days.ts'
import { Notifier } from '../database/notifier.ts'
import { inTransaction } from '../database/open-database.ts'
import { Clock } from '../environment/clock.ts'
import { Refused, invalidInput, plainError, changedMeanwhile } from '../errors/refused.ts'
import { listOf, listRoute } from '../lists/list-of.ts'
import { ActingStaff, type StaffMember } from '../requests/staff-sessions.ts'
import { Acts, Answers, BackOffice, Id } from '../requests/routes.ts'
import { storedDay } from '../requests/stored-values.ts'
import {
  type AskedClose,
  type CashDayView,
  type CashReport,
  type ClosedDayView,
  type ReopenRequest,
  cashDayShape,
  closeRequest,
  closedDayShape,
  reopenRequest,
} from './cash-day-shape.ts'

/** The lock of a day, as migration 0035 has it: shared by who writes its money. */
const CASH_DAY_LOCK = 5_307
/** One closing after the other, so that their numbers have no gap. */
const CLOSING_LOCK = 5_308

/** How long money that is being written is waited for, and how often it is looked at, ms. */
const PATIENCE_MS = 5_000
const LOOK_EVERY_MS = 50

const BUSY = 'Er wordt op dit moment nog geld geboekt. Probeer het over een paar tellen opnieuw.'
const CLOSED = 'Deze dag is al afgesloten.'
const CHANGED = 'Er is intussen nog contant geld geboekt. Kijk het na en tel opnieuw.'
const TO_COME = 'Een dag die nog komt, kan niet worden afgesloten.'
const NO_NOTE = 'Schrijf erbij waar het verschil vandaan komt.'
const TOO_MUCH_LEFT = 'Er blijft niet meer in de kassa dan er geteld is.'
const OTHER_SUM = 'De munten en biljetten zijn samen iets anders dan het getelde bedrag.'

const NOT_CLOSED = 'Deze dag is intussen al weer open, of opnieuw afgesloten. Kijk het na.'
const LATER_CLOSED =
  'Een latere dag is al afgesloten en rekent met wat hier in de kassa bleef. Alleen de laatst afgesloten dag kan weer open.'

const dayId = storedDay('Deze dag bestaat niet.')

const LATER_IS_CLOSED =
  'EXISTS (SELECT FROM cash_days WHERE day > $1::date AND reopened_at IS NULL)'

/** The columns of a `ClosedDayView`. */
const COLUMNS = `number AS id, day::text, number, float_cents AS "floatCents", left_cents AS "leftCents", counted_cents AS "countedCents",
  expected_cents AS "expectedCents", coins, note, report, closed_by AS "closedBy", ${instantText('closed_at')} AS "closedAt",
  CASE WHEN reopened_at IS NOT NULL THEN json_build_object('by', reopened_by, 'at', ${instantText('reopened_at')}, 'reason', reopened_reason) END AS reopened`

/** The closings, as `GET /api/back-office/cash-days` lists them. */
export const cashDayList = listOf(
  {
    from: '(SELECT number AS id, * FROM cash_days)',
    as: 'c',
    columns: COLUMNS,
    sorts: { day: 'c.day' },
    filters: {},
  },
  ['day', 'DESC'],
)

/**
 * The days of the cash desk: what was counted against what is expected. A day that was closed too
 * early is opened again; each closing keeps its number and its report.
 */
@BackOffice('cash-days')
class CashDaysController extends listRoute('cash-days', cashDayList, closedDayShape) {
  constructor(
    private readonly pool: Pool,
    private readonly clock: Clock,
    private readonly notifier: Notifier,
  ) {
    super()
  }

  /** A day as it stands, closed or not. */
  @Get(':day')
  @Answers(cashDayShape)
  async one(@Id(dayId, 'day') day: string): Promise<CashDayView> {
    const closings = await closingsOf(this.pool, day)
    const closed = inForce(closings)
    const report = closed?.report ?? (await cashReport(this.pool, day))
    const { rows } = await this.pool.query<{
      floatCents: number
      openSales: number
      openDays: string[]
      isLast: boolean
    }>(
      `SELECT coalesce((SELECT left_cents FROM cash_days WHERE day < $1::date AND reopened_at IS NULL ORDER BY day DESC LIMIT 1), 0) AS "floatCents",
         (SELECT count(*)::int FROM sales WHERE step IN ('method', 'amount', 'confirm')) AS "openSales",
         (SELECT coalesce(json_agg(day ORDER BY day), '[]') FROM (
            SELECT DISTINCT ${houseDay('at')} AS day FROM folio_entries
            WHERE method IN ('cash', 'pin') AND at > $2::timestamptz - interval '60 days'
          ) moneyed WHERE day < $1::date AND NOT EXISTS (SELECT FROM cash_days c WHERE c.day = moneyed.day AND c.reopened_at IS NULL)) AS "openDays",
         NOT ${LATER_IS_CLOSED} AS "isLast"`,
      [day, new Date(this.clock.now())],
    )
    const { isLast, ...beside } = rows[0]!
    const reopened = closings.filter((closing) => closing.reopened !== null)
    const mayReopen = closed !== null && isLast
    return { day, closed, mayReopen, reopened, cashCents: cashOf(report), report, ...beside }
  }

  /**
   * Closes a day that is open.
   *
   * @throws Refused for a day to come, one that is closed, cash that came since it was counted, and a
   *   difference that nobody explains
   */
  @Post()
  @HttpCode(201)
  @Answers(closedDayShape)
  async close(
    @Body({ schema: closeRequest }) asked: AskedClose,
    @ActingStaff() { name, staffId }: StaffMember,
  ): Promise<ClosedDayView> {
    const { day, floatCents, countedCents, coins, leftCents, note, seenCashCents } = asked
    const wrong: { field: string; text: string }[] = []
    if (leftCents > countedCents) wrong.push({ field: 'leftCents', text: TOO_MUCH_LEFT })
    if (coins && countCoins(coins) !== countedCents)
      wrong.push({ field: 'countedCents', text: OTHER_SUM })
    if (day > this.clock.today()) wrong.push({ field: 'day', text: TO_COME })
    if (wrong.length > 0) throw new Refused(invalidInput(wrong))
    return this.change(day, async (client) => {
      await holdDay(client, day)
      if (inForce(await closingsOf(client, day)))
        throw new Refused(plainError('day-closed', CLOSED))
      const report = await cashReport(client, day)
      const cashCents = cashOf(report)
      if (cashCents !== seenCashCents) throw new Refused(changedMeanwhile(CHANGED))
      const expectedCents = floatCents + cashCents
      if (countedCents !== expectedCents && note === '') {
        const text = `${NO_NOTE} Het is ${formatEuro(countedCents - expectedCents)}.`
        throw new Refused(invalidInput([{ field: 'note', text }], text))
      }
      const money = [floatCents, leftCents, countedCents, expectedCents]
      const at = new Date(this.clock.now())
      await client.query(
        `INSERT INTO cash_days (day, number, float_cents, left_cents, counted_cents, expected_cents, coins, note, report, closed_by, staff_id, closed_at)
         SELECT $1, coalesce(max(number), 0) + 1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11 FROM cash_days`,
        [day, ...money, coins, note, report, name, staffId, at],
      )
      return inForce(await closingsOf(client, day))!
    })
  }

  /**
   * Opens a closed day again: cash and card of that day can be entered, and it is counted and closed
   * once more.
   *
   * @throws Refused where the closing is not in force any more, and where a later day is closed, whose
   *   float began with what this one left
   */
  @Acts(':day/reopen', closedDayShape)
  async reopen(
    @Id(dayId, 'day') day: Day,
    @Body({ schema: reopenRequest }) { number, reason }: ReopenRequest,
    @ActingStaff() { name, staffId }: StaffMember,
  ): Promise<ClosedDayView> {
    return this.change(day, async (client) => {
      const closing = inForce(await closingsOf(client, day))
      if (closing?.number !== number) throw new Refused(changedMeanwhile(NOT_CLOSED))
      const at = new Date(this.clock.now())
      const { rowCount } = await client.query(
        `UPDATE cash_days SET reopened_at = $3, reopened_by = $4, reopened_staff_id = $5, reopened_reason = $6
         WHERE number = $2 AND NOT ${LATER_IS_CLOSED}`,
        [day, number, at, name, staffId, reason],
      )
      if (!rowCount) throw new Refused(plainError('day-closed', LATER_CLOSED))
      return (await closingsOf(client, day)).find((one) => one.number === number)!
    })
  }

  /** Changes whether a day is closed, nobody else's day meanwhile. */
  private async change(
    day: Day,
    work: (client: PoolClient) => Promise<ClosedDayView>,
  ): Promise<ClosedDayView> {
    const closing = await inTransaction(this.pool, async (client) => {
      await client.query('SELECT pg_advisory_xact_lock($1, 0)', [CLOSING_LOCK])
      return work(client)
    })
    this.notifier.publish('cash-days', day)
    return closing
  }
}

/**
 * Has nobody write money of the day until the transaction ends. Tried again and again, never waited
 * for: who writes money holds other locks, and would wait behind who waits here.
 */
async function holdDay(client: PoolClient, day: string): Promise<void> {
  for (const end = performance.now() + PATIENCE_MS; performance.now() < end;) {
    const { rows } = await client.query<{ held: boolean }>(
      'SELECT pg_try_advisory_xact_lock($1, $2) AS held',
      [CASH_DAY_LOCK, parseDay(day)],
    )
    if (rows[0]!.held) return
    await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS))
  }
  throw new Refused(changedMeanwhile(BUSY))
}

/** Every closing of a day, the last one first. */
async function closingsOf(on: Pool | PoolClient, day: Day): Promise<ClosedDayView[]> {
  const { rows } = await on.query<ClosedDayView>(
    `SELECT ${COLUMNS} FROM cash_days WHERE day = $1 ORDER BY number DESC`,
    [day],
  )
  return rows
}

function inForce(closings: ClosedDayView[]): ClosedDayView | null {
  return closings.find(({ reopened }) => reopened === null) ?? null
}

/** The instants of a day in Amsterdam, as SQL: `$1` is the day. */
const ON_DAY = (at: string) =>
  `${at} >= ${dayBegins('$1')} AND ${at} < ${dayBegins('($1::date + 1)')}`

interface ReportRow extends Omit<CashReport, 'rates'> {
  lines: TaxedSum[]
}

/** Of a sale, what is the desk's own: a bill that it paid counts with the bill, as any other money for it. */
const OWN = `price_cents + rounding_cents - (SELECT coalesce(sum((line ->> 'cents')::int) FILTER (WHERE line ->> 'what' = 'bill'), 0)::int
    FROM jsonb_array_elements(lines) AS line) AS cents,
  EXISTS (SELECT FROM jsonb_array_elements(lines) AS line WHERE line ->> 'what' = 'product') AS is_own`

/**
 * What happened at the desk on a day, read as of one moment: the money from the entries of all
 * folios, what was sold from the lines of the desk's own. Nothing is kept twice: cash and card together
 * are what was sold, less what was taken back, and what came in for bills.
 */
async function cashReport(on: Pool | PoolClient, day: string): Promise<CashReport> {
  const { rows } = await on.query<ReportRow>(
    `WITH money AS (
       SELECT e.method, e.cents, f.kind FROM folio_entries e JOIN folios f ON f.id = e.folio_id
       WHERE e.method IN ('cash', 'pin') AND ${ON_DAY('e.at')}),
     sold AS (
       SELECT l.vat_category AS category, l.vat_basis_points AS rate, l.cents, e.note FROM folio_entries e
         JOIN folios f ON f.id = e.folio_id AND f.kind = 'sale' JOIN folio_lines l ON l.entry_id = e.id
       WHERE ${ON_DAY('e.at')}),
     made AS (SELECT ${OWN}, discount_cents, rounding_cents FROM sales WHERE step = 'done' AND ${ON_DAY('done_at')}),
     back AS (SELECT ${OWN} FROM sales WHERE ${ON_DAY('taken_back_at')})
     SELECT ${movedSql('cash')} AS cash, ${movedSql('pin')} AS pin,
       ${countedSql('made', 'cents', 'is_own')} AS sales, ${countedSql('back', 'cents', 'is_own')} AS "takenBack",
       ${countedSql('made WHERE discount_cents > 0', 'discount_cents')} AS discounts,
       ${countedSql(`money WHERE kind <> 'sale'`, '-cents')} AS bills,
       (SELECT coalesce(sum(rounding_cents), 0)::int FROM made) AS "roundingCents",
       (SELECT coalesce(json_agg(json_build_object('vatCategory', category, 'vatBasisPoints', rate, 'cents', cents)), '[]') FROM sold) AS lines`,
    [day],
  )
  const { lines, ...report } = rows[0]!
  return { ...report, rates: ratesOf(lines) }
}

const movedSql = (method: string) =>
  `(SELECT json_build_object('receivedCents', coalesce(-sum(cents) FILTER (WHERE cents < 0), 0),
     'refundedCents', coalesce(sum(cents) FILTER (WHERE cents > 0), 0)) FROM money WHERE method = '${method}')`

const countedSql = (from: string, cents: string, counts = 'true') =>
  `(SELECT json_build_object('count', count(*) FILTER (WHERE ${counts}), 'cents', coalesce(sum(${cents}), 0)) FROM ${from})`

/** All cash of a day, less what was paid back, in cents. */
function cashOf({ cash }: CashReport): number {
  return cash.receivedCents - cash.refundedCents
}

/** The cash desk day by day: counted, closed, reported. */
@Module({ controllers: [CashDaysController] })
export class CashDaysModule {}
