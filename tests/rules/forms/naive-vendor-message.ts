import type { VendorForm } from '../../../rules/forms/vendor-form.ts'

const empty = (text: string) => text.trim().length === 0

/**
 * G §5 read line by line, as the old form did it: one message, overwritten by each check that
 * fails. Empty when all is well.
 */
export function naiveVendorMessage(
  form: VendorForm,
  postcodeAlways: boolean,
  lettersOnly: boolean,
): string {
  let message = ''
  if (empty(form.products)) message = 'Geef een duidelijke omschrijving van uw producten.'
  if (!form.privacy) message = 'Ga akkoord met onze privacy voorwaarden.'
  if (!form.terms) message = 'Ga akkoord met onze algemene voorwaarden.'
  if (form.electricity) {
    if (form.voltage !== 240 && form.voltage !== 400) message = 'Controlleer de benodigde spanning.'
    if (!form.wattage) message = 'Controlleer het verwachte vermogen.'
  }
  if (form.goods !== 'food' && form.goods !== 'non_food')
    message = 'Controlleer het formulier of u food of non-food verkoopt.'
  if (form.stallChosen && !(form.stallCount && form.stallCount % 1 === 0))
    message = 'Controlleer het het aantal reserveringen.'
  if (form.groundChosen && !(form.groundMetres && form.groundMetres > 0))
    message = 'Controlleer het het aantal reserveringen.'
  if (form.vanChosen && !(form.vanMetres && form.vanMetres > 0))
    message = 'Controlleer het het aantal reserveringen.'
  const dutch = postcodeAlways || form.country === 'nl'
  if (dutch && (form.kvk.length !== 8 || Number.isNaN(Number(form.kvk))))
    message = 'Controlleer het KVK-nummer.'
  if (form.phone.replace('+', '').length < 7) message = 'Controlleer het telefoonnummer.'
  if (!['nl', 'be', 'de'].includes(form.country)) message = 'Controlleer het land.'
  if (empty(form.city)) message = 'Controlleer de woonplaats.'
  if (empty(form.postcode) || (dutch && !/^[1-9][0-9]{3} ?[a-zA-Z]{2}$/.test(form.postcode)))
    message = 'De postcode is niet geldig.'
  if (empty(form.houseNumber)) message = 'Een huisnummer is verplicht.'
  if (empty(form.street)) message = 'Controlleer de straatnaam.'
  const at = form.email.lastIndexOf('@')
  const dot = form.email.lastIndexOf('.')
  const email =
    at < dot && at > 0 && !form.email.includes('@@') && dot > 2 && form.email.length - dot > 2
  if (!email || form.email !== form.emailRepeat) message = 'Controlleer het e-mail adres.'
  const name = lettersOnly ? /^[A-Za-z]+$/ : /^[A-Za-z][A-Za-z ]*$/
  if (!name.test(form.lastName)) message = 'Controlleer de achternaam.'
  if (!name.test(form.firstName)) message = 'Controlleer de voornaam.'
  return message
}
