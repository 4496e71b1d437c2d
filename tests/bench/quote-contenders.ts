import { addDays, eachDayOfInterval, format, isWithinInterval, parseISO } from 'date-fns'
import { type EpochDay, formatDay } from '../../rules/calendar/day.ts'
import { dayText } from '../../rules/quotes/day-text.ts'
import type { PriceList, Season } from '../../rules/quotes/price-list.ts'
import type { Quote, QuoteLine } from '../../rules/quotes/quote.ts'
import type { RoomType } from '../../rules/rooms/room.ts'

const roomReading = 'price.unit=per-room total.ordinary=sum-of-nights'
const seasonReading = 'season.overlap=highest total.ordinary=sum-of-nights'
const taxReading = 'tourist-tax.tariff=municipal'

/**
 * The hand loop: the same lines for the default readings and one tariff row, with nothing that
 * makes a rule a rule.
 */
export function quoteByHand(
  roomType: RoomType,
  arrival: EpochDay,
  departure: EpochDay,
  persons: number,
  list: PriceList,
): Quote {
  const roomCents = roomType.prices.find((price) => price.persons === persons)!.cents
  const [tax] = list.touristTax
  const lines: QuoteLine[] = []
  let totalCents = 0
  for (let day = arrival; day < departure; day++) {
    const night = dayText(day)
    let extra = 0
    for (const season of list.seasons) {
      if (day >= season.firstNight && day <= season.lastDate && season.cents > extra)
        extra = season.cents
    }
    let rate = 0
    for (const row of list.vat)
      if (row.category === 'lodging' && row.validFrom <= day) rate = row.basisPoints
    lines.push({
      item: 'room-night',
      night,
      persons,
      cents: roomCents,
      vatCategory: 'lodging',
      vatBasisPoints: rate,
      rule: 'BO §3, §9',
      reading: roomReading,
    })
    if (extra > 0) {
      lines.push({
        item: 'season',
        night,
        persons,
        cents: extra,
        vatCategory: 'lodging',
        vatBasisPoints: rate,
        rule: 'BO §9',
        reading: seasonReading,
      })
    }
    const cents = tax!.cents! * persons
    lines.push({
      item: 'tourist-tax',
      night,
      persons,
      cents,
      vatCategory: 'none',
      vatBasisPoints: 0,
      rule: tax!.source,
      reading: taxReading,
    })
    totalCents += roomCents + extra + cents
  }
  return finish(
    roomType,
    dayText(arrival),
    dayText(departure),
    departure - arrival,
    persons,
    lines,
    totalCents,
  )
}

/** A row of dates as a date library keeps them. */
interface DatedSeason {
  start: Date
  end: Date
  cents: number
}

export function datedSeasons(seasons: readonly Season[]): DatedSeason[] {
  return seasons.map(({ firstNight, lastDate, cents }) => ({
    start: parseISO(formatDay(firstNight)),
    end: parseISO(formatDay(lastDate)),
    cents,
  }))
}

/**
 * The same lines by date-fns: dates are parsed, nights listed, rows compared and days formatted by
 * the library.
 */
export function quoteByDateFns(
  roomType: RoomType,
  from: string,
  until: string,
  persons: number,
  list: PriceList,
  seasons: DatedSeason[],
): Quote {
  const roomCents = roomType.prices.find((price) => price.persons === persons)!.cents
  const [tax] = list.touristTax
  const lines: QuoteLine[] = []
  let totalCents = 0
  const nights = eachDayOfInterval({ start: parseISO(from), end: addDays(parseISO(until), -1) })
  for (const date of nights) {
    const night = format(date, 'yyyy-MM-dd')
    const extra = Math.max(
      0,
      ...seasons.filter((season) => isWithinInterval(date, season)).map((season) => season.cents),
    )
    const rate = date >= parseISO('2026-01-01') ? 2100 : 900
    lines.push({
      item: 'room-night',
      night,
      persons,
      cents: roomCents,
      vatCategory: 'lodging',
      vatBasisPoints: rate,
      rule: 'BO §3, §9',
      reading: roomReading,
    })
    if (extra > 0) {
      lines.push({
        item: 'season',
        night,
        persons,
        cents: extra,
        vatCategory: 'lodging',
        vatBasisPoints: rate,
        rule: 'BO §9',
        reading: seasonReading,
      })
    }
    const cents = tax!.cents! * persons
    lines.push({
      item: 'tourist-tax',
      night,
      persons,
      cents,
      vatCategory: 'none',
      vatBasisPoints: 0,
      rule: tax!.source,
      reading: taxReading,
    })
    totalCents += roomCents + extra + cents
  }
  return finish(roomType, from, until, nights.length, persons, lines, totalCents)
}

function finish(
  roomType: RoomType,
  arrival: string,
  departure: string,
  nights: number,
  persons: number,
  lines: QuoteLine[],
  totalCents: number,
): Quote {
  return {
    roomTypeId: roomType.id,
    roomTypeName: roomType.name,
    arrival,
    departure,
    nights,
    persons,
    lines,
    totalCents,
  }
}
