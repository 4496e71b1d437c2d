import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ORIGIN } from '../setup/api-process.ts'
import { book, twoNights } from '../setup/book.ts'
import { type TestSetup, openSetup } from '../setup/open-setup.ts'

let setup: TestSetup
beforeAll(async () => {
  setup = await openSetup()
})
afterAll(() => setup.close())

async function expectNothingStored(): Promise<void> {
  const { rows } = await setup.pool.query(
    'SELECT (SELECT count(*) FROM bookings) + (SELECT count(*) FROM payments) + (SELECT count(*) FROM idempotency_keys) + (SELECT count(*) FROM outbox) AS n',
  )
  expect(Number(rows[0].n)).toBe(0)
}

/**
 * A request that is wrong in one way: what is sent instead, the status, the reason (of the error or
 * of its first refusal), and a word of the Dutch message.
 */
const wrong: [what: string, request: unknown, status: number, reason: string, word: RegExp][] = [
  ['an empty body', {}, 400, 'invalid-input', /gegevens/],
  ['a list', [], 400, 'invalid-input', /gegevens/],
  ['a bare number', 7, 400, 'invalid-input', /gegevens/],
  ['malformed JSON', '{ "roomType": ', 400, 'invalid-input', /niet leesbaar/],
  [
    'JSON that poisons prototypes',
    '{"__proto__": {"a": 1}}',
    400,
    'invalid-input',
    /niet leesbaar/,
  ],
  [
    'a day that does not exist',
    { ...twoNights, arrival: '2026-02-30' },
    400,
    'invalid-input',
    /gegevens/,
  ],
  [
    'a day written in another way',
    { ...twoNights, arrival: '2-3-2026' },
    400,
    'invalid-input',
    /gegevens/,
  ],
  ['a number for a day', { ...twoNights, arrival: 20260302 }, 400, 'invalid-input', /gegevens/],
  [
    'a departure before the arrival',
    { ...twoNights, departure: '2026-03-01' },
    422,
    'invalid-dates',
    /vertrek/,
  ],
  [
    'a departure on the day of arrival',
    { ...twoNights, departure: '2026-03-02' },
    422,
    'invalid-dates',
    /vertrek/,
  ],
  [
    'an arrival in the past',
    { ...twoNights, arrival: '2026-01-26', departure: '2026-01-28' },
    422,
    'arrival-in-past',
    /verleden/,
  ],
  [
    'a stay beyond the horizon',
    { ...twoNights, arrival: '2027-06-07', departure: '2027-06-09' },
    422,
    'beyond-horizon',
    /tot en met di 9 maart 2027/,
  ],
  [
    'a Saturday for one night',
    { ...twoNights, arrival: '2026-03-07', departure: '2026-03-08' },
    422,
    'minimum-nights-weekend',
    /2 nachten/,
  ],
  ['nobody', { ...twoNights, persons: 0 }, 422, 'persons-out-of-range', /personen/],
  ['four guests', { ...twoNights, persons: 4 }, 422, 'persons-out-of-range', /personen/],
  ['half a guest', { ...twoNights, persons: 1.5 }, 400, 'invalid-input', /gegevens/],
  ['guests as a text', { ...twoNights, persons: '2' }, 400, 'invalid-input', /gegevens/],
  [
    'an unknown room',
    { ...twoNights, roomType: 'balzaal' },
    422,
    'unknown-room-type',
    /bestaat niet/,
  ],
  ['a room that is no text', { ...twoNights, roomType: 1 }, 400, 'invalid-input', /gegevens/],
  ['no name', { ...twoNights, firstName: '  ' }, 400, 'invalid-input', /gegevens/],
  [
    'a name that is no text',
    { ...twoNights, lastName: { $ne: null } },
    400,
    'invalid-input',
    /gegevens/,
  ],
  [
    'a name of 200 letters',
    { ...twoNights, lastName: 'x'.repeat(200) },
    400,
    'invalid-input',
    /gegevens/,
  ],
  [
    'an address without @',
    { ...twoNights, email: 'anna.example.com' },
    400,
    'invalid-input',
    /gegevens/,
  ],
  [
    'a telephone number of words',
    { ...twoNights, phone: 'bel maar niet' },
    400,
    'invalid-input',
    /gegevens/,
  ],
  [
    'a note of 6,000 letters',
    { ...twoNights, notes: 'x'.repeat(6000) },
    400,
    'invalid-input',
    /gegevens/,
  ],
  [
    'a body of 150,000 letters',
    { ...twoNights, notes: 'x'.repeat(150_000) },
    413,
    'invalid-input',
    /te veel/,
  ],
  [
    'a control character in a name',
    { ...twoNights, lastName: 'Ber\u0000g' },
    400,
    'invalid-input',
    /gegevens/,
  ],
  ...(['firstName', 'lastName', 'email', 'phone', 'city'] as const).map(
    (field): (typeof wrong)[number] => [
      `a line break of a mail at ${field}`,
      { ...twoNights, [field]: `${twoNights[field]}\r\nBcc: jan@voorbeeld.nl` },
      400,
      'invalid-input',
      /gegevens/,
    ],
  ),
  ['no total', { ...twoNights, totalCents: undefined }, 400, 'invalid-input', /gegevens/],
  [
    'another total than it costs',
    { ...twoNights, totalCents: 1 },
    409,
    'total-changed',
    /nieuwe totaal/,
  ],
]

