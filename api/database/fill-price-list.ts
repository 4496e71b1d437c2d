import type { ClientBase } from 'pg'
import { formatDay } from '../../rules/calendar/day.ts'
import { type PriceQuestion, priceQuestions } from '../../rules/opening/price-questions.ts'
import { defaultPriceList } from '../../rules/quotes/default-price-list.ts'

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

async function fillVat(client: ClientBase): Promise<void> {
  for (const { category, validFrom, basisPoints, source } of defaultPriceList.vat) {
    await client.query(
      'INSERT INTO vat_rates (category, valid_from, basis_points, source) VALUES ($1, $2, $3, $4)',
      [category, formatDay(validFrom), basisPoints, source],
    )
  }
}

/** Puts the rows of BO §9 into a table that is empty; `village`: where breakfast is brought for nothing. */
export const fillDocumented: Readonly<
  Record<PriceQuestion, (client: ClientBase, village?: string) => Promise<void>>
> = { touristTax: fillTouristTax, seasons: fillSeasons, breakfast: fillBreakfast }

async function fillSeasons(client: ClientBase): Promise<void> {
  for (const { firstNight, lastDate, cents, source } of defaultPriceList.seasons) {
    await client.query(
      'INSERT INTO seasons (first_night, last_date, cents, source) VALUES ($1, $2, $3, $4)',
      [formatDay(firstNight), formatDay(lastDate), cents, source],
    )
  }
}

async function fillFamily(client: ClientBase): Promise<void> {
  for (const row of defaultPriceList.family ?? []) {
    await client.query(
      `INSERT INTO family_tariffs (valid_from, weekend_cents, midweek_cents, week_cents, cleaning_cents, extra_by_persons, extra_person_cents, source)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8)`,
      [
        formatDay(row.validFrom),
        row.weekendCents,
        row.midweekCents,
        row.weekCents,
        row.cleaningCents,
        row.extraByPersons,
        row.extraPersonCents,
        row.source,
      ],
    )
  }
}

async function fillBreakfast(client: ClientBase, village?: string): Promise<void> {
  for (const row of defaultPriceList.breakfast ?? []) {
    await client.query(
      `INSERT INTO breakfast_tariffs (valid_from, box_cents, delivery_cents, kids_box_cents, home_village, source)
       VALUES ($1, $2, $3, $4, $5, $6)`,
      [
        formatDay(row.validFrom),
        row.boxCents,
        row.deliveryCents,
        row.kidsBoxCents,
        village ?? row.homeVillage,
        row.source,
      ],
    )
  }
}

async function fillTouristTax(client: ClientBase): Promise<void> {
  for (const row of defaultPriceList.touristTax) {
    await client.query(
      `INSERT INTO tourist_tax_tariffs (valid_from, cents, basis_points, child_age_limit, residents_exempt, night_cap, source) VALUES ($1, $2, $3, $4, $5, $6, $7)`,
      [
        formatDay(row.validFrom),
        row.cents,
        row.basisPoints,
        row.childAgeLimit,
        row.residentsExempt,
        row.nightCap,
        row.source,
      ],
    )
  }
}
