import { useFormContext, useWatch } from 'react-hook-form'
import type { BookingPreview } from '../../rules/bookings/preview-booking.ts'
import type { StaffRoomTypeView } from '../../api/rooms/room-views.ts'
import type { EpochDay } from '../../rules/calendar/day.ts'
import type { Readings } from '../../rules/readings/readings.ts'
import { LoadFailure } from '../shell/LoadFailure.tsx'
import { useText } from '../texts/use-text.ts'
import { ArrangementFields } from './ArrangementFields.tsx'
import styles from './booking-entry.module.css'
import type { EntryValues } from './entry-values.ts'
import { FieldGroup } from './FieldGroup.tsx'
import { PartyFields } from './PartyFields.tsx'
import { PersonButtons } from './PersonButtons.tsx'
import { StayDates } from './StayDates.tsx'
import { useBookingCalendar } from './use-booking-calendar.ts'

/**
 * Which days and how many (BO §2): a range for an ordinary room; variant, persons and arrival for
 * the family room, in this order.
 */
export function StayFields({
  type,
  today,
  readings,
  preview,
}: {
  type: StaffRoomTypeView | null
  today: EpochDay
  readings: Readings
  preview: BookingPreview | undefined
}) {
  const text = useText()
  const { runs, error, refetch } = useBookingCalendar(type?.id ?? null)
  const { formState } = useFormContext<EntryValues>()
  const persons = useWatch<EntryValues, 'persons'>({ name: 'persons' })
  if (!type) return <p className={styles.hint}>{text('newBooking.chooseRoom')}</p>
  if (error)
    return (
      <LoadFailure
        what={text('newBooking.dates.failed')}
        problem={error}
        onRetry={() => void refetch()}
      />
    )
  const who = (
    <>
      <FieldGroup label={text('newBooking.persons')} error={formState.errors.persons?.message}>
        <PersonButtons options={preview?.options ?? []} />
      </FieldGroup>
      {preview && persons !== null ? <PartyFields asks={preview.asks} persons={persons} /> : null}
    </>
  )
  const dates = { today, runs: runs ?? [], error: formState.errors.arrival?.message }
  return type.kind === 'family' ? (
    <ArrangementFields {...dates} readings={readings}>
      {who}
    </ArrangementFields>
  ) : (
    <>
      <StayDates {...dates} />
      {who}
    </>
  )
}
