import type { ClientBase } from 'pg'
import { type EpochDay, formatDay } from '../../rules/calendar/day.ts'
import { type PriceQuestion, priceQuestions } from '../../rules/opening/price-questions.ts'
import { defaultPriceList } from '../../rules/quotes/default-price-list.ts'
import { insertion } from './insertion.ts'

/** `by-law`: only what the law gives, to every house the same. `as-documented`: BO §9 as well. */
export type FirstPrices = 'by-law' | 'as-documented'

/**
 * Gives a new property the dated numbers it starts with. A real one the statutory VAT rates alone:
 * its prices and its tourist tax are the owner's to fill in. A demo also the seasons, the prices of
 * the family room and of breakfast, and the tourist tax of BO §9. Once: from then on staff keep the
 * rows, and what they take out stays out.
 */
export async function fillPriceList(client: ClientBase, which: FirstPrices): Promise<void> {
  const { rowCount } = await client.query(
    `INSERT INTO settings (key, value) VALUES ('price-list', '{"filled": true}') ON CONFLICT DO NOTHING`,
  )
  if (!rowCount) return
  await fillVat(client)
  if (which === 'by-law') return
  for (const question of priceQuestions) await fillDocumented[question](client)
  await fillFamily(client)
}

/** A row of the price list as its table has it. */
const dated = <Row extends { validFrom: EpochDay }>(row: Row) => ({
  ...row,
  validFrom: formatDay(row.validFrom),
})

async function fillVat(client: ClientBase): Promise<void> {
  for (const row of defaultPriceList.vat) await client.query(...insertion('vat_rates', dated(row)))
}

/** Puts the rows of BO §9 into a table that is empty; `village`: where breakfast is brought for nothing. */
export const fillDocumented: Readonly<
  Record<PriceQuestion, (client: ClientBase, village?: string) => Promise<void>>
> = { touristTax: fillTouristTax, seasons: fillSeasons, breakfast: fillBreakfast }

async function fillSeasons(client: ClientBase): Promise<void> {
  for (const { firstNight, lastDate, ...row } of defaultPriceList.seasons) {
    const days = { firstNight: formatDay(firstNight), lastDate: formatDay(lastDate) }
    await client.query(...insertion('seasons', { ...days, ...row }))
  }
}

async function fillFamily(client: ClientBase): Promise<void> {
  for (const row of defaultPriceList.family ?? [])
    await client.query(...insertion('family_tariffs', dated(row)))
}

async function fillBreakfast(client: ClientBase, village?: string): Promise<void> {
  for (const row of defaultPriceList.breakfast ?? []) {
    const homeVillage = village ?? row.homeVillage
    await client.query(...insertion('breakfast_tariffs', { ...dated(row), homeVillage }))
  }
}

async function fillTouristTax(client: ClientBase): Promise<void> {
  for (const row of defaultPriceList.touristTax)
    await client.query(...insertion('tourist_tax_tariffs', dated(row)))
}
