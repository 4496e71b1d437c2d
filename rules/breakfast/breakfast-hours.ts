import { type EpochDay, weekday } from '../calendar/day.ts'
import { breakfastTexts } from '../texts/breakfast.ts'

const saturday = 6

/**
 * When breakfast is served in the property: 7 to 9 on weekdays, 8 to 10 on Saturday and Sunday (G §9).
 */
export function breakfastHours(day: EpochDay): string {
  return weekday(day) >= saturday ? breakfastTexts.inHouseWeekend : breakfastTexts.inHouseWeekday
}
