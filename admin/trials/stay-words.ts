import type { TrialView } from '../../api/trials/trial-view.ts'
import { parseDay } from '../../rules/calendar/day.ts'
import { dutchStay } from '../../rules/calendar/dutch.ts'
import { formatEuro } from '../../rules/money/format-euro.ts'
import type { useText } from '../texts/use-text.ts'

type Example = TrialView['stays']['examples'][number]

/** `Knusse kamer · ma 2 tot wo 4 maart · 2 personen, kind van 3`. */
export function stayWords(
  { roomTypeName, arrival, departure, party }: Example,
  text: ReturnType<typeof useText>,
): string {
  const { adults, childAges, residents } = party
  const who = [
    text('kept.trial.persons', { smart_count: adults + childAges.length }),
    ...childAges.map((age) => text('kept.trial.child', { age })),
    ...(residents > 0 ? [text('kept.trial.residents')] : []),
  ]
  const when = dutchStay(parseDay(arrival) ?? 0, parseDay(departure) ?? 0)
  return [roomTypeName, when, who.join(', ')].join(' · ')
}

/** What a side answers, in a few words: an amount, or that it cannot be. */
export function answerWords(answer: Example['before'], text: ReturnType<typeof useText>): string {
  return 'totalCents' in answer ? formatEuro(answer.totalCents) : text('kept.trial.notPossible')
}
