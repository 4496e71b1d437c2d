import { Button, Card } from '@mui/material'
import { Link } from 'react-router'
import type { CustomerDetailView } from '../../api/customers/customer-shapes.ts'
import { recordAddress } from '../../screens/screen-routes.ts'
import { Icon } from '../marks/Icon.tsx'
import { CardHead } from '../shell/CardHead.tsx'
import { useText } from '../texts/use-text.ts'
import styles from './customers.module.css'

/** What else can be done with a customer. Who is to be forgotten can still have what is left. */
export function CustomerActions({
  customer: { id, erasedAt },
  isFixed,
}: {
  customer: CustomerDetailView
  isFixed: boolean
}) {
  const text = useText()
  if (erasedAt) return null
  return (
    <Card>
      <CardHead title={text('customers.actions.title')} />
      <div className={styles.actions}>
        {isFixed ? null : (
          <Button variant="outlined" component={Link} to={recordAddress('mergeCustomers', id)}>
            {text('customers.actions.merge')}
          </Button>
        )}
        {(['json', 'document'] as const).map((form) => (
          <Button
            key={form}
            variant="outlined"
            component="a"
            href={`/api/back-office/customers/${id}/${form === 'json' ? 'data' : 'document'}`}
            download
            startIcon={<Icon name="file" />}
          >
            {text(`customers.actions.${form}`)}
          </Button>
        ))}
        {isFixed ? null : (
          <Button
            variant="text"
            color="error"
            component={Link}
            to={recordAddress('eraseCustomer', id)}
          >
            {text('customers.actions.erase')}
          </Button>
        )}
      </div>
    </Card>
  )
}
