import type { PropertyFacts } from '../availability/property-facts.ts'
import type { EpochDay } from '../calendar/day.ts'
import { formatPercentage } from '../money/parse-percentage.ts'
import { rowOn } from '../quotes/row-on.ts'
import { yearsWithoutSeasons } from '../seasons/years-without-seasons.ts'
import { message } from '../texts/message.ts'
import { type Finding, missing, ready, warning } from './finding.ts'
import { type AnsweredNone, priceAnswers } from './price-questions.ts'

/**
 * What the law gives is told with its source. What only the owner knows (`priceQuestions`) is missing
 * until there are rows, or the answer that there are none.
 */
export function priceFindings({
  facts: { priceList, readings },
  today,
  none,
  knowsDistances,
}: {
  facts: Pick<PropertyFacts, 'priceList' | 'readings'>
  today: EpochDay
  none: AnsweredNone
  knowsDistances: boolean
}): Finding[] {
  const { vat, seasons } = priceList
  const lodging = rowOn(
    vat.filter(({ category }) => category === 'lodging'),
    today,
  )
  const years = yearsWithoutSeasons(seasons, today, readings)
  return [
    ...(lodging
      ? [
          ready(
            message('firstSteps.vat', {
              percentage: `${formatPercentage(lodging.basisPoints)}%`,
              source: lodging.source,
            }),
          ),
        ]
      : []),
    ...priceAnswers(priceList, none).flatMap(({ question, answer }) => {
      if (answer === null) return [missing(message(`firstSteps.${question}Missing`))]
      if (answer === 'none') return [ready(message(`firstSteps.${question}None`))]
      return question === 'touristTax' ? [ready(message('firstSteps.touristTax'))] : []
    }),
    ...(years.length > 0
      ? [warning(message('firstSteps.yearsWithoutSeasons', { years: years.map(String) }))]
      : []),
    ...(priceList.breakfast?.length && !knowsDistances
      ? [warning(message('firstSteps.distancesMissing'))]
      : []),
  ]
}
