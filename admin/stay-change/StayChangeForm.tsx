import { Button, DialogActions, DialogContent } from '@mui/material'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { type FormEvent, useRef, useState } from 'react'
import type { BookingView } from '../../api/bookings/booking-answer-shapes.ts'
import type { StaffRoomTypeView, StaffRoomView } from '../../api/rooms/room-views.ts'
import { checkOverruleReason } from '../../rules/forms/check-overrule-reason.ts'
import { newRequestId } from '../bookings/request-id.ts'
import { useBackOfficeData } from '../data/use-back-office-data.ts'
import { LoadFailure } from '../shell/LoadFailure.tsx'
import { Note } from '../shell/Note.tsx'
import { MoveRefusals } from '../stay-moves/MoveRefusals.tsx'
import { MoveRooms } from '../stay-moves/MoveRooms.tsx'
import { MoveSettlement } from '../stay-moves/MoveSettlement.tsx'
import { MoveWarnings } from '../stay-moves/MoveWarnings.tsx'
import { changeAsShown } from '../stay-moves/stay-wish.ts'
import { useStayMove } from '../stay-moves/use-stay-move.tsx'
import { useText } from '../texts/use-text.ts'
import { inWords } from '../texts/words.ts'
import { NewStayFields } from './NewStayFields.tsx'
import { OldStay } from './OldStay.tsx'
import { StayLines } from './StayLines.tsx'
import { type NewStay, isUnchanged, newStayOf, wishOf, withSuggestion } from './new-stay.ts'
import styles from './stay-change.module.css'
import { useChangeCalendar } from './use-change-calendar.ts'

interface StayChangeFormProps {
  booking: BookingView
  types: StaffRoomTypeView[]
  rooms: StaffRoomView[]
  onClose(): void
}

/**
 * Old beside new, and what it comes to, asked again with every choice (BO §2). Nothing counts before
 * "Wijziging doorvoeren"; what was refused stays open as it was filled in.
 */
export function StayChangeForm({ booking, types, rooms, onClose }: StayChangeFormProps) {
  const text = useText()
  const data = useBackOfficeData()
  const [stay, setStay] = useState(() => newStayOf(booking))
  const [reason, setReason] = useState<string | null>(null)
  const [asked, setAsked] = useState(false)
  const press = useRef({ id: '', of: '' })
  const { calendar, error, refetch } = useChangeCalendar(booking.id, stay.roomTypeId)
  const move = useStayMove(onClose)
  const wish = wishOf(stay)
  const preview = useQuery({
    queryKey: ['stay-change', booking.id, wish],
    queryFn: () => data.previewStayChange(booking.id, wish!),
    enabled: wish !== null,
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
  const shown = wish ? preview.data : undefined
  const why = reason ?? shown?.overruleReason ?? ''
  const missing = shown ? checkOverruleReason(shown.warnings, why) : null
  const unchanged = wish !== null && isUnchanged(wish, booking)
  const change = wish && shown && !unchanged ? changeAsShown(wish, shown, '', why) : null
  const choose = (next: NewStay) => {
    move.forget()
    setStay(next)
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    // The overlay hangs in the page's own form, which has another button for saving.
    event.stopPropagation()
    setAsked(true)
    if (!change || !shown || missing !== null) return
    // The same press again where its answer was lost; another one for another change.
    const of = JSON.stringify(change)
    if (press.current.of !== of) press.current = { id: newRequestId(), of }
    const named = { ...change, requestId: press.current.id }
    const { id: bookingId, pinned: wasPinned } = booking
    move.run({ bookingId, change: named, before: shown.before, wasPinned })
  }

  return (
    <form onSubmit={submit} className={styles.form}>
      <DialogContent className={styles.content}>
        <OldStay booking={booking} before={preview.data?.before} />
        <section aria-label={text('stayChange.new')} className={styles.new}>
          <h3>{text('stayChange.new')}</h3>
          {error ? (
            <LoadFailure
              what={text('stayChange.failed')}
              problem={error}
              onRetry={() => void refetch()}
            />
          ) : null}
          {calendar ? (
            <NewStayFields
              {...{ booking, types, rooms, calendar, stay }}
              givenNumber={shown?.after?.roomNumber ?? null}
              onChange={choose}
            />
          ) : error ? null : (
            <p role="status" className={styles.waiting}>
              {text('stayChange.loading')}
            </p>
          )}
          {shown?.after ? <StayLines quote={shown.after.quote} /> : null}
        </section>
      </DialogContent>
      <div className={styles.outcome}>
        {preview.error ? (
          <LoadFailure
            what={text('stayMoves.failed')}
            problem={preview.error}
            onRetry={() => void preview.refetch()}
          />
        ) : null}
        {shown ? (
          <>
            <MoveRefusals
              wish={wish}
              preview={shown}
              onChoose={(suggestion) => choose(withSuggestion(stay, suggestion))}
            />
            <MoveRooms moves={shown.moves} />
            <MoveWarnings
              warnings={change ? shown.warnings : []}
              reason={why}
              error={asked && missing ? inWords(missing) : null}
              onReason={setReason}
            />
            {unchanged ? (
              <p className={styles.waiting}>{text('stayChange.unchanged')}</p>
            ) : (
              <MoveSettlement preview={shown} />
            )}
          </>
        ) : null}
        {move.refusal ? <Note tone="bad" title={move.refusal} /> : null}
      </div>
      <DialogActions className={styles.buttons}>
        <Button onClick={onClose}>{text('stayMoves.close')}</Button>
        <Button
          type="submit"
          variant="contained"
          disabled={!change || preview.isFetching || move.busy}
        >
          {move.busy ? text('bookings.actions.busy') : text('stayMoves.confirm')}
        </Button>
      </DialogActions>
    </form>
  )
}
