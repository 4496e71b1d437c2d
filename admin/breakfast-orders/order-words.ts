import type { StaffBreakfastOrderView } from '../../api/breakfast-orders/breakfast-order-view.ts'
import { parseDay } from '../../rules/calendar/day.ts'
import { staffDayYear } from '../../rules/calendar/dutch.ts'
import type { useText } from '../texts/use-text.ts'

type Text = ReturnType<typeof useText>

/** `wo 4 mrt 2026` */
export function deliveryDay({ day }: StaffBreakfastOrderView): string {
  return staffDayYear(parseDay(day) ?? 0)
}

/** `2 boxen, 1 kinderbox` */
export function boxWords({ adults, kids }: StaffBreakfastOrderView, text: Text): string {
  const parts = [
    adults > 0 ? text('breakfastOrders.adultBoxes', { smart_count: adults }) : '',
    kids > 0 ? text('breakfastOrders.kidsBoxes', { smart_count: kids }) : '',
  ]
  return parts.filter((part) => part !== '').join(', ')
}

/** Where it stands: of one that was cancelled, why. */
export function stateWords({ state, cancelledBecause }: StaffBreakfastOrderView, text: Text) {
  return cancelledBecause
    ? text(`breakfastOrders.because.${cancelledBecause}`)
    : text(`breakfastOrders.states.${state}`)
}
