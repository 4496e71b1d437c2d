import type { BuyerField } from '../../rules/forms/check-buyer.ts'
import { textLimits } from '../../rules/forms/text-limits.ts'
import { countryCodes } from '../../rules/invoices/country-codes.ts'
import type { FormInput } from '../forms/form-input.ts'

type BuyerInput = FormInput & { field: BuyerField }

/** Longer than any VAT id with the dots and blanks that people write in it. */
const VAT_ID_LENGTH = 24

/** Who an invoice is for, as a guest is asked; the number of the Chamber of Commerce is not. */
export function buyerInputs(): BuyerInput[] {
  const names = new Intl.DisplayNames(['nl'], { type: 'region' })
  return [
    {
      as: 'text',
      field: 'name',
      label: 'Naam of bedrijf',
      maxLength: textLimits.companyName,
      autoComplete: 'name',
    },
    {
      as: 'text',
      field: 'street',
      label: 'Straat',
      width: 'two-thirds',
      maxLength: textLimits.street,
      autoComplete: 'off',
    },
    {
      as: 'text',
      field: 'houseNumber',
      label: 'Huisnummer',
      width: 'third',
      maxLength: textLimits.houseNumber,
      autoComplete: 'off',
    },
    {
      as: 'text',
      field: 'postcode',
      label: 'Postcode',
      width: 'third',
      maxLength: textLimits.postcode,
      autoComplete: 'postal-code',
    },
    {
      as: 'text',
      field: 'city',
      label: 'Woonplaats',
      width: 'two-thirds',
      maxLength: textLimits.city,
      autoComplete: 'address-level2',
    },
    {
      as: 'select',
      field: 'country',
      label: 'Land',
      options: Object.fromEntries(
        inOrder(countryCodes.map((code) => [code, names.of(code) ?? code])),
      ),
    },
    {
      as: 'text',
      field: 'vatId',
      label: 'Btw-id',
      hint: 'Van een bedrijf, zoals NL001234567B01.',
      maxLength: VAT_ID_LENGTH,
      autoComplete: 'off',
      optional: true,
    },
    {
      as: 'email',
      field: 'email',
      label: 'E-mail voor de factuur',
      maxLength: textLimits.email,
      autoComplete: 'email',
      optional: true,
    },
  ]
}

/** The neighbours as they stand in the table, then all others by their names. */
function inOrder(countries: [code: string, name: string][]): [code: string, name: string][] {
  const others = countryCodes.indexOf('AD')
  return [
    ...countries.slice(0, others),
    ...countries.slice(others).toSorted(([, a], [, b]) => a.localeCompare(b, 'nl')),
  ]
}
