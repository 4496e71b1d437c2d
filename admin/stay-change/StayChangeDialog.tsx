import { Dialog, DialogContent, IconButton, useMediaQuery } from '@mui/material'
import { useId } from 'react'
import { useGetList } from 'react-admin'
import type { BookingView } from '../../api/bookings/booking-answer-shapes.ts'
import type { KeptRoomTypeView, StaffRoomView } from '../../api/rooms/room-views.ts'
import { Icon } from '../marks/Icon.tsx'
import { KeyTag } from '../marks/KeyTag.tsx'
import { LoadFailure } from '../shell/LoadFailure.tsx'
import { useText } from '../texts/use-text.ts'
import { StayChangeForm } from './StayChangeForm.tsx'
import styles from './stay-change.module.css'

/** Rooms and types are few: all of them at once. */
const all = { pagination: { page: 1, perPage: 200 } }

/** The overlay "Wijzig datum/type" (BO §2); on a phone it takes the screen. */
export function StayChangeDialog({ booking, onClose }: { booking: BookingView; onClose(): void }) {
  const text = useText()
  const id = useId()
  const isPhone = useMediaQuery('(max-width: 719.95px)', { noSsr: true })
  const types = useGetList<KeptRoomTypeView>('room-types', {
    ...all,
    sort: { field: 'sort', order: 'ASC' },
  })
  const rooms = useGetList<StaffRoomView>('rooms', {
    ...all,
    sort: { field: 'number', order: 'ASC' },
  })
  const problem = types.error ?? rooms.error
  return (
    <Dialog
      open
      fullScreen={isPhone}
      maxWidth="md"
      fullWidth
      onClose={onClose}
      aria-labelledby={id}
      slotProps={{ paper: { sx: isPhone ? { borderRadius: 0 } : {} } }}
    >
      <header className={styles.head}>
        {booking.roomNumber === null ? null : <KeyTag number={booking.roomNumber} />}
        <h2 id={id}>{text('stayChange.title')}</h2>
        <span className={styles.who}>
          {booking.guestName} · {booking.number}
        </span>
        <IconButton aria-label={text('stayMoves.close')} onClick={onClose}>
          <Icon name="cross" />
        </IconButton>
      </header>
      {types.data && rooms.data ? (
        <StayChangeForm
          {...{ booking, onClose }}
          types={offered(types.data, booking)}
          rooms={rooms.data}
        />
      ) : (
        <DialogContent>
          {problem ? (
            <LoadFailure
              what={text('stayChange.failed')}
              problem={problem}
              onRetry={() => {
                for (const read of [types, rooms]) if (read.error) void read.refetch()
              }}
            />
          ) : (
            <p role="status" className={styles.waiting}>
              {text('stayChange.loading')}
            </p>
          )}
        </DialogContent>
      )}
    </Dialog>
  )
}

/** Room types that are sold, and the one that the booking has: it may stay there. */
function offered(types: KeptRoomTypeView[], { roomTypeId }: BookingView): KeptRoomTypeView[] {
  return types.filter(({ id, active }) => active || id === roomTypeId)
}
