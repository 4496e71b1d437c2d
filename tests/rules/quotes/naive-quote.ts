import type { PriceList, TouristTaxTariff } from '../../../rules/quotes/price-list.ts'
import type { OrdinaryStay } from '../../../rules/quotes/quote-ordinary-stay.ts'
import type { Readings } from '../../../rules/readings/readings.ts'

/**
 * What the documents say a night costs, item by item, without a thought for speed. Written from
 * them, not from the rules.
 */
export interface NaiveLine {
  item: string
  night: string | null
  cents: number
  vat: number
}

const texts = new Map<number, string>()
function text(epochDay: number): string {
  if (!texts.has(epochDay))
    texts.set(epochDay, new Date(epochDay * 86_400_000).toISOString().slice(0, 10))
  return texts.get(epochDay)!
}
const weekdayOf = (epochDay: number) => new Date(epochDay * 86_400_000).getUTCDay()
const latest = <Row extends { validFrom: number }>(
  rows: readonly Row[],
  day: number,
): Row | undefined =>
  rows
    .filter((row) => row.validFrom <= day)
    .reduce<Row | undefined>(
      (best, row) => (best && best.validFrom >= row.validFrom ? best : row),
      undefined,
    )
const earliest = <Row extends { validFrom: number }>(rows: readonly Row[]): Row | undefined =>
  rows.reduce<Row | undefined>(
    (best, row) => (best && best.validFrom <= row.validFrom ? best : row),
    undefined,
  )
/** `part ÷ whole` to the nearest cent, halves up. */
const divided = (part: number, whole: number) => Math.floor((2 * part + whole) / (2 * whole))

/** BO §9: the extras that cover a night. */
function naiveSeason(night: number, { seasons }: PriceList, readings: Readings): number {
  const date = text(night)
  const extras = seasons
    .filter(
      (row) =>
        !(
          readings['season.october-2025'] === 'left-out' &&
          text(row.firstNight) === '2025-10-11' &&
          text(row.lastDate) === '2025-10-26'
        ),
    )
    .filter((row) => text(row.firstNight) <= date)
    .filter((row) =>
      readings['season.ends'] === 'departure-day'
        ? date < text(row.lastDate)
        : date <= text(row.lastDate),
    )
    .map((row) => row.cents)
  if (extras.length === 0) return 0
  return readings['season.overlap'] === 'highest'
    ? Math.max(...extras)
    : extras.reduce((sum, cents) => sum + cents, 0)
}

function naiveVat(
  night: number,
  { vat }: PriceList,
  stay: OrdinaryStay,
  readings: Readings,
): number {
  if (readings['vat.lodging'] === 'stored') return stay.roomType.vatBasisPoints
  const rows = vat.filter((row) => row.category === 'lodging')
  return (latest(rows, night) ?? earliest(rows))?.basisPoints ?? 0
}

/** BO §9 and the readings of the tourist tax. `included`: the price contains it. */
function naiveTax(
  night: number,
  lodging: number,
  vat: number,
  stay: OrdinaryStay,
  list: PriceList,
  readings: Readings,
  included: boolean,
): number {
  if (readings['tourist-tax.tariff'] === 'per-screen') {
    const amounts = {
      checkout: readings['tourist-tax.checkout'],
      booking: readings['tourist-tax.booking'],
      agenda: readings['tourist-tax.back-office'],
      bills: readings['tourist-tax.bills'],
    }
    return Math.round(Number(amounts[stay.screen]) * 100) * stay.persons
  }
  const row = latest(list.touristTax, night)
  if (!row) return 0
  if (row.nightCap !== null) {
    const which = night - stay.arrival + 1
    const length = stay.departure - stay.arrival
    if (
      readings['tourist-tax.night-cap'] === 'first-nights'
        ? which > row.nightCap
        : length > row.nightCap
    )
      return 0
  }
  const paying = Math.max(0, stay.persons - exempt(stay, row))
  if (row.cents !== null) return row.cents * paying
  const base = readings['tourist-tax.percentage-base'] === 'with-vat' ? 10_000 : 10_000 + vat
  const taken = row.basisPoints! * paying
  return divided(lodging * taken, base * stay.persons + (included ? taken : 0))
}

