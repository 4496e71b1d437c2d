import { formatDay, type Day } from '../../rules/calendar/day.ts'
import { type Arrangement, isArrivalDay } from '../../rules/family-room/arrangements.ts'
import type { InLanguage } from '../../rules/texts/in-language.ts'
import { type Text, message } from '../../rules/texts/message.ts'
import type { DayMeaning } from '../calendar/day-meaning.ts'
import { arrivalDayWords } from '../family-room/arrangement-words.ts'
import type { StayAction } from '../stay/stay-reducer.ts'
import { dayYearWords, epochDay } from '../stay/words.ts'

/**
 * What a press on a day does. A day that can be chosen is chosen. One that cannot is tried all the
 * same, as the departure where an arrival is chosen, else as the shortest stay from it: the
 * property then says why not and which stays lie nearest (G §4: an error is shown). A day that is
 * over or not yet on sale only says so, and in the family room one on which the arrangement does
 * not begin.
 */
export function actionOfDay(
  words: InLanguage,
  day: Day,
  meaning: DayMeaning,
  lastDay: Day,
  arrangement?: Arrangement | null,
): { action: StayAction } | { note: Text } {
  if (meaning.pickable) return { action: { type: 'day-chosen', day } }
  if (meaning.state === 'past') return { note: message('stay.arrivalInPast') }
  if (meaning.state === 'beyond-horizon')
    return {
      note: message('stay.beyondHorizon', { until: dayYearWords(words, lastDay) }),
    }
  if (arrangement === null) return { note: message('siteRooms.chooseArrangement') }
  if (arrangement) {
    if (isArrivalDay(arrangement, epochDay(day))) return { action: { type: 'day-chosen', day } }
    return { note: arrivalDayWords(arrangement) }
  }
  if (meaning.leaving) return { action: { type: 'day-chosen', day } }
  return {
    action: {
      type: 'dates-chosen',
      arrival: day,
      departure: formatDay(epochDay(day) + Math.max(1, meaning.minNights)),
    },
  }
}
