import { Button } from '@mui/material'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import type { TestPaymentView } from '../../api/test-payments/test-payment-view.ts'
import { recordAddress } from '../../screens/screen-routes.ts'
import { useBackOfficeData } from '../data/use-back-office-data.ts'
import { useText } from '../texts/use-text.ts'
import { failureText } from '../texts/words.ts'
import { Note } from '../shell/Note.tsx'
import styles from './test-payment.module.css'

/** 'Test betaling' (BO §2): one cent to the provider; the page it leads to shows each step. */
export function TestPaymentButton() {
  const text = useText()
  const data = useBackOfficeData()
  const navigate = useNavigate()
  // One for each test: a second press of the same one, or a lost answer, makes no second payment.
  const [id, setId] = useState(() => crypto.randomUUID())
  const begin = useMutation({
    mutationFn: () => data.call<TestPaymentView>('test-payments', { id }),
    onSuccess: (made) => {
      setId(crypto.randomUUID())
      void navigate(recordAddress('testPayment', made.id))
    },
  })
  const problem = begin.error
  return (
    <div className={styles.begin}>
      <Button variant="outlined" loading={begin.isPending} onClick={() => begin.mutate()}>
        {text('testPayment.button')}
      </Button>
      {problem ? <Note tone="bad" title={failureText(problem)} /> : null}
    </div>
  )
}
