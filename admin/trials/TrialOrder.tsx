import type { TrialView } from '../../api/trials/trial-view.ts'
import { parseDay } from '../../rules/calendar/day.ts'
import { staffDayYear } from '../../rules/calendar/dutch.ts'
import { useText } from '../texts/use-text.ts'
import { PricedPair } from './PricedPair.tsx'

/** A breakfast order of which old and new differ. */
export function TrialOrder({ order }: { order: TrialView['orders']['examples'][number] }) {
  const text = useText()
  const { form, day, adults, kids, village } = order
  const words = [
    text('kept.trial.order', { adults, kids, day: staffDayYear(parseDay(day) ?? 0) }),
    ...(village === '' ? [] : [text('kept.trial.orderIn', { village })]),
    text(form === 'public' ? 'kept.trial.orderPublic' : 'kept.trial.orderStaff'),
  ]
  return <PricedPair words={words.join(' · ')} of={order} />
}
