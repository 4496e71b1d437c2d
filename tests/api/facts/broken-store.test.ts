import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import type { PriceWarningsView } from '../../../api/facts/price-warnings-controller.ts'
import { type TestSetup, openSetup } from '../setup/open-setup.ts'
import { type SignedIn, signedIn } from '../setup/signed-in.ts'

// Staff cannot store any of this: it comes from SQL by hand, or from a release with other rules.
const broken: Record<string, string> = {
  'a reading that there is not': `INSERT INTO settings (key, value) VALUES ('readings', '{"season.overlapp": "highest", "season.overlap": "dearest"}')`,
  'readings that are no record': `INSERT INTO settings (key, value) VALUES ('readings', '[1]')`,
  'check-in hours without a time': `INSERT INTO settings (key, value) VALUES ('property', '{"checkIn": ["laat", 7]}')`,
  'company data that is no text': `INSERT INTO settings (key, value) VALUES ('property', '{"name": 5, "email": null, "address": {}}')`,
  'numbers of rules that are none': `INSERT INTO settings (key, value) VALUES ('rule-numbers', '{"holdMinutes": "veel", "x": -1}')`,
  'a line of news that is a number': `INSERT INTO settings (key, value) VALUES ('banner', '{"text": 5}')`,
  'a setting that is a list': `INSERT INTO settings (key, value) VALUES ('breakfast', '[]')`,
  'a season below zero': `INSERT INTO seasons (first_night, last_date, cents, source) VALUES ('2020-01-01', '2040-01-01', -900000, 'with SQL')`,
  'no VAT rate at all': `DELETE FROM vat_rates`,
  'no tariff of the family room': `DELETE FROM family_tariffs`,
  'no price of breakfast': `DELETE FROM breakfast_tariffs`,
  'no conditions of cancelling': `DELETE FROM cancellation_conditions`,
  'more rooms of a type than can be counted': `INSERT INTO rooms (room_type_id, number) SELECT min(id), g FROM room_types, generate_series(100, 140) g GROUP BY g`,
  'a correction of a text that lost its word': `INSERT INTO text_corrections (id, text) VALUES ('search.results', '{nergens}')`,
}

const stay = 'arrival=2026-12-07&departure=2026-12-09'
const asked = [
  '/home',
  '/kamer-overzicht',
  '/familie-kamer',
  '/ontbijtbox-bestellen',
  '/bedrijfsgegevens',
  '/annuleringsvoorwaarden',
  `/zoeken?${stay}&guests=2`,
  '/kamer-overzicht/details?id=knusse-kamer',
  `/api/availability?${stay}&guests=2`,
  `/api/quotes?room=knusse-kamer&${stay}&persons=2`,
  '/api/quotes?room=familie-kamer&arrival=2026-12-11&departure=2026-12-14&persons=4',
  '/api/occupancy?month=2026-12',
  '/api/room-types',
  '/api/room-types/knusse-kamer/calendar?persons=2',
  '/api/property',
  '/api/breakfast-orders/options',
  '/api/breakfast-orders/quote?day=2026-12-08&adults=2&kids=1&street=Kade&houseNumber=1&postcode=1234AB&city=Weesp',
  '/api/back-office/settings/price-warnings',
  '/api/back-office/settings/company',
  '/api/back-office/settings/check-in',
  '/api/back-office/settings/banner',
  '/api/back-office/settings/breakfast',
  '/api/back-office/settings/rule-numbers',
  '/api/back-office/readings',
  '/api/back-office/dashboard',
  '/api/back-office/agenda?from=2026-12-07&until=2026-12-14',
]

const tables = [
  'settings',
  'seasons',
  'vat_rates',
  'family_tariffs',
  'breakfast_tariffs',
  'cancellation_conditions',
  'rooms',
  'text_corrections',
]

let setup: TestSetup
let staff: SignedIn
beforeAll(async () => {
  setup = await openSetup({
    types: [
      { slug: 'knusse-kamer', rooms: 3 },
      { slug: 'familie-kamer', rooms: 1 },
    ],
  })
  await setup.pool.query(`UPDATE room_types SET kind = 'family' WHERE slug = 'familie-kamer'`)
  staff = await signedIn(setup.app)
  for (const table of tables)
    await setup.pool.query(`CREATE TABLE whole_${table} AS TABLE ${table}`)
})
afterAll(() => setup.close())
afterEach(async () => {
  for (const table of tables)
    await setup.pool.query(
      `DELETE FROM ${table}; INSERT INTO ${table} OVERRIDING SYSTEM VALUE SELECT * FROM whole_${table}`,
    )
})

describe('The site answers without an error', () => {
  it.each(Object.entries(broken))('where %s is stored', async (_, statement) => {
    const key = /\('([a-z-]+)', '/.exec(statement)?.[1]
    if (statement.includes('INTO settings'))
      await setup.pool.query('DELETE FROM settings WHERE key = $1', [key])
    await setup.pool.query(statement)
    const failed: string[] = []
    for (const url of asked) {
      const { statusCode, body } = await setup.app.inject({
        url,
        cookies: staff.cookies,
        headers: { accept: 'text/html' },
      })
      if (statusCode >= 500) failed.push(`${statusCode} ${url} ${body.slice(0, 80)}`)
    }
    expect(failed).toEqual([])
  })

  it('and staff hear which stored reading there is not', async () => {
    await setup.pool.query(
      `INSERT INTO settings (key, value) VALUES ('readings', '{"season.overlap": "dearest"}')`,
    )
    const { body } = await staff.get<PriceWarningsView>('/api/back-office/settings/price-warnings')
    expect(body.refusedReadings).toEqual(['season.overlap'])
  })
})
