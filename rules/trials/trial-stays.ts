import type { PropertyFacts } from '../availability/property-facts.ts'
import type { Party } from '../bookings/party.ts'
import type { EpochDay } from '../calendar/day.ts'
import { ADULT_AGE } from '../forms/check-party.ts'
import type { TouristTaxTariff } from '../quotes/price-list.ts'
import type { Screen } from '../quotes/screen.ts'
import { personsAllowed } from '../rooms/persons-allowed.ts'

/** How many days of arrival are tried, from today on. */
export const trialDays = 365

/** The shorter lengths of stay that are tried from each of them, in nights (`trialLengths`). */
export const trialNights = [1, 2, 3, 4, 5, 6, 7, 10, 14, 21] as const

/** Of longer stays one is tried for each four weeks, up to the longest that guests can book. */
const longerNights = 28

/** More stays than these are not asked in one trial: then each so many is, evenly over the year. */
export const mostTrialStays = 80_000

/** Who comes to which room type; the dates are walked through by themselves. */
export interface TrialGroup {
  roomTypeId: number
  party: Party
}

/** A stay of a trial. */
export interface TrialStay extends TrialGroup {
  arrival: EpochDay
  departure: EpochDay
}

/** The stays of a year: the groups, and which of the dates of a group are asked. */
export interface TrialYear {
  groups: TrialGroup[]
  /** The lengths that are tried, in nights. */
  lengths: number[]
  /** Stays there are of these lengths, of every group together. */
  stays: number
  /** One in so many is asked; 1: every one. */
  step: number
}

/**
 * The lengths of stay that are tried, in nights: the short ones, one for each four weeks, and of both
 * sides the longest that guests can book.
 */
export function trialLengths(before: PropertyFacts, after: PropertyFacts): number[] {
  const longest = [before, after].map(({ numbers }) => numbers['stay.nights'])
  const lengths = new Set<number>([...trialNights, ...longest])
  for (let nights = longerNights; nights < Math.max(...longest); nights += longerNights)
    lengths.add(nights)
  return [...lengths].toSorted((a, b) => a - b)
}

/**
 * The stays of a year that two sets of facts are compared by: every room type of either, every
 * number of persons that the screen takes, and children of one or two ages or residents where a
 * tourist tax asks for them. Where that is more than `most`, each `step`-th: the step shares no
 * factor with the number of lengths or with the weekdays, so that all of them are met.
 */
export function trialYear(
  before: PropertyFacts,
  after: PropertyFacts,
  screen: Screen,
  most = mostTrialStays,
): TrialYear {
  const types = new Map([...before.roomTypes, ...after.roomTypes].map(({ id }) => [id, id]))
  const groups = [...types.keys()].flatMap((roomTypeId) =>
    partiesOf(roomTypeId, [before, after], screen).map((party) => ({ roomTypeId, party })),
  )
  const lengths = trialLengths(before, after)
  const stays = groups.length * trialDays * lengths.length
  let step = Math.max(1, Math.ceil(stays / most))
  while (greatestCommonDivisor(step, 7 * lengths.length) > 1) step++
  return { groups, lengths, stays, step }
}

function greatestCommonDivisor(one: number, other: number): number {
  return other === 0 ? one : greatestCommonDivisor(other, one % other)
}

/** The dates of a group that are asked, `place` being the group's place among the groups. */
export function* datesOf(
  today: EpochDay,
  { lengths, step }: Pick<TrialYear, 'lengths' | 'step'>,
  place: number,
): Generator<{ arrival: EpochDay; departure: EpochDay }> {
  const all = trialDays * lengths.length
  // Each group begins elsewhere, so that they do not all ask about the same days.
  for (let at = place % step; at < all; at += step) {
    const arrival = today + Math.floor(at / lengths.length)
    yield { arrival, departure: arrival + lengths[at % lengths.length]! }
  }
}

/**
 * The ages of children at which the tourist taxes of either side may differ: the oldest that a limit
 * lets go free, and the youngest that it does not.
 */
function agesAtLimits(tariffs: readonly TouristTaxTariff[]): number[] {
  const ages = tariffs.flatMap(({ childAgeLimit }) =>
    childAgeLimit === null ? [] : [childAgeLimit - 1, childAgeLimit],
  )
  return [...new Set(ages)].filter((age) => age >= 0 && age < ADULT_AGE).toSorted((a, b) => a - b)
}

function partiesOf(roomTypeId: number, sides: readonly PropertyFacts[], screen: Screen): Party[] {
  const allowed = sides.flatMap(({ roomTypes }) =>
    roomTypes.filter(({ id }) => id === roomTypeId).map((type) => personsAllowed(type, screen)),
  )
  const least = Math.min(...allowed.map((range) => range.least))
  const most = Math.max(...allowed.map((range) => range.most))
  const tariffs = sides.flatMap(({ priceList }) => priceList.touristTax)
  const ages = agesAtLimits(tariffs)
  // Two children of one age are twice the same; of two ages they are on two sides of a limit.
  const pairs = ages.flatMap((one, place) => ages.slice(place + 1).map((other) => [one, other]))
  const asksResidents = tariffs.some(({ residentsExempt }) => residentsExempt)
  const parties: Party[] = []
  for (let persons = least; persons <= most; persons++) {
    parties.push({ adults: persons, childAges: [], residents: 0 })
    if (persons > 1)
      for (const age of ages) parties.push({ adults: persons - 1, childAges: [age], residents: 0 })
    if (persons > 2)
      for (const childAges of pairs) parties.push({ adults: persons - 2, childAges, residents: 0 })
    if (asksResidents) parties.push({ adults: persons, childAges: [], residents: persons })
  }
  return parties
}
