import { dutchDayInWords, staffDay } from '../../rules/calendar/dutch.ts'
import type { EpochDay } from '../../rules/calendar/day.ts'
import { useText } from '../texts/use-text.ts'
import styles from './phone-agenda.module.css'
import { occupiedRooms, type RoomColumn } from './room-columns.ts'

interface DayStripProps {
  /** Null while they are not known. */
  columns: RoomColumn[] | null
  monday: EpochDay
  date: EpochDay
  today: EpochDay
  onDay(day: EpochDay): void
}

/** Seven days with how full each is; the chosen one is ink, today has the brass line. */
export function DayStrip({ columns, monday, date, today, onDay }: DayStripProps) {
  const text = useText()
  return (
    <div className={styles.strip} role="group" aria-label={text('agenda.list.chooseDay')}>
      {Array.from({ length: 7 }, (_, i) => monday + i).map((day) => {
        const [name, number] = staffDay(day).split(' ')
        const occupied = columns && occupiedRooms(columns, day, today)
        return (
          <button
            key={day}
            type="button"
            aria-pressed={day === date}
            data-today={day === today || undefined}
            aria-label={
              columns && occupied !== null
                ? text('agenda.list.dayLabel', {
                    day: dutchDayInWords(day),
                    occupied,
                    rooms: columns.length,
                  })
                : dutchDayInWords(day)
            }
            onClick={() => onDay(day)}
          >
            {name}
            <b>{number}</b>
            <small>{columns ? `${occupied}/${columns.length}` : '–'}</small>
          </button>
        )
      })}
    </div>
  )
}
