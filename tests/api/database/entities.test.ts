import { DataSource } from 'typeorm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type TestSetup, openSetup } from '../setup/open-setup.ts'

let setup: TestSetup
let database: DataSource
beforeAll(async () => {
  setup = await openSetup()
  database = setup.app.get(DataSource)
})
afterAll(() => setup.close())

/** The tables that staff keep. */
const kept = [
  'breakfast_tariffs',
  'cancellation_conditions',
  'closures',
  'delivery_distances',
  'family_tariffs',
  'form_messages',
  'minimum_night_rules',
  'page_texts',
  'pictures',
  'products',
  'room_type_facilities',
  'room_type_images',
  'room_type_prices',
  'room_types',
  'rooms',
  'seasons',
  'settings',
  'sources',
  'staff',
  'text_corrections',
  'tourist_tax_tariffs',
  'translations',
  'vat_rates',
]

describe('The entities', () => {
  it('are there for every table that staff keep', () => {
    expect(database.entityMetadatas.map(({ tableName }) => tableName).toSorted()).toEqual(kept)
  })

  it('say of their tables what the migrations made: TypeORM would change nothing', async () => {
    const { upQueries } = await database.driver.createSchemaBuilder().log()
    expect(upQueries.map(({ query }) => query)).toEqual([])
  })

  it.each(kept)('can be read from %s', async (table) => {
    const metadata = database.entityMetadatas.find(({ tableName }) => tableName === table)!
    await expect(database.getRepository(metadata.target).find({ take: 1 })).resolves.toBeInstanceOf(
      Array,
    )
  })
})
