import { Popover } from '@mui/material'
import { Suspense, useState } from 'react'
import { dutchDayInWords, staffDay } from '../../rules/calendar/dutch.ts'
import { partsOf } from '../../rules/calendar/day.ts'
import type { EpochDay } from '../../rules/calendar/day.ts'
import { Icon } from '../marks/Icon.tsx'
import { lazyScreen } from '../shell/lazy-screen.tsx'
import { useText } from '../texts/use-text.ts'
import styles from './date-jump.module.css'

/** The months weigh as much as the whole agenda: they come when a hand comes near. */
const picker = lazyScreen(async () => (await import('./MonthPicker.tsx')).MonthPicker)
/** What fails here is told when the months are opened. */
const fetchPicker = () => void picker.load().catch(() => {})

interface DateJumpProps {
  date: EpochDay
  today: EpochDay
  onDate(date: EpochDay): void
  /** Only the icon, for a thumb. */
  compact?: boolean
  /** What the day is for; without it, to move the calendar. */
  label?: string
}

/**
 * The date picker that moves the calendar (BO §2): the day in view as a button, a month to choose
 * from below it.
 */
export function DateJump({ date, today, onDate, compact = false, label }: DateJumpProps) {
  const text = useText()
  const name = label ?? text('agenda.goToDate')
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  return (
    <>
      <button
        type="button"
        className={compact ? styles.compact : styles.field}
        aria-label={`${name}, ${dutchDayInWords(date)}`}
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        onPointerEnter={fetchPicker}
        onFocus={fetchPicker}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <Icon name="agenda" />
        {compact ? null : shortDate(date)}
      </button>
      <Popover
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
        slotProps={{ paper: { role: 'dialog', 'aria-label': name, className: styles.paper } }}
      >
        <Suspense fallback={<div className={styles.waiting} />}>
          <picker.Screen
            date={date}
            today={today}
            onChosen={(chosen) => {
              if (chosen !== null) onDate(chosen)
              setAnchor(null)
            }}
          />
        </Suspense>
      </Popover>
    </>
  )
}

/** `wo 25-11-2026`. */
function shortDate(day: EpochDay): string {
  const { year, month, dayOfMonth } = partsOf(day)
  return `${staffDay(day).slice(0, 2)} ${dayOfMonth}-${month}-${year}`
}
