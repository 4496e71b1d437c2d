import { DateInput, TextInput } from 'react-admin'
import type { SeasonView } from '../../api/prices/season-shape.ts'
import { parseDay } from '../../rules/calendar/day.ts'
import { staffDayYear } from '../../rules/calendar/dutch.ts'
import { checkSeason } from '../../rules/forms/check-season.ts'
import type { KeptNoun } from '../kept/kept-noun.ts'
import { keptPages } from '../kept/kept-pages.tsx'
import { useText } from '../texts/use-text.ts'

const dayOf = (typed: string | null | undefined) => parseDay(typed ?? '')

/** The seasons (BO §9) as the screens of kept rows want them. */
function useSeasons(): KeptNoun<SeasonView> {
  const text = useText()
  const days = ({ firstNight, lastDate }: SeasonView) =>
    [firstNight, lastDate].map((day) => staffDayYear(dayOf(day) ?? 0)).join(' – ')
  return {
    resource: 'seasons',
    screens: { list: 'seasons', add: 'newSeason', one: 'season' },
    sort: { field: 'firstNight', order: 'DESC' },
    columns: [
      { label: text('seasons.days'), value: days },
      { label: text('seasons.amount'), value: ({ amount }) => amount },
      { label: text('seasons.source'), value: ({ source }) => source },
    ],
    open: (row) => text('seasons.open', { days: days(row) }),
    blank: { amount: '', source: '' },
    Fields,
    check: ({ firstNight, lastDate, amount, source }) =>
      checkSeason({
        firstNight: dayOf(firstNight),
        lastDate: dayOf(lastDate),
        amount: amount ?? '',
        source: source ?? '',
      }),
    fieldNames: {
      firstNight: text('seasons.firstNight'),
      lastDate: text('seasons.lastDate'),
      amount: text('seasons.amount'),
      source: text('seasons.source'),
    },
    words: {
      title: text('seasons.title'),
      explain: text('seasons.explain'),
      list: text('seasons.list'),
      add: text('seasons.add'),
      one: text('seasons.one'),
      empty: text('seasons.empty'),
      emptyHint: text('seasons.emptyHint'),
      added: text('seasons.added'),
      changed: text('seasons.changed'),
      removed: text('seasons.removed'),
      remove: text('seasons.remove'),
    },
  }
}

function Fields() {
  const text = useText()
  return (
    <>
      <DateInput
        variant="outlined"
        source="firstNight"
        label={text('seasons.firstNight')}
        helperText={false}
      />
      <DateInput
        variant="outlined"
        source="lastDate"
        label={text('seasons.lastDate')}
        helperText={false}
      />
      <TextInput
        variant="outlined"
        source="amount"
        label={text('seasons.amount')}
        helperText={false}
        slotProps={{ htmlInput: { inputMode: 'decimal' } }}
      />
      <TextInput
        variant="outlined"
        source="source"
        label={text('seasons.source')}
        helperText={false}
      />
    </>
  )
}

/** /instellingen/seizoenen: the extras a night, the latest first. */
export const { list, add, one } = keptPages(useSeasons)
