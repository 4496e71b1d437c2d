import type { BreakfastTariffView } from '../../api/prices/breakfast-tariffs.ts'
import { breakfastFields, checkBreakfastTariff } from '../../rules/forms/check-breakfast-tariff.ts'
import type { KeptNoun } from '../kept/kept-noun.ts'
import { keptPages } from '../kept/kept-pages.tsx'
import { keptWords } from '../kept/kept-words.ts'
import { typedTexts } from '../kept/typed-row.ts'
import { KeptText } from '../kept/KeptText.tsx'
import { useText } from '../texts/use-text.ts'
import { DatedFields } from './DatedFields.tsx'
import {
  datedNames,
  fromColumn,
  fromDay,
  latestFirst,
  sourceColumn,
  typedDated,
} from './dated-noun.ts'

/** The prices of breakfast boxes and their delivery (BO §9, G §9). */
function useBreakfastTariffs(): KeptNoun<BreakfastTariffView> {
  const text = useText()
  const names = Object.fromEntries(
    breakfastFields.map((field) => [field, text(`prices.breakfastTariffs.${field}`)]),
  )
  return {
    resource: 'breakfast-tariffs',
    screens: { list: 'breakfastTariffs', add: 'newBreakfastTariff', one: 'breakfastTariff' },
    sort: latestFirst,
    columns: [
      fromColumn(text),
      ...breakfastFields.map((field) => ({
        label: text(`prices.breakfastTariffs.${field}`),
        value: (row: BreakfastTariffView) => row[field],
      })),
      {
        label: text('prices.breakfastTariffs.homeVillage'),
        value: ({ homeVillage }: BreakfastTariffView) => homeVillage,
      },
      sourceColumn(text),
    ],
    open: (row) => text('prices.open', { what: fromDay(text, row) }),
    blank: { box: '', kidsBox: '', delivery: '', homeVillage: '', source: '' },
    Fields,
    check: (typed) =>
      checkBreakfastTariff({
        ...typedDated(typed),
        ...typedTexts(typed, [...breakfastFields, 'homeVillage']),
      }),
    fieldNames: {
      ...datedNames(text),
      ...names,
      homeVillage: text('prices.breakfastTariffs.homeVillage'),
    },
    words: keptWords(text, 'prices.breakfastTariffs'),
  }
}

function Fields() {
  const text = useText()
  return (
    <DatedFields>
      {breakfastFields.map((field) => (
        <KeptText
          key={field}
          source={field}
          label={text(`prices.breakfastTariffs.${field}`)}
          inputMode="decimal"
        />
      ))}
      <KeptText
        source="homeVillage"
        label={text('prices.breakfastTariffs.homeVillage')}
        hint={text('prices.breakfastTariffs.homeVillageHint')}
      />
    </DatedFields>
  )
}

/** /instellingen/ontbijttarieven: what a breakfast box costs from when. */
export const { list, add, one } = keptPages(useBreakfastTariffs)
