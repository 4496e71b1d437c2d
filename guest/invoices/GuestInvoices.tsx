import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { GuestInvoicesView } from '../../api/invoices/invoice-shapes.ts'
import { fillText } from '../../rules/texts/fill-text.ts'
import { Message } from '../controls/Message.tsx'
import { Spinner } from '../controls/Spinner.tsx'
import { Icon } from '../icons/Icon.tsx'
import { lazyPart } from '../page/lazy-part.tsx'
import { CallUs, MailUs } from '../property/ReachUs.tsx'
import { useWords } from '../texts/words.ts'
import { type InvoicesPath, invoicesRead } from './invoice-reads.ts'

/** Comes when it is asked for: most guests need no invoice. */
const form = lazyPart(
  ['invoices/InvoiceForm.tsx'],
  async () => (await import('./InvoiceForm.tsx')).InvoiceForm,
)

interface Props {
  /** Whose invoices: the address has the key of the booking or the order in it. */
  path: InvoicesPath
  /** Where an invoice is mailed unless the guest says otherwise. */
  email: string
  /** When it is made: 'bij vertrek'. */
  when: string
}

/**
 * The guest's own invoices (BO §2): asked for, issued, or refused; nothing where none can be made.
 * It is read after the page, which is there without it.
 */
export function GuestInvoices({ path, email, when }: Props) {
  const { sitePayment: words } = useWords()
  const { data, error, isFetching, refetch } = useQuery(invoicesRead(path))
  const [formIs, setForm] = useState<'closed' | 'coming' | 'open' | 'missing'>('closed')
  const open = () => {
    setForm('coming')
    form.load().then(
      () => setForm('open'),
      () => setForm('missing'),
    )
  }
  if (error && error.status !== 404 && !data)
    return (
      <Message kind="danger" title={words.invoicesUnread}>
        <button className="button button--quiet" type="button" onClick={() => void refetch()}>
          {isFetching ? words.busy : words.tryAgain}
        </button>
      </Message>
    )
  if (!data || isSilent(data)) return null
  return (
    <section className="stack stack--close invoices" aria-labelledby="invoices">
      <h2 className="h3" id="invoices">
        {words.invoice}
      </h2>
      <Standing invoices={data} path={path} when={when} />
      {data.canAsk && formIs === 'missing' && (
        <Message kind="danger" role="alert" title={words.formMissing} />
      )}
      {data.canAsk && formIs === 'open' && (
        <form.Part path={path} email={email} onDone={() => setForm('closed')} />
      )}
      {data.canAsk && formIs !== 'open' && (
        <div>
          <button
            className="button button--quiet"
            type="button"
            aria-busy={formIs === 'coming' || undefined}
            onClick={open}
          >
            {formIs === 'coming' && <Spinner />}
            {data.isAsked ? words.askOtherwise : words.askInvoice}
          </button>
        </div>
      )}
    </section>
  )
}

/** How it stands: what is there, what was asked for, or why there is none. */
function Standing({
  invoices: { invoices, canAsk, isAsked, isRefused, isOver },
  path,
  when,
}: Pick<Props, 'path' | 'when'> & { invoices: GuestInvoicesView }) {
  const { sitePayment: words } = useWords()
  return (
    <>
      {invoices.length > 0 && (
        <ul className="invoices__list">
          {invoices.map(({ id, number, isCredit }) => (
            <li key={id}>
              <a className="more" href={`${path}/${id}/pdf`} target="_blank" rel="noreferrer">
                {fillText(isCredit ? words.creditNotePdf : words.invoicePdf, { number })}{' '}
                <Icon name="arrow" />
              </a>
            </li>
          ))}
        </ul>
      )}
      <div role="status">
        {isAsked ? (
          <Message kind="success" title={fillText(words.invoiceRequested, { when })}>
            <p className="small">{words.invoiceComes}</p>
          </Message>
        ) : isRefused && canAsk ? (
          <Message kind="notice" title={words.invoiceRefused}>
            <p className="small">{words.invoiceLookedInto}</p>
          </Message>
        ) : !canAsk ? (
          <p className="small soft">{words.invoiceOtherwise}</p>
        ) : (
          <p className="small soft">
            {isOver ? words.invoiceAtOnce : fillText(words.invoiceLater, { when })}
          </p>
        )}
      </div>
      {isRefused && (
        <div className="buttons">
          <CallUs />
          <MailUs subject={words.invoiceMailSubject} />
        </div>
      )}
    </>
  )
}

/** There is none, and none can be asked for. */
function isSilent({ canAsk, isAsked, isRefused, invoices }: GuestInvoicesView): boolean {
  return !canAsk && !isAsked && !isRefused && invoices.length === 0
}
