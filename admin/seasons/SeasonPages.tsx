import type { SeasonView } from '../../api/prices/seasons.ts'
import { checkSeason } from '../../rules/forms/check-season.ts'
import { KeptDay } from '../kept/kept-inputs.tsx'
import type { KeptNoun } from '../kept/kept-noun.ts'
import { keptPages } from '../kept/kept-pages.tsx'
import { keptWords } from '../kept/kept-words.ts'
import { typedDay, typedTexts } from '../kept/typed-row.ts'
import { KeptText } from '../kept/KeptText.tsx'
import { useText } from '../texts/use-text.ts'
import { seasonDays } from './season-days.ts'
import { SeasonOverlap } from './SeasonOverlap.tsx'

/** The seasons (BO §9) as the screens of kept rows want them. */
function useSeasons(): KeptNoun<SeasonView> {
  const text = useText()
  return {
    resource: 'seasons',
    screens: { list: 'seasons', add: 'newSeason', one: 'season' },
    sort: { field: 'firstNight', order: 'DESC' },
    columns: [
      { label: text('seasons.days'), value: seasonDays },
      { label: text('seasons.amount'), value: ({ amount }) => amount },
      { label: text('seasons.source'), value: ({ source }) => source },
    ],
    open: (row) => text('seasons.open', { days: seasonDays(row) }),
    blank: { amount: '', source: '' },
    Fields,
    check: ({ firstNight, lastDate, ...typed }) =>
      checkSeason({
        firstNight: typedDay(firstNight),
        lastDate: typedDay(lastDate),
        ...typedTexts(typed, ['amount', 'source']),
      }),
    fieldNames: {
      firstNight: text('seasons.firstNight'),
      lastDate: text('seasons.lastDate'),
      amount: text('seasons.amount'),
      source: text('seasons.source'),
    },
    words: keptWords(text, 'seasons'),
  }
}

function Fields() {
  const text = useText()
  return (
    <>
      <KeptDay source="firstNight" label={text('seasons.firstNight')} />
      <KeptDay source="lastDate" label={text('seasons.lastDate')} />
      <SeasonOverlap />
      <KeptText source="amount" label={text('seasons.amount')} inputMode="decimal" />
      <KeptText source="source" label={text('seasons.source')} />
    </>
  )
}

/** /instellingen/seizoenen: the extras a night, the latest first. */
export const { list, add, one } = keptPages(useSeasons)
