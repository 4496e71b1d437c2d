import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import type { GuestInvoicesView } from '../../api/invoices/invoice-shapes.ts'
import { type BuyerField, checkBuyer } from '../../rules/forms/check-buyer.ts'
import { Message } from '../controls/Message.tsx'
import { Spinner } from '../controls/Spinner.tsx'
import { send } from '../calls/send.ts'
import { ErrorSummary } from '../forms/ErrorSummary.tsx'
import { FormControl } from '../forms/FormControl.tsx'
import { useCheckedForm } from '../forms/use-checked-form.ts'
import { useWords } from '../texts/words.ts'
import { buyerInputs } from './buyer-inputs.ts'
import { type InvoicesPath, invoicesRead } from './invoice-reads.ts'

const nothing: Record<BuyerField, string> = {
  name: '',
  street: '',
  houseNumber: '',
  postcode: '',
  city: '',
  country: 'NL',
  kvk: '',
  vatId: '',
  email: '',
}

/**
 * Who the invoice is for. It begins empty but for the address of the mail, which the page shows
 * already: whoever has the link to this page is not told where the guest lives.
 */
export function InvoiceForm(props: { path: InvoicesPath; email: string; onDone(): void }) {
  const words = useWords()
  const { sitePayment } = words
  const queries = useQueryClient()
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const [refused, setRefused] = useState<{ field: string; text: string }[]>([])
  const summary = useRef<HTMLDivElement>(null)
  const inputs = buyerInputs(words)
  const filled = { ...nothing, email: props.email }
  const checked = useCheckedForm<BuyerField>(filled, checkBuyer, refused)
  const wrong = inputs.filter(({ field }) => checked.errors[field])
  const { timesRefused, ref } = checked
  useEffect(() => {
    if (timesRefused > 0) summary.current?.focus()
  }, [timesRefused])
  // The button that opened it is gone.
  useEffect(() => ref.current?.querySelector('input')?.focus(), [ref])

  const ask = async (buyer: Record<BuyerField, string>) => {
    setBusy(true)
    setProblem(null)
    const sent = await send<GuestInvoicesView>(props.path, buyer)
    setBusy(false)
    if (sent.ok) {
      queries.setQueryData(invoicesRead(props.path).queryKey, sent.answer)
      props.onDone()
      return
    }
    const { error } = sent.failure
    if (error?.reason === 'invalid-input') setRefused(error.fields)
    setProblem(error?.text ?? sitePayment.invoiceNoAnswer)
    // What was asked may have come to nothing, or be there by now.
    void queries.invalidateQueries({ queryKey: invoicesRead(props.path).queryKey })
  }

  return (
    <form
      className="stack"
      ref={ref}
      noValidate
      aria-label={sitePayment.askInvoice}
      aria-busy={isBusy}
      onSubmit={(event) => {
        event.preventDefault()
        if (isBusy) return
        const buyer = checked.check()
        if (buyer) void ask(buyer)
      }}
      onChange={(event) => {
        checked.edited(event)
        setProblem(null)
      }}
    >
      {wrong.length > 0 && <ErrorSummary ref={summary} fields={wrong} onField={checked.focus} />}
      <div className="form-grid">
        {inputs.map((input) => (
          <FormControl
            key={input.field}
            input={input}
            filled={filled[input.field]}
            error={checked.errors[input.field]}
          />
        ))}
      </div>
      {problem && wrong.length === 0 && <Message kind="danger" role="alert" title={problem} />}
      <div className="buttons">
        <button className="button" type="submit" aria-disabled={isBusy || undefined}>
          {isBusy && <Spinner />}
          {isBusy ? sitePayment.busy : sitePayment.sendInvoiceForm}
        </button>
        <button className="button button--quiet" type="button" onClick={props.onDone}>
          {sitePayment.closeInvoiceForm}
        </button>
      </div>
    </form>
  )
}
