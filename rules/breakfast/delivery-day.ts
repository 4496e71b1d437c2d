import type { EpochDay, Moment } from '../calendar/day.ts'
import { isCutOff } from '../closures/cut-off.ts'
import type { Readings } from '../readings/readings.ts'
import { type RuleNumbers, startNumbers } from '../rule-numbers/catalogue.ts'
import type { BreakfastForm } from './breakfast-order.ts'
import { deliverySlot, deliverySlots } from './delivery-slots.ts'

export type DeliveryReadings = Pick<
  Readings,
  'breakfast.notice.public' | 'breakfast.notice.staff' | 'cut-off'
>

/** What a delivery day depends on. `vacationDays` are the days on which nothing is delivered. */
export interface DeliveryContext {
  form: BreakfastForm
  moment: Moment
  vacationDays: ReadonlySet<EpochDay>
  readings: DeliveryReadings
  /** Left out: as a house starts with them. */
  numbers?: RuleNumbers
  /** Boxes there are (BO §3 stock); none: nothing is sold. Null or left out: as many as are asked for. */
  boxes?: number | null
}

export type DeliveryDayRefusal = 'not-sold' | 'vacation' | 'cut-off' | 'too-soon' | 'too-far'

const minutesOfDay = 24 * 60
/** 24 hours (BO §5, §9; G §5). */
export const noticeMinutes = 24 * 60

/**
 * Why a day (with a slot, or the latest one while none is chosen) cannot be delivered on; null when
 * it can. Two days: the earliest is today + 2. 24 hours: by the clock on the wall, so 9.30 tomorrow
 * is still possible at 9.30 today.
 */
export function refuseDeliveryDay(
  day: EpochDay,
  slot: number | null,
  context: DeliveryContext,
): DeliveryDayRefusal | null {
  if (context.boxes === 0) return 'not-sold'
  if (context.vacationDays.has(day)) return 'vacation'
  // Staff are never bound by 14:00.
  if (
    context.form === 'public' &&
    isCutOff(day, 'delivery', context.moment, context.readings['cut-off'], context.numbers)
  )
    return 'cut-off'
  if (!hasNotice(day, slot, context)) return 'too-soon'
  return day > lastDeliveryDay(context.moment.today, context.numbers) ? 'too-far' : null
}

/** The last day that can be ordered for: as far ahead as rooms are sold (BO §9). */
export function lastDeliveryDay(today: EpochDay, numbers: RuleNumbers = startNumbers): EpochDay {
  return today + numbers['horizon.days']
}

/** The first day that can be chosen in the date picker; null while there is none: nothing is sold, or every day is a vacation day. */
export function earliestDeliveryDay(context: DeliveryContext): EpochDay | null {
  const { today } = context.moment
  const last = lastDeliveryDay(today, context.numbers)
  for (let day = today; day <= last; day++)
    if (refuseDeliveryDay(day, null, context) === null) return day
  return null
}

function hasNotice(
  day: EpochDay,
  slot: number | null,
  { form, moment, readings }: DeliveryContext,
): boolean {
  const daysAhead = day - moment.today
  if (readings[`breakfast.notice.${form}`] === 'two-days') return daysAhead >= 2
  const { startMinute } = deliverySlot(slot) ?? deliverySlots.at(-1)!
  return daysAhead * minutesOfDay + startMinute - moment.minuteOfDay >= noticeMinutes
}
