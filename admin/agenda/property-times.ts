import type { AgendaView } from '../../api/agenda/agenda.ts'
import { minutesOf } from '../clock/clock-time.ts'
import { SHOWN_UNTIL, type PropertyTimes } from './place-stay.ts'

/** Check-in and check-out as the readings have them, and how long a departure is drawn. */
export function propertyTimes(agenda: Pick<AgendaView, 'checkIn' | 'checkOut'>): PropertyTimes {
  return {
    checkIn: agenda.checkIn.map(minutesOf),
    checkOut: minutesOf(agenda.checkOut),
    shownUntil: SHOWN_UNTIL,
  }
}
