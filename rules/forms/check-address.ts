import { type Message, message } from '../texts/message.ts'
import { checkText } from './check-text.ts'
import { isDutchPostcode } from './is-dutch-postcode.ts'
import type { FormCheck } from './run-checks.ts'

/** The address fields of both sign-up forms (G §3). */
export interface AddressFields {
  street: string
  houseNumber: string
  postcode: string
  city: string
}

/**
 * G §5 checks 10 to 13, in their order. `dutch` says whether the postcode must have the Dutch
 * pattern (reading `forms.postcode`); elsewhere it must only be there.
 */
export function addressChecks<Form extends AddressFields>(
  dutch: (form: Form) => boolean,
): FormCheck<AddressFields & Form>[] {
  return [
    {
      source: 'G §5 10',
      field: 'city',
      wrong: ({ city }) => checkText(city, 'city', message('formFields.city')),
    },
    {
      source: 'G §5 11',
      field: 'postcode',
      wrong: (form) => checkPostcode(form.postcode, dutch(form)),
    },
    {
      source: 'G §5 12',
      field: 'houseNumber',
      wrong: ({ houseNumber }) =>
        checkText(houseNumber, 'houseNumber', message('formFields.houseNumber')),
    },
    {
      source: 'G §5 13',
      field: 'street',
      wrong: ({ street }) => checkText(street, 'street', message('formFields.street')),
    },
  ] as FormCheck<AddressFields & Form>[]
}

function checkPostcode(postcode: string, dutch: boolean): Message | null {
  const missing = checkText(postcode, 'postcode', message('formFields.postcode'))
  return (
    missing ?? (!dutch || isDutchPostcode(postcode.trim()) ? null : message('formFields.postcode'))
  )
}
