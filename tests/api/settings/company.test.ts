import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { ChangeView } from '../../../api/edits/change-view.ts'
import type { ApiError } from '../../../api/errors/api-error.ts'
import type { PropertyView } from '../../../api/facts/property-shape.ts'
import type {
  CheckInRequest,
  CheckInView,
  CompanyRequest,
  CompanyView,
} from '../../../api/settings/company.ts'
import { words } from '../../../rules/texts/all-words.ts'
import { type TestSetup, openSetup } from '../setup/open-setup.ts'
import { type SignedIn, signedIn } from '../setup/signed-in.ts'

const COMPANY = '/api/back-office/settings/company'
const CHECK_IN = '/api/back-office/settings/check-in'

let setup: TestSetup
let jos: SignedIn
let els: SignedIn
beforeAll(async () => {
  setup = await openSetup({ types: [{ slug: 'knusse-kamer', rooms: 1 }], processes: 2 })
  jos = await signedIn(setup.processes[0]!.app)
  els = await signedIn(setup.processes[1]!.app)
  // The second is somebody else.
  await setup.pool.query(
    `WITH colleague AS (INSERT INTO staff (id, email, name, password_hash) VALUES (gen_random_uuid(), 'els@example.com', 'Els', 'x') RETURNING id)
     UPDATE staff_sessions SET staff_id = colleague.id FROM colleague WHERE created_at = (SELECT max(created_at) FROM staff_sessions)`,
  )
})
afterAll(() => setup.close())

const company = (changes: Partial<CompanyRequest> = {}): CompanyRequest => ({
  name: 'Huis aan de Maas',
  address: 'Maasweg 7',
  postcode: '6181 CD',
  city: 'Elsloo',
  phone: '046 437 12 34',
  email: 'post@huisaandemaas.example',
  kvk: '87654321',
  vatId: 'NL001234567B01',
  iban: 'NL91ABNA0417164300',
  ...changes,
})
const week = (changes: Partial<CheckInRequest> = {}): CheckInRequest => ({
  monday: '15:00–18:00',
  tuesday: '15:00–18:00',
  wednesday: '15:00–18:00',
  thursday: '15:00–18:00',
  friday: '15:00–18:00',
  saturday: '15:00–18:00',
  sunday: '15:00–18:00',
  ...changes,
})
const property = async () =>
  (await setup.processes[1]!.app.inject({ url: '/api/property' })).json<PropertyView>()

