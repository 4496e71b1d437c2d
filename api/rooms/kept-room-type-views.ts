import { Injectable } from '@nestjs/common'
import { DataSource } from 'typeorm'
import { formatAmount } from '../../rules/money/format-euro.ts'
import { activeRooms } from '../../rules/rooms/active-rooms.ts'
import { missingForSale } from '../../rules/rooms/missing-for-sale.ts'
import { formatPercentage } from '../../rules/money/parse-percentage.ts'
import { lodgingRateOn } from '../../rules/vat/lodging-rate.ts'
import { Clock } from '../environment/clock.ts'
import { FactsCache } from '../facts/facts-cache.ts'
import { ROOM_TYPE_PARTS } from './removed-room-type.ts'
import type { KeptRoomTypeView } from './room-views.ts'

/** The last change of a row, as SQL. */
const version = (noun: string, key: string) =>
  `'version', (SELECT coalesce(max(id), 0) FROM changes WHERE noun = '${noun}' AND row_key = ${key})`

const rows = (fields: string, from: string, order: string) =>
  `(SELECT coalesce(json_agg(json_build_object(${fields}) ORDER BY ${order}), '[]') FROM ${from} x WHERE x.room_type_id = t.id)`

const ROOM_TYPES = `SELECT t.id, t.slug, t.name, t.kind, t.description, t.sort, t.vat_basis_points AS "vatBasisPoints",
  coalesce(t.registration_number, '') AS "registrationNumber", t.active,
  EXISTS (SELECT FROM family_tariffs) AS "hasTariff",
  (SELECT coalesce(max(id), 0)::int FROM changes WHERE noun = 'room_types' AND row_key = t.id::text) AS version,
  (SELECT coalesce(max(id), 0)::int FROM changes WHERE (noun = 'room_types' AND row_key = t.id::text)
     OR (noun = ANY ($2) AND coalesce(after, before) ->> 'room_type_id' = t.id::text)) AS "wholeVersion",
  ${rows(`'id', x.id, 'roomTypeId', t.id, 'number', x.number, 'label', x.label, 'active', x.active, ${version('rooms', 'x.id::text')}`, 'rooms', 'x.number')} AS rooms,
  ${rows(`'persons', x.persons, 'cents', x.cents, ${version('room_type_prices', `t.id || ' ' || x.persons`)}`, 'room_type_prices', 'x.persons')} AS prices,
  ${rows(`'id', x.id, 'name', x.name, 'sort', x.sort, ${version('room_type_facilities', 'x.id::text')}`, 'room_type_facilities', 'x.sort, x.id')} AS facilities,
  ${rows(`'id', x.id, 'day', x.day, 'nights', x.nights, ${version('minimum_night_rules', 'x.id::text')}`, 'minimum_night_rules', 'x.day')} AS "minimumNights"
  FROM room_types t WHERE t.id = ANY ($1)`

type Row = Omit<
  KeptRoomTypeView,
  'vat' | 'lodgingVat' | 'stock' | 'missing' | 'rooms' | 'prices'
> & {
  vatBasisPoints: number
  hasTariff: boolean
  rooms: (KeptRoomTypeView['rooms'][number] & { roomTypeId: number })[]
  prices: Omit<KeptRoomTypeView['prices'][number], 'amount'>[]
}

/** A room type with all that staff keep of it, as one moment of the database has it. */
@Injectable()
export class KeptRoomTypeViews {
  constructor(
    private readonly database: DataSource,
    private readonly facts: FactsCache,
    private readonly clock: Clock,
  ) {}

  /** In the order of the ids; one that is not there is left out. */
  async of(ids: readonly number[]): Promise<KeptRoomTypeView[]> {
    const found: Row[] = await this.database.query(ROOM_TYPES, [ids, ROOM_TYPE_PARTS])
    const { facts } = await this.facts.fresh()
    const { today } = this.clock.moment()
    const lodgingRateOf = (row: Row) =>
      lodgingRateOn(today, row, facts.priceList.vat, facts.readings)
    return ids.flatMap((id) =>
      found.filter((row) => row.id === id).map((row) => viewOf(row, lodgingRateOf(row))),
    )
  }
}

/** @param lodgingRate what a night of today bears, basis points */
function viewOf(
  { vatBasisPoints, hasTariff, rooms, ...row }: Row,
  lodgingRate: number,
): KeptRoomTypeView {
  const onSale = rooms.map((room) => ({ ...room, active: room.active && row.active }))
  return {
    ...row,
    vat: formatPercentage(vatBasisPoints),
    lodgingVat: formatPercentage(lodgingRate),
    stock: activeRooms(onSale, row.id).length,
    missing: missingForSale(row, rooms, hasTariff),
    rooms: rooms.map(({ id, number, label, active, version: last }) => ({
      id,
      number,
      label,
      active,
      version: last,
    })),
    prices: row.prices.map((price) => ({ ...price, amount: formatAmount(price.cents) })),
  }
}
