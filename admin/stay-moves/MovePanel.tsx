import { Button, Dialog, Popover, useMediaQuery } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useId, useState } from 'react'
import type { StayWishRequest } from '../../api/bookings/acts/change-stay.ts'
import type { BookingView } from '../../api/bookings/booking-answer-shapes.ts'
import { parseDay, type Stay } from '../../rules/calendar/day.ts'
import { checkOverruleReason } from '../../rules/forms/check-overrule-reason.ts'
import { newRequestId } from '../bookings/request-id.ts'
import { useBackOfficeData } from '../data/use-back-office-data.ts'
import { LoadFailure } from '../shell/LoadFailure.tsx'
import { Note } from '../shell/Note.tsx'
import { useText } from '../texts/use-text.ts'
import { inWords } from '../texts/words.ts'
import { MoveRefusals } from './MoveRefusals.tsx'
import { MoveRooms } from './MoveRooms.tsx'
import { MoveSides } from './MoveSides.tsx'
import { MoveWarnings } from './MoveWarnings.tsx'
import styles from './move-panel.module.css'
import { changeAsShown, wishOfSuggestion } from './stay-wish.ts'
import { useStayMove } from './use-stay-move.tsx'

interface MovePanelProps {
  booking: BookingView
  wish: StayWishRequest
  /** Where the stay would lie, once drawn; a phone has the panel over its whole screen. */
  anchor(): Element | null
  /** Another stay is looked at: its nights, and the room that it would get. */
  onWished(stay: Stay, roomId: number | null): void
  onClose(): void
}

/**
 * What a stay that was dropped elsewhere comes to: both sides, the money, who has to move for it.
 * Nothing counts before "Wijziging doorvoeren" (BO §2).
 */
export function MovePanel({ booking, wish: dropped, anchor, onWished, onClose }: MovePanelProps) {
  const text = useText()
  const id = useId()
  const isPhone = useMediaQuery('(max-width: 719.95px)', { noSsr: true })
  const data = useBackOfficeData()
  const [wish, setWish] = useState(dropped)
  const [reason, setReason] = useState<string | null>(null)
  const [asked, setAsked] = useState(false)
  const [requestId] = useState(newRequestId)
  const move = useStayMove(onClose)
  const preview = useQuery({
    queryKey: ['stay-change', booking.id, wish],
    queryFn: () => data.previewStayChange(booking.id, wish),
    staleTime: 0,
  })
  const shown = preview.data
  const after = wish === dropped ? null : shown?.after
  useEffect(() => {
    if (after)
      onWished(
        { arrival: parseDay(after.arrival)!, departure: parseDay(after.departure)! },
        after.roomId,
      )
  }, [after, onWished])
  const why = reason ?? shown?.overruleReason ?? ''
  const missing = shown ? checkOverruleReason(shown.warnings, why) : null
  const change = shown ? changeAsShown(wish, shown, `${requestId}-${shown.version}`, why) : null

  const content = (
    <form
      className={styles.panel}
      onSubmit={(event) => {
        event.preventDefault()
        setAsked(true)
        if (change && shown && missing === null)
          move.run({
            bookingId: booking.id,
            change,
            before: shown.before,
            wasPinned: booking.pinned,
          })
      }}
    >
      <h2 id={id}>{text('stayMoves.title', { name: booking.guestName })}</h2>
      {preview.error ? (
        <LoadFailure
          what={text('stayMoves.failed')}
          problem={preview.error}
          onRetry={() => void preview.refetch()}
        />
      ) : null}
      {shown ? (
        <>
          <MoveSides preview={shown} wish={wish} />
          <MoveRefusals
            preview={shown}
            wish={wish}
            onChoose={(suggestion) => {
              move.forget()
              setWish(wishOfSuggestion(wish, suggestion))
            }}
          />
          <MoveRooms moves={shown.moves} />
          <MoveWarnings
            warnings={change ? shown.warnings : []}
            reason={why}
            error={asked && missing ? inWords(missing) : null}
            onReason={setReason}
          />
        </>
      ) : preview.isPending ? (
        <p role="status" className={styles.waiting}>
          {text('stayMoves.loading')}
        </p>
      ) : null}
      {move.refusal ? <Note tone="bad" title={move.refusal} /> : null}
      <div className={styles.buttons}>
        <Button
          type="submit"
          variant="contained"
          disabled={!change || preview.isFetching || move.busy}
        >
          {move.busy ? text('bookings.actions.busy') : text('stayMoves.confirm')}
        </Button>
        <Button onClick={onClose}>{text('stayMoves.close')}</Button>
      </div>
    </form>
  )
  if (isPhone)
    return (
      <Dialog
        open
        fullScreen
        onClose={onClose}
        aria-labelledby={id}
        slotProps={{ paper: { sx: { borderRadius: 0 } } }}
      >
        {content}
      </Dialog>
    )
  return (
    <Popover
      open
      anchorEl={anchor}
      onClose={onClose}
      anchorOrigin={{ vertical: 'center', horizontal: 'right' }}
      transformOrigin={{ vertical: 'center', horizontal: 'left' }}
      slotProps={{ paper: { role: 'dialog', 'aria-labelledby': id, sx: { ml: 1 } } }}
    >
      {content}
    </Popover>
  )
}
