import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { ApiError } from '../../../api/errors/api-error.ts'
import type { SeasonRequest, SeasonView } from '../../../api/prices/season-shape.ts'
import type { EditRequest } from '../../../api/trials/edit-request.ts'
import type { TrialLine, TrialView } from '../../../api/trials/trial-view.ts'
import type { BookingPreview } from '../../../rules/bookings/preview-booking.ts'
import { formatDay, parseDay } from '../../../rules/calendar/day.ts'
import { ORIGIN } from '../setup/api-process.ts'
import { book, twoNights } from '../setup/book.ts'
import { type TestSetup, openSetup } from '../setup/open-setup.ts'
import { type SignedIn, signedIn } from '../setup/signed-in.ts'

const SEASONS = '/api/back-office/seasons'
const TRIALS = '/api/back-office/trials'

let setup: TestSetup
let staff: SignedIn
beforeAll(async () => {
  setup = await openSetup({ processes: 2 })
  staff = await signedIn(setup.processes[0]!.app)
})
afterAll(() => setup.close())

const season = (asked: Partial<SeasonRequest> = {}): SeasonRequest => ({
  firstNight: '2026-12-01',
  lastDate: '2026-12-12',
  amount: '15,00',
  source: 'besluit',
  ...asked,
})
const adding = (asked: Partial<SeasonRequest> = {}): EditRequest => ({
  method: 'POST',
  path: SEASONS,
  body: season(asked),
})

/** Every line that a trial answers. */
async function lines(request: unknown): Promise<TrialLine[]> {
  const answer = await setup.app.inject({
    method: 'POST',
    url: TRIALS,
    cookies: staff.cookies,
    headers: { origin: ORIGIN },
    payload: request as object,
  })
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'application/x-ndjson'])
  return answer.body
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as TrialLine)
}
async function tried(request: EditRequest): Promise<TrialView> {
  const last = (await lines(request)).at(-1)!
  if (!('trial' in last)) throw new Error('the trial has no end')
  return last.trial
}
const keep = (request: EditRequest, version: string) =>
  staff.post<{ kept: SeasonView } & ApiError>(`${TRIALS}/kept`, { request, version })

/** All that is in the database, table by table; who is signed in and what was asked apart. */
async function contents(): Promise<Record<string, string>> {
  const { rows } = await setup.pool.query<{ name: string }>(
    `SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public' AND tablename <> 'staff_sessions' ORDER BY 1`,
  )
  const dump: Record<string, string> = {}
  for (const { name } of rows) {
    const { rows: found } = await setup.pool.query<{ all: string }>(
      `SELECT count(*) || ' ' || md5(coalesce(string_agg(t::text, ';' ORDER BY t::text), '')) AS all FROM ${name} t`,
    )
    dump[name] = found[0]!.all
  }
  return dump
}

type Stays = TrialView['stays']
type Example = Stays['examples'][number]

/**
 * What a stay costs now, as it is sold by who was asked in the trial: where no guest sees a
 * difference, such as in the closed season, that is staff.
 */
async function totalNow(screen: Stays['screen'], { arrival, departure, party }: Example) {
  const persons = party.adults
  if (screen === 'guest') {
    const asked = `room=knusse-kamer&arrival=${arrival}&departure=${departure}&persons=${persons}`
    const answer = await setup.processes[1]!.app.inject({ url: `/api/quotes?${asked}` })
    return answer.json<{ quote: { totalCents: number } }>().quote.totalCents
  }
  const asked = { roomTypeId: 1, roomId: null, arrival, departure, persons }
  const { body } = await staff.post<BookingPreview>('/api/back-office/booking-previews', asked)
  return body.stay?.ok ? body.stay.quote.totalCents : body.stay
}
const someSeason = fc.record({
  firstNight: fc.integer({ min: 0, max: 300 }),
  nights: fc.integer({ min: 0, max: 40 }),
  euro: fc.integer({ min: 1, max: 500 }),
})
const asRequest = ({
  firstNight,
  nights,
  euro,
}: {
  firstNight: number
  nights: number
  euro: number
}) => {
  const first = parseDay('2026-02-02')! + firstNight
  return adding({
    firstNight: formatDay(first),
    lastDate: formatDay(first + nights),
    amount: `${euro},00`,
  })
}