function exempt({ guests = [] }: OrdinaryStay, row: TouristTaxTariff): number {
  const young = (age: number | null) =>
    row.childAgeLimit !== null && age !== null && age < row.childAgeLimit
  return guests.filter(({ age, resident }) => young(age) || (row.residentsExempt && resident))
    .length
}

/** G §9 and BO §9, ordinary rooms; null where there is no price. */
export function naiveOrdinaryQuote(
  stay: OrdinaryStay,
  list: PriceList,
  readings: Readings,
): NaiveLine[] | null {
  const { roomType, arrival, departure, persons } = stay
  const [option] = roomType.prices
    .filter((price) => price.persons >= persons)
    .toSorted((a, b) => a.persons - b.persons)
  if (departure <= arrival || persons < 1 || !option) return null
  const times = readings['total.ordinary'] === 'sum-times-nights' ? departure - arrival : 1
  const room = option.cents * (readings['price.unit'] === 'per-person' ? option.persons : 1) * times
  const lines: NaiveLine[] = []
  for (let night = arrival; night < departure; night++) {
    const vat = naiveVat(night, list, stay, readings)
    const season = naiveSeason(night, list, readings) * times
    lines.push({ item: 'room-night', night: text(night), cents: room, vat })
    lines.push({ item: 'season', night: text(night), cents: season, vat })
    lines.push({
      item: 'tourist-tax',
      night: text(night),
      cents: naiveTax(night, room + season, vat, stay, list, readings, false),
      vat: 0,
    })
  }
  return lines.filter((line) => line.cents !== 0)
}

/** BO §4, §9 and G §4, §9, the family room; null where there is no price. */
export function naiveFamilyQuote(
  stay: OrdinaryStay,
  list: PriceList,
  readings: Readings,
): NaiveLine[] | null {
  const { arrival, departure, persons, screen } = stay
  const nights = departure - arrival
  const tariff = latest(list.family!, arrival) ?? earliest(list.family!)!
  const friday = weekdayOf(arrival) === 5
  const monday = weekdayOf(arrival) === 1
  let fixed: number | null = null
  if (friday && nights === 3) fixed = tariff.weekendCents
  if (monday && nights === 4) fixed = tariff.midweekCents
  if (monday && nights === 7) fixed = tariff.weekCents
  if (friday && nights === 7 && readings['family.friday-week'] === 'offered')
    fixed = tariff.weekCents
  const fewest = screen === 'checkout' ? 4 : 1
  if (fixed === null || persons < fewest || persons > 6) return null

  const added =
    readings['family.extra-persons'] === 'table'
      ? tariff.extraByPersons[persons]!
      : tariff.extraPersonCents * Math.max(0, persons - 4)
  const included = readings['family.tourist-tax'] === 'included'
  const lines: NaiveLine[] = []
  for (let night = arrival; night < departure; night++) {
    const vat = naiveVat(night, list, stay, readings)
    const season =
      readings['family.seasons'] === 'as-ordinary' ? naiveSeason(night, list, readings) : 0
    const upTo = (count: number) => Math.ceil((fixed * count) / nights)
    // Each weekday has its share, so that weeks from Friday and from Monday agree on a night.
    const place = ((weekdayOf(night) + 6) % 7) % nights
    const share = upTo(place + 1) - upTo(place)
    const tax = naiveTax(night, share + season + added, vat, stay, list, readings, included)
    lines.push({
      item: 'family-night',
      night: text(night),
      cents: included ? share - tax : share,
      vat,
    })
    lines.push({ item: 'season', night: text(night), cents: season, vat })
    lines.push({ item: 'extra-persons', night: text(night), cents: added, vat })
    lines.push({ item: 'tourist-tax', night: text(night), cents: tax, vat: 0 })
  }
  lines.push({
    item: 'cleaning',
    night: null,
    cents: tariff.cleaningCents,
    vat: naiveVat(departure - 1, list, stay, readings),
  })
  return lines.filter((line) => line.cents !== 0)
}
