import { formBoxes } from '../../rules/forms/form-choices.ts'
import type { FormTexts, GuestForm } from '../../rules/forms/guest-forms.ts'
import { oldWords, unbelieved } from './old-word.ts'

/** The forms that the old pages send (G §3, §7): what they call each of our fields. */
export const oldFields = {
  contact: { name: 'name', email: 'email', phone: 'phone', description: 'desc' },
  vendor: {
    companyName: 'companyName',
    firstName: 'firstname',
    lastName: 'lastname',
    street: 'streetname',
    houseNumber: 'housenumber',
    postcode: 'zip',
    city: 'city',
    country: 'country',
    email: 'email',
    emailRepeat: 'emailRepeat',
    phone: 'phone',
    kvk: 'kvk',
    stallChosen: 'checkedStandard',
    stallCount: 'numberStandard',
    groundChosen: 'checkedStandardGround',
    groundMetres: 'numberStandardGround',
    vanChosen: 'checkedStandardSell',
    vanMetres: 'numberStandardSell',
    vanSize: 'height',
    goods: 'food',
    electricity: 'electro',
    voltage: 'volts',
    wattage: 'wattage',
    tookPart: 'market',
    products: 'descProducts',
    questions: 'questions',
    terms: 'algVoorwaarden',
    privacy: 'privacy',
  },
  project: {
    contactPerson: 'contactPerson',
    email: 'email',
    phone: 'phone',
    title: 'projectTitle',
    municipality: 'govermentProject',
    description: 'shortDesc',
    size: 'sizeProject',
    budget: 'budgetProject',
    partners: 'partnersProject',
    targetGroup: 'targetProject',
    initiator: 'initiatiefProject',
    initiatorDescription: 'initiatiefDescProject',
    street: 'streetname',
    houseNumber: 'houseNumber',
    postcode: 'zip',
    city: 'city',
    category: 'category',
    socialMedia: 'socialmedia',
    questions: 'questions',
  },
} as const satisfies Partial<Record<GuestForm, Record<string, string>>>

export type OldForm = keyof typeof oldFields

/** `clientId` was the old site's own; where an address is, this house looks up itself. */
const shapeOf = (form: OldForm) =>
  oldWords(Object.values<string>(oldFields[form])).extend({
    clientId: unbelieved,
    lat: unbelieved,
    long: unbelieved,
  })
export const oldContact = shapeOf('contact')
export const oldVendor = shapeOf('vendor')
export const oldProject = shapeOf('project')

/** A box that an old page sends as a word. */
const NO = /^(?:no|nee|false|0|off)$/i

/** What an old page sent, as our form has it: a box that is not ticked is ''. */
export function readOldForm(form: OldForm, sent: Readonly<Record<string, string>>): FormTexts {
  const fields: Readonly<Record<string, string>> = oldFields[form]
  const texts = Object.fromEntries(
    Object.entries(fields).map(([field, old]) => {
      const word = (sent[old] ?? '').replaceAll('\r\n', '\n')
      return [field, formBoxes.has(field) && NO.test(word) ? '' : word]
    }),
  )
  // Some of the old pages compared the two themselves and sent one.
  return form === 'vendor'
    ? { ...texts, emailRepeat: texts['emailRepeat'] || texts['email']! }
    : texts
}

/** What an old page calls a field of ours. */
export function oldFieldOf(form: OldForm, field: string): string {
  const fields: Readonly<Record<string, string>> = oldFields[form]
  return fields[field] ?? field
}
