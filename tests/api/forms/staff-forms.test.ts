import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import type { ApiError } from '../../../api/errors/api-error.ts'
import type { FormMessageView } from '../../../api/forms/form-message-view.ts'
import { FormMessagePlaces } from '../../../api/forms/form-message-places.ts'
import { issueTicket } from '../../../api/forms/form-ticket.ts'
import { Geocoder } from '../../../api/delivery-distances/delivery-distance.ts'
import type { FormTexts, GuestForm } from '../../../rules/forms/guest-forms.ts'
import { goodForms } from '../../rules/forms/good-forms.ts'
import { ORIGIN } from '../setup/api-process.ts'
import { type TestSetup, openSetup } from '../setup/open-setup.ts'
import { type SignedIn, signedIn } from '../setup/signed-in.ts'
import { readXlsx } from '../spreadsheets/read-xlsx.ts'

const MESSAGES = '/api/back-office/form-messages'

let setup: TestSetup
let staff: SignedIn
beforeAll(async () => {
  setup = await openSetup({ types: [{ slug: 'knusse-kamer', rooms: 1 }] })
  staff = await signedIn(setup.app)
})
afterAll(() => setup.close())
afterEach(() => setup.pool.query('DELETE FROM form_messages'))

async function send(form: GuestForm, more: FormTexts = {}): Promise<string> {
  const ticket = issueTicket('only the tests know this secret', setup.time.now - 60_000)
  const answer = await setup.app.inject({
    method: 'POST',
    url: `/api/forms/${form}`,
    headers: { origin: ORIGIN },
    payload: { ...goodForms[form], ticket, ...more },
  })
  return answer.json<{ id: string }>().id
}

const list = async (filter: object) =>
  staff.get<FormMessageView[]>(
    `${MESSAGES}?${new URLSearchParams({ filter: JSON.stringify(filter) })}`,
  )

describe('What came by forms, for staff,', () => {
  it('is listed by form, whether it is handled, and words in any answer', async () => {
    const contact = await send('contact')
    const vendor = await send('vendor')
    await staff.put(`${MESSAGES}/${vendor}`, { handled: true, note: '' })
    const ids = async (filter: object) => (await list(filter)).body.map(({ id }) => id)
    expect(await ids({ forms: ['contact', 'business'] })).toEqual([contact])
    expect(await ids({ forms: ['vendor'] })).toEqual([vendor])
    expect(await ids({ handled: false })).toEqual([contact])
    expect(await ids({ handled: true })).toEqual([vendor])
    expect(await ids({ q: 'kaas en noten' })).toEqual([vendor])
    expect(await ids({ q: 'ANNE@voorbeeld' })).toEqual([contact])
    expect((await list({})).headers['content-range']).toBe('form-messages 0-1/2')
  })

  it('is shown whole, without its key and where it came from', async () => {
    const id = await send('project')
    const { body } = await staff.get<FormMessageView>(`${MESSAGES}/${id}`)
    expect(body).toEqual({
      id,
      form: 'project',
      name: 'mevr. B. Peeters',
      email: 'peeters@voorbeeld.nl',
      phone: '0612345678',
      answers: goodForms.project,
      place: 'waiting',
      latitude: null,
      longitude: null,
      language: 'nl',
      createdAt: new Date(setup.time.now).toISOString(),
      handled: false,
      handledAt: null,
      handledBy: null,
      note: '',
    })
  })

  it('is handled once, by whom and when, until somebody says that it is not', async () => {
    const id = await send('contact')
    const first = await staff.put<FormMessageView>(`${MESSAGES}/${id}`, {
      handled: true,
      note: ' Gebeld ',
    })
    const handledAt = new Date(setup.time.now).toISOString()
    expect(first.body).toMatchObject({ handled: true, handledAt, note: 'Gebeld' })
    expect(first.body.handledBy).toBeTruthy()
    const then = setup.time.now
    setup.time.now += 60_000
    const again = await staff.put<FormMessageView>(`${MESSAGES}/${id}`, {
      handled: true,
      note: 'Gemaild',
    })
    expect(again.body).toMatchObject({ handledAt, note: 'Gemaild' })
    const undone = await staff.put<FormMessageView>(`${MESSAGES}/${id}`, { handled: false })
    expect(undone.body).toMatchObject({ handled: false, handledAt: null, handledBy: null })
    setup.time.now = then
  })

  it.each([
    [{ handled: 'ja' }, 'handled'],
    [{ handled: true, note: 12 }, 'note'],
    [{ handled: true, note: 'a'.repeat(1_001) }, 'note'],
    [{ handled: true, note: 'a\u0007' }, 'note'],
  ])('is not changed by %j, which is refused at %s', async (change, field) => {
    const id = await send('contact')
    const { status, body } = await staff.put<ApiError>(`${MESSAGES}/${id}`, change)
    expect([status, body.error.reason]).toEqual([400, 'invalid-input'])
    const fields = body.error.reason === 'invalid-input' ? body.error.fields : []
    expect(fields.map((each) => each.field)).toEqual([field])
    expect((await staff.get<FormMessageView>(`${MESSAGES}/${id}`)).body.handled).toBe(false)
  })

  it('is not there for an id that nobody knows, and for nobody who is not signed in', async () => {
    const unknown = '00000000-0000-4000-8000-000000000000'
    expect((await staff.get(`${MESSAGES}/${unknown}`)).status).toBe(404)
    expect((await staff.put(`${MESSAGES}/${unknown}`, { handled: true })).status).toBe(404)
    for (const url of [MESSAGES, `${MESSAGES}/spreadsheet?forms=vendor`])
      expect((await setup.app.inject({ url })).statusCode).toBe(401)
  })
})

