import type { KeptRoomTypeView } from '../../api/rooms/room-views.ts'
import { parseDay } from '../../rules/calendar/day.ts'
import { staffDayYear } from '../../rules/calendar/dutch.ts'
import type { useText } from '../texts/use-text.ts'

/** What goes with a room type that is removed, in words: its prices and its minimum nights. */
export function goneWithType(
  { prices, minimumNights }: KeptRoomTypeView,
  text: ReturnType<typeof useText>,
): { field: string; from: string; to: string }[] {
  return [
    ...prices.map(({ persons, amount }) => ({
      field: text('roomTypes.prices.for', { persons }),
      from: amount,
      to: '',
    })),
    ...minimumNights.map(({ day, nights }) => ({
      field: text('roomTypes.nights.from', { day: staffDayYear(parseDay(day) ?? 0) }),
      from: String(nights),
      to: '',
    })),
  ]
}
