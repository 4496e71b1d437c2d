import { Card } from '@mui/material'
import { Link } from 'react-router'
import type { FormMessageView } from '../../api/forms/form-message-view.ts'
import { formListPages } from '../../screens/form-pages.ts'
import { recordAddress } from '../../screens/screen-routes.ts'
import { usePastMoment } from '../clock/use-past-moment.ts'
import { useText } from '../texts/use-text.ts'
import { aboutWords } from './about-words.ts'
import styles from './forms.module.css'
import { HandledMark } from './HandledMark.tsx'

/** A row per message; the name opens it. On a phone the row becomes a card. */
export function FormMessageTable({
  messages,
  title,
}: {
  messages: FormMessageView[]
  title: string
}) {
  const text = useText()
  const moment = usePastMoment()
  return (
    <Card>
      <table className={styles.table}>
        <caption className="visually-hidden">{title}</caption>
        <thead>
          <tr>
            <th scope="col">{text('forms.received')}</th>
            <th scope="col">{text('forms.from')}</th>
            <th scope="col">{text('forms.about')}</th>
            <th scope="col">{text('forms.state')}</th>
          </tr>
        </thead>
        <tbody>
          {messages.map((message) => (
            <tr key={message.id}>
              <td className={styles.moment}>{moment(message.createdAt)}</td>
              <td className={styles.from}>
                <Link
                  to={recordAddress(formListPages[message.form].one, message.id)}
                  aria-label={text('forms.openOne', {
                    title: text(`forms.names.${message.form}`),
                    name: message.name,
                  })}
                >
                  {message.name}
                </Link>
                <span>{message.email || message.phone}</span>
              </td>
              <td className={styles.about}>{aboutWords(message, text)}</td>
              <td className={styles.state}>
                <HandledMark handled={message.handled} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Card>
  )
}
