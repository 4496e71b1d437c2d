import { Card } from '@mui/material'
import { Link } from 'react-router'
import type { BookingDetailView } from '../../api/bookings/booking-answer-shapes.ts'
import { parseDay } from '../../rules/calendar/day.ts'
import { staffDay, staffDayYear } from '../../rules/calendar/dutch.ts'
import { screens } from '../../screens/screen-routes.ts'
import { CardHead } from '../shell/CardHead.tsx'
import { useText } from '../texts/use-text.ts'
import styles from './attendance.module.css'

/** Nachtregister: who slept here, and until when that is kept; nothing before they came. */
export function NightRegisterCard({ guests }: { guests: BookingDetailView['nightRegister'] }) {
  const text = useText()
  const [first] = guests
  if (!first) return null
  const day = (of: string) => staffDay(parseDay(of) ?? 0)
  const told = ({ residence, document, birthDate, nationality, address }: typeof first) =>
    [
      residence,
      document && text(`attendance.documents.${document}`),
      birthDate && staffDayYear(parseDay(birthDate) ?? 0),
      nationality,
      address,
    ].filter(Boolean)
  return (
    <Card>
      <CardHead title={text('attendance.register.title')}>
        <Link
          className={styles.all}
          to={`${screens.nightRegister.path}?van=${first.arrival}&tot=${first.departure}`}
        >
          {text('attendance.register.open')}
        </Link>
      </CardHead>
      <div className={styles.register}>
        <ul>
          {guests.map((guest, index) => (
            <li key={index}>
              <b>{guest.name}</b>
              <span>{told(guest).join(' · ')}</span>
            </li>
          ))}
        </ul>
        <p className={styles.hint}>
          {text('attendance.register.stay', {
            arrival: day(first.arrival),
            departure: day(first.departure),
          })}
          .{' '}
          {text('attendance.register.kept', { day: staffDayYear(parseDay(first.keptUntil) ?? 0) })}
        </p>
      </div>
    </Card>
  )
}
