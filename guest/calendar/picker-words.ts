import { useMemo } from 'react'
import { type DayStyle, dayInWords } from '../../rules/texts/in-language.ts'
import { epochDay } from '../stay/words.ts'
import { useWords } from '../texts/words.ts'
import { dayOfDate } from './date-of-day.ts'

/**
 * What a calendar shows and says of weekdays and months, and in which language, for its picker: no
 * part of the picker's own words is left, so none of its locales is fetched.
 */
export function usePickerWords() {
  const words = useWords()
  return useMemo(() => {
    const written = (style: DayStyle) => (date: Date) =>
      dayInWords(words, style, epochDay(dayOfDate(date)))
    return {
      lang: words.language.tag,
      formatters: { formatWeekdayName: written('shortWeekday') },
      labels: { labelWeekday: written('weekday'), labelGrid: written('month') },
    }
  }, [words])
}
