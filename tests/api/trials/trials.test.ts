import fc from 'fast-check'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { KeptEdit } from '../../../api/edits/kept-nouns.ts'
import type { ApiError } from '../../../api/errors/api-error.ts'
import type { SeasonRequest, SeasonView } from '../../../api/prices/seasons.ts'
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
// The same days twice are refused: each test begins with the seasons that the house starts with.
let ownSeasons: { id: number; firstNight: string; lastDate: string }[]
beforeAll(async () => {
  const { rows } = await setup.pool.query<(typeof ownSeasons)[number]>(
    'SELECT id, first_night::text AS "firstNight", last_date::text AS "lastDate" FROM seasons',
  )
  ownSeasons = rows
})
const removeOtherSeasons = () =>
  setup.pool.query('DELETE FROM seasons WHERE id <> ALL ($1)', [ownSeasons.map(({ id }) => id)])
beforeEach(removeOtherSeasons)

const season = (asked: Partial<SeasonRequest> = {}): SeasonRequest => ({
  firstNight: '2026-12-01',
  lastDate: '2026-12-12',
  amount: '15,00',
  source: 'besluit',
  ...asked,
})
const adding = (asked: Partial<SeasonRequest> = {}): KeptEdit => ({
  noun: 'seasons',
  key: [],
  values: season(asked),
})

