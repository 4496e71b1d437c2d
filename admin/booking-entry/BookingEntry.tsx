import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { CreateBase, useNotify } from 'react-admin'
import { useNavigate } from 'react-router'
import type { BookingEnteredView } from '../../api/bookings/booking-entry-shapes.ts'
import type { BookingPreview } from '../../rules/bookings/preview-booking.ts'
import type { PropertyView } from '../../api/facts/property-shape.ts'
import type { StaffRoomTypeView } from '../../api/rooms/room-views.ts'
import type { Worded } from '../../rules/texts/words.ts'
import { screens } from '../../screens/screen-routes.ts'
import { newRequestId } from '../bookings/request-id.ts'
import { ApiProblem } from '../data/api-problem.ts'
import { useText } from '../texts/use-text.ts'
import { BookingEntryForm } from './BookingEntryForm.tsx'
import { type EntryProblem, problemOf } from './entry-problem.ts'
import { entryRequest } from './entry-request.ts'
import type { EntryValues } from './entry-values.ts'
import { enteredMessage } from './entered-message.ts'
import { MailNotSent } from './MailNotSent.tsx'

interface BookingEntryProps {
  begun: EntryValues
  types: StaffRoomTypeView[]
  property: PropertyView
}

/**
 * The form and what becomes of it. A press has a name of its own: repeated after a lost answer it is
 * still one booking. What was refused stays filled in.
 */
export function BookingEntry({ begun, types, property }: BookingEntryProps) {
  const text = useText()
  const notify = useNotify()
  const navigate = useNavigate()
  const client = useQueryClient()
  const press = useRef(newRequestId())
  const preview = useRef<Worded<BookingPreview> | undefined>(undefined)
  const arrival = useRef('')
  const [problem, setProblem] = useState<EntryProblem | null>(null)
  const [unmailed, setUnmailed] = useState<BookingEnteredView | null>(null)
  const isDone = useRef(false)

  const leave = () => {
    isDone.current = true
    void navigate(`${screens.agenda.path}?date=${arrival.current}`)
  }
  const entered = (booking: BookingEnteredView) => {
    // react-admin keeps the answer as if it were the whole booking.
    client.removeQueries({ queryKey: ['bookings', 'getOne', { id: booking.id }] })
    void client.invalidateQueries({ queryKey: ['agenda'] })
    const { message, type } = enteredMessage(booking)
    if (type === 'error') return setUnmailed(booking)
    notify(text(message), { type })
    leave()
  }
  return (
    <CreateBase<EntryValues & { id: string }>
      disableAuthentication
      redirect={false}
      transform={(values: EntryValues) => {
        setProblem(null)
        arrival.current = values.arrival ?? ''
        return entryRequest(values, preview.current, press.current)
      }}
      mutationOptions={{
        onSuccess: (booking) => entered(booking as unknown as BookingEnteredView),
        onError: (failed) => {
          const found = problemOf(failed)
          // Its booking is made: the next press would be another one.
          if (failed instanceof ApiProblem && failed.reason === 'idempotency-key-reused')
            press.current = newRequestId()
          setProblem(found)
          void client.invalidateQueries({ queryKey: ['new-booking'] })
        },
      }}
    >
      <BookingEntryForm
        begun={begun}
        types={types}
        property={property}
        problem={problem}
        isDone={isDone}
        onPreview={(seen) => {
          preview.current = seen
        }}
        after={unmailed ? <MailNotSent booking={unmailed} onSent={leave} /> : null}
      />
    </CreateBase>
  )
}
