import { countryCodes } from '../invoices/country-codes.ts'
import type { Party } from '../invoices/invoice.ts'
import { isPrintable } from '../invoices/is-printable.ts'
import { type Message, message } from '../texts/message.ts'
import { type AddressFields, addressChecks } from './check-address.ts'
import { checkText } from './check-text.ts'
import type { FieldError } from './field-error.ts'
import { isEmail } from './is-email.ts'
import { isKvkNumber } from './is-kvk-number.ts'
import { isVatId } from './is-vat-id.ts'
import { type FormCheck, runChecks } from './run-checks.ts'

/** Who an invoice is for, as asked when it is made. Number and id of a business may be empty. */
export interface BuyerForm extends AddressFields {
  name: string
  /** ISO 3166-1, two capitals. */
  country: string
  kvk: string
  vatId: string
  /** Where the invoice is mailed; empty: nowhere. */
  email: string
}

export type BuyerField = keyof BuyerForm

/** As it is kept: without blanks around it, letters in one piece, numbers without dots. */
export function tidyBuyer(typed: BuyerForm): BuyerForm {
  const plain = (text: string) => text.normalize('NFC').trim().replaceAll(/\s+/g, ' ')
  return {
    name: plain(typed.name),
    street: plain(typed.street),
    houseNumber: plain(typed.houseNumber),
    postcode: plain(typed.postcode),
    city: plain(typed.city),
    country: typed.country.trim().toUpperCase(),
    kvk: typed.kvk.replaceAll(/[\s.]/g, ''),
    vatId: typed.vatId.replaceAll(/[\s.]/g, '').toUpperCase(),
    email: typed.email.trim(),
  }
}

/** What is wrong at which field, each once, in the order of the form; empty when all is well. */
export function checkBuyer(typed: BuyerForm): FieldError<BuyerField>[] {
  const checked = runChecks(checks, tidyBuyer(typed))
  if (checked.ok) return []
  return order.flatMap((field) => checked.fields.filter((error) => error.field === field))
}

/** The buyer as the invoice names them, of a form that holds. */
export function buyerOf(typed: BuyerForm): Party {
  const { name, street, houseNumber, postcode, city, country, kvk, vatId } = tidyBuyer(typed)
  return {
    name,
    address: `${street} ${houseNumber}`,
    postcode: country === 'NL' ? dutchPostcode(postcode) : postcode,
    city,
    country,
    kvk: kvk === '' ? null : kvk,
    vatId: vatId === '' ? null : vatId,
  }
}

const order: readonly BuyerField[] = [
  'name',
  'street',
  'houseNumber',
  'postcode',
  'city',
  'country',
  'kvk',
  'vatId',
  'email',
]

const own = (
  field: BuyerField,
  wrong: (form: BuyerForm) => Message | null,
): FormCheck<BuyerForm> => ({ source: 'own', field, wrong })

const printed = ['name', 'street', 'houseNumber', 'postcode', 'city'] as const

const checks: readonly FormCheck<BuyerForm>[] = [
  ...printed.map((field) =>
    own(field, (form) => (isPrintable(form[field]) ? null : message('invoice.letters'))),
  ),
  own('name', ({ name }) => checkText(name, 'companyName', message('invoice.nameMissing'))),
  ...addressChecks<BuyerForm>(({ country }) => country === 'NL'),
  own('country', ({ country }) =>
    countryCodes.includes(country) ? null : message('formFields.country'),
  ),
  own('kvk', ({ kvk }) => (kvk === '' || isKvkNumber(kvk) ? null : message('company.kvk'))),
  own('vatId', ({ vatId }) =>
    vatId === '' || isAnyVatId(vatId) ? null : message('invoice.vatId'),
  ),
  own('email', ({ email }) =>
    email === '' || isEmail(email) ? null : message('formFields.email'),
  ),
]

/** A Dutch one as the law writes it; of other countries only the shape they all have (VIES). */
function isAnyVatId(vatId: string): boolean {
  return vatId.startsWith('NL') ? isVatId(vatId) : /^[A-Z]{2}[0-9A-Z+*]{2,13}$/.test(vatId)
}

/** `6181kd` as an envelope has it: `6181 KD`. */
function dutchPostcode(postcode: string): string {
  return `${postcode.slice(0, 4)} ${postcode.slice(4).trim().toUpperCase()}`
}
