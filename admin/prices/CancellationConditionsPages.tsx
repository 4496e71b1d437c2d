import type { CancellationConditionsView } from '../../api/prices/cancellation-conditions.ts'
import { checkCancellationConditions } from '../../rules/forms/check-cancellation-conditions.ts'
import type { KeptNoun } from '../kept/kept-noun.ts'
import { keptPages } from '../kept/kept-pages.tsx'
import { keptWords } from '../kept/kept-words.ts'
import { typedTexts } from '../kept/typed-row.ts'
import { useText } from '../texts/use-text.ts'
import { ConditionSteps } from './ConditionSteps.tsx'
import { DatedFields } from './DatedFields.tsx'
import {
  datedNames,
  fromColumn,
  fromDay,
  latestFirst,
  sourceColumn,
  typedDated,
} from './dated-noun.ts'

/** What goes back to a guest who cancels, for stays sold from a day on. */
function useConditions(): KeptNoun<CancellationConditionsView> {
  const text = useText()
  const steps = (row: CancellationConditionsView) =>
    row.steps
      .map(({ daysBefore, percentage }) =>
        text('prices.conditions.step', { days: daysBefore, percentage }),
      )
      .join('; ') || text('prices.conditions.nothing')
  return {
    resource: 'cancellation-conditions',
    screens: { list: 'conditions', add: 'newConditions', one: 'conditionsRow' },
    sort: latestFirst,
    columns: [
      fromColumn(text),
      { label: text('prices.conditions.steps'), value: steps },
      sourceColumn(text),
    ],
    open: (row) => text('prices.open', { what: fromDay(text, row) }),
    blank: { steps: [], source: '' },
    Fields,
    check: (typed) =>
      checkCancellationConditions({
        ...typedDated(typed),
        steps: (typed.steps ?? []).map((step) => typedTexts(step, ['daysBefore', 'percentage'])),
      }),
    fieldNames: { ...datedNames(text), steps: text('prices.conditions.steps') },
    told: { steps },
    words: keptWords(text, 'prices.conditions'),
  }
}

function Fields() {
  return (
    <DatedFields>
      <ConditionSteps />
    </DatedFields>
  )
}

/** /instellingen/annuleringsvoorwaarden: what goes back until how many days before the arrival. */
export const { list, add, one } = keptPages(useConditions)
