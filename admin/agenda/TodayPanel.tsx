import { useId } from 'react'
import type { EpochDay } from '../../rules/calendar/day.ts'
import { dutchDayInWords } from '../../rules/calendar/dutch.ts'
import { DayGuests } from '../day-sheet/DayGuests.tsx'
import { DaySheetSkeleton } from '../day-sheet/DaySheetSkeleton.tsx'
import { useDaySheet } from '../day-sheet/use-day-sheet.ts'
import { LoadFailure } from '../shell/LoadFailure.tsx'
import { useText } from '../texts/use-text.ts'
import styles from './today-panel.module.css'

/** Who comes, who leaves, the unpaid first, and who stays today, beside the agenda; followed live. */
export function TodayPanel({ today }: { today: EpochDay }) {
  const text = useText()
  const id = useId()
  const { data: sheet, error, refetch } = useDaySheet(today)
  return (
    <section className={styles.panel} aria-labelledby={id}>
      <h2 id={id}>{text('agenda.todayPanel.title', { day: dutchDayInWords(today) })}</h2>
      {error ? (
        <LoadFailure
          what={text('agenda.todayPanel.failed')}
          problem={error}
          onRetry={() => void refetch()}
        />
      ) : null}
      {sheet ? <DayGuests sheet={sheet} /> : error ? null : <DaySheetSkeleton />}
    </section>
  )
}
