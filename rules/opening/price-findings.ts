import type { PropertyFacts } from '../availability/property-facts.ts'
import type { EpochDay } from '../calendar/day.ts'
import { formatPercentage } from '../money/parse-percentage.ts'
import { rowOn } from '../quotes/row-on.ts'
import { yearsWithoutSeasons } from '../seasons/years-without-seasons.ts'
import { fillText } from '../texts/fill-text.ts'
import { firstStepsTexts as texts } from '../texts/first-steps.ts'
import { type Finding, listed, ready, warning } from './finding.ts'

/** What the law gives is told with its source; what is the owner's to choose is warned of. */
export function priceFindings({
  facts: { priceList, readings },
  today,
  knowsDistances,
}: {
  facts: Pick<PropertyFacts, 'priceList' | 'readings'>
  today: EpochDay
  knowsDistances: boolean
}): Finding[] {
  const { vat, touristTax, seasons, breakfast } = priceList
  const lodging = rowOn(
    vat.filter(({ category }) => category === 'lodging'),
    today,
  )
  const years = yearsWithoutSeasons(seasons, today, readings)
  return [
    ...(lodging
      ? [
          ready(
            fillText(texts.vat, {
              percentage: `${formatPercentage(lodging.basisPoints)}%`,
              source: lodging.source,
            }),
          ),
        ]
      : []),
    touristTax.length > 0 ? ready(texts.touristTax) : warning(texts.touristTaxMissing),
    ...(years.length > 0
      ? [warning(fillText(texts.yearsWithoutSeasons, { years: listed(years.map(String)) }))]
      : []),
    ...breakfastFindings(breakfast ?? [], knowsDistances),
  ]
}

function breakfastFindings(tariffs: readonly unknown[], knowsDistances: boolean): Finding[] {
  if (tariffs.length === 0) return [warning(texts.breakfastMissing)]
  return knowsDistances ? [] : [warning(texts.distancesMissing)]
}
