import { Button, Card } from '@mui/material'
import { Link } from 'react-router'
import type { CustomerDetailView } from '../../api/customers/customer-views.ts'
import { recordAddress } from '../../screens/screen-routes.ts'
import { CardHead } from '../shell/CardHead.tsx'
import { useText } from '../texts/use-text.ts'
import styles from './customers.module.css'

/** What else can be done with a customer. */
export function CustomerActions({
  customer: { id },
  isFixed,
}: {
  customer: CustomerDetailView
  isFixed: boolean
}) {
  const text = useText()
  if (isFixed) return null
  return (
    <Card>
      <CardHead title={text('customers.actions.title')} />
      <div className={styles.actions}>
        <Button variant="outlined" component={Link} to={recordAddress('mergeCustomers', id)}>
          {text('customers.actions.merge')}
        </Button>
      </div>
    </Card>
  )
}
