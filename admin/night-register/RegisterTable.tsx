import { Link } from 'react-router'
import type { NightRegisterView } from '../../api/night-register/night-register-view.ts'
import { parseDay } from '../../rules/calendar/day.ts'
import { staffDayYear } from '../../rules/calendar/dutch.ts'
import { type RegisterField, registerFields } from '../../rules/forms/night-register-profile.ts'
import { recordAddress } from '../../screens/screen-routes.ts'
import { Note } from '../shell/Note.tsx'
import { useText } from '../texts/use-text.ts'
import styles from './night-register.module.css'

type Guest = NightRegisterView['guests'][number]

/** The guests of a period: a column for what is asked now, and for what was asked of one of them. */
export function RegisterTable({ register: { asks, guests } }: { register: NightRegisterView }) {
  const text = useText()
  if (guests.length === 0)
    return (
      <Note tone="ink" title={text('nightRegister.none')}>
        {text('nightRegister.noneHint')}
      </Note>
    )
  const fields = registerFields.filter(
    (field) => asks.includes(field) || guests.some((guest) => guest[field] !== null),
  )
  const day = (of: string) => staffDayYear(parseDay(of) ?? 0)
  const told = (guest: Guest, field: RegisterField) => {
    if (field === 'document')
      return guest.document ? text(`attendance.documents.${guest.document}`) : ''
    if (field === 'birthDate') return guest.birthDate ? day(guest.birthDate) : ''
    return guest[field] ?? ''
  }
  return (
    <>
      <p className={styles.count}>{text('nightRegister.count', { smart_count: guests.length })}</p>
      <table className={styles.table}>
        <caption className="visually-hidden">{text('nightRegister.title')}</caption>
        <thead>
          <tr>
            <th scope="col">{text('nightRegister.guest')}</th>
            {fields.map((field) => (
              <th key={field} scope="col">
                {text(`attendance.arrive.${field}`)}
              </th>
            ))}
            <th scope="col">{text('attendance.arrive.arrival')}</th>
            <th scope="col">{text('attendance.arrive.departure')}</th>
            <th scope="col">{text('nightRegister.booking')}</th>
          </tr>
        </thead>
        <tbody>
          {guests.map((guest, index) => (
            // Guests have no other name than their place.
            <tr key={index}>
              <th scope="row">{guest.name}</th>
              {fields.map((field) => (
                <td key={field} data-label={text(`attendance.arrive.${field}`)}>
                  {told(guest, field)}
                </td>
              ))}
              <td data-label={text('attendance.arrive.arrival')}>{day(guest.arrival)}</td>
              <td data-label={text('attendance.arrive.departure')}>{day(guest.departure)}</td>
              <td data-label={text('nightRegister.booking')}>
                <Link to={recordAddress('booking', guest.bookingId)}>{guest.number}</Link>
                {guest.room === null
                  ? null
                  : `, ${text('nightRegister.room', { room: guest.room })}`}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  )
}
