import { Button } from '@mui/material'
import { Suspense, useState } from 'react'
import type { BookingView } from '../../api/bookings/booking-answer-shapes.ts'
import { Icon } from '../marks/Icon.tsx'
import { lazyScreen } from '../shell/lazy-screen.tsx'
import { useText } from '../texts/use-text.ts'

/** The months of its picker weigh as much as the page: the overlay comes when a hand comes near. */
const overlay = lazyScreen(async () => (await import('./StayChangeDialog.tsx')).StayChangeDialog)
const fetchOverlay = () => void overlay.load().catch(() => {})

/** "Datum/ Type Wijzigen" (BO §2), and the overlay that it opens. */
export function StayChangeButton({
  booking,
  disabled,
  offered,
}: {
  booking: BookingView
  disabled: boolean
  /** Whether it can be done now; an overlay that is open stays open. */
  offered: boolean
}) {
  const text = useText()
  const [open, setOpen] = useState(false)
  if (!offered && !open) return null
  return (
    <>
      <Button
        variant="outlined"
        disabled={disabled}
        startIcon={<Icon name="agenda" />}
        aria-haspopup="dialog"
        onPointerEnter={fetchOverlay}
        onFocus={fetchOverlay}
        onClick={() => setOpen(true)}
      >
        {text('stayChange.open')}
      </Button>
      {open ? (
        <Suspense fallback={null}>
          <overlay.Screen booking={booking} onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </>
  )
}
