import type { OfferedArrangement } from '../../rules/availability/arrangement-prices.ts'
import { formatEuro } from '../../rules/money/format-euro.ts'

/** What an arrangement costs with 4 persons; 'vanaf' where it depends on the date. */
export function ArrangementPrice({ price }: Pick<OfferedArrangement, 'price'>) {
  if (price === null) return <span className="arrangement__price soft">nu niet te boeken</span>
  const varies = price.lowestCents !== price.highestCents
  return (
    <span className="arrangement__price">
      {varies && 'vanaf '}
      <span className="price">{formatEuro(price.lowestCents)}</span>
    </span>
  )
}
