import { Get, Query, Res } from '@nestjs/common'
import type { FastifyReply } from 'fastify'
import { Pool } from 'pg'
import { parseDay } from '../../rules/calendar/day.ts'
import { ratesOf } from '../../rules/invoices/rates-of.ts'
import { describeSoldLines } from '../../rules/quotes/describe-sold-lines.ts'
import { worded } from '../../rules/texts/words.ts'
import { orderPayPath, payAddress } from '../../screens/guest-addresses.ts'
import { thankedBooking } from '../bookings/booking-detail.ts'
import { instantText } from '../database/house-days.ts'
import { PublicAddress } from '../environment/public-address.ts'
import { WordsInForce } from '../environment/words-in-force.ts'
import { Refused, plainError } from '../errors/refused.ts'
import { netLinesOf } from '../folios/folio-lines.ts'
import { entriesOf, guestLanguageOf } from '../folios/folios.ts'
import type { ListPage } from '../lists/list-question.ts'
import { listRoute } from '../lists/list-of.ts'
import { PaymentOwners } from '../payments/payment-owner.ts'
import { Answers, BackOffice, Id, uuidId } from '../requests/routes.ts'
import { AnswersCsv, AnswersXlsx, sendTable } from '../spreadsheets/send-table.ts'
import { exportedBills } from './bill-exports.ts'
import { type BillListQuestion, billListQuestion, billLists } from './bill-lists.ts'
import {
  billDetailShape,
  billShape,
  billSumsShape,
  type BillDetailView,
  type BillSums,
  type BillView,
} from './bill-shapes.ts'

/** Said of an id that no bill has. */
const UNKNOWN_BILL = 'Deze rekening bestaat niet.'

const PAYMENTS = `SELECT id, state, ${instantText('created_at')} AS "createdAt" FROM payments WHERE folio_id = $1 ORDER BY created_at, id`

/** A sale is shown by the desk, on its receipt. */
const detailed = ['booking', 'breakfast-order'] as const

const id = uuidId(UNKNOWN_BILL)

/** Bills as staff see them (BO §2, Rekeningen). */
@BackOffice('bills')
export class BillsController extends listRoute('bills', billLists.booking, billShape) {
  constructor(
    private readonly pool: Pool,
    private readonly owners: PaymentOwners,
    private readonly address: PublicAddress,
    private readonly inForce: WordsInForce,
  ) {
    super()
  }

  /** The bills of the kind that is asked for. */
  override page(question: BillListQuestion): Promise<ListPage<BillView>> {
    return this.lists.page(billLists[question.filter.kind ?? 'booking'], question)
  }

  /** Of all that the filter has, also what is on other pages. */
  @Get('sums')
  @Answers(billSumsShape)
  sums(@Query({ schema: billListQuestion }) { filter }: BillListQuestion): Promise<BillSums> {
    const list = billLists[filter.kind ?? 'booking']
    return this.lists.sum(list, filter, list.sums)
  }

  /** All of the filter as a spreadsheet, written while it is read: however many there are. */
  @Get('spreadsheet')
  @AnswersXlsx()
  spreadsheet(
    @Query({ schema: billListQuestion }) { filter }: BillListQuestion,
    @Res() reply: FastifyReply,
  ): void {
    const table = exportedBills(this.lists, filter, this.inForce.words)
    sendTable(reply, 'xlsx', table.name, table)
  }

  /** The same as CSV, for Excel in Dutch. */
  @Get('csv')
  @AnswersCsv()
  csv(
    @Query({ schema: billListQuestion }) { filter }: BillListQuestion,
    @Res() reply: FastifyReply,
  ): void {
    const table = exportedBills(this.lists, filter, this.inForce.words)
    sendTable(reply, 'csv', table.name, table)
  }

  /** One bill: its lines as sold, what happened to its money, and where the guest pays. */
  @Get(':id')
  @Answers(billDetailShape)
  async one(@Id(id) billId: string): Promise<BillDetailView> {
    for (const kind of detailed) {
      const asked = { sort: ['day', 'ASC'], filter: { id: [billId] } } as const
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
      lines: worded(this.inForce.words, describeSoldLines(lines, stayOf(bill))),
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
    const owner = this.owners.of(kind)
    if (!(await owner.load(this.pool, id))) return null
    const { url: publicUrl } = this.address
    return kind === 'booking'
      ? payAddress(publicUrl, await thankedBooking(this.pool, id))
      : publicUrl + orderPayPath(id, await guestLanguageOf(this.pool, id))
  }
}

function stayOf({ day, until }: BillView): { arrival?: string; nights?: number } {
  return until === null
    ? {}
    : { arrival: day, nights: (parseDay(until) ?? 0) - (parseDay(day) ?? 0) }
}
