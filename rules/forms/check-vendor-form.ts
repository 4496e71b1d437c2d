import type { Readings } from '../readings/readings.ts'
import { type Message, message } from '../texts/message.ts'
import { addressChecks } from './check-address.ts'
import { checkName } from './check-name.ts'
import { checkOptionalText, checkText } from './check-text.ts'
import { isEmail } from './is-email.ts'
import { isKvkNumber } from './is-kvk-number.ts'
import { isPhone } from './is-phone.ts'
import { type CheckedForm, type FormCheck, runChecks } from './run-checks.ts'
import { type VendorForm, vendorCountries, vendorGoods, voltages } from './vendor-form.ts'

export type VendorReadings = Pick<Readings, 'forms.names' | 'forms.postcode'>

/**
 * The vendor form's 16 checks in the order of G §5; the last failing one is the message, so a wrong
 * first name wins over all.
 */
export function checkVendorForm(
  form: VendorForm,
  readings: VendorReadings,
): CheckedForm<keyof VendorForm> {
  return runChecks(vendorChecks(readings), form)
}

/**
 * The checks in their order. In front stand the lengths of the fields that G §5 leaves unchecked
 * (the company name is one), so that each of the sixteen wins over them.
 */
export function vendorChecks(readings: VendorReadings): FormCheck<VendorForm>[] {
  const dutch = (form: VendorForm) =>
    readings['forms.postcode'] === 'always' || form.country === 'nl'
  const names = readings['forms.names']
  return [
    {
      source: 'own',
      field: 'companyName',
      wrong: ({ companyName }) => checkOptionalText(companyName, 'companyName'),
    },
    { source: 'own', field: 'vanSize', wrong: ({ vanSize }) => checkOptionalText(vanSize, 'line') },
    {
      source: 'own',
      field: 'questions',
      wrong: ({ questions }) => checkOptionalText(questions, 'description'),
    },
    {
      source: 'G §5 1',
      field: 'products',
      wrong: ({ products }) => checkText(products, 'description', message('vendorForm.products')),
    },
    {
      source: 'G §5 2',
      field: 'privacy',
      wrong: ({ privacy }) => (privacy ? null : message('vendorForm.privacy')),
    },
    {
      source: 'G §5 3',
      field: 'terms',
      wrong: ({ terms }) => (terms ? null : message('vendorForm.terms')),
    },
    {
      source: 'G §5 4',
      field: 'voltage',
      wrong: (form) =>
        onlyIf(form.electricity, isOneOf(form.voltage, voltages), message('vendorForm.voltage')),
    },
    {
      source: 'G §5 4',
      field: 'wattage',
      wrong: (form) =>
        onlyIf(form.electricity, isAmount(form.wattage), message('vendorForm.wattage')),
    },
    {
      source: 'G §5 5',
      field: 'goods',
      wrong: ({ goods }) =>
        isOneOf(goods, vendorGoods) ? null : message('vendorForm.foodOrNonFood'),
    },
    {
      source: 'G §5 6',
      field: 'stallCount',
      wrong: (form) =>
        reserved(form.stallChosen, isAmount(form.stallCount) && Number.isInteger(form.stallCount)),
    },
    {
      source: 'G §5 6',
      field: 'groundMetres',
      wrong: (form) => reserved(form.groundChosen, isAmount(form.groundMetres)),
    },
    {
      source: 'G §5 6',
      field: 'vanMetres',
      wrong: (form) => reserved(form.vanChosen, isAmount(form.vanMetres)),
    },
    {
      source: 'G §5 7',
      field: 'kvk',
      wrong: (form) => onlyIf(dutch(form), isKvkNumber(form.kvk.trim()), message('vendorForm.kvk')),
    },
    {
      source: 'G §5 8',
      field: 'phone',
      wrong: ({ phone }) => (isPhone(phone) ? null : message('formFields.phone')),
    },
    {
      source: 'G §5 9',
      field: 'country',
      wrong: ({ country }) =>
        isOneOf(country, vendorCountries) ? null : message('formFields.country'),
    },
    ...addressChecks(dutch),
    {
      source: 'G §5 14',
      field: 'emailRepeat',
      wrong: (form) =>
        form.email.trim() === form.emailRepeat.trim() ? null : message('formFields.email'),
    },
    {
      source: 'G §5 14',
      field: 'email',
      wrong: ({ email }) => (isEmail(email.trim()) ? null : message('formFields.email')),
    },
    {
      source: 'G §5 15',
      field: 'lastName',
      wrong: ({ lastName }) => checkName(lastName, names, message('formFields.lastName')),
    },
    {
      source: 'G §5 16',
      field: 'firstName',
      wrong: ({ firstName }) => checkName(firstName, names, message('formFields.firstName')),
    },
  ]
}

const onlyIf = (asked: boolean, holds: boolean, wrong: Message): Message | null =>
  asked && !holds ? wrong : null

const reserved = (chosen: boolean, holds: boolean): Message | null =>
  onlyIf(chosen, holds, message('vendorForm.reservationCount'))

const isOneOf = (value: unknown, values: readonly unknown[]): boolean => values.includes(value)

/** More than nothing; the upper end only keeps out what nobody means. */
const isAmount = (amount: number | null): boolean =>
  amount !== null && amount > 0 && amount <= 100_000
