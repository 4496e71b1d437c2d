import { Card } from '@mui/material'
import { Link } from 'react-router'
import type { MailView } from '../../api/mail/mail-shapes.ts'
import { usePastMoment } from '../clock/use-past-moment.ts'
import { useText } from '../texts/use-text.ts'
import styles from './mails.module.css'
import { MailStateMark } from './MailStateMark.tsx'
import { recordAddress } from '../../screens/screen-routes.ts'

/** A row per mail; the subject opens it. On a phone the row becomes a card of two lines. */
export function MailTable({ mails }: { mails: MailView[] }) {
  const text = useText()
  const moment = usePastMoment()
  return (
    <Card>
      <table className={styles.table}>
        <caption className="visually-hidden">{text('mails.list')}</caption>
        <thead>
          <tr>
            <th scope="col">{text('mails.created')}</th>
            <th scope="col">{text('mails.guest')}</th>
            <th scope="col">{text('mails.subject')}</th>
            <th scope="col">{text('mails.state')}</th>
          </tr>
        </thead>
        <tbody>
          {mails.map((mail) => (
            <tr key={mail.id}>
              <td className={styles.moment}>{moment(mail.createdAt)}</td>
              <td className={styles.guest}>
                <b>{mail.recipientName || mail.recipient}</b>
                {mail.recipientName ? <span>{mail.recipient}</span> : null}
              </td>
              <td className={styles.subject}>
                <Link
                  to={recordAddress('mail', mail.id)}
                  aria-label={text('mails.open', {
                    recipient: mail.recipientName || mail.recipient,
                    subject: mail.subject,
                  })}
                >
                  {mail.subject}
                </Link>
                <span>
                  {mail.kindName} · {mail.subjectNumber}
                </span>
              </td>
              <td className={styles.state}>
                <MailStateMark state={mail.state} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Card>
  )
}
