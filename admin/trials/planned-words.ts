import { type Day, parseDay } from '../../rules/calendar/day.ts'
import { staffDayYear } from '../../rules/calendar/dutch.ts'
import type { useText } from '../texts/use-text.ts'

/** That an edit was planned, and for when. */
export function plannedWords(day: Day, text: ReturnType<typeof useText>): string {
  return text('kept.trial.planned', { day: staffDayYear(parseDay(day) ?? 0) })
}
