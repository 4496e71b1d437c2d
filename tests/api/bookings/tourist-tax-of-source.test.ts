import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import type {
  BookingDetailView,
  BookingStatusView,
  StayChangePreviewView,
} from '../../../api/bookings/booking-answer-shapes.ts'
import type { ApiError } from '../../../api/errors/api-error.ts'
import { Mails } from '../../../api/mail/mails.ts'
import type { TouristTaxView } from '../../../api/revenue/revenue-controller.ts'
import type { RevenueView } from '../../../api/revenue/revenue-view.ts'
import type { SourceRequest, SourceView } from '../../../api/settings/sources.ts'
import type { BookingPreview } from '../../../rules/bookings/preview-booking.ts'
import { isTouristTax } from '../../../rules/quotes/stay-lines.ts'
import { fillCompany } from '../invoices/some-buyer.ts'
import { invoiceOrder, invoicesOf } from '../revenue/invoiced.ts'
import { changeStay } from '../setup/asked-change.ts'
import { bookingEntry } from '../setup/booking-entry.ts'
import { bookingMailer } from '../setup/booking-mailer.ts'
import { type TestSetup, openSetup } from '../setup/open-setup.ts'
import { emptySetup } from '../setup/overlaps.ts'
import { type SignedIn, signedIn } from '../setup/signed-in.ts'
import { propertyIds, stayWish } from '../setup/stay-wish.ts'
import { versionOf } from '../setup/version-of.ts'
import { readXlsx } from '../spreadsheets/read-xlsx.ts'

const STAFF = '/api/back-office'
const ARRIVAL = Date.parse('2026-03-02T16:10:00+01:00')
const DAY = 86_400_000
/** Two nights for two: 210.00, and four times 2.50 of tax. */
const LODGING = 21_000
const TAX = 1_000

let setup: TestSetup
let staff: SignedIn
let began: number
beforeAll(async () => {
  setup = await openSetup({ types: [{ slug: 'knusse-kamer', rooms: 4 }] })
  staff = await signedIn(setup.app)
  await fillCompany(setup.pool)
  began = setup.time.now
})
afterAll(() => setup.close())
afterEach(async () => {
  setup.time.now = began
  await emptySetup(setup.pool)
})

/** Has Airbnb, or another source, be as given, and its guests written to. */
async function keep(part: Partial<SourceRequest>, source = 'airbnb') {
  const { body } = await staff.get<SourceView>(`${STAFF}/sources/${source}`)
  const { id: _, ...row } = body
  const typed = { ...row, mails: 'all', ...part }
  const { status } = await staff.put(`${STAFF}/sources/${source}`, typed)
  expect(status).toBe(200)
}
async function enter(changes: Parameters<typeof bookingEntry>[0] = {}) {
  const entry = bookingEntry({ source: 'airbnb', ...changes })
  const { status, body } = await staff.post<{ id: string } & ApiError>(`${STAFF}/bookings`, entry)
  expect([status, body.error]).toEqual([201, undefined])
  return detail(body.id)
}
const detail = async (id: string) =>
  (await staff.get<BookingDetailView>(`${STAFF}/bookings/${id}`)).body
const taxOf = ({ quote }: Pick<BookingDetailView, 'quote'>) =>
  quote.lines.filter(isTouristTax).reduce((sum, { cents }) => sum + cents, 0)
const taxReturn = async (period = '2026-03') =>
  (await staff.get<TouristTaxView>(`${STAFF}/tourist-tax-return?period=${period}`)).body
async function preview(source: string | null): Promise<BookingPreview> {
  const { arrival, departure, persons, roomTypeId } = bookingEntry()
  const asked = { arrival, departure, persons, roomTypeId, roomId: null, source }
  return (await staff.post<BookingPreview>(`${STAFF}/booking-previews`, asked)).body
}
async function changed(id: string, wish: Parameters<typeof stayWish>[1]) {
  const asked = stayWish(await propertyIds(setup.pool), wish)
  const { status, body } = await changeStay<BookingDetailView>(staff, id, asked)
  expect(status).toBe(200)
  return body
}

