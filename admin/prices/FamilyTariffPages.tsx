import type { FamilyTariffView } from '../../api/prices/family-tariffs.ts'
import {
  checkFamilyTariff,
  familyPersonFields,
  familyStayFields,
} from '../../rules/forms/check-family-tariff.ts'
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

const fields = [...familyStayFields, ...familyPersonFields, 'extraPerson'] as const

/** The family room's fixed prices (BO §9). */
function useFamilyTariffs(): KeptNoun<FamilyTariffView> {
  const text = useText()
  const names = Object.fromEntries(
    fields.map((field) => [field, text(`prices.familyTariffs.${field}`)]),
  )
  return {
    resource: 'family-tariffs',
    screens: { list: 'familyTariffs', add: 'newFamilyTariff', one: 'familyTariff' },
    sort: latestFirst,
    columns: [
      fromColumn(text),
      ...familyStayFields.map((field) => ({
        label: text(`prices.familyTariffs.${field}`),
        value: (row: FamilyTariffView) => row[field],
      })),
      sourceColumn(text),
    ],
    open: (row) => text('prices.open', { what: fromDay(text, row) }),
    blank: Object.fromEntries([...fields, 'source'].map((field) => [field, ''])),
    Fields,
    check: (typed) => checkFamilyTariff({ ...typedDated(typed), ...typedTexts(typed, fields) }),
    fieldNames: { ...datedNames(text), ...names },
    words: keptWords(text, 'prices.familyTariffs'),
  }
}

function Fields() {
  const text = useText()
  return (
    <DatedFields>
      {fields.map((field) => (
        <KeptText
          key={field}
          source={field}
          label={text(`prices.familyTariffs.${field}`)}
          inputMode="decimal"
          {...(field === 'extraPerson' && { hint: text('prices.familyTariffs.extraPersonHint') })}
        />
      ))}
    </DatedFields>
  )
}

/** /instellingen/familietarieven: what the family room costs from when. */
export const { list, add, one } = keptPages(useFamilyTariffs)
