import { type ComponentProps, useContext, useEffect, useRef } from 'react'
import type { DayButton as PickerDayButton } from 'react-day-picker'
import { CalendarContext } from './calendar-context.ts'
import { dayLook } from './day-look.ts'
import { dayMeaning } from './day-meaning.ts'
import { dayWordsAloud } from './day-words.ts'

/** One day: drawn, named and pressed by what it means. A day that cannot be chosen stays in reach of the arrow keys and says why. */
export function DayButton({ day, modifiers, children, ...button }: ComponentProps<typeof PickerDayButton>) {
  const ref = useRef<HTMLButtonElement>(null)
  const question = useContext(CalendarContext)!
  const meaning = dayMeaning(day.isoDate, question)
  useEffect(() => {
    if (modifiers.focused) ref.current?.focus()
  }, [modifiers.focused])
  return (
    <button
      ref={ref}
      {...button}
      className={dayLook(meaning)}
      aria-label={dayWordsAloud(day.isoDate, meaning)}
      aria-disabled={meaning.pickable || meaning.part ? undefined : true}
    >
      <span>{children}</span>
    </button>
  )
}