describe('The spreadsheet', () => {
  const sheet = (forms: string) =>
    setup.app.inject({ url: `${MESSAGES}/spreadsheet?forms=${forms}`, cookies: staff.cookies })

  it('has a row for each, with every answer in words, to be saved under a name', async () => {
    await send('vendor')
    const answer = await sheet('vendor')
    expect(answer.headers['content-type']).toMatch(/spreadsheetml/)
    expect(answer.headers['content-disposition']).toBe(
      "attachment; filename*=UTF-8''marktinschrijvingen-2026-02-02.xlsx",
    )
    const { rows } = readXlsx(answer.rawPayload)
    expect(rows).toHaveLength(2)
    expect(rows[0]![0]).toBe('Ontvangen')
    expect(rows[1]![0]).toEqual({ moment: '2026-02-02 09:30' })
    expect(rows[1]).toEqual(expect.arrayContaining(['Kaasboerderij De Maas', '240 volt']))
  })

  it('holds what looks like a formula as text', async () => {
    const name = '=HYPERLINK("https://voorbeeld.nl")'
    await send('contact', { name, description: '+1-1' })
    const { rows } = readXlsx((await sheet('contact,business')).rawPayload)
    expect(rows[1]).toEqual(expect.arrayContaining([name, '+1-1']))
  })

  it('is refused for forms that are none', async () => {
    const answer = await sheet('bookings')
    expect(answer.statusCode).toBe(400)
  })
})

describe('The address of a registration', () => {
  it('is looked up on the map, and simply not known where it is not found', async () => {
    const [found, missing] = [await send('vendor'), await send('project')]
    const asked: unknown[] = []
    const answers = [{ lat: 50.9472, lng: 5.7743 }, null]
    const geocoder = {
      find: async (address: unknown) => {
        asked.push(address)
        return answers.shift()!
      },
    } as Geocoder
    const notifier = { publish: () => {} } as never
    const places = new FormMessagePlaces(setup.pool, geocoder, notifier)
    await places.locate(found)
    await places.locate(missing)
    // A second time there is nothing to look up.
    await places.locate(found)
    expect(asked).toEqual([
      {
        street: 'Dorpsstraat',
        houseNumber: '12a',
        postcode: '6181 KD',
        city: 'Elsloo',
        country: 'nl',
      },
      { street: 'Dorpsstraat', houseNumber: '1', postcode: '6181KD', city: 'Elsloo' },
    ])
    const { rows } = await setup.pool.query(
      'SELECT place, latitude, longitude FROM form_messages ORDER BY form DESC',
    )
    expect(rows).toEqual([
      { place: 'found', latitude: 50.9472, longitude: 5.7743 },
      { place: 'unknown', latitude: null, longitude: null },
    ])
  })
})
