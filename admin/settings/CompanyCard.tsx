import type { CompanyView } from '../../api/settings/company.ts'
import { type CompanyForm, checkCompany } from '../../rules/forms/check-company.ts'
import { KeptText } from '../kept/KeptText.tsx'
import { useText } from '../texts/use-text.ts'
import { SettingCard } from './SettingCard.tsx'

/** The company data in their order, with how a phone's keyboard helps to type each. */
const fields = [
  ['name', undefined],
  ['address', undefined],
  ['postcode', undefined],
  ['city', undefined],
  ['phone', 'tel'],
  ['email', 'email'],
  ['kvk', 'numeric'],
  ['vatId', undefined],
  ['iban', undefined],
] as const

const nothing: CompanyForm = {
  name: '',
  address: '',
  postcode: '',
  city: '',
  phone: '',
  email: '',
  kvk: '',
  vatId: '',
  iban: '',
}

/** Who the house is (BO §2, §3): guests read it in the site's foot, in mails and on invoices. */
export function CompanyCard() {
  const text = useText()
  return (
    <SettingCard<CompanyView>
      of={{
        id: 'company',
        title: text('company.title'),
        saved: () => text('company.saved'),
        Fields: CompanyFields,
        check: (typed) => checkCompany({ ...nothing, ...typed }),
        fieldNames: Object.fromEntries(fields.map(([field]) => [field, text(`company.${field}`)])),
      }}
    />
  )
}

function CompanyFields() {
  const text = useText()
  return fields.map(([field, inputMode]) => (
    <KeptText
      key={field}
      source={field}
      label={text(`company.${field}`)}
      {...(field === 'iban' && { hint: text('company.ibanHint') })}
      {...(inputMode && { inputMode })}
    />
  ))
}
