import type { StayChangePreviewView } from '../../api/bookings/booking-answer-shapes.ts'
import { formatEuro } from '../../rules/money/format-euro.ts'
import { useText } from '../texts/use-text.ts'
import styles from './move-panel.module.css'

/**
 * What is to be paid or paid back in all once a change is carried out (BO §2): the folio's balance
 * then, and what of it the change itself makes where money was open before.
 */
export function MoveSettlement({ preview }: { preview: StayChangePreviewView }) {
  const text = useText()
  const { balanceAfterCents: balance, differenceCents: change, mailed, refusals } = preview
  if (balance === null || change === null || refusals.length > 0) return null
  const kind = balance > 0 ? 'due' : balance < 0 ? 'back' : 'none'
  const amount = formatEuro(Math.abs(change))
  const hints = [
    change === 0 ? text('stayMoves.samePrice') : null,
    change > 0 && change !== balance ? text('stayMoves.costsMore', { amount }) : null,
    change < 0 && change !== balance ? text('stayMoves.costsLess', { amount }) : null,
    kind === 'back' ? wayOf(-balance, preview.onlineCents) : null,
    mailed ? text(kind === 'due' ? 'stayMoves.mailedWithLink' : 'stayMoves.mailed') : null,
  ]
  return (
    <p className={`${styles.settlement} ${styles[kind]}`} role="status">
      <span>
        <b>{text(`stayMoves.settlement.${kind}`)}</b>{' '}
        <small>{hints.filter(Boolean).join(' ')}</small>
      </span>
      <b>{formatEuro(Math.abs(balance))}</b>
    </p>
  )

  /** Through the provider as far as it came that way; the rest by staff. */
  function wayOf(back: number, online: number): string {
    if (online >= back) return text('stayMoves.online')
    if (online === 0) return text('stayMoves.byHand')
    return text('stayMoves.bothWays', {
      online: formatEuro(online),
      byHand: formatEuro(back - online),
    })
  }
}
