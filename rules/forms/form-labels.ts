import { type Message, message } from '../texts/message.ts'
import type { ProjectForm } from './check-project-form.ts'
import type { ContactForm } from './check-contact-form.ts'
import type { GuestForm } from './guest-forms.ts'
import type { VendorForm } from './vendor-form.ts'

const contact: Record<keyof ContactForm, Message> = {
  name: message('formLabels.name'),
  email: message('formLabels.email'),
  phone: message('formLabels.phone'),
  description: message('formLabels.message'),
}

const vendor: Record<keyof VendorForm, Message> = {
  companyName: message('formLabels.companyName'),
  firstName: message('formLabels.firstName'),
  lastName: message('formLabels.lastName'),
  email: message('formLabels.email'),
  emailRepeat: message('formLabels.emailRepeat'),
  phone: message('formLabels.phone'),
  street: message('formLabels.street'),
  houseNumber: message('formLabels.houseNumber'),
  postcode: message('formLabels.postcode'),
  city: message('formLabels.city'),
  country: message('formLabels.country'),
  kvk: message('formLabels.kvk'),
  stallChosen: message('formLabels.stallChosen'),
  stallCount: message('formLabels.stallCount'),
  groundChosen: message('formLabels.groundChosen'),
  groundMetres: message('formLabels.groundMetres'),
  vanChosen: message('formLabels.vanChosen'),
  vanMetres: message('formLabels.vanMetres'),
  vanSize: message('formLabels.vanSize'),
  goods: message('formLabels.goods'),
  electricity: message('formLabels.electricity'),
  voltage: message('formLabels.voltage'),
  wattage: message('formLabels.wattage'),
  tookPart: message('formLabels.tookPart'),
  products: message('formLabels.products'),
  questions: message('formLabels.questions'),
  terms: message('formLabels.terms'),
  privacy: message('formLabels.privacy'),
}

const project: Record<keyof ProjectForm, Message> = {
  contactPerson: message('formLabels.contactPerson'),
  email: message('formLabels.email'),
  phone: message('formLabels.phone'),
  title: message('formLabels.projectTitle'),
  municipality: message('formLabels.municipality'),
  description: message('formLabels.projectDescription'),
  size: message('formLabels.size'),
  budget: message('formLabels.budget'),
  targetGroup: message('formLabels.targetGroup'),
  partners: message('formLabels.partners'),
  initiator: message('formLabels.initiator'),
  initiatorDescription: message('formLabels.initiatorDescription'),
  street: message('formLabels.street'),
  houseNumber: message('formLabels.houseNumber'),
  postcode: message('formLabels.postcode'),
  city: message('formLabels.projectCity'),
  category: message('formLabels.category'),
  socialMedia: message('formLabels.socialMedia'),
  questions: message('formLabels.questions'),
}

/**
 * What each field is called on screen, in mails and in spreadsheets (G §3), in the order of the
 * form.
 */
export const formLabels: Record<GuestForm, Readonly<Record<string, Message>>> = {
  contact,
  business: { ...contact, name: message('formLabels.companyName') },
  vendor,
  project,
}
