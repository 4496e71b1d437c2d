import { useRef } from 'react'
import { ActionButton } from '../bookings/ActionButton.tsx'
import type { ActionButtonProps } from '../bookings/action-button.ts'
import { newRequestId } from '../bookings/request-id.ts'
import { useText } from '../texts/use-text.ts'

/** Pins the booking to its room, so that it is not moved for others, or gives it free again. */
export function PinRoomButton({ booking, ...button }: ActionButtonProps) {
  const text = useText()
  const press = useRef({ id: '', of: '' })
  const pinned = !booking.pinned
  const of = `${booking.version} ${pinned}`
  return (
    <ActionButton
      {...button}
      icon="check"
      action={(data) => {
        // The same press again where its answer was lost; another one once the booking changed.
        if (press.current.of !== of) press.current = { id: newRequestId(), of }
        const { version } = booking
        const { id: requestId } = press.current
        return data.act('bookings', booking.id, 'pin-room', { pinned, version, requestId })
      }}
      done={text(pinned ? 'stayChange.pinned' : 'stayChange.unpinned')}
    >
      {text(pinned ? 'stayChange.pin' : 'stayChange.unpin')}
    </ActionButton>
  )
}
