import { Injectable } from '@nestjs/common'
import { Pool } from 'pg'
import { type Day, formatDay, parseDay } from '../../rules/calendar/day.ts'
import { namedPeriod } from '../../rules/calendar/named-period.ts'
import { type ReturnedStay, taxReturn } from '../../rules/tourist-tax/tax-return.ts'
import { FactsCache } from '../facts/facts-cache.ts'
import { TAX_ITEMS, anyOf, isNotSold } from './earned-sql.ts'
import type { TouristTaxView } from './tourist-tax-view.ts'

interface Row extends Omit<ReturnedStay, 'arrival' | 'departure'> {
  number: string
  name: string
  arrival: Day
  departure: Day
  children: number
  residents: number
}

/** Confirmed stays of who may come that have a night in the period, and whatever else tax was sold for there. */
const STAYS = `WITH tax AS (
    SELECT folio_id, night, supplied_on, persons, sum(cents)::int AS cents FROM folio_lines l
    WHERE supplied_on >= $1::date AND supplied_on < $2::date AND item IN ${anyOf(TAX_ITEMS)} AND NOT (${isNotSold('folio_id')})
    GROUP BY folio_id, item, night, supplied_on, persons HAVING sum(cents) <> 0),
  taxed AS (SELECT folio_id, json_agg(json_build_object('night', supplied_on - date '1970-01-01',
      'persons', CASE WHEN night IS NULL THEN 0 ELSE persons END, 'cents', cents)) AS lines FROM tax GROUP BY folio_id)
  SELECT b.id, b.number, b.name, lower(b.stay)::text AS arrival, coalesce(b.sold_until, upper(b.stay))::text AS departure,
    b.persons, cardinality(b.child_ages) AS children, b.residents, coalesce(t.lines, '[]') AS taxed
  FROM bookings b LEFT JOIN taxed t ON t.folio_id = b.id
  WHERE t.folio_id IS NOT NULL OR (b.state = 'confirmed' AND b.attendance <> 'no-show' AND b.stay && daterange($1::date, $2::date))
  ORDER BY lower(b.stay), b.number`

/** What is owed to the municipality, with the stays behind it. */
@Injectable()
export class TouristTaxReturns {
  constructor(
    private readonly pool: Pool,
    private readonly facts: FactsCache,
  ) {}

  /** @param period a month, quarter or year, such as `2026-Q3` */
  async of(period: string): Promise<TouristTaxView> {
    const { from, until } = namedPeriod(period)
    const { facts } = await this.facts.fresh()
    const { rows } = await this.pool.query<Row>(STAYS, [from, until])
    const stays = rows.map((row) => ({
      ...row,
      arrival: parseDay(row.arrival)!,
      departure: parseDay(row.departure)!,
    }))
    const {
      tariffs,
      stays: owed,
      ...sums
    } = taxReturn(stays, facts.priceList.touristTax, {
      from: parseDay(from)!,
      until: parseDay(until)!,
    })
    const byId = new Map(owed.map((stay) => [stay.id, stay]))
    return {
      period,
      from,
      until,
      ...sums,
      tariffs: tariffs.map(({ tariff, ...sum }) => ({
        validFrom: tariff && formatDay(tariff.validFrom),
        perNightCents: tariff?.cents ?? null,
        basisPoints: tariff?.basisPoints ?? null,
        ...sum,
      })),
      stays: rows.flatMap((row) => {
        const { id, number, name, arrival, departure, persons, children, residents } = row
        const its = byId.get(id)
        const stay = { number, name, arrival, departure, persons, children, residents }
        return its ? [{ ...stay, ...its }] : []
      }),
    }
  }
}