describe('A stay whose source remits the tourist tax', () => {
  it('is shown and sold without it, and owes the rest alone', async () => {
    await keep({ touristTax: 'channel', prepaid: false })
    const shown = (await preview('airbnb')).stay
    expect(shown).toMatchObject({ ok: true, quote: { totalCents: LODGING } })
    expect((await preview('none')).stay).toMatchObject({ quote: { totalCents: LODGING + TAX } })
    expect((await preview(null)).stay).toMatchObject({ quote: { totalCents: LODGING + TAX } })
    const booking = await enter({ shownTotalCents: LODGING })
    expect(booking).toMatchObject({ touristTax: 'channel', balanceCents: LODGING })
    expect(taxOf(booking)).toBe(0)
  })

  it('is not asked ages or residents for it', async () => {
    await keep({ touristTax: 'channel' })
    const sql = 'UPDATE tourist_tax_tariffs SET child_age_limit = $1, residents_exempt = $2'
    await setup.pool.query(sql, [12, true])
    expect((await preview('airbnb')).asks).toEqual({ childAgeLimit: null, residents: false })
    expect((await preview('none')).asks).toEqual({ childAgeLimit: 12, residents: true })
    await setup.pool.query(sql, [null, false])
  })

  it('is in the night register, and apart in the return: the house does not owe it again', async () => {
    await keep({ touristTax: 'channel', prepaid: true })
    const { id, balanceCents } = await enter()
    await enter({ source: 'none' })
    expect(balanceCents).toBe(0)
    setup.time.now = ARRIVAL
    const guest = { residence: 'Luik', document: 'passport' }
    const register = {
      guests: [
        { ...guest, name: 'Anna' },
        { ...guest, name: 'Bert' },
      ],
      ...{ arrival: '2026-03-02', departure: '2026-03-04' },
    }
    const press = { requestId: randomUUID(), version: await versionOf(setup.pool, id) }
    const url = `${STAFF}/bookings/${id}/acts/arrive`
    expect((await staff.post(url, { ...press, ...register })).status).toBe(200)
    expect(await detail(id)).toMatchObject({
      balanceCents: 0,
      nightRegister: [{ name: 'Anna' }, { name: 'Bert' }],
    })
    const owed = await taxReturn()
    expect(owed).toMatchObject({
      ...{ cents: TAX, taxedNights: 4, exemptNights: 0 },
      remitted: [{ by: 'Airbnb', stays: 1, persons: 2, nights: 4 }],
    })
    expect(owed.stays).toContainEqual(
      expect.objectContaining({
        ...{ id, persons: 2, cents: 0, taxedNights: 0, exemptNights: 0 },
        ...{ remittedBy: 'Airbnb', remittedNights: 4 },
      }),
    )
    const sheet = await setup.app.inject({
      url: `${STAFF}/tourist-tax-return/spreadsheet?period=2026-03`,
      cookies: staff.cookies,
    })
    const rows = readXlsx(sheet.rawPayload).rows.slice(1, 3)
    expect(rows.map((row) => row.slice(7))).toEqual(
      expect.arrayContaining([
        [0, 0, { euro: 0 }, 4, 'Airbnb'],
        [4, 0, { euro: 10 }, 0],
      ]),
    )
    const revenue = await staff.get<RevenueView>(`${STAFF}/revenue?month=2026-03`)
    expect(revenue.body.touristTaxCents).toBe(TAX)
  })

  it('is no part of the return where its guests did not come', async () => {
    await keep({ touristTax: 'channel', prepaid: true })
    const { id } = await enter()
    setup.time.now = ARRIVAL + DAY
    const press = { requestId: randomUUID(), version: await versionOf(setup.pool, id) }
    expect((await staff.post(`${STAFF}/bookings/${id}/acts/no-show`, press)).status).toBe(200)
    expect(await taxReturn()).toMatchObject({ remitted: [], stays: [] })
  })

  it('has no word of it on the guest’s page, in the mail and on the invoice', async () => {
    await keep({ touristTax: 'channel', prepaid: false })
    const { id } = await enter()
    const { body } = await staff.get<BookingStatusView>(`/api/bookings/${id}/status`)
    expect(body).toMatchObject({ balanceCents: LODGING, quote: { totalCents: LODGING } })
    await bookingMailer(setup.app.get(Mails), setup.pool).write(id, 'confirmation')
    const { rows } = await setup.pool.query<{ text: string; html: string }>(
      `SELECT text, html FROM mails WHERE subject_id = $1`,
      [id],
    )
    expect(rows).toHaveLength(1)
    await invoiceOrder(staff, id)
    const [invoice] = await invoicesOf(setup.pool)
    expect(invoice).toMatchObject({ grossCents: LODGING })
    for (const text of [JSON.stringify(body.quote), rows[0]!.text, rows[0]!.html])
      expect(text).not.toMatch(/toeristenbelasting|tourist-tax/i)
    expect(JSON.stringify(invoice!.lines)).not.toMatch(/touristTax|toeristenbelasting/i)
  })

  it('stays without it when it is changed, whatever the source does by then', async () => {
    await keep({ touristTax: 'channel', prepaid: false })
    const { id } = await enter()
    await keep({ touristTax: 'desk' })
    const wish = stayWish(await propertyIds(setup.pool), { departure: '2026-03-05', persons: 1 })
    const url = `${STAFF}/bookings/${id}/stay-change-preview`
    const { body } = await staff.post<StayChangePreviewView>(url, wish)
    const after = await changed(id, { departure: '2026-03-05', persons: 1 })
    expect(after.balanceCents).toBe(body.after!.totalCents)
    expect(taxOf(after)).toBe(0)
    expect((await taxReturn()).remitted).toEqual([
      { by: 'Airbnb', stays: 1, persons: 1, nights: 3 },
    ])
  })
})

