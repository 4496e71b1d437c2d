import { type EpochDay, weekday } from '../calendar/day.ts'
import { type Message, message } from '../texts/message.ts'

const saturday = 6

/**
 * When breakfast is served in the property: 7 to 9 on weekdays, 8 to 10 on Saturday and Sunday (G §9).
 */
export function breakfastHours(day: EpochDay): Message {
  return message(weekday(day) >= saturday ? 'breakfast.inHouseWeekend' : 'breakfast.inHouseWeekday')
}
