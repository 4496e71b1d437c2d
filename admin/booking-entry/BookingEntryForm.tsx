import { Card } from '@mui/material'
import { type ReactNode, type RefObject, useEffect, useRef } from 'react'
import { Form } from 'react-admin'
import { useFormState, useWatch } from 'react-hook-form'
import type { BookingPreview } from '../../rules/bookings/preview-booking.ts'
import type { PropertyView } from '../../api/facts/property-shape.ts'
import type { StaffRoomTypeView } from '../../api/rooms/room-views.ts'
import { parseDay } from '../../rules/calendar/day.ts'
import { choosable } from '../../rules/quotes/extras.ts'
import type { Worded } from '../../rules/texts/words.ts'
import { CardHead } from '../shell/CardHead.tsx'
import { useLeaveWarning } from '../shell/use-leave-warning.ts'
import { useText } from '../texts/use-text.ts'
import styles from './booking-entry.module.css'
import { BookingFields } from './BookingFields.tsx'
import type { EntryProblem } from './entry-problem.ts'
import { entryErrors, previewRequest } from './entry-request.ts'
import { EntrySummary } from './EntrySummary.tsx'
import type { EntryValues } from './entry-values.ts'
import { ExtraFields } from './ExtraFields.tsx'
import { StayFields } from './StayFields.tsx'
import { useFirstWrongFocused } from './use-first-wrong-focused.ts'
import { useBookingPreview } from './use-booking-preview.ts'

interface BookingEntryFormProps {
  begun: EntryValues
  types: StaffRoomTypeView[]
  property: PropertyView
  problem: EntryProblem | null
  /** True once the booking is stored: leaving then loses nothing. */
  isDone: RefObject<boolean>
  onPreview(preview: Worded<BookingPreview> | undefined): void
  /** Stands in the place of the buttons once there is nothing left to place. */
  after: ReactNode
}

/** Who, which days, and what it comes to (BO §2), the rules' words beside each field. */
export function BookingEntryForm({ begun, onPreview, ...rest }: BookingEntryFormProps) {
  const seen = useRef<Worded<BookingPreview> | undefined>(undefined)
  return (
    <Form<EntryValues & { id: string }>
      record={begun}
      className={styles.form}
      mode="onBlur"
      noValidate
      // The library does not know the groups of buttons.
      shouldFocusError={false}
      disableInvalidFormNotification
      validate={(values) => entryErrors(values as EntryValues, seen.current)}
    >
      <Filled
        {...rest}
        onPreview={(preview) => {
          seen.current = preview
          onPreview(preview)
        }}
      />
    </Form>
  )
}

function Filled({
  types,
  property,
  problem,
  isDone,
  onPreview,
  after,
}: Omit<BookingEntryFormProps, 'begun'>) {
  const text = useText()
  const values = useWatch() as EntryValues
  const { isDirty } = useFormState()
  useFirstWrongFocused()
  const preview = useBookingPreview(previewRequest(values))
  useEffect(() => onPreview(preview.data))
  const hasTyped = isDirty && after === null
  useLeaveWarning(hasTyped ? text('newBooking.leave') : null, isDone)
  const type = types.find(({ id }) => id === values.roomTypeId) ?? null
  return (
    <>
      <Card>
        <CardHead title={text('newBooking.booking')} />
        <div className={styles.fields}>
          <BookingFields
            types={types}
            preview={preview.data}
            isFamily={type?.kind === 'family'}
            readings={property.readings}
          />
        </div>
      </Card>
      <Card>
        <CardHead title={text('newBooking.stay')} />
        <div className={styles.fields}>
          <StayFields
            type={type}
            today={parseDay(property.today)!}
            readings={property.readings}
            preview={preview.data}
          />
          <ExtraFields extras={choosable(property.extras)} />
        </div>
      </Card>
      <EntrySummary preview={preview} type={type} types={types} problem={problem} after={after} />
    </>
  )
}
