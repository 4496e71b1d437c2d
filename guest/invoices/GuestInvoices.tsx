import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { GuestInvoicesView } from '../../api/invoices/invoice-shapes.ts'
import { Message } from '../controls/Message.tsx'
import { Spinner } from '../controls/Spinner.tsx'
import { Icon } from '../icons/Icon.tsx'
import { lazyPart } from '../page/lazy-part.tsx'
import { CallUs, MailUs } from '../property/ReachUs.tsx'
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
      <Message kind="danger" title="We konden niet kijken of er een factuur is.">
        <button className="button button--quiet" type="button" onClick={() => void refetch()}>
          {isFetching ? 'Even geduld' : 'Probeer het opnieuw'}
        </button>
      </Message>
    )
  if (!data || isSilent(data)) return null
  return (
    <section className="stack stack--close invoices" aria-labelledby="invoices">
      <h2 className="h3" id="invoices">
        Factuur
      </h2>
      <Standing invoices={data} path={path} when={when} />
      {data.canAsk && formIs === 'missing' && (
        <Message kind="danger" role="alert" title="Het formulier kwam niet. Probeer het opnieuw." />
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
            {data.isAsked ? 'Andere gegevens opgeven' : 'Factuur aanvragen'}
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
  return (
    <>
      {invoices.length > 0 && (
        <ul className="invoices__list">
          {invoices.map(({ id, number, isCredit }) => (
            <li key={id}>
              <a className="more" href={`${path}/${id}/pdf`} target="_blank" rel="noreferrer">
                {isCredit ? 'Creditnota' : 'Factuur'} {number} (pdf) <Icon name="arrow" />
              </a>
            </li>
          ))}
        </ul>
      )}
      <div role="status">
        {isAsked ? (
          <Message kind="success" title={`Je factuur is aangevraagd: hij komt ${when}.`}>
            <p className="small">Je vindt hem dan hier, en je krijgt hem per e-mail.</p>
          </Message>
        ) : isRefused && canAsk ? (
          <Message kind="notice" title="De factuur die je vroeg, is nog niet gemaakt.">
            <p className="small">We kijken ernaar. Heb je haast, bel of mail ons dan.</p>
          </Message>
        ) : !canAsk ? (
          <p className="small soft">Moet er iets anders op staan? Bel of mail ons dan.</p>
        ) : (
          <p className="small soft">
            {isOver
              ? 'Heb je een factuur nodig? Die is er meteen.'
              : `Heb je een factuur nodig? Vraag hem aan: hij komt ${when}.`}
          </p>
        )}
      </div>
      {isRefused && (
        <div className="buttons">
          <CallUs />
          <MailUs subject="Mijn factuur" />
        </div>
      )}
    </>
  )
}

/** There is none, and none can be asked for. */
function isSilent({ canAsk, isAsked, isRefused, invoices }: GuestInvoicesView): boolean {
  return !canAsk && !isAsked && !isRefused && invoices.length === 0
}
