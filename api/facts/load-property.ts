import type { ClientBase, Pool } from 'pg'
import type { PropertyFacts, Occupancy } from '../../rules/availability/property-facts.ts'
import { type EpochDay, formatDay } from '../../rules/calendar/day.ts'
import { breakfastBoxId } from '../../rules/products/product.ts'
import type { PriceList } from '../../rules/quotes/price-list.ts'
import type { OwnField, OwnNoun } from '../../rules/forms/check-translation.ts'
import { loadReadings } from '../../rules/readings/readings.ts'
import { shownRoomTypes } from '../../rules/rooms/missing-for-sale.ts'
import type { Room } from '../../rules/rooms/room.ts'
import { isWithinBounds, loadRuleNumbers } from '../../rules/rule-numbers/catalogue.ts'
import type { Source } from '../../rules/sources/source.ts'
import { loadTextCorrections } from '../../rules/texts/load-text-corrections.ts'
import { guestScreens } from '../../screens/guest-screens.ts'
import { epochDay, instantMs } from '../database/house-days.ts'
import type { ClockSetting } from '../environment/clock.ts'
import type { AddressSetting } from '../environment/public-address.ts'
import { endsAfter } from './ends-after.ts'
import type { FactsMoment, KnownProperty, RoomTypeDetails } from './known-property.ts'
import { type OwnText, type StoredTranslation, wordsOfHouse } from './own-words.ts'
import { type PropertySettings, propertyOf } from './property-settings.ts'
import { HOUSE_LANGUAGE } from '../../rules/texts/languages.ts'

/** The end of a hold as the facts have it. */
export const HOLD_UNTIL_MS = instantMs('hold_until')

/** A booking's row as an occupancy; also what `changed-bookings.ts` reads. */
export const OCCUPANCY = `json_build_object('bookingId', b.id, 'roomTypeId', b.room_type_id, 'roomId', b.room_id, 'pinned', b.pinned,
  'arrival', ${epochDay('lower(b.stay)')}, 'departure', ${epochDay('upper(b.stay)')},
  'holdUntil', ${HOLD_UNTIL_MS}, 'madeAt', ${instantMs('b.created_at')},
  'source', CASE WHEN b.source = 'own-website' OR NOT EXISTS (SELECT FROM events e WHERE e.subject_kind = 'booking' AND e.subject_id = b.id AND e.kind = 'stay-changed') THEN b.source END)`

/** The slugs of the pages that a guest agrees to who books or orders. */
export const AGREED_PAGES = [
  guestScreens.terms,
  guestScreens.cancellation,
  guestScreens.houseRules,
  guestScreens.privacy,
].map(({ path }) => path.slice(1))

const list = (what: string, from: string) =>
  `(SELECT coalesce(json_agg(${what}), '[]') FROM ${from})`

/** An uploaded picture as `Photo`; null for a drawing. */
const PHOTO = `CASE WHEN hash IS NOT NULL THEN json_build_object('hash', hash, 'width', width, 'height', height, 'widths', widths) END`

