import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import type { ApiError } from '../../../api/errors/api-error.ts'
import type { FormTicketView } from '../../../api/forms/form-ticket-view.ts'
import { issueTicket } from '../../../api/forms/form-ticket.ts'
import type { FormTexts } from '../../../rules/forms/guest-forms.ts'
import { goodForms } from '../../rules/forms/good-forms.ts'
import { ORIGIN } from '../setup/api-process.ts'
import { type TestSetup, openSetup } from '../setup/open-setup.ts'
import { visibleIn } from '../setup/visible-in.ts'

let setup: TestSetup
beforeAll(async () => {
  setup = await openSetup({ types: [{ slug: 'knusse-kamer', rooms: 1 }], processes: 2 })
})
afterAll(() => setup.close())
afterEach(() => setup.pool.query('DELETE FROM form_messages; DELETE FROM outbox'))

const SECRET = 'only the tests know this secret'
const openedAMinuteAgo = () => issueTicket(SECRET, setup.time.now - 60_000)

async function send(more: FormTexts = {}, { from = '192.0.2.1', process = 0 } = {}) {
  const answer = await setup.processes[process]!.app.inject({
    method: 'POST',
    url: '/api/forms/contact',
    headers: { origin: ORIGIN, 'x-forwarded-for': from },
    payload: { ...goodForms.contact, ticket: openedAMinuteAgo(), website: '', ...more },
  })
  return { status: answer.statusCode, body: answer.json<ApiError & { id: string }>() }
}

const count = async (table: string) => (await setup.pool.query(`SELECT FROM ${table}`)).rowCount

describe('A message by the contact form', () => {
  it('is stored as it was typed, without the blanks around it, and told to its workflow', async () => {
    const { status, body } = await send({ name: '  <b>Jan</b> ', description: 'Een\r\ntwee' })
    expect(status).toBe(201)
    const { rows } = await setup.pool.query(
      'SELECT id, form, name, email, answers, place, handled_at, created_at FROM form_messages',
    )
    expect(rows).toEqual([
      {
        id: body.id,
        form: 'contact',
        name: '<b>Jan</b>',
        email: 'anne@voorbeeld.nl',
        answers: {
          name: '<b>Jan</b>',
          email: 'anne@voorbeeld.nl',
          phone: '046-1234567',
          description: 'Een\ntwee',
        },
        place: 'not-asked',
        handled_at: null,
        created_at: new Date(setup.time.now),
      },
    ])
    const outbox = await setup.pool.query('SELECT subject_kind, subject_id FROM outbox')
    expect(outbox.rows).toEqual([{ subject_kind: 'form-message', subject_id: body.id }])
  })

  it('is one message however often the same press comes, on any process and at once', async () => {
    const ticket = openedAMinuteAgo()
    const answers = await Promise.all(
      [0, 1, 0, 1, 0].map((process) => send({ ticket }, { process })),
    )
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201, 201])
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1)
    expect([await count('form_messages'), await count('outbox')]).toEqual([1, 1])
  })

  it('is another message with other words, and by another opening of the page', async () => {
    const ticket = openedAMinuteAgo()
    await send({ ticket })
    await send({ ticket, description: 'Nog iets' })
    await send()
    expect(await count('form_messages')).toBe(3)
  })

  it('is taken with the ticket that the API gave, once a person could have filled it in', async () => {
    const { ticket } = (await setup.app.inject({ url: '/api/forms/ticket' })).json<FormTicketView>()
    const tooSoon = await send({ ticket })
    expect([tooSoon.status, tooSoon.body.error.reason]).toEqual([429, 'form-too-soon'])
    const then = setup.time.now
    setup.time.now += 3_000
    expect((await send({ ticket })).status).toBe(201)
    setup.time.now = then
  })

  it.each<[string, FormTexts & { days?: never }] | [string, { days: number }]>([
    ['no ticket', { ticket: '' }],
    ['a ticket of its own making', { ticket: issueTicket('another secret', 0) }],
    ['a ticket of the day before yesterday', { days: 2 }],
    ['the field that no person meets filled in', { website: 'https://voorbeeld.nl' }],
  ])('is not taken with %s, and says so', async (_, { days, ...more }) => {
    const old = days !== undefined && {
      ticket: issueTicket(SECRET, setup.time.now - days * 86_400_000),
    }
    const { status, body } = await send({ ...more, ...old })
    expect([status, body.error.reason]).toEqual([422, 'form-not-taken'])
    expect(body.error.text).toMatch(/bel ons/)
    expect([await count('form_messages'), await count('outbox')]).toEqual([0, 0])
  })

  it('is taken twenty times in an hour from one connection, while others still may', async () => {
    for (let sent = 0; sent < 20; sent++) expect((await send()).status).toBe(201)
    const { status, body } = await send()
    expect([status, body.error.reason]).toEqual([429, 'too-many-requests'])
    expect((await send({}, { from: '192.0.2.2' })).status).toBe(201)
    const then = setup.time.now
    setup.time.now += 3_600_000
    expect((await send()).status).toBe(201)
    setup.time.now = then
  })

  it('is not taken from a page of another site', async () => {
    const answer = await setup.app.inject({
      method: 'POST',
      url: '/api/forms/contact',
      headers: { origin: 'https://voorbeeld.nl' },
      payload: { ...goodForms.contact, ticket: openedAMinuteAgo() },
    })
    expect([answer.statusCode, await count('form_messages')]).toEqual([403, 0])
  })
})

