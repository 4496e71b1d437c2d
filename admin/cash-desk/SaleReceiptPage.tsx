import { Button, TextField, ToggleButton, ToggleButtonGroup } from '@mui/material'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import type { SaleReceiptView } from '../../api/sales/sale-shape.ts'
import { screens } from '../../screens/screen-routes.ts'
import { ConfirmedActionButton, type FieldErrors } from '../bookings/ConfirmedActionButton.tsx'
import { usePastMoment } from '../clock/use-past-moment.ts'
import { ApiProblem } from '../data/api-problem.ts'
import { useBackOfficeData } from '../data/use-back-office-data.ts'
import { useLive } from '../live/live-context.ts'
import { ListSkeleton } from '../shell/ListSkeleton.tsx'
import { LoadFailure } from '../shell/LoadFailure.tsx'
import { Note } from '../shell/Note.tsx'
import { Page } from '../shell/Page.tsx'
import { useText } from '../texts/use-text.ts'
import { SaleReceipt } from './SaleReceipt.tsx'
import styles from './cash-desk.module.css'

/** /kassa/bon?id=: the receipt of a sale, to show and print; and the sale taken back. */
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
      title={text('cashDesk.receipt.title')}
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
  const { takenBack } = receipt.sale
  return (
    <div className={styles.stack}>
      <div className={`${styles.tools} ${styles.noPrint}`}>
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
        {takenBack ? null : <TakeBackButton receipt={receipt} offline={offline} />}
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
      <SaleReceipt receipt={receipt} paper={paper} />
    </div>
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
        await data.call(`sales/${sale.id}/take-back`, { reason })
        for (const key of ['sales', 'products', 'cash-days', 'cash-desk'])
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
