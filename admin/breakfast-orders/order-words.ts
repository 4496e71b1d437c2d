import type { StaffBreakfastOrderView } from '../../api/breakfast-orders/breakfast-order-shapes.ts'
import type { Boxes } from '../../rules/breakfast/boxes-to-bake.ts'
import { parseDay } from '../../rules/calendar/day.ts'
import { staffDayYear } from '../../rules/calendar/dutch.ts'
import type { useText } from '../texts/use-text.ts'

type Text = ReturnType<typeof useText>

/** `wo 4 mrt 2026` */
export function deliveryDay({ day }: StaffBreakfastOrderView): string {
  return staffDayYear(parseDay(day) ?? 0)
}

/** `2 boxen, 1 kinderbox` */
export function boxWords({ adults, kids }: Boxes, text: Text): string {
  const parts = [
    adults > 0 ? text('breakfastOrders.adultBoxes', { smart_count: adults }) : '',
    kids > 0 ? text('breakfastOrders.kidsBoxes', { smart_count: kids }) : '',
  ]
  return parts.filter((part) => part !== '').join(', ')
}

/** Where it stands: of one that was cancelled or could not be brought, why. */
export function stateWords(
  { state, cancelledBecause, failedBecause, here }: StaffBreakfastOrderView,
  text: Text,
) {
  if (cancelledBecause) return text(`breakfastOrders.because.${cancelledBecause}`)
  if (failedBecause === 'other' && here) return text('breakfastOrders.notGiven')
  if (failedBecause) return text(`breakfastOrders.notBrought.${failedBecause}`)
  return here && (state === 'confirmed' || state === 'delivered')
    ? text(`breakfastOrders.statesHere.${state}`)
    : text(`breakfastOrders.states.${state}`)
}

/** `Dorpsstraat 1a, 6171 AA Stein`, or that it is not brought, with the room of its guest. */
export function placeWords(order: StaffBreakfastOrderView, text: Text): string {
  const { here, roomNumber } = order
  if (!here) return `${order.street} ${order.houseNumber}, ${order.postcode} ${order.city}`
  return roomNumber === null
    ? text('breakfastOrders.here')
    : text('breakfastOrders.hereInRoom', { room: roomNumber })
}

/** `4,2`: metres as kilometres, without their unit. */
export function kilometres(metres: number): string {
  return (metres / 1000).toFixed(1).replace('.', ',')
}

/** What a press on a phone number opens. */
export function phoneAddress(phone: string): string {
  return `tel:${phone.replace(/[^+\d]/g, '')}`
}
