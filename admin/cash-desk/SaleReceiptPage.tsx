import { Button, Card, TextField, ToggleButton, ToggleButtonGroup } from '@mui/material'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Link, useSearchParams } from 'react-router'
import type { SaleReceiptView, SaleView } from '../../api/sales/sale-shape.ts'
import { recordAddress, screens } from '../../screens/screen-routes.ts'
import { ConfirmedActionButton, type FieldErrors } from '../bookings/ConfirmedActionButton.tsx'
import { usePastMoment } from '../clock/use-past-moment.ts'
import { ApiProblem } from '../data/api-problem.ts'
import { useBackOfficeData } from '../data/use-back-office-data.ts'
import { InvoiceButton } from '../invoices/InvoiceButton.tsx'
import { useLive } from '../live/live-context.ts'
import { CardHead } from '../shell/CardHead.tsx'
import { ListSkeleton } from '../shell/ListSkeleton.tsx'
import { LoadFailure } from '../shell/LoadFailure.tsx'
import { Note } from '../shell/Note.tsx'
import { Page } from '../shell/Page.tsx'
import { useText } from '../texts/use-text.ts'
import { Timeline } from '../timeline/Timeline.tsx'
import { MailReceiptButton } from './MailReceiptButton.tsx'
import { SaleReceipt } from './SaleReceipt.tsx'
import styles from './cash-desk.module.css'

/**
 * /kassa/bon?id=: a sale that was made. Its receipt to show, print and mail, its invoice, what
 * happened to it; and the sale taken back.
 */
export function SaleReceiptPage() {
  const text = useText()
  const [query] = useSearchParams()
  const id = query.get('id') ?? ''
  const data = useBackOfficeData()
  const asked = useQuery({
    queryKey: ['sales', 'receipt', id],
    queryFn: () =>
      data.call<SaleReceiptView>(`sales/${encodeURIComponent(id)}/receipt`, undefined, 'GET'),
    enabled: id !== '',
  })
  const isUnknown =
    id === '' || (asked.error instanceof ApiProblem && [404, 409].includes(asked.error.status))
  return (
    <Page
      title={
        asked.data
          ? text('cashDesk.receipt.titleOf', { number: asked.data.sale.number ?? '' })
          : text('cashDesk.receipt.title')
      }
      crumb={{ to: screens.cashDesk.path, label: text('cashDesk.title') }}
    >
      {isUnknown ? (
        <Note tone="ink" title={text('cashDesk.receipt.none')} />
      ) : asked.data ? (
        <Receipt key={id} receipt={asked.data} />
      ) : asked.error ? (
        <LoadFailure
          what={text('cashDesk.failed')}
          problem={asked.error}
          onRetry={() => void asked.refetch()}
        />
      ) : (
        <ListSkeleton label={text('cashDesk.loading')} rows={4} />
      )}
    </Page>
  )
}

function Receipt({ receipt }: { receipt: SaleReceiptView }) {
  const text = useText()
  const moment = usePastMoment()
  const offline = useLive().status === 'lost'
  const [paper, setPaper] = useState<'roll' | 'a4'>('roll')
  const { sale } = receipt
  const { takenBack } = sale
  return (
    <div className={styles.stack}>
      <div className={`${styles.receiptTools} ${styles.noPrint}`}>
        <ToggleButtonGroup
          value={paper}
          aria-label={text('cashDesk.receipt.paper')}
          onChange={(_, chosen: typeof paper | null) => chosen && setPaper(chosen)}
        >
          <ToggleButton value="roll">{text('cashDesk.receipt.roll')}</ToggleButton>
          <ToggleButton value="a4">{text('cashDesk.receipt.a4')}</ToggleButton>
        </ToggleButtonGroup>
        <Button variant="contained" onClick={() => window.print()}>
          {text('cashDesk.receipt.print')}
        </Button>
        <MailReceiptButton sale={sale} offline={offline} />
        {receipt.hasInvoice ? <InvoiceButton folioId={sale.id} /> : null}
        {takenBack ? null : (
          <div className={styles.takeBack}>
            <TakeBackButton receipt={receipt} offline={offline} />
          </div>
        )}
      </div>
      {takenBack ? (
        <Note
          tone="warn"
          title={text('cashDesk.receipt.takenBack', {
            name: takenBack.by,
            at: moment(takenBack.at),
          })}
        >
          {takenBack.reason}
        </Note>
      ) : null}
      <div className={styles.salePage}>
        <SaleReceipt receipt={receipt} paper={paper} />
        <div className={`${styles.stack} ${styles.noPrint}`}>
          <PaidBills sale={sale} />
          <Timeline subject={{ kind: 'sale', id: sale.id }} />
        </div>
      </div>
    </div>
  )
}

/** The bills that the sale paid, each with its own page; nothing where it paid none. */
function PaidBills({ sale }: { sale: SaleView }) {
  const text = useText()
  const bills = sale.lines.flatMap(({ bill, name }) => (bill ? [{ id: bill.id, name }] : []))
  if (bills.length === 0) return null
  return (
    <Card component="section" aria-label={text('cashDesk.receipt.bills')}>
      <CardHead title={text('cashDesk.receipt.bills')} />
      <div className={styles.toBills}>
        {bills.map(({ id, name }) => (
          <Link key={id} to={recordAddress('bill', id)}>
            {name}
          </Link>
        ))}
        <span className={styles.soft}>{text('cashDesk.receipt.billsHint')}</span>
      </div>
    </Card>
  )
}

function TakeBackButton({
  receipt: { sale },
  offline,
}: {
  receipt: SaleReceiptView
  offline: boolean
}) {
  const text = useText()
  const client = useQueryClient()
  const [reason, setReason] = useState('')
  return (
    <ConfirmedActionButton
      title={text('cashDesk.receipt.takeBack')}
      confirm={text('cashDesk.receipt.takeBackConfirm')}
      isDestructive
      disabled={offline}
      check={(): FieldErrors =>
        reason.trim() === '' ? { reason: text('cashDesk.sell.reasonMissing') } : {}
      }
      action={async (data) => {
        await data.act('sales', sale.id, 'take-back', { reason })
        for (const key of ['sales', 'products', 'cash-days', 'cash-desk', 'timelines'])
          await client.invalidateQueries({ queryKey: [key] })
      }}
      done={text('cashDesk.receipt.tookBack')}
      onOpen={() => setReason('')}
    >
      {(errors) => (
        <>
          <p>{text(`cashDesk.receipt.takeBackBy.${sale.method ?? 'cash'}`)}</p>
          <TextField
            fullWidth
            size="small"
            label={text('cashDesk.sell.discountReason')}
            value={reason}
            error={errors['reason'] !== undefined}
            helperText={errors['reason']}
            onChange={(event) => setReason(event.target.value)}
            slotProps={{ htmlInput: { maxLength: 500 } }}
          />
        </>
      )}
    </ConfirmedActionButton>
  )
}