// One statement is one snapshot: version, horizon and facts belong together.
const PROPERTY = `SELECT
  (SELECT version FROM facts_version)::text AS version,
  pg_snapshot_xmin(pg_current_snapshot())::text AS horizon,
  ${list(
    `json_build_object('id', t.id, 'slug', t.slug, 'name', t.name, 'kind', t.kind, 'vatBasisPoints', t.vat_basis_points,
      'description', t.description, 'registrationNumber', t.registration_number,
      'prices', ${list(`json_build_object('persons', persons, 'cents', cents) ORDER BY persons`, 'room_type_prices WHERE room_type_id = t.id')},
      'facilities', ${list('name ORDER BY sort, id', 'room_type_facilities WHERE room_type_id = t.id')},
      'images', ${list(`json_build_object('id', i.id, 'url', url, 'alt', alt, 'photo', ${PHOTO}) ORDER BY cover DESC, sort, i.id`, 'room_type_images i LEFT JOIN pictures ON hash = picture WHERE room_type_id = t.id')})
     ORDER BY t.sort, t.id`,
    'room_types t',
  )} AS types,
  ${list(
    // A room of a type that is switched off is not sold either.
    `json_build_object('id', r.id, 'roomTypeId', r.room_type_id, 'number', r.number, 'label', r.label, 'active', r.active AND t.active) ORDER BY r.number`,
    'rooms r JOIN room_types t ON t.id = r.room_type_id',
  )} AS rooms,
  ${list(
    // The day as a query of its own, which no plan looks into: among many bookings PostgreSQL would
    // plan the whole statement anew for each day, and that takes as long as to read it.
    OCCUPANCY,
    `bookings b WHERE b.state IN ('held', 'confirmed') AND ${endsAfter('(SELECT $1::date)')}`,
  )} AS occupancies,
  ${list(
    `json_build_object('id', id, 'roomId', room_id, 'roomTypeId', room_type_id, 'from', ${epochDay('lower(nights)')}, 'until', ${epochDay('upper(nights)')}) ORDER BY id`,
    'closures WHERE upper(nights) > $1::date',
  )} AS closures,
  ${list(`json_build_object('roomTypeId', room_type_id, 'day', ${epochDay('day')}, 'nights', nights)`, 'minimum_night_rules')} AS "minimumNightRules",
  ${list(
    `json_build_object('firstNight', ${epochDay('first_night')}, 'lastDate', ${epochDay('last_date')}, 'cents', cents, 'source', source) ORDER BY first_night, id`,
    'seasons',
  )} AS seasons,
  ${list(
    `json_build_object('validFrom', ${epochDay('valid_from')}, 'cents', cents, 'basisPoints', basis_points, 'childAgeLimit', child_age_limit,
      'residentsExempt', residents_exempt, 'nightCap', night_cap, 'source', source) ORDER BY valid_from`,
    'tourist_tax_tariffs',
  )} AS "touristTax",
  ${list(
    `json_build_object('category', category, 'validFrom', ${epochDay('valid_from')}, 'basisPoints', basis_points, 'source', source) ORDER BY category, valid_from`,
    'vat_rates',
  )} AS vat,
  ${list(
    `json_build_object('validFrom', ${epochDay('valid_from')}, 'weekendCents', weekend_cents, 'midweekCents', midweek_cents, 'weekCents', week_cents,
      'cleaningCents', cleaning_cents, 'extraByPersons', extra_by_persons, 'extraPersonCents', extra_person_cents, 'source', source) ORDER BY valid_from`,
    'family_tariffs',
  )} AS family,
  ${list(
    `json_build_object('validFrom', ${epochDay('valid_from')}, 'boxCents', box_cents, 'deliveryCents', delivery_cents, 'kidsBoxCents', kids_box_cents,
      'homeVillage', home_village, 'source', source, 'product', (SELECT json_build_object('name', name, 'vatCategory', vat_category) FROM products WHERE code = '${breakfastBoxId}')) ORDER BY valid_from`,
    'breakfast_tariffs',
  )} AS breakfast,
  ${list(
    `json_build_object('id', code, 'name', name, 'unit', unit, 'cents', cents, 'vatCategory', vat_category, 'minimumPersons', minimum_persons,
      'minimumNights', minimum_nights, 'source', source) ORDER BY sort, id`,
    `products WHERE code <> '${breakfastBoxId}' AND active AND stock IS DISTINCT FROM 0`,
  )} AS extras,
  (SELECT coalesce(json_object_agg(code, stock), '{}') FROM products WHERE code <> '${breakfastBoxId}' AND stock IS NOT NULL) AS "extraStock",
  (SELECT CASE WHEN active AND EXISTS (SELECT 1 FROM breakfast_tariffs) THEN stock ELSE 0 END FROM products WHERE code = '${breakfastBoxId}') AS "breakfastBoxes",
  ${list(
    `json_build_object('validFrom', ${epochDay('valid_from')}, 'steps', steps, 'source', source) ORDER BY valid_from`,
    'cancellation_conditions',
  )} AS conditions,
  ${list(
    `json_build_object('id', id, 'name', name, 'colour', colour, 'prepaid', prepaid, 'mails', mails, 'touristTax', tourist_tax, 'active', active) ORDER BY sort, id`,
    'sources',
  )} AS sources,
  (SELECT coalesce(json_object_agg(id, text), '{}') FROM text_corrections) AS texts,
  ${list(`json_build_object('noun', noun, 'key', key, 'field', field, 'language', language, 'text', CASE WHEN (noun, field) <> ('page_texts', 'body') THEN text ELSE '' END, 'original', CASE WHEN field = 'name' THEN original ELSE '' END)`, 'translations')} AS translations,
  (SELECT coalesce(json_object_agg(slug, title), '{}') FROM page_texts WHERE body <> '') AS pages,
  (SELECT coalesce(json_object_agg(page, md5(words) ORDER BY page), '{}') FROM (
     SELECT slug || ' ${HOUSE_LANGUAGE}' AS page, body AS words FROM page_texts WHERE slug = ANY ('{${AGREED_PAGES.join()}}')
     UNION ALL SELECT key || ' ' || language, text FROM translations
     WHERE noun = 'page_texts' AND field = 'body' AND key = ANY ('{${AGREED_PAGES.join()}}')) agreed) AS "agreedPages",
  (SELECT coalesce(json_object_agg(key, value), '{}') FROM settings) AS settings`

