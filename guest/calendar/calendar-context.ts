import { createContext } from 'react'
import type { Day } from '../../rules/calendar/day.ts'
import type { CalendarQuestion, DayMeaning } from './day-meaning.ts'

/**
 * What a press on a day chooses, as `pressedDays` writes it, for a form that is sent without
 * script; null where it chooses nothing.
 */
export type SendsDays = (day: Day, meaning: DayMeaning) => string | null

/** What the calendar shows, for the day buttons inside the picker. */
export const CalendarContext = createContext<{
  question: CalendarQuestion
  sends: SendsDays | undefined
} | null>(null)