describe('The company data', () => {
  it('stand in the foot of the site at once, on every process, tidied', async () => {
    const { status, body } = await jos.put<CompanyView>(
      COMPANY,
      company({
        name: ' Huis aan de Maas ',
        kvk: '8765 4321',
        vatId: 'nl.0012.34.567.b01',
        iban: 'nl91 abna 0417 1643 00',
      }),
    )
    expect([status, body]).toMatchObject([200, { id: 'company', ...company() }])
    expect((await jos.get<CompanyView>(COMPANY)).body).toEqual(body)
    const { iban, ...shown } = company()
    expect(await property()).toMatchObject(shown)
    expect(JSON.stringify(await property())).not.toContain(iban)
    const home = (await setup.processes[1]!.app.inject({ url: '/home' })).body
    expect(home).toContain('KVK 87654321.')
    expect(home).toContain('Btw-nummer NL001234567B01.')
    expect(home).toContain('<h2>Huis aan de Maas</h2>')
  })

  it('may be empty but for the name', async () => {
    const { status, body } = await jos.put<CompanyView>(COMPANY, { name: 'Het huis' })
    expect([status, body]).toMatchObject([200, { name: 'Het huis', phone: '', kvk: '' }])
  })

  it.each<[string, Partial<CompanyRequest>, string, string]>([
    ['without a name', { name: ' ' }, 'name', words().company.nameMissing],
    ['with half an address of mail', { email: 'post@' }, 'email', words().company.email],
    ['with a number nobody can call', { phone: '12' }, 'phone', words().company.phone],
    ['with a postcode of letters', { postcode: 'ABCD 12' }, 'postcode', words().company.postcode],
    ['with a KVK number of seven digits', { kvk: '1234567' }, 'kvk', words().company.kvk],
    ['with a Belgian VAT id', { vatId: 'BE0123456789' }, 'vatId', words().company.vatId],
    [
      'with an IBAN with a wrong digit',
      { iban: 'NL91ABNA0417164301' },
      'iban',
      words().company.iban,
    ],
    [
      'with a name as long as a book',
      { name: 'a'.repeat(4_000) },
      'name',
      'Gebruik hier hoogstens 120 tekens.',
    ],
  ])('%s are refused at that field, and nothing is stored', async (_, changes, field, text) => {
    const before = (await jos.get<CompanyView>(COMPANY)).body
    const { status, body } = await jos.put<ApiError>(COMPANY, company(changes))
    expect(status).toBe(400)
    expect(body.error).toMatchObject({ reason: 'invalid-input', fields: [{ field, text }] })
    expect((await jos.get<CompanyView>(COMPANY)).body).toEqual(before)
  })

  it('of 100 kB are refused, and nothing is stored', async () => {
    const before = (await jos.get<CompanyView>(COMPANY)).body
    const { status } = await jos.put<ApiError>(COMPANY, company({ city: 'a'.repeat(100_000) }))
    expect(status).toBeGreaterThanOrEqual(400)
    expect(status).toBeLessThan(500)
    expect((await jos.get<CompanyView>(COMPANY)).body).toEqual(before)
  })

  it('are not written over: what a colleague changed is told field by field', async () => {
    const { version } = (await jos.put<CompanyView>(COMPANY, company())).body
    await els.put(COMPANY, company({ phone: '046 437 99 99', version }))
    const { status, body } = await jos.put<ApiError>(COMPANY, company({ city: 'Stein', version }))
    expect([status, body.error]).toMatchObject([
      409,
      {
        reason: 'changed-meanwhile',
        changes: [{ field: 'phone', from: '046 437 12 34', to: '046 437 99 99', by: 'Els' }],
      },
    ])
    const shown = (await jos.get<CompanyView>(COMPANY)).body
    expect(shown).toMatchObject({ phone: '046 437 99 99', city: 'Elsloo' })
    const again = await jos.put(COMPANY, company({ city: 'Stein', version: shown.version }))
    expect(again.status).toBe(200)
  })

  it('are written down: who changed what from what to what', async () => {
    await els.put(COMPANY, company({ city: 'Beek' }))
    const { body } = await jos.get<ChangeView[]>(
      '/api/back-office/changes?filter={"noun":"settings"}',
    )
    expect(body[0]).toMatchObject({ noun: 'settings', key: 'property', by: 'Els' })
    expect(body[0]!.fields).toContainEqual({ field: 'city', from: 'Stein', to: 'Beek' })
  })

  it('are kept by staff alone', async () => {
    const answer = await setup.app.inject({ url: COMPANY })
    expect(answer.statusCode).toBe(401)
  })
})

describe('The check-in hours', () => {
  it('are those of each weekday, tidied, and guests read them at once', async () => {
    const { status, body } = await jos.put<CheckInView>(CHECK_IN, week({ friday: '16.00 - 20.30' }))
    expect([status, body]).toMatchObject([200, { id: 'check-in', friday: '16:00–20:30' }])
    expect((await property()).checkIn).toEqual(
      Array.from({ length: 7 }, (_, day) => (day === 4 ? '16:00–20:30' : '15:00–18:00')),
    )
  })

  it.each(['', 'middag', '15:00', '18:00–15:00', '15:00–25:00', '15:60–18:00', '-1', '1e9'])(
    'of “%s” are refused at their weekday, and nothing is stored',
    async (sunday) => {
      const before = (await jos.get<CheckInView>(CHECK_IN)).body
      const { status, body } = await jos.put<ApiError>(CHECK_IN, week({ sunday }))
      expect(status).toBe(400)
      expect(body.error).toMatchObject({
        fields: [{ field: 'sunday', text: words().company.checkIn }],
      })
      expect((await jos.get<CheckInView>(CHECK_IN)).body).toEqual(before)
    },
  )

  it('do not stand in the way of who changes the company data, nor the other way round', async () => {
    const { version } = (await jos.get<CheckInView>(CHECK_IN)).body
    await els.put(COMPANY, company({ city: 'Geleen' }))
    const { status } = await jos.put(CHECK_IN, week({ monday: '14:00–17:00', version }))
    expect(status).toBe(200)
    expect(await property()).toMatchObject({ city: 'Geleen' })
  })

  it('that SQL broke take nothing down: they are those of every house', async () => {
    await setup.pool.query(
      `UPDATE settings SET value = value || '{"checkIn": ["overdag", null, 7]}' WHERE key = 'property'`,
    )
    expect((await property()).checkIn).toEqual(Array(7).fill('15:00–18:00'))
    expect((await jos.get(CHECK_IN)).status).toBe(200)
  })
})
