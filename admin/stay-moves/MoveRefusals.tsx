import type { StayChangePreviewView } from '../../api/bookings/booking-answer-shapes.ts'
import type { StayWishRequest } from '../../api/bookings/acts/change-stay.ts'
import type { StaySuggestion } from '../../rules/availability/stay-refusal.ts'
import { parseDay } from '../../rules/calendar/day.ts'
import { formatEuro } from '../../rules/money/format-euro.ts'
import { staffStay } from '../agenda/agenda-title.ts'
import { Note } from '../shell/Note.tsx'
import { useText } from '../texts/use-text.ts'
import styles from './move-panel.module.css'

interface MoveRefusalsProps {
  preview: StayChangePreviewView
  /** What was refused. */
  wish: Pick<StayWishRequest, 'arrival' | 'departure'> | null
  onChoose(suggestion: StaySuggestion): void
}

/** Why the stay cannot be had, and the nearest ones that can: one press looks at such a one. */
export function MoveRefusals({
  preview: { refusals, nearest },
  wish,
  onChoose,
}: MoveRefusalsProps) {
  const text = useText()
  if (refusals.length === 0) return null
  return (
    <Note tone="bad">
      {refusals.map((refusal) => (
        <p key={`${refusal.reason}-${refusal.day}`}>{refusal.text}</p>
      ))}
      {nearest.length > 0 ? (
        <div className={styles.nearest}>
          <span>{text('stayMoves.nearest')}</span>
          {nearest.map((stay) => (
            <button
              key={`${stay.arrival}-${stay.departure}`}
              type="button"
              onClick={() => onChoose(stay)}
            >
              {staffStay(parseDay(stay.arrival) ?? 0, parseDay(stay.departure) ?? 0)},{' '}
              {formatEuro(stay.totalCents)}
              {/* The nights that were refused fit in another room only. */}
              {stay.arrival === wish?.arrival && stay.departure === wish.departure
                ? ` ${text('stayMoves.otherRoom')}`
                : null}
            </button>
          ))}
        </div>
      ) : null}
    </Note>
  )
}
