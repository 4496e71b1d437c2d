import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { CashDayView } from '../../../api/cash-days/cash-day-shape.ts'
import type { SaleView } from '../../../api/sales/sale-shape.ts'
import { MONDAY } from '../setup/api-process.ts'
import { emptied } from '../setup/emptied.ts'
import { type TestSetup, openSetup } from '../setup/open-setup.ts'
import { emptySetup } from '../setup/overlaps.ts'
import { type SignedIn, signedIn } from '../setup/signed-in.ts'

const SALES = '/api/back-office/sales'
const DAYS = '/api/back-office/cash-days'

/** One draft as one would keep it on paper. */
interface PaperSale {
  id: string
  cents: number
  at: 'method' | 'amount' | 'confirm' | 'done' | 'dropped'
  method: 'cash' | 'pin' | null
}
/** The desk on paper: its drafts, whether today is closed, and what is in the drawer. */
interface Paper {
  sales: PaperSale[]
  closed: boolean
  drawer: number
  card: number
}
/** Two tabs, each of another process. */
type Tabs = SignedIn[]
type Command = fc.AsyncCommand<Paper, Tabs>

let setup: TestSetup
let tabs: Tabs
let day = ''
beforeAll(async () => {
  setup = await openSetup({ processes: 2 })
  tabs = await Promise.all(setup.processes.map(({ app }) => signedIn(app)))
  day = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Amsterdam' }).format(MONDAY)
})
afterAll(() => setup.close())

/** What every command ends with: the desk says what the paper says, to the cent. */
async function agrees(paper: Paper, [tab]: Tabs): Promise<void> {
  const { rows } = await setup.pool.query<{ cash: number; pin: number; made: number }>(
    `SELECT coalesce(-sum(cents) FILTER (WHERE method = 'cash'), 0)::int AS cash,
       coalesce(-sum(cents) FILTER (WHERE method = 'pin'), 0)::int AS pin,
       (SELECT count(*)::int FROM folios WHERE kind = 'sale') AS made FROM folio_entries`,
  )
  const made = paper.sales.filter(({ at }) => at === 'done').length
  expect(rows[0]).toEqual({ cash: paper.drawer, pin: paper.card, made })
  const today = (await tab!.get<CashDayView>(`${DAYS}/${day}`)).body
  expect([today.cashCents, today.closed !== null]).toEqual([paper.drawer, paper.closed])
  for (const sale of paper.sales)
    expect((await tab!.get<SaleView>(`${SALES}/${sale.id}`)).body.step).toBe(sale.at)
}

class Begin implements Command {
  constructor(readonly pieces: number) {}
  check = () => true
  async run(paper: Paper, tabs: Tabs): Promise<void> {
    const id = randomUUID()
    const cents = this.pieces * 1250
    const products = [{ code: 'flowers', pieces: this.pieces }]
    const asked = { id, products, totalCents: cents }
    // Its answer was lost: it is sent again, in the other tab.
    for (const tab of tabs)
      expect((await tab.post(SALES, asked)).status).toBe(paper.closed ? 409 : 201)
    if (!paper.closed) paper.sales.push({ id, cents, at: 'method', method: null })
    await agrees(paper, tabs)
  }
  toString = () => `begin(${this.pieces})`
}

type Press = 'cash' | 'pin' | 'settle' | 'too-little' | 'back' | 'no' | 'yes' | 'drop'

/** What a press leads to on paper; null where it is refused. */
function after(sale: PaperSale, press: Press, closed: boolean): PaperSale['at'] | null {
  const { at, method } = sale
  switch (press) {
    case 'cash':
    case 'pin':
      return (at === 'method' && !closed) || (at === 'amount' && method === press) ? 'amount' : null
    case 'settle':
      return (at === 'amount' && !closed) || at === 'confirm' ? 'confirm' : null
    case 'too-little':
      return null
    case 'back':
      return at === 'amount' || at === 'method' ? 'method' : null
    case 'no':
      return at === 'confirm' || at === 'method' ? 'method' : null
    case 'yes':
      return at === 'done' || (at === 'confirm' && !closed) ? 'done' : null
    case 'drop':
      return at === 'done' ? null : 'dropped'
  }
}

