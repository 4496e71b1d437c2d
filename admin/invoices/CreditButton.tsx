import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import type { InvoiceDetailView } from '../../api/invoices/invoice-shapes.ts'
import { recordAddress } from '../../screens/screen-routes.ts'
import { ConfirmedActionButton } from '../bookings/ConfirmedActionButton.tsx'
import { useLive } from '../live/live-context.ts'
import { useText } from '../texts/use-text.ts'

/** Takes the invoice back whole, and opens the credit note that does. */
export function CreditButton({ invoice }: { invoice: InvoiceDetailView }) {
  const text = useText()
  const client = useQueryClient()
  const navigate = useNavigate()
  const offline = useLive().status === 'lost'
  return (
    <ConfirmedActionButton
      title={text('invoices.credit')}
      confirm={text('invoices.creditConfirm')}
      isDestructive
      disabled={offline}
      action={async (data) => {
        const note = await data.call<InvoiceDetailView>(`invoices/${invoice.id}/credit`)
        await client.invalidateQueries({ queryKey: ['invoices'] })
        void navigate(recordAddress('invoice', note.id))
      }}
      done={text('invoices.creditedNow')}
    >
      <p>{text('invoices.creditQuestion', { number: invoice.number })}</p>
    </ConfirmedActionButton>
  )
}
