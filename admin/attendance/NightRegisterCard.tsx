import { Card } from '@mui/material'
import type { BookingDetailView } from '../../api/bookings/booking-views.ts'
import { parseDay } from '../../rules/calendar/day.ts'
import { staffDay } from '../../rules/calendar/dutch.ts'
import { CardHead } from '../shell/CardHead.tsx'
import { useText } from '../texts/use-text.ts'
import styles from './attendance.module.css'

/** Nachtregister: who slept here, and until when that is kept; nothing before they came. */
export function NightRegisterCard({ guests }: { guests: BookingDetailView['nightRegister'] }) {
  const text = useText()
  const [first] = guests
  if (!first) return null
  const day = (of: string) => staffDay(parseDay(of) ?? 0)
  return (
    <Card>
      <CardHead title={text('attendance.register.title')} />
      <div className={styles.register}>
        <ul>
          {guests.map(({ name, residence, document }, index) => (
            <li key={index}>
              <b>{name}</b>
              <span>
                {residence} · {text(`attendance.documents.${document}`)}
              </span>
            </li>
          ))}
        </ul>
        <p className={styles.hint}>
          {text('attendance.register.stay', {
            arrival: day(first.arrival),
            departure: day(first.departure),
          })}
          . {text('attendance.register.kept')}
        </p>
      </div>
    </Card>
  )
}