describe('A change that is tried', () => {
  it('shows from what to what, and old and new total with the line that differs', async () => {
    const trial = await tried(adding())
    expect(trial.changes).toMatchObject([{ noun: 'seasons', action: 'added' }])
    expect(trial.changes[0]!.fields).toContainEqual({ field: 'cents', from: '', to: '1500' })
    expect(trial.stays.counts.dearer).toBeGreaterThan(0)
    // It takes the place of 10.00, in up to twelve nights.
    expect(trial.stays.items).toMatchObject([
      { item: 'season', leastCents: 500, mostCents: 12 * 500 },
    ])
    const short = trial.stays.examples.find(({ lines: [room] }) => room?.label === '2 nachten')
    expect(short!.lines.filter(({ differs }) => differs)).toMatchObject([
      { label: 'Seizoenstoeslag', before: { cents: 2000 }, after: { cents: 3000 } },
    ])
  })

  it('tells how far it is before it ends', async () => {
    const told = await lines(adding())
    expect(told[0]).toEqual({ progress: 0 })
    const progress = told.flatMap((line) => ('progress' in line ? [line.progress] : []))
    expect(progress).toEqual(progress.toSorted((a, b) => a - b))
  })

  it('is refused at its fields as it would be when it is saved', async () => {
    const { status, body } = await staff.post<ApiError>(TRIALS, adding({ amount: '-1' }))
    expect([status, body.error]).toMatchObject([
      400,
      { reason: 'invalid-input', fields: [{ field: 'amount' }] },
    ])
  })

  it.each([
    ['a booking', '/api/back-office/bookings/x/cancel'],
    ['who is signed in', '/api/staff/session'],
    ['an address outside', 'https://example.com/api/back-office/seasons'],
    ['an address beside it', '/api/back-office/seasons/../bookings'],
    ['itself', '/api/back-office/trials'],
  ])('is never %s', async (_, path) => {
    const { status } = await staff.post<ApiError>(TRIALS, { method: 'POST', path, body: {} })
    expect(status).toBe(400)
  })

  it('is for staff only', async () => {
    const answer = await setup.app.inject({
      method: 'POST',
      url: TRIALS,
      headers: { origin: ORIGIN },
      payload: adding(),
    })
    expect(answer.statusCode).toBe(401)
  })

  it('leaves a booking on the books its sold price, and says what it would cost today', async () => {
    await book(setup.app, twoNights)
    const spring = adding({ firstNight: '2026-03-01', lastDate: '2026-03-03', amount: '30,00' })
    const { bookings, version } = await tried(spring)
    // The extra of 30.00 takes the place of one of 10.00 in two nights.
    expect(bookings).toMatchObject({
      onTheBooks: 1,
      otherwiseToday: 1,
      first: [{ soldCents: 22_000, beforeCents: 22_000, afterCents: 26_000 }],
    })
    await keep(spring, version)
    const { rows } = await setup.pool.query('SELECT total_cents AS cents FROM bookings')
    expect(rows).toEqual([{ cents: 22_000 }])
  })

  it('is kept as it was tried, once, and not after something else was changed', async () => {
    const { version } = await tried(adding({ source: 'once' }))
    const kept = await keep(adding({ source: 'once' }), version)
    expect([kept.status, kept.body.kept]).toMatchObject([200, { source: 'once', amount: '15,00' }])
    const again = await keep(adding({ source: 'once' }), version)
    expect([again.status, again.body.error]).toMatchObject([409, { reason: 'trial-outdated' }])
    const { rows } = await setup.pool.query(`SELECT FROM seasons WHERE source = 'once'`)
    expect(rows).toHaveLength(1)
  })
})

/** Nights of the closed season, which guests cannot book: only staff see what they cost. */
const closedSeason = { firstNight: 293, nights: 39, euro: 1 }

describe('Laws of trying', () => {
  it('trying changes nothing: no row of the database, no quote', async () => {
    await fc.assert(
      fc.asyncProperty(someSeason, async (asked) => {
        const before = await contents()
        const { stays } = await tried(asRequest(asked))
        expect(await contents()).toEqual(before)
        for (const example of stays.examples.slice(0, 3))
          if ('totalCents' in example.before)
            expect(await totalNow(stays.screen, example)).toBe(example.before.totalCents)
      }),
      { numRuns: 5, examples: [[closedSeason]] },
    )
  })

  it('what was shown is what is charged once it is kept', async () => {
    await fc.assert(
      fc.asyncProperty(someSeason, async (asked) => {
        const { stays, version } = await tried(asRequest(asked))
        const kept = await keep(asRequest(asked), version)
        expect(kept.status).toBe(200)
        for (const example of stays.examples)
          if ('totalCents' in example.after)
            expect(await totalNow(stays.screen, example)).toBe(example.after.totalCents)
      }),
      { numRuns: 5, examples: [[closedSeason]] },
    )
  })
})
