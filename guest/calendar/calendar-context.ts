import { createContext } from 'react'
import type { CalendarQuestion } from './day-meaning.ts'

/** What the calendar shows, for the day buttons inside the picker. */
export const CalendarContext = createContext<CalendarQuestion | null>(null)
