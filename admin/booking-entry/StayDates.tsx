import { useFormContext, useWatch } from 'react-hook-form'
import type { NightRun } from '../../rules/availability/night-runs.ts'
import { type EpochDay, formatDay, parseDay } from '../../rules/calendar/day.ts'
import { staffStay } from '../agenda/agenda-title.ts'
import { useText } from '../texts/use-text.ts'
import type { EntryValues } from './entry-values.ts'
import { FieldGroup } from './FieldGroup.tsx'
import type { StayChoice } from './stay-choice.ts'
import { StayPicker } from './StayPicker.tsx'

/** The range of days of an ordinary room (BO §2). */
export function StayDates({
  today,
  runs,
  error,
}: {
  today: EpochDay
  runs: readonly NightRun[]
  error: string | undefined
}) {
  const text = useText()
  const choice = useStayChoice()
  const setDays = useSetDays()
  return (
    <FieldGroup
      label={text('newBooking.dates.label')}
      error={choice.departure === null ? error : undefined}
      hint={useChoiceInWords(choice)}
    >
      <StayPicker today={today} runs={runs} choice={choice} onChoose={setDays} />
    </FieldGroup>
  )
}

/** The days that the form has now. */
export function useStayChoice(): StayChoice {
  const [arrival, departure] = useWatch<EntryValues, ['arrival', 'departure']>({
    name: ['arrival', 'departure'],
  })
  return { arrival: parseDay(arrival ?? ''), departure: parseDay(departure ?? '') }
}

export function useSetDays(): (choice: StayChoice) => void {
  const { setValue, clearErrors } = useFormContext<EntryValues>()
  return ({ arrival, departure }) => {
    const dirty = { shouldDirty: true }
    setValue('arrival', arrival === null ? null : formatDay(arrival), dirty)
    setValue('departure', departure === null ? null : formatDay(departure), dirty)
    if (departure !== null) clearErrors('arrival')
  }
}

/** What is chosen, or what is to be chosen next. */
export function useChoiceInWords({ arrival, departure }: StayChoice): string {
  const text = useText()
  if (arrival === null) return text('newBooking.dates.chooseArrival')
  if (departure === null) return text('newBooking.dates.chooseDeparture')
  const stay = staffStay(arrival, departure)
  return text('newBooking.dates.chosen', { stay, smart_count: departure - arrival })
}
