import type { TrialView } from '../../api/trials/trial-view.ts'
import { parseDay } from '../../rules/calendar/day.ts'
import { staffDayYear } from '../../rules/calendar/dutch.ts'
import { useText } from '../texts/use-text.ts'
import { PricedPair } from './PricedPair.tsx'

/** A product of which old and new differ. */
export function TrialExtra({ extra }: { extra: TrialView['extras'][number] }) {
  const text = useText()
  const { name, day, persons, nights } = extra
  const words = [
    name,
    text('kept.trial.extra', { day: staffDayYear(parseDay(day) ?? 0) }),
    text('kept.trial.persons', { smart_count: persons }),
    text('kept.trial.nights', { smart_count: nights }),
  ]
  return <PricedPair words={words.join(' · ')} of={extra} />
}
