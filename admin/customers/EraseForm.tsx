import { Button, Card } from '@mui/material'
import { useNavigate } from 'react-router'
import type { CustomerDetailView, ErasureView } from '../../api/customers/customer-shapes.ts'
import { useState } from 'react'
import { useNotify } from 'react-admin'
import { recordAddress } from '../../screens/screen-routes.ts'
import { useBackOfficeData } from '../data/use-back-office-data.ts'
import { useLive } from '../live/live-context.ts'
import { AskedButton } from '../people/AskedButton.tsx'
import { CardHead } from '../shell/CardHead.tsx'
import { Note } from '../shell/Note.tsx'
import { useText } from '../texts/use-text.ts'
import styles from './customers.module.css'

/** Asked twice: that it cannot be undone is ticked first, then the name is typed once more. */
export function EraseForm({ erasure: { id, name } }: { erasure: ErasureView }) {
  const text = useText()
  const notify = useNotify()
  const navigate = useNavigate()
  const data = useBackOfficeData()
  const offline = useLive().status === 'lost'
  const [sure, setSure] = useState(false)
  return (
    <Card>
      <CardHead title={text('customers.erasure.title')} />
      <div className={styles.compare}>
        <Note tone="warn" title={text('customers.erasure.forGood')} live={false} />
        <label>
          <input type="checkbox" checked={sure} onChange={() => setSure(!sure)} />
          {text('customers.erasure.sure', { name })}
        </label>
        <div className={styles.row}>
          {sure ? (
            <AskedButton
              title={text('customers.erasure.submit')}
              isDestructive
              fields={[
                { name: 'name', label: text('customers.erasure.typeName'), autoComplete: 'off' },
              ]}
              send={async (typed) => {
                await data.call<CustomerDetailView>(`customers/${id}/erasure`, typed)
                notify(text('customers.erasure.done'), { type: 'success' })
                void navigate(recordAddress('customer', id))
              }}
            >
              {text('customers.erasure.again', { name })}
            </AskedButton>
          ) : (
            <Button variant="text" color="error" disabled={offline || !sure}>
              {text('customers.erasure.submit')}
            </Button>
          )}
        </div>
      </div>
    </Card>
  )
}
