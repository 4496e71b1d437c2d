import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { FactsCache } from '../../../api/facts/facts-cache.ts'
import { defaultPriceList } from '../../../rules/quotes/default-price-list.ts'
import { type TestSetup, openSetup } from '../setup/open-setup.ts'

let setup: TestSetup
beforeAll(async () => {
  setup = await openSetup()
})
afterAll(() => setup.close())

const priceList = async () => (await setup.app.get(FactsCache).fresh()).facts.priceList

describe('The price list of a property', () => {
  it('begins as the numbers of the rules, row by row', async () => {
    const { boxNames, ...known } = await priceList()
    expect(boxNames).toEqual({ box: 'Ontbijtbox', kidsBox: 'Ontbijtbox voor kinderen' })
    const product = { name: 'Ontbijtbox', vatCategory: 'food' }
    const breakfast = defaultPriceList.breakfast!.map((row) => ({ ...row, product }))
    const begun = Object.entries({ ...defaultPriceList, breakfast }) as [string, unknown[]][]
    // No rule asks in which order the rows stand.
    for (const [table, rows] of begun) {
      const kept: unknown[] = known[table as keyof typeof known] ?? []
      expect([table, kept.length]).toEqual([table, rows.length])
      expect(kept).toEqual(expect.arrayContaining(rows))
    }
  })

  it('has a new row as soon as it is written: the next quote is made from it', async () => {
    await setup.pool.query(
      `INSERT INTO family_tariffs (valid_from, weekend_cents, midweek_cents, week_cents, cleaning_cents, extra_by_persons, extra_person_cents, source)
       VALUES ('2026-03-01', 47500, 62500, 84500, 4500, '{0,1000,1000,1000,0,1000,2000}', 1000, 'staff')`,
    )
    await setup.pool.query(
      `INSERT INTO room_types (slug, name, kind, sort) VALUES ('familiekamer', 'Familiekamer', 'family', 9)`,
    )
    await setup.pool.query(
      `INSERT INTO rooms (room_type_id, number) SELECT id, 12 FROM room_types WHERE slug = 'familiekamer'`,
    )
    const { quote } = (
      await setup.app.inject({
        url: '/api/quotes?room=familiekamer&arrival=2026-03-06&departure=2026-03-09&persons=4',
      })
    ).json()
    // The weekend and the cleaning of the new row, and the tourist tax of 4 persons for 3 nights.
    expect(quote.totalCents).toBe(47_500 + 4_500 + 4 * 3 * 250)
  })

  it('tells of another price of a breakfast box at once', async () => {
    await setup.pool.query('UPDATE breakfast_tariffs SET box_cents = 1495')
    expect((await priceList()).breakfast).toMatchObject([{ boxCents: 1_495 }])
  })
})
