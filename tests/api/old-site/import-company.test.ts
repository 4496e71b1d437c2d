import { afterAll, beforeAll, expect, it } from 'vitest'
import { formatEuro } from '../../../rules/money/format-euro.ts'
import type { OldCompany } from '../../../rules/old-site/old-house.ts'
import { openEmptyHouse } from '../setup/empty-house.ts'
import type { TestSetup } from '../setup/open-setup.ts'
import { importedInto } from './imported-into.ts'
import { oldHouse } from './some-old-house.ts'

let setup: TestSetup
beforeAll(async () => {
  setup = await openEmptyHouse()
})
afterAll(() => setup.close())

const company: OldCompany = {
  ...oldHouse().company,
  ...{ path: 'klant', name: 'B&B De Sleutel', address: 'Op de Dries 3', phone: '046 1234567' },
  ...{ kvk: '12345678', vatId: 'NL001234567B01', touristTaxCents: 225 },
  checkInHours: Array.from({ length: 7 }, () => '14:00-18:00'),
}
const fill = (value: object) =>
  setup.pool.query(`UPDATE settings SET value = value || $1 WHERE key = 'property'`, [
    JSON.stringify(value),
  ])

it('an import says that no invoice can be made before postcode and town are filled in, and only then', async () => {
  const { noInvoice, remarks } = await importedInto(setup, { company })
  expect(noInvoice).toMatch(/geen factuur .*: de postcode en de plaats\.$/)
  expect(remarks).toEqual([])
  await fill({ postcode: '6181 AB', city: 'Elsloo' })
  expect(await importedInto(setup, { company })).toMatchObject({ noInvoice: null, remarks: [] })
})

it('company data, hours and tourist tax that are otherwise here stay, and are told beside each other', async () => {
  const hours = ['16:00–18:00', ...Array.from({ length: 6 }, () => '14:00 – 18:00')]
  await fill({ phone: '046 7654321', checkIn: hours })
  await setup.pool.query('UPDATE tourist_tax_tariffs SET cents = NULL, basis_points = 650')
  const { remarks } = await importedInto(setup, { company })
  expect(remarks.map(({ path, kind, before, after }) => [path, kind, before, after])).toEqual([
    ['klant/phone', 'not-taken', '046 1234567', '046 7654321'],
    ['klant/monday', 'not-taken', '14:00-18:00', '16:00–18:00'],
    ['klant/toeristenbelasting', 'not-taken', formatEuro(225), '6,5%'],
  ])
  await setup.pool.query('UPDATE tourist_tax_tariffs SET cents = 0, basis_points = NULL')
  expect((await importedInto(setup, { company })).remarks.at(-1)?.after).toBe(formatEuro(0))
})
