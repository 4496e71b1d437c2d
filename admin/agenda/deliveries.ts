import type { AgendaView } from '../../api/agenda/agenda.ts'
import { type EpochDay, formatDay } from '../../rules/calendar/day.ts'

export type AgendaDelivery = AgendaView['deliveries'][number]

/** The breakfasts of a day, in the order of the answer. */
export function deliveriesOn(deliveries: AgendaDelivery[], day: EpochDay): AgendaDelivery[] {
  const date = formatDay(day)
  return deliveries.filter((delivery) => delivery.day === date)
}
