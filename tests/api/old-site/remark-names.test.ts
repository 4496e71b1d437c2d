import { afterAll, beforeAll, expect, it } from 'vitest'
import { formatEuro } from '../../../rules/money/format-euro.ts'
import type { Remark } from '../../../rules/old-site/remark.ts'
import { openEmptyHouse } from '../setup/empty-house.ts'
import type { TestSetup } from '../setup/open-setup.ts'
import { importedInto } from './imported-into.ts'
import { oldOrder, oldPayment, oldSale } from './some-old-books.ts'
import { oldBooking, oldRoomType } from './some-old-house.ts'

let setup: TestSetup
beforeAll(async () => {
  setup = await openEmptyHouse()
})
afterAll(() => setup.close())

const remark = (path: string): Remark => ({
  ...{ path, kind: 'repaired', what: 'day-text', sentence: 'De datum stond als tekst.' },
  ...{ before: null, after: null },
})
const house = {
  roomTypes: [oldRoomType()],
  bookings: [oldBooking('a')],
  breakfastOrders: [oldOrder('a')],
  payments: [oldPayment('a', { boxes: null, number: null, day: null })],
  sales: [oldSale('a')],
  invoices: [
    { path: 'invoices/0', key: '0', id: null, bookingKey: 'a', filePath: 'invoices/a.pdf' },
  ],
}
const named = async (of: Parameters<typeof importedInto>[1], paths: string[]) => {
  const { remarks } = await importedInto(setup, of, { remarks: paths.map(remark) })
  return Object.fromEntries(remarks.map(({ path, about }) => [path, about]))
}

it('a remark names the guest with number and day, the sale with its sum, or the room type that its place is in', async () => {
  const places = [
    'events/a/endMonth',
    'content/orders/a/date',
    'temp-payments/a',
    'content/cashdesk/a/price',
    'content/services/a/dates/-N1/amount',
    'invoices/0',
    'phone',
  ]
  expect(await named(house, places)).toEqual({
    'events/a/endMonth': 'B2026211, Sanne de Boer, aankomst di 10 mrt 2026',
    'content/orders/a/date': 'P202601, Lien Claes, ontbijt op vr 20 feb 2026',
    'temp-payments/a': 'Lien Claes',
    'content/cashdesk/a/price': `Fietsverhuur, ${formatEuro(800)}, ma 3 nov 2025`,
    'content/services/a/dates/-N1/amount': 'Kleine Knusse kamer',
    'invoices/0': 'B2026211, Sanne de Boer, aankomst di 10 mrt 2026',
    phone: null,
  })
})

it('a remark of a booking that is gone from the export names it as it is here', async () => {
  await setup.pool.query(`UPDATE bookings SET name = 'Sanne Visser'`)
  expect(await named({ ...house, bookings: [] }, [])).toEqual({
    'events/a': 'B2026211, Sanne Visser, aankomst di 10 mrt 2026',
  })
})