interface PropertyRow
  extends
    Pick<PropertyFacts, 'closures' | 'minimumNightRules' | 'agreedPages'>,
    Required<PriceList> {
  version: string
  horizon: string
  types: (PropertyFacts['roomTypes'][number] & RoomTypeDetails)[]
  rooms: Room[]
  occupancies: Occupancy[]
  sources: Source[]
  texts: Record<string, string>
  translations: StoredTranslation[]
  pages: Record<string, string>
  breakfastBoxes: number | null
  extraStock: Record<string, number>
  settings: {
    property?: Partial<PropertySettings>
    banner?: { text: string }
    breakfast?: { included: boolean }
    clock?: ClockSetting
    'public-address'?: AddressSetting
    readings?: unknown
    opening?: { since: string | null }
    'rule-numbers'?: Record<string, unknown>
  }
}

/**
 * Reads the whole property as of one moment, without the bookings that ended on or before `since`.
 */
export async function loadProperty(
  pool: Pool | ClientBase,
  since: EpochDay,
): Promise<{ known: KnownProperty; at: FactsMoment }> {
  const { rows } = await pool.query<PropertyRow>({
    name: 'property',
    text: PROPERTY,
    values: [formatDay(since)],
  })
  const row = rows[0]!
  const {
    types,
    rooms,
    occupancies,
    closures,
    minimumNightRules,
    seasons,
    touristTax,
    vat,
    family,
    breakfast,
    extras,
    breakfastBoxes,
    extraStock,
    conditions,
    sources,
    texts,
    translations,
    pages,
    agreedPages,
    settings,
  } = row
  const { readings, refused } = loadReadings(settings.readings ?? {})
  const { corrections } = loadTextCorrections(texts)
  const { wordsIn, ownIn } = wordsOfHouse(corrections, translations, ownTextsOf(row))
  const inForce = wordsIn(HOUSE_LANGUAGE)
  const boxNames = { box: inForce.breakfast.box, kidsBox: inForce.breakfast.kidsBox }
  const facts: PropertyFacts = {
    roomTypes: types.map(({ id, slug, name, kind, prices, vatBasisPoints }) => ({
      id,
      slug,
      name,
      kind,
      prices,
      vatBasisPoints,
    })),
    rooms,
    occupancies,
    closures,
    minimumNightRules,
    numbers: loadRuleNumbers(settings['rule-numbers'] ?? {}),
    readings,
    priceList: { seasons, touristTax, vat, family, breakfast, boxNames, extras, conditions },
    breakfastBoxes,
    extraStock,
    agreedPages,
  }
  const setMinutes = settings['rule-numbers']?.['hold.minutes']
  const known: KnownProperty = {
    version: row.version,
    facts,
    details: types.map(({ id, description, registrationNumber, facilities, images }) => ({
      id,
      description,
      registrationNumber,
      facilities,
      images,
    })),
    property: propertyOf(settings.property),
    banner: settings.banner?.text ?? '',
    breakfastIncluded: settings.breakfast?.included ?? true,
    clock: settings.clock ?? null,
    address: settings['public-address'] ?? null,
    sources,
    holdMinutes: isWithinBounds('hold.minutes', setMinutes) ? setMinutes : null,
    corrections,
    words: inForce,
    wordsIn,
    translations,
    ownIn,
    pages,
    openSince: settings.opening?.since ?? null,
    refusedReadings: refused.map(({ id }) => id),
  }
  return { known, at: { horizon: row.horizon, since } }
}

/**
 * What staff typed and guests read, but for the words of pages. Of a room that they are not shown,
 * only sales have the name.
 */
function ownTextsOf(row: PropertyRow): OwnText[] {
  const { types, extras, breakfast, pages, settings } = row
  const shown = new Set(shownRoomTypes({ roomTypes: types, rooms: row.rooms, priceList: row }))
  const text = <Noun extends OwnNoun>(
    noun: Noun,
    key: string | number,
    field: OwnField<Noun>,
    dutch: string,
    isShown = true,
  ): OwnText => ({ noun, key: String(key), field, dutch, isShown })
  const box = breakfast[0]?.product
  const all = [
    ...types.flatMap((type) => {
      const { id, name, description, facilities, images } = type
      if (!shown.has(type)) return [text('room_types', id, 'name', name, false)]
      return [
        text('room_types', id, 'name', name),
        text('room_types', id, 'description', description),
        ...facilities.map((facility) => text('room_type_facilities', facility, 'name', facility)),
        ...images.map((image) => text('room_type_images', image.id, 'alt', image.alt)),
      ]
    }),
    ...extras.map((extra) => text('products', extra.id, 'name', extra.name)),
    ...(box ? [text('products', breakfastBoxId, 'name', box.name)] : []),
    ...Object.entries(pages).map(([slug, title]) => text('page_texts', slug, 'title', title)),
    text('settings', 'banner', 'text', settings.banner?.text ?? ''),
  ]
  return all.filter(({ dutch }) => dutch !== '')
}