describe('A form that a browser posts without script', () => {
  const post = (path: string, texts: FormTexts, origin = ORIGIN) =>
    setup.app.inject({
      method: 'POST',
      url: path,
      headers: { origin, 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams({
        ticket: openedAMinuteAgo(),
        website: '',
        ...texts,
      }).toString(),
    })

  it('is stored, and leads to the page that thanks for it', async () => {
    const answer = await post('/contact', goodForms.contact)
    expect([answer.statusCode, answer.headers.location]).toEqual([303, '/contact?verzonden=ja'])
    expect(await count('form_messages')).toBe(1)
    const page = await setup.app.inject({ url: '/contact?verzonden=ja' })
    expect(visibleIn(page.body)).toContain('Bedankt voor je bericht!')
  })

  it('comes back with what was typed and what is wrong at its field, and nothing is stored', async () => {
    const answer = await post('/contact', { ...goodForms.contact, phone: '12', name: '<i>Jan' })
    expect(answer.statusCode).toBe(400)
    expect(answer.headers['cache-control']).toBe('no-store')
    expect(visibleIn(answer.body)).toContain('Kijk nog naar 1 veld.')
    expect(answer.body).toMatch(/<input[^>]* name="phone"[^>]* value="12"/)
    expect(visibleIn(answer.body)).toMatch(
      /id="phone-error">.*Controleer|id="phone-error">.*Controlleer/s,
    )
    expect(answer.body).toContain('value="&lt;i&gt;Jan"')
    expect(answer.body).toMatch(/<textarea[^>]*>Is er een lift\?/)
    expect(await count('form_messages')).toBe(0)
  })

  it.each([
    ['/zakelijk', goodForms.business, '/zakelijk?verzonden=ja'],
    ['/inschrijven-paasveerjaarmarkt', goodForms.vendor, '/bedankt-inschrijving'],
    ['/inschrijven-hu-studenten', goodForms.project, '/bedankt-aanvraag'],
  ])('to %s is stored, or comes back with each wrong field marked', async (path, good, thanks) => {
    const wrong = await post(path, { ...good, phone: '', city: '', name: '' })
    expect(wrong.statusCode).toBe(400)
    expect(wrong.body).toContain('id="phone-error"')
    for (const typed of Object.values(good).filter((text) => /^[A-Z][a-z]+$/.test(text)))
      if (typed !== good['city']) expect(wrong.body).toContain(typed)
    expect(await count('form_messages')).toBe(0)
    const answer = await post(path, good)
    expect([answer.statusCode, answer.headers.location]).toEqual([303, thanks])
    expect(await count('form_messages')).toBe(1)
  })

  it('is refused with a page where a field comes twice, as no browser sends it', async () => {
    const answer = await setup.app.inject({
      method: 'POST',
      url: '/contact',
      headers: { origin: ORIGIN, 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'name=Jan&name=Piet&phone=0461234567',
    })
    expect(answer.statusCode).toBe(400)
    expect(visibleIn(answer.body)).toContain('Dit veld is niet leesbaar.')
    expect(await count('form_messages')).toBe(0)
  })

  it('comes back as typed where a forged one looks like a sentence of the rules', async () => {
    const answer = await post('/contact', { id: 'stay.minimumNightsDate' })
    expect(answer.statusCode).toBe(400)
    expect(visibleIn(answer.body)).toContain('id="name-error"')
  })

  it('comes back with a fresh ticket where its own is too old', async () => {
    const ticket = issueTicket(SECRET, setup.time.now - 2 * 86_400_000)
    const answer = await post('/contact', { ...goodForms.contact, ticket })
    expect(answer.statusCode).toBe(422)
    expect(answer.body).not.toContain(ticket)
    expect(answer.body).toMatch(/name="ticket" value="[^"]{40,}"/)
    expect(answer.body).toContain('Is er een lift?')
  })

  it('is not taken from a page of another site', async () => {
    const answer = await post('/contact', goodForms.contact, 'https://voorbeeld.nl')
    expect([answer.statusCode, await count('form_messages')]).toEqual([403, 0])
  })
})
