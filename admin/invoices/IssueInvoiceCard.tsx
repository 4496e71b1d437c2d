import { Button, Card, Dialog, DialogActions, DialogContent, DialogTitle } from '@mui/material'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { useNotify } from 'react-admin'
import { Link, useNavigate } from 'react-router'
import type { FolioInvoicesView, InvoiceDetailView } from '../../api/invoices/invoice-shapes.ts'
import { checkBuyer } from '../../rules/forms/check-buyer.ts'
import { recordAddress } from '../../screens/screen-routes.ts'
import { ApiProblem } from '../data/api-problem.ts'
import { useBackOfficeData } from '../data/use-back-office-data.ts'
import { useLive } from '../live/live-context.ts'
import { CardHead } from '../shell/CardHead.tsx'
import { Note } from '../shell/Note.tsx'
import { useText } from '../texts/use-text.ts'
import { errorsInWords } from '../texts/words.ts'
import { BuyerFields } from './BuyerFields.tsx'
import styles from './invoices.module.css'

/** The address of the buyer, and the invoice made of it: now, or at departure. */
export function IssueInvoiceCard({ order }: { order: FolioInvoicesView }) {
  const text = useText()
  const data = useBackOfficeData()
  const client = useQueryClient()
  const notify = useNotify()
  const navigate = useNavigate()
  const title = useId()
  const offline = useLive().status === 'lost'
  const [buyer, setBuyer] = useState(order.buyer)
  const [wrong, setWrong] = useState<Record<string, string>>({})
  const [question, setQuestion] = useState<string | null>(null)

  const issue = useMutation({
    mutationFn: (replaces: string | undefined) =>
      data.call<InvoiceDetailView>('invoices', { folioId: order.id, buyer, replaces }),
    onSuccess: ({ id, number }) => {
      notify(text('invoices.issued', { number }), { type: 'success' })
      void navigate(recordAddress('invoice', id))
    },
    onError: (problem) => {
      const isOutdated = problem instanceof ApiProblem && problem.reason === 'invoice-outdated'
      setQuestion(isOutdated ? problem.message : null)
    },
    onSettled: () => client.invalidateQueries({ queryKey: ['invoices'] }),
  })
  const later = useMutation({
    mutationFn: () => data.call(`invoices/of/${order.id}/request`, { buyer }),
    onSuccess: () => notify(text('invoices.asked'), { type: 'success' }),
    onSettled: () => client.invalidateQueries({ queryKey: ['invoices'] }),
  })
  const busy = issue.isPending || later.isPending
  const failed = question === null ? (issue.error ?? later.error) : null
  const refusedFields = (failed instanceof ApiProblem && failed.body.errors) || {}

  return (
    <Card component="form" noValidate onSubmit={(event) => event.preventDefault()}>
      <CardHead title={text('invoices.whoFor')} />
      <div className={styles.body}>
        {order.standingId !== null && order.standingNumber !== null ? (
          <Note
            tone="ink"
            live={false}
            title={text('invoices.stands', { number: order.standingNumber })}
          >
            <Link to={recordAddress('invoice', order.standingId)}>{text('invoices.see')}</Link>
          </Note>
        ) : null}
        <BuyerFields buyer={buyer} errors={{ ...refusedFields, ...wrong }} onChange={setBuyer} />
        {failed ? (
          <Note tone="bad" title={text('invoices.failedToIssue')}>
            {failed instanceof ApiProblem ? failed.message : ''}
          </Note>
        ) : null}
        <div className={styles.row}>
          <Button
            type="submit"
            variant="contained"
            disabled={offline}
            aria-disabled={busy}
            onClick={() => send(() => issue.mutate(undefined))}
          >
            {busy ? text('invoices.issuing') : text('invoices.issue')}
          </Button>
          {order.isAhead && order.standingId === null ? (
            <Button
              disabled={offline}
              aria-disabled={busy}
              onClick={() => send(() => later.mutate())}
            >
              {text('invoices.later')}
            </Button>
          ) : null}
        </div>
        {order.request?.isOpen ? <p className={styles.hint}>{text('invoices.asked')}</p> : null}
        {order.request?.refusal ? (
          <Note tone="warn" title={text('invoices.refused')}>
            {order.request.refusal}
          </Note>
        ) : null}
        {offline ? <p className={styles.hint}>{text('live.reason')}</p> : null}
      </div>
      <Dialog open={question !== null} maxWidth="xs" fullWidth aria-labelledby={title}>
        <DialogTitle id={title}>{text('invoices.replaceTitle')}</DialogTitle>
        <DialogContent>
          <p>{question}</p>
        </DialogContent>
        <DialogActions>
          <Button onClick={() => setQuestion(null)} disabled={busy}>
            {text('invoices.replaceDismiss')}
          </Button>
          <Button
            variant="contained"
            aria-disabled={busy}
            onClick={() => busy || issue.mutate(order.standingId ?? undefined)}
          >
            {busy ? text('invoices.issuing') : text('invoices.replaceConfirm')}
          </Button>
        </DialogActions>
      </Dialog>
    </Card>
  )

  function send(ask: () => void) {
    if (busy) return
    const found = errorsInWords(checkBuyer(buyer))
    setWrong(found)
    if (Object.keys(found).length === 0) ask()
  }
}
