import { Suspense } from 'react'
import type { Stay } from '../../rules/calendar/day.ts'
import { lazyScreen } from '../shell/lazy-screen.tsx'
import { wishOfDrop } from '../stay-moves/stay-wish.ts'
import { useText } from '../texts/use-text.ts'
import styles from './hand-layer.module.css'
import type { RoomColumn } from './room-columns.ts'
import type { DroppedStay } from './use-held-nights.ts'

/** What a moved stay costs is asked seldom: its code comes with the first one. */
const panel = lazyScreen(async () => (await import('../stay-moves/MovePanel.tsx')).MovePanel)

interface HandLayerProps {
  columns: RoomColumn[]
  /** What is held and where, or why it cannot be let go there. */
  said: string
  dropped: DroppedStay | null
  onChoose(): void
  onSettled(): void
  /** Another stay is looked at instead of where it was let go. */
  onWished(stay: Stay, roomId: number | null): void
}

/**
 * What belongs to a grid while a hand is over it: what is said of it, what a dropped stay comes to,
 * and the way to choose empty nights without a pointer.
 */
export function HandLayer({
  columns,
  said,
  dropped,
  onChoose,
  onSettled,
  onWished,
}: HandLayerProps) {
  const text = useText()
  const room = dropped && columns[dropped.target.room]?.room
  return (
    <>
      <p role="status" className="visually-hidden">
        {said}
      </p>
      <button type="button" className={styles.choose} onClick={onChoose}>
        {text('agenda.hand.choose')}
      </button>
      {dropped && room ? (
        <Suspense fallback={null}>
          <panel.Screen
            booking={dropped.stay.booking}
            wish={wishOfDrop(dropped.stay.booking, {
              room,
              arrival: dropped.target.arrival,
              departure: dropped.target.departure,
              isFree: dropped.isFree,
            })}
            anchor={ghost}
            onWished={onWished}
            onClose={onSettled}
          />
        </Suspense>
      ) : null}
    </>
  )
}

function ghost(): Element | null {
  return document.querySelector('[data-ghost]')
}
