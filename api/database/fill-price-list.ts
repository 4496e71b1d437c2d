import type { ClientBase } from 'pg'
import { formatDay } from '../../rules/calendar/day.ts'
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
  if (which === 'as-documented') await fillDocumented(client)
}

async function fillVat(client: ClientBase): Promise<void> {
  for (const { category, validFrom, basisPoints, source } of defaultPriceList.vat) {
    await client.query(
      'INSERT INTO vat_rates (category, valid_from, basis_points, source) VALUES ($1, $2, $3, $4)',
      [category, formatDay(validFrom), basisPoints, source],
    )
  }
}

async function fillDocumented(client: ClientBase): Promise<void> {
  const { seasons, family = [], breakfast = [], touristTax } = defaultPriceList
  for (const { firstNight, lastDate, cents, source } of seasons) {
    await client.query(
      'INSERT INTO seasons (first_night, last_date, cents, source) VALUES ($1, $2, $3, $4)',
      [formatDay(firstNight), formatDay(lastDate), cents, source],
    )
  }
  for (const row of family) {
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
  for (const row of breakfast) {
    await client.query(
      `INSERT INTO breakfast_tariffs (valid_from, box_cents, delivery_cents, kids_box_cents, home_village, source)
       VALUES ($1, $2, $3, $4, $5, $6)`,
      [
        formatDay(row.validFrom),
        row.boxCents,
        row.deliveryCents,
        row.kidsBoxCents,
        row.homeVillage,
        row.source,
      ],
    )
  }
  for (const row of touristTax) {
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