describe('a booking asked for in a wrong way', () => {
  it.each(wrong)(
    'with %s is refused in clear Dutch and leaves nothing behind',
    async (_what, request, status, reason, word) => {
      const answer = await book(setup.app, request)
      const { error } = answer.body
      expect(answer.status).toBe(status)
      expect(error.reason === 'stay-refused' ? error.refusals[0]!.reason : error.reason).toBe(
        reason,
      )
      expect(error.text).toMatch(word)
      await expectNothingStored()
    },
  )

  it('names every field that is wrong, each with its own sentence', async () => {
    const { body } = await book(setup.app, { ...twoNights, firstName: '', email: 'x', phone: '?' })
    expect(
      body.error.reason === 'invalid-input' && body.error.fields.map(({ field }) => field),
    ).toEqual(['firstName', 'email', 'phone'])
  })

  it('as another kind of content than JSON is refused', async () => {
    const answer = await setup.app.inject({
      method: 'POST',
      url: '/api/bookings',
      headers: { origin: ORIGIN, 'content-type': 'text/xml', 'idempotency-key': 'a-key-of-mine' },
      payload: '<booking/>',
    })
    expect(answer.statusCode).toBe(415)
    expect(answer.json().error.text).toMatch(/JSON/)
    await expectNothingStored()
  })

  it('shows the old and the new total when the price has changed', async () => {
    const { body } = await book(setup.app, { ...twoNights, totalCents: 20_000 })
    expect(body.error).toMatchObject({
      reason: 'total-changed',
      seenCents: 20_000,
      quote: { totalCents: twoNights.totalCents },
    })
  })

  it('shows the new total with the names that the guest reads; what is stored stays Dutch', async () => {
    const { rows } = await setup.pool.query<{ name: string }>(
      `INSERT INTO translations (noun, key, field, language, text, original)
       SELECT 'room_types', id, 'name', 'de', 'Gemütliches Zimmer', name FROM room_types WHERE slug = $1 RETURNING original AS name`,
      [twoNights.roomType],
    )
    const seen = { ...twoNights, totalCents: 1 }
    const shown = async (language: string) => {
      const { body } = await book(setup.app, seen, { language })
      return body.error.reason === 'total-changed' && body.error.quote.roomTypeName
    }
    expect(await shown('de')).toBe('Gemütliches Zimmer')
    expect(await shown('nl')).toBe(rows[0]!.name)
    await book(setup.app, twoNights, { language: 'de' })
    const sold = await setup.pool.query<{ name: string }>(
      `SELECT quote ->> 'roomTypeName' AS name FROM folio_entries WHERE quote IS NOT NULL`,
    )
    expect(sold.rows).toEqual(rows)
    await setup.pool.query('DELETE FROM translations')
  })

  it('shows with a refused stay the nearest that would be accepted', async () => {
    const { body } = await book(setup.app, {
      ...twoNights,
      arrival: '2026-03-07',
      departure: '2026-03-08',
    })
    const suggestion = body.error.reason === 'stay-refused' ? body.error.suggestions[0]! : null
    const { totalCents, arrival, departure } = suggestion!
    expect((await book(setup.app, { ...twoNights, arrival, departure, totalCents })).status).toBe(
      201,
    )
  })
})
