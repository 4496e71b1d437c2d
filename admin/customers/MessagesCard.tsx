import { Card } from '@mui/material'
import { Link } from 'react-router'
import type { CustomerDetailView } from '../../api/customers/customer-shapes.ts'
import { formListPages } from '../../screens/form-pages.ts'
import { recordAddress } from '../../screens/screen-routes.ts'
import { usePastMoment } from '../clock/use-past-moment.ts'
import { CardHead } from '../shell/CardHead.tsx'
import { useText } from '../texts/use-text.ts'
import styles from './customers.module.css'

/** What came by the forms of the guest site from any address of a customer. */
export function MessagesCard({ messages }: { messages: CustomerDetailView['messages'] }) {
  const text = useText()
  const moment = usePastMoment()
  return (
    <Card>
      <CardHead title={text('customers.messages.title')} />
      {messages.length === 0 ? (
        <p className={styles.none}>{text('customers.messages.none')}</p>
      ) : (
        <ul className={styles.items}>
          {messages.map(({ id, form, createdAt, handled }) => (
            <li key={id}>
              <div>
                <Link to={recordAddress(formListPages[form].one, id)}>
                  {text(`forms.names.${form}`)}
                </Link>
                <small>
                  {moment(createdAt)}
                  {handled ? ` · ${text('customers.messages.handled')}` : ''}
                </small>
              </div>
            </li>
          ))}
        </ul>
      )}
    </Card>
  )
}
