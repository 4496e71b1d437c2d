import { Link } from 'react-router'
import type { Subject } from '../../api/subjects/events.ts'
import { recordAddress } from '../../screens/screen-routes.ts'
import { Note } from '../shell/Note.tsx'
import { useText } from '../texts/use-text.ts'
import { wordsInForce } from '../texts/words.ts'
import { RepeatButton } from '../timeline/RepeatButton.tsx'
import { useTimeline } from '../timeline/use-timeline.ts'

interface Props {
  subject: Subject & { kind: 'sale' | 'breakfast-order' }
  /** Where it was asked to go, before it is written. */
  to?: string | null
}

/** The mail to the guest that each kind leads to. */
const mails = { sale: 'sale-receipt', 'breakfast-order': 'breakfast-confirmation' } as const

/**
 * What became of the mail of a receipt, or of a breakfast that was paid at the desk (BO §8). One that
 * failed is sent again from here. Nothing where none was asked for.
 */
export function DeskMailNote({ subject, to }: Props) {
  const text = useText()
  const { data: steps } = useTimeline(subject)
  const step = steps?.findLast(({ mail }) => mail?.kind === mails[subject.kind])
  if (!step) return null
  const words = subject.kind === 'sale' ? 'receipt' : 'order'
  const email = step.data.to ?? to ?? ''
  if (step.outcome === 'done') return <p>{text(`cashDesk.mail.${words}.sent`, { email })}</p>
  if (step.outcome === 'unsent') return <p>{text(`cashDesk.mail.${words}.unsent`)}</p>
  if (step.outcome !== 'failed' && step.outcome !== 'uncertain')
    return email === '' ? null : <p>{text(`cashDesk.mail.${words}.waiting`, { email })}</p>
  const isSale = subject.kind === 'sale'
  return (
    <Note
      tone="bad"
      title={
        isSale
          ? text('cashDesk.mail.receipt.failed', { email })
          : wordsInForce().breakfast.mailNotSent
      }
    >
      {isSale ? null : (
        <Link to={recordAddress('breakfastOrder', subject.id)}>
          {text('cashDesk.breakfast.toOrder')}
        </Link>
      )}
      <RepeatButton subject={subject} step={step} />
    </Note>
  )
}
