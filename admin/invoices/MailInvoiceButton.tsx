import { TextField } from '@mui/material'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { InvoiceDetailView } from '../../api/invoices/invoice-shapes.ts'
import { isEmail } from '../../rules/forms/is-email.ts'
import { ConfirmedActionButton, type FieldErrors } from '../bookings/ConfirmedActionButton.tsx'
import { newUuid } from '../bookings/request-id.ts'
import { useLive } from '../live/live-context.ts'
import { useText } from '../texts/use-text.ts'
import { wordsInForce } from '../texts/words.ts'

/** Asks for the address; the same press is one mail, however often it is sent. */
export function MailInvoiceButton({ invoice }: { invoice: InvoiceDetailView }) {
  const text = useText()
  const client = useQueryClient()
  const offline = useLive().status === 'lost'
  const [email, setEmail] = useState(invoice.email)
  const [requestId, setRequestId] = useState('')
  return (
    <ConfirmedActionButton
      title={text('invoices.mail')}
      confirm={text('invoices.mailConfirm')}
      icon="mail"
      disabled={offline}
      check={(): FieldErrors =>
        isEmail(email.trim()) ? {} : { email: wordsInForce().formFields.email }
      }
      action={async (data) => {
        await data.call(`invoices/${invoice.id}/mail`, { requestId, email })
        await client.invalidateQueries({ queryKey: ['invoices'] })
      }}
      done={text('invoices.mailed')}
      onOpen={() => {
        setEmail(invoice.email)
        setRequestId(newUuid())
      }}
    >
      {(errors) => (
        <>
          <p>{text('invoices.mailQuestion', { number: invoice.number })}</p>
          <TextField
            label={text('invoices.email')}
            type="email"
            value={email}
            error={errors['email'] !== undefined}
            helperText={errors['email']}
            onChange={({ target }) => setEmail(target.value)}
          />
        </>
      )}
    </ConfirmedActionButton>
  )
}
