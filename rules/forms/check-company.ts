import { type Message, message } from '../texts/message.ts'
import { checkOptionalText, checkText } from './check-text.ts'
import type { FieldError } from './field-error.ts'
import { isDutchPostcode } from './is-dutch-postcode.ts'
import { isEmail } from './is-email.ts'
import { isIban, tidyIban } from './is-iban.ts'
import { isKvkNumber } from './is-kvk-number.ts'
import { isPhone } from './is-phone.ts'
import { isVatId } from './is-vat-id.ts'
import { wrongFields } from './wrong-fields.ts'

/** The company data as staff type them (BO §3). All but the name may be empty. */
export interface CompanyForm {
  name: string
  /** Street and house number. */
  address: string
  postcode: string
  city: string
  phone: string
  email: string
  kvk: string
  vatId: string
  /** Where invoices are paid to; empty: none is told. */
  iban: string
}

/** As the data are kept: without blanks around them, VAT id and IBAN in capitals without dots. */
export function tidyCompany(typed: CompanyForm): CompanyForm {
  return {
    name: typed.name.trim(),
    address: typed.address.trim(),
    postcode: typed.postcode.trim(),
    city: typed.city.trim(),
    phone: typed.phone.trim(),
    email: typed.email.trim(),
    kvk: typed.kvk.replaceAll(/[\s.]/g, ''),
    vatId: typed.vatId.replaceAll(/[\s.]/g, '').toUpperCase(),
    iban: tidyIban(typed.iban),
  }
}

/**
 * Checks the company data before they are written: what is wrong at which field, in the order of the
 * form; empty when they can be written. Guests read them in the site's foot, in mails and on
 * invoices, so a number that cannot exist is refused.
 */
export function checkCompany(typed: CompanyForm): FieldError<keyof CompanyForm>[] {
  const { name, address, postcode, city, phone, email, kvk, vatId, iban } = tidyCompany(typed)
  return wrongFields([
    ['name', checkText(name, 'companyName', message('company.nameMissing'))],
    ['address', checkOptionalText(address, 'address')],
    ['postcode', ifGiven(postcode, isDutchPostcode, message('company.postcode'))],
    ['city', checkOptionalText(city, 'city')],
    ['phone', ifGiven(phone, isPhone, message('company.phone'))],
    ['email', ifGiven(email, isEmail, message('company.email'))],
    ['kvk', ifGiven(kvk, isKvkNumber, message('company.kvk'))],
    ['vatId', ifGiven(vatId, isVatId, message('company.vatId'))],
    ['iban', ifGiven(iban, isIban, message('company.iban'))],
  ])
}

function ifGiven(text: string, holds: (text: string) => boolean, wrong: Message): Message | null {
  return text === '' || holds(text) ? null : wrong
}