/** Every line that a trial answers. */
async function lines(edit: KeptEdit): Promise<TrialLine[]> {
  const answer = await setup.app.inject({
    method: 'POST',
    url: TRIALS,
    cookies: staff.cookies,
    headers: { origin: ORIGIN },
    payload: edit,
  })
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'application/x-ndjson'])
  return answer.body
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as TrialLine)
}
async function tried(edit: KeptEdit): Promise<TrialView> {
  const last = (await lines(edit)).at(-1)!
  if (!('trial' in last)) throw new Error('the trial has no end')
  return last.trial
}
const keep = (edit: KeptEdit, version: string) =>
  staff.post<{ kept: SeasonView } & ApiError>(`${TRIALS}/kept`, { edit, version })

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
type SomeSeason = typeof someSeason extends fc.Arbitrary<infer Value> ? Value : never
const daysOf = ({ firstNight, nights }: SomeSeason) => {
  const first = parseDay('2026-02-02')! + firstNight
  return { firstNight: formatDay(first), lastDate: formatDay(first + nights) }
}
const asEdit = (asked: SomeSeason) => adding({ ...daysOf(asked), amount: `${asked.euro},00` })
/** A law begins each run with the house's own seasons, and takes none with the days of one. */
async function beginWithout(asked: SomeSeason) {
  const { firstNight, lastDate } = daysOf(asked)
  fc.pre(!ownSeasons.some((own) => own.firstNight === firstNight && own.lastDate === lastDate))
  await removeOtherSeasons()
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
    ['a booking', 'bookings'],
    ['who works here', 'staff'],
    ['an address', '/api/back-office/seasons'],
    ['what no price depends on', 'settings/company'],
    ['itself', 'trials'],
  ])('is never %s', async (_, noun) => {
    const { status } = await staff.post<ApiError>(TRIALS, { noun, key: [], values: {} })
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

/** A row of a kind that staff keep. */
type Kept = Record<string, unknown> & { id: number; version: number }

const backOffice = (path: string) => `/api/back-office/${path}`
const read = async <T>(path: string) => (await staff.get<T>(backOffice(path))).body
const removing = (noun: string, key: KeptEdit['key'], base: number): KeptEdit => ({
  noun,
  key,
  values: null,
  base,
})

describe('What else can be tried', () => {
  it('is the price of a product: what it costs with a stay, before and after', async () => {
    const products =
      await read<(Kept & { code: string; price: string; stock: string })[]>('products')
    const flowers = products.find(({ code }) => code === 'flowers')!
    const dearer: KeptEdit = {
      noun: 'products',
      key: [flowers.id],
      values: { ...flowers, price: '14,00', shownStock: flowers.stock },
      base: flowers.version,
    }
    const { extras, stays, version } = await tried(dearer)
    expect(extras).toMatchObject([{ id: 'flowers', beforeCents: 1250, afterCents: 1400 }])
    expect(stays.counts.dearer).toBe(0)
    expect((await keep(dearer, version)).status).toBe(200)
    expect(await read(`products/${flowers.id}`)).toMatchObject({ price: '14,00' })
  })

  it('is the VAT of a room type, where that counts: the total stays', async () => {
    const chosen = await staff.put(backOffice('readings/vat.lodging'), {
      value: 'stored',
      version: 0,
    })
    expect(chosen.status).toBe(200)
    const type = await read<Kept>('room-types/1')
    const { stays, changes } = await tried({
      noun: 'room-types',
      key: [1],
      values: { ...type, vat: '12' },
      base: type.version,
    })
    expect(changes).toMatchObject([
      { noun: 'room_types', fields: [{ field: 'vat_basis_points', to: '1200' }] },
    ])
    expect(stays.counts.otherwise).toBeGreaterThan(0)
    expect(stays.counts).toMatchObject({ dearer: 0, cheaper: 0 })
  })

  it('is a season that is taken away, and it is gone once that is kept', async () => {
    const { body } = await staff.post<SeasonView>(
      SEASONS,
      season({ source: 'to be removed', amount: '40,00' }),
    )
    const { id, version } = body
    const trial = await tried(removing('seasons', [id], version))
    expect(trial.changes).toMatchObject([{ noun: 'seasons', action: 'removed' }])
    expect(trial.stays.counts.cheaper).toBeGreaterThan(0)
    expect((await staff.get(`${SEASONS}/${id}`)).status).toBe(200)
    const kept = await staff.post(`${TRIALS}/kept`, {
      edit: removing('seasons', [id], version),
      version: trial.version,
    })
    expect(kept.status).toBe(200)
    expect((await staff.get(`${SEASONS}/${id}`)).status).toBe(404)
  })

  it('is a price or a minimum of a room that is taken away', async () => {
    const { prices } = await read<{ prices: { persons: number; version: number }[] }>(
      'room-types/1',
    )
    const highest = prices.at(-1)!
    const fewer = await tried(removing('room-types/prices', [1, highest.persons], highest.version))
    expect(fewer.stays.reasons).toMatchObject([{ outcome: 'impossible' }])
    const { body } = await staff.post<{ minimumNights: Kept[] }>(
      backOffice('room-types/1/minimum-nights'),
      { day: '2026-06-01', nights: '5' },
    )
    const rule = body.minimumNights.find(({ day }) => day === '2026-06-01')!
    const freer = await tried(removing('room-types/minimum-nights', [1, rule.id], rule.version))
    expect(freer.stays.counts.possible).toBeGreaterThan(0)
  })

  it('is a whole room type, with its prices: refused while rooms hang on it, as removing is', async () => {
    const { wholeVersion } = await read<{ wholeVersion: number }>('room-types/1')
    const refused = await staff.post<ApiError>(TRIALS, removing('room-types', [1], wholeVersion))
    expect([refused.status, refused.body.error]).toMatchObject([409, { reason: 'still-used' }])
  })

  it('is a room type that nothing hangs on, and it is gone once that is kept', async () => {
    const { body: made } = await staff.post<Kept>(backOffice('room-types'), { name: 'Zolder' })
    await staff.post(backOffice(`room-types/${made.id}/prices`), { persons: '2', amount: '80,00' })
    const { wholeVersion } = await read<{ wholeVersion: number }>(`room-types/${made.id}`)
    const edit = removing('room-types', [made.id], wholeVersion)
    const { changes, version } = await tried(edit)
    expect(changes.map(({ noun, action }) => `${noun} ${action}`).toSorted()).toEqual([
      'room_type_prices removed',
      'room_types removed',
    ])
    expect((await staff.get(backOffice(`room-types/${made.id}`))).status).toBe(200)
    expect((await keep(edit, version)).status).toBe(200)
    expect((await staff.get(backOffice(`room-types/${made.id}`))).status).toBe(404)
  })

  it('is not the removal of the last VAT rate of a category: it says why, as saving would', async () => {
    const rates = await read<(Kept & { category: string })[]>('vat-rates')
    const { id, version } = rates.find(({ category }) => category === 'food')!
    const refused = await staff.post<ApiError>(TRIALS, removing('vat-rates', [id], version))
    expect([refused.status, refused.body.error]).toMatchObject([422, { reason: 'facts-refused' }])
  })
})

describe('A trial refuses what the route of the edit refuses, in the same words', () => {
  /** The address of an edit, as its own route has it. */
  function addressOf({ noun, key, base }: KeptEdit): string {
    const [outer, part] = noun.split('/')
    const path = part && key.length > 0 ? [outer, key[0], part, ...key.slice(1)] : [noun, ...key]
    return backOffice(path.join('/') + (base === undefined ? '' : `?version=${base}`))
  }

  it.each([
    ['POST', 'seasons', [], {}],
    ['PUT', 'seasons', [999_999], season()],
    ['PUT', 'seasons', [1], { ...season(), amount: 'veel' }],
    ['DELETE', 'seasons', [999_999], null, 0],
    ['PUT', 'vat-rates', ['abc'], {}],
    ['POST', 'tourist-tax-tariffs', [], { validFrom: 'ooit' }],
    ['POST', 'family-tariffs', [], {}],
    ['PUT', 'breakfast-tariffs', [999_999], {}],
    ['PUT', 'settings/rule-numbers', [], { numbers: {} }],
    ['PUT', 'settings/rule-numbers', [], {}],
    ['PUT', 'readings', ['unknown.reading'], { value: 'x' }],
    ['PUT', 'readings', ['season.ends'], { value: 'x' }],
    ['PUT', 'products', [999_999], { name: 'Fiets' }],
    ['POST', 'products', [], { name: '' }],
    ['PUT', 'room-types', [1], { active: 'ja' }],
    ['DELETE', 'room-types', [999_999], null],
    ['POST', 'room-types/prices', [1], { persons: '1', amount: 'veel' }],
    ['PUT', 'room-types/prices', [1, 77], { amount: '10,00' }],
    ['PUT', 'room-types/prices', [1, 99_999], { amount: '10,00' }],
    ['DELETE', 'room-types/prices', [999_999, 1], null],
    ['POST', 'room-types/minimum-nights', [1], { nights: '2' }],
    ['DELETE', 'room-types/minimum-nights', [1, 999_999], null],
    ['POST', 'seasons', [3, 4], season()],
    ['PUT', 'room-types/minimum-nights', [1, 999_999], { nights: '2' }],
    ['DELETE', 'settings/rule-numbers', [], null],
  ] as const)('%s %s %j %j', async (method, noun, key, values, base?: number) => {
    const edit: KeptEdit = { noun, key: [...key], values, base }
    const asked = {
      method,
      url: addressOf(edit),
      cookies: staff.cookies,
      headers: { origin: ORIGIN },
    }
    const route = await setup.app.inject({ ...asked, ...(values && { payload: values }) })
    const trial = await staff.post<ApiError>(TRIALS, edit)
    expect([trial.status, trial.body.error]).toEqual([
      route.statusCode,
      route.json<ApiError>().error,
    ])
    expect(trial.status).toBeGreaterThanOrEqual(400)
    expect(trial.status).toBeLessThan(500)
  })
})

describe('What was shown in a trial', () => {
  it.each([
    ['a text', `INSERT INTO text_corrections (id, text) VALUES ('roomSettings.title', 'Kamers!')`],
    ['the words of a room', `UPDATE room_types SET description = 'Nieuw' WHERE id = 1`],
    [
      'a facility',
      `INSERT INTO room_type_facilities (room_type_id, name, sort) VALUES (1, 'Kluis', 99)`,
    ],
  ])('still holds after a change of %s, which no price depends on', async (what, statement) => {
    const asked = adding({ source: what })
    const { version } = await tried(asked)
    await setup.pool.query(statement)
    expect((await keep(asked, version)).status).toBe(200)
  })

  it('holds no more after a change of a room price', async () => {
    const { version } = await tried(adding({ source: 'too late' }))
    await setup.pool.query(`UPDATE room_type_prices SET cents = cents + 100 WHERE room_type_id = 1`)
    expect((await keep(adding({ source: 'too late' }), version)).status).toBe(409)
  })
})

/** Nights of the closed season, which guests cannot book: only staff see what they cost. */
const closedSeason = { firstNight: 293, nights: 39, euro: 1 }

describe('Laws of trying', () => {
  it('trying changes nothing: no row of the database, no quote', async () => {
    await fc.assert(
      fc.asyncProperty(someSeason, async (asked) => {
        await beginWithout(asked)
        const before = await contents()
        const { stays } = await tried(asEdit(asked))
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
        await beginWithout(asked)
        const { stays, version } = await tried(asEdit(asked))
        const kept = await keep(asEdit(asked), version)
        expect(kept.status).toBe(200)
        for (const example of stays.examples)
          if ('totalCents' in example.after)
            expect(await totalNow(stays.screen, example)).toBe(example.after.totalCents)
      }),
      { numRuns: 5, examples: [[closedSeason]] },
    )
  })
})