/** One press, in one tab or in both at once. */
class Pressed implements Command {
  constructor(
    readonly which: number,
    readonly press: Press,
    readonly times: number,
  ) {}
  check = (paper: Readonly<Paper>) => paper.sales.length > 0
  async run(paper: Paper, tabs: Tabs): Promise<void> {
    const sale = paper.sales[this.which % paper.sales.length]!
    const { version } = (await tabs[0]!.get<SaleView>(`${SALES}/${sale.id}`)).body
    const answers = await Promise.all(
      tabs.slice(0, this.times).map((tab) => tab.post(...this.asked(sale, version))),
    )
    const becomes = after(sale, this.press, paper.closed)
    for (const { status } of answers)
      expect(status < 300 ? 'done' : 'refused').toBe(becomes === null ? 'refused' : 'done')
    if (becomes !== null) this.write(paper, sale, becomes)
    await agrees(paper, tabs)
  }
  private asked({ id, method, cents }: PaperSale, version: number): [string, object] {
    const url = (press: string) => `${SALES}/${id}/acts/${press}`
    switch (this.press) {
      case 'cash':
      case 'pin':
        return [url('choose'), { method: this.press }]
      case 'settle':
        return [url('settle'), { receivedCents: method === 'cash' ? cents + 500 : null }]
      case 'too-little':
        return [url('settle'), { receivedCents: -1 }]
      case 'yes':
        return [url('yes'), { version }]
      case 'back':
      case 'no':
      case 'drop':
        return [url(this.press), {}]
    }
  }
  private write(paper: Paper, sale: PaperSale, becomes: PaperSale['at']): void {
    if (becomes === 'done' && sale.at !== 'done') {
      if (sale.method === 'cash') paper.drawer += sale.cents
      else paper.card += sale.cents
    }
    if (this.press === 'cash' || this.press === 'pin') sale.method = this.press
    sale.at = becomes
  }
  toString = () => `${this.press}(${this.which})×${this.times}`
}

class CloseDay implements Command {
  check = () => true
  async run(paper: Paper, tabs: Tabs): Promise<void> {
    const asked = {
      day,
      floatCents: 0,
      countedCents: paper.drawer,
      leftCents: 0,
      seenCashCents: paper.drawer,
    }
    const answers = await Promise.all(tabs.map((tab) => tab.post(DAYS, asked)))
    const closed = answers.filter(({ status }) => status === 201).length
    expect(closed).toBe(paper.closed ? 0 : 1)
    paper.closed = true
    await agrees(paper, tabs)
  }
  toString = () => 'close the day'
}

class ReopenDay implements Command {
  check = (paper: Readonly<Paper>) => paper.closed
  async run(paper: Paper, tabs: Tabs): Promise<void> {
    const { closed } = (await tabs[0]!.get<CashDayView>(`${DAYS}/${day}`)).body
    const asked = { number: closed!.number, reason: 'Te vroeg' }
    const answers = await Promise.all(tabs.map((tab) => tab.post(`${DAYS}/${day}/reopen`, asked)))
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
    paper.closed = false
    await agrees(paper, tabs)
  }
  toString = () => 'open the day again'
}

const presses = fc.constantFrom<Press>(
  'cash',
  'pin',
  'settle',
  'settle',
  'too-little',
  'back',
  'no',
  'yes',
  'yes',
  'drop',
)

describe('The cash desk over its API obeys', () => {
  it('whatever is pressed in whatever order and however often, a sale is made once and the drawer is their sum', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.commands(
          [
            fc.integer({ min: 1, max: 5 }).map((pieces) => new Begin(pieces)),
            fc
              .tuple(fc.nat(2), presses, fc.integer({ min: 1, max: 2 }))
              .map((given) => new Pressed(...given)),
            fc
              .tuple(fc.nat(2), presses, fc.integer({ min: 1, max: 2 }))
              .map((given) => new Pressed(...given)),
            fc.constant(new CloseDay()),
            fc.constant(new ReopenDay()),
          ],
          { maxCommands: 25 },
        ),
        async (commands) => {
          await emptied(setup.pool, 'sales, cash_days')
          await emptySetup(setup.pool)
          await fc.asyncModelRun(
            () => ({ model: { sales: [], closed: false, drawer: 0, card: 0 }, real: tabs }),
            commands,
          )
        },
      ),
      { numRuns: 12 },
    )
  }, 180_000)
})
