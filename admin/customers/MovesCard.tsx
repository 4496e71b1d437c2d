import { Button, Card } from '@mui/material'
import { Link, useNavigate } from 'react-router'
import type { CustomerDetailView, CustomerMoveView } from '../../api/customers/customer-shapes.ts'
import { recordAddress } from '../../screens/screen-routes.ts'
import { usePastMoment } from '../clock/use-past-moment.ts'
import { CardHead } from '../shell/CardHead.tsx'
import { useText } from '../texts/use-text.ts'
import styles from './customers.module.css'
import { useCustomerAct } from './use-customer-act.ts'

/** Whom the customer was merged with or split from, and the way back. */
export function MovesCard({ customer }: { customer: CustomerDetailView }) {
  const text = useText()
  const moment = usePastMoment()
  const navigate = useNavigate()
  const { act, busy, offline } = useCustomerAct(
    ({ id }) => void navigate(recordAddress('customer', id)),
  )
  const words = ({ kind, isFrom, other: { number, name } }: CustomerMoveView) => {
    const other = `${name} (${number})`
    if (kind === 'merge')
      return text(isFrom ? 'customers.moves.mergedAway' : 'customers.moves.merged', { other })
    return text(isFrom ? 'customers.moves.split' : 'customers.moves.splitFrom', { other })
  }
  return (
    <Card>
      <CardHead title={text('customers.moves.title')} />
      <ul className={styles.items}>
        {customer.moves.map((move) => (
          <li key={move.id}>
            <div>
              <Link to={recordAddress('customer', move.other.id)}>{words(move)}</Link>
              <small>{text('customers.moves.by', { day: moment(move.at), name: move.by })}</small>
            </div>
            {move.undoable ? (
              <Button
                variant="outlined"
                disabled={offline}
                aria-disabled={busy}
                aria-label={text('customers.moves.undoOf', { what: words(move) })}
                onClick={() =>
                  act(`customers/moves/${move.id}/undo`, {}, text('customers.moves.undone'))
                }
              >
                {text('customers.moves.undo')}
              </Button>
            ) : null}
          </li>
        ))}
      </ul>
    </Card>
  )
}
