import type { VatRateView } from '../../api/prices/vat-rates.ts'
import {
  type RatedCategory,
  checkVatRate,
  vatCategories,
} from '../../rules/forms/check-vat-rate.ts'
import { KeptChoice } from '../kept/kept-inputs.tsx'
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

/** The VAT rates (BO §3). */
function useVatRates(): KeptNoun<VatRateView> {
  const text = useText()
  const category = (row: VatRateView) => text(`prices.vatRates.of.${row.category}`)
  return {
    resource: 'vat-rates',
    screens: { list: 'vatRates', add: 'newVatRate', one: 'vatRate' },
    sort: latestFirst,
    columns: [
      fromColumn(text),
      { label: text('prices.vatRates.category'), value: category },
      { label: text('prices.vatRates.percentage'), value: ({ percentage }) => `${percentage}%` },
      sourceColumn(text),
    ],
    open: (row) => text('prices.open', { what: `${category(row)} ${fromDay(text, row)}` }),
    blank: { percentage: '', source: '' },
    Fields,
    check: ({ category: chosen, ...typed }) =>
      checkVatRate({
        ...typedDated(typed),
        ...typedTexts(typed, ['percentage']),
        category: vatCategories.find((each) => each === chosen) ?? null,
      }),
    fieldNames: {
      ...datedNames(text),
      category: text('prices.vatRates.category'),
      percentage: text('prices.vatRates.percentage'),
    },
    told: { category },
    words: keptWords(text, 'prices.vatRates'),
  }
}

function Fields() {
  const text = useText()
  const choices = vatCategories.map((id: RatedCategory) => ({
    id,
    name: text(`prices.vatRates.of.${id}`),
  }))
  return (
    <DatedFields>
      <KeptChoice source="category" label={text('prices.vatRates.category')} choices={choices} />
      <KeptText
        source="percentage"
        label={text('prices.vatRates.percentage')}
        inputMode="decimal"
      />
    </DatedFields>
  )
}

/** /instellingen/btw: what is taxed at which rate from when. */
export const { list, add, one } = keptPages(useVatRates)
