import type { TouristTaxTariffView } from '../../api/prices/tourist-tax-tariffs.ts'
import { checkTouristTaxTariff } from '../../rules/forms/check-tourist-tax-tariff.ts'
import { KeptSwitch } from '../kept/kept-inputs.tsx'
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

/** The municipality's tourist tax (BO §2, §9). */
function useTouristTax(): KeptNoun<TouristTaxTariffView> {
  const text = useText()
  const tariff = ({ amount, percentage }: TouristTaxTariffView) =>
    amount === ''
      ? text('prices.touristTax.share', { percentage })
      : text('prices.touristTax.perPerson', { amount })
  const free = ({ childAgeLimit, residentsExempt, nightCap }: TouristTaxTariffView) =>
    [
      childAgeLimit && text('prices.touristTax.underAge', { age: childAgeLimit }),
      residentsExempt && text('prices.touristTax.residents'),
      nightCap && text('prices.touristTax.afterNights', { nights: nightCap }),
    ]
      .filter(Boolean)
      .join(', ') || text('prices.touristTax.nobody')
  const residentsExempt = (row: TouristTaxTariffView) =>
    text(row.residentsExempt ? 'prices.yes' : 'prices.no')
  return {
    resource: 'tourist-tax-tariffs',
    screens: { list: 'touristTax', add: 'newTouristTax', one: 'touristTaxTariff' },
    sort: latestFirst,
    columns: [
      fromColumn(text),
      { label: text('prices.touristTax.tariff'), value: tariff },
      { label: text('prices.touristTax.free'), value: free },
      sourceColumn(text),
    ],
    open: (row) => text('prices.open', { what: fromDay(text, row) }),
    blank: {
      amount: '',
      percentage: '',
      childAgeLimit: '',
      residentsExempt: false,
      nightCap: '',
      source: '',
    },
    Fields,
    check: (typed) =>
      checkTouristTaxTariff({
        ...typedDated(typed),
        ...typedTexts(typed, ['amount', 'percentage', 'childAgeLimit', 'nightCap']),
      }),
    fieldNames: {
      ...datedNames(text),
      amount: text('prices.touristTax.amount'),
      percentage: text('prices.touristTax.percentage'),
      childAgeLimit: text('prices.touristTax.childAgeLimit'),
      residentsExempt: text('prices.touristTax.residentsExempt'),
      nightCap: text('prices.touristTax.nightCap'),
    },
    told: { residentsExempt },
    words: keptWords(text, 'prices.touristTax'),
  }
}

function Fields() {
  const text = useText()
  return (
    <DatedFields>
      <KeptText source="amount" label={text('prices.touristTax.amount')} inputMode="decimal" />
      <KeptText
        source="percentage"
        label={text('prices.touristTax.percentage')}
        hint={text('prices.touristTax.oneOfTwo')}
        inputMode="decimal"
      />
      <KeptText
        source="childAgeLimit"
        label={text('prices.touristTax.childAgeLimit')}
        hint={text('prices.touristTax.childAgeHint')}
        inputMode="numeric"
      />
      <KeptText
        source="nightCap"
        label={text('prices.touristTax.nightCap')}
        hint={text('prices.touristTax.nightCapHint')}
        inputMode="numeric"
      />
      <KeptSwitch source="residentsExempt" label={text('prices.touristTax.residentsExempt')} />
    </DatedFields>
  )
}

/** /instellingen/toeristenbelasting: what the municipality asks from when. */
export const { list, add, one } = keptPages(useTouristTax)
