import type { OfferedArrangement } from '../../rules/availability/arrangement-prices.ts'
import { sumInWords } from '../../rules/texts/in-language.ts'
import { Sentence } from '../texts/Sentence.tsx'
import { useWords } from '../texts/words.ts'

/** What an arrangement costs with 4 persons; 'vanaf' where it depends on the date. */
export function ArrangementPrice({ price }: Pick<OfferedArrangement, 'price'>) {
  const known = useWords()
  const { siteRooms: words } = known
  if (price === null)
    return <span className="arrangement__price soft">{words.arrangementNotNow}</span>
  const varies = price.lowestCents !== price.highestCents
  const lowest = <span className="price">{sumInWords(known, price.lowestCents)}</span>
  return (
    <span className="arrangement__price">
      {varies ? <Sentence text={words.arrangementFrom} values={{ price: lowest }} /> : lowest}
    </span>
  )
}