describe('A stay of before a source remits the tax', () => {
  it('keeps the tax that it was sold with, and is changed with it', async () => {
    await keep({ touristTax: 'desk', prepaid: false })
    const { id } = await enter()
    await keep({ touristTax: 'channel' })
    expect(await detail(id)).toMatchObject({ touristTax: 'desk', balanceCents: LODGING + TAX })
    expect(taxOf(await changed(id, { departure: '2026-03-05' }))).toBe(1_500)
    expect(await taxReturn()).toMatchObject({ cents: 1_500, remitted: [] })
  })
})

describe('A stay that comes in paid', () => {
  it('with the tax in its price is asked nothing, and the house remits it', async () => {
    await keep({ touristTax: 'price', prepaid: true })
    const booking = await enter()
    expect(booking).toMatchObject({ touristTax: 'price', balanceCents: 0, paid: true })
    expect(taxOf(booking)).toBe(TAX)
    expect(await taxReturn()).toMatchObject({ cents: TAX, taxedNights: 4, remitted: [] })
  })

  it('with the tax to be paid at the desk is paid but for that, and stays so', async () => {
    await keep({ touristTax: 'desk', prepaid: true })
    const booking = await enter()
    expect(booking).toMatchObject({ touristTax: 'desk', balanceCents: TAX, paid: false })
    expect(booking.entries.map(({ kind, method, cents }) => [kind, method, cents])).toEqual([
      ['sold', null, LODGING + TAX],
      ['received', 'channel', -LODGING],
    ])
    await keep({ touristTax: 'price' })
    expect(await detail(booking.id)).toMatchObject({ touristTax: 'desk', balanceCents: TAX })
    expect(await taxReturn()).toMatchObject({ cents: TAX })
  })
})
