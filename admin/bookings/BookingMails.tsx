import { Card } from '@mui/material'
import { Link } from 'react-router'
import type { BookingDetailView } from '../../api/bookings/booking-answer-shapes.ts'
import { usePastMoment } from '../clock/use-past-moment.ts'
import { MailStateMark } from '../mails/MailStateMark.tsx'
import { CardHead } from '../shell/CardHead.tsx'
import { useText } from '../texts/use-text.ts'
import styles from './booking-mails.module.css'
import { recordAddress } from '../../screens/screen-routes.ts'

/** The mails of this booking, each open to read. */
export function BookingMails({ mails }: { mails: BookingDetailView['mails'] }) {
  const text = useText()
  const moment = usePastMoment()
  return (
    <Card>
      <CardHead title={text('bookings.mails.title')} />
      {mails.length === 0 ? <p className={styles.none}>{text('bookings.mails.none')}</p> : null}
      <ul className={styles.mails}>
        {mails.map((mail) => (
          <li key={mail.id}>
            <Link to={recordAddress('mail', mail.id)}>
              <b>{mail.subject}</b>
              <span>
                {moment(mail.createdAt)} <MailStateMark state={mail.state} />
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </Card>
  )
}
