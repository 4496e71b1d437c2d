import type { BuyerField } from '../../rules/forms/check-buyer.ts'
import { textLimits } from '../../rules/forms/text-limits.ts'
import { countryCodes } from '../../rules/invoices/country-codes.ts'
import type { GuestWords } from '../../rules/texts/all-words.ts'
import { countryInWords } from '../../rules/texts/in-language.ts'
import type { FormInput } from '../forms/form-input.ts'

type BuyerInput = FormInput & { field: BuyerField }

/** Longer than any VAT id with the dots and blanks that people write in it. */
const VAT_ID_LENGTH = 24

/** Who an invoice is for, as a guest is asked; the number of the Chamber of Commerce is not. */
export function buyerInputs(known: GuestWords): BuyerInput[] {
  const { sitePayment: words, language } = known
  return [
    {
      as: 'text',
      field: 'name',
      label: words.buyerName,
      maxLength: textLimits.companyName,
      autoComplete: 'name',
    },
    {
      as: 'text',
      field: 'street',
      label: words.buyerStreet,
      width: 'two-thirds',
      maxLength: textLimits.street,
      autoComplete: 'off',
    },
    {
      as: 'text',
      field: 'houseNumber',
      label: words.buyerHouseNumber,
      width: 'third',
      maxLength: textLimits.houseNumber,
      autoComplete: 'off',
    },
    {
      as: 'text',
      field: 'postcode',
      label: words.buyerPostcode,
      width: 'third',
      maxLength: textLimits.postcode,
      autoComplete: 'postal-code',
    },
    {
      as: 'text',
      field: 'city',
      label: words.buyerCity,
      width: 'two-thirds',
      maxLength: textLimits.city,
      autoComplete: 'address-level2',
    },
    {
      as: 'select',
      field: 'country',
      label: words.buyerCountry,
      options: Object.fromEntries(
        inOrder(
          countryCodes.map((code) => [code, countryInWords(known, code)]),
          language.locale,
        ),
      ),
    },
    {
      as: 'text',
      field: 'vatId',
      label: words.buyerVatId,
      hint: words.buyerVatIdHint,
      maxLength: VAT_ID_LENGTH,
      autoComplete: 'off',
      optional: true,
    },
    {
      as: 'email',
      field: 'email',
      label: words.buyerEmail,
      maxLength: textLimits.email,
      autoComplete: 'email',
      optional: true,
    },
  ]
}

/** The neighbours as they stand in the table, then all others by their names. */
function inOrder(
  countries: [code: string, name: string][],
  locale: string,
): [code: string, name: string][] {
  const others = countryCodes.indexOf('AD')
  return [
    ...countries.slice(0, others),
    ...countries.slice(others).toSorted(([, a], [, b]) => a.localeCompare(b, locale)),
  ]
}
