import { dayOf, formatDay, parseDay, partsOf } from '../../rules/calendar/day.ts'
import { TURNED_MONTH } from '../stay/stay-choice.ts'
import { guestScreens } from '../../screens/guest-screens.ts'

/** The month in an address (`?maand=2026-08`); null for this month, and for what is no month. */
export function monthFrom(address: URLSearchParams): string | null {
  const month = address.get(TURNED_MONTH)
  return month !== null && parseDay(`${month}-01`) !== null ? month : null
}

/** The address of a month. */
export function monthAddress(month: string): string {
  return `${guestScreens.occupancy.path}?${new URLSearchParams({ [TURNED_MONTH]: month })}`
}

/** The month so many months on, or back: `2027-01` is one after `2026-12`. */
export function monthAfter(month: string, months: number): string {
  const { year, month: number } = partsOf(parseDay(`${month}-01`)!)
  const count = year * 12 + number - 1 + months
  return formatDay(dayOf(Math.floor(count / 12), (count % 12) + 1, 1)).slice(0, 7)
}
