import type { Readings } from '../readings/readings.ts'
import { type Message, message } from '../texts/message.ts'
import { type AddressFields, addressChecks } from './check-address.ts'
import { checkOptionalText, checkText } from './check-text.ts'
import { isEmail } from './is-email.ts'
import { isPhone } from './is-phone.ts'
import { type CheckedForm, type FormCheck, runChecks } from './run-checks.ts'

/** What a project applicant fills in (G §3). */
export interface ProjectForm extends AddressFields {
  contactPerson: string
  email: string
  phone: string
  title: string
  municipality: string
  description: string
  /** Hectares, with a note. */
  size: string
  budget: string
  partners: string
  targetGroup: string
  initiator: string
  initiatorDescription: string
  /** One of `projectCategories`. */
  category: string
  socialMedia: string
  questions: string
}

/** G §3, §9. */
export const projectCategories = ['natuur', 'eten', 'sport', 'overig'] as const

export type ProjectReadings = Pick<Readings, 'forms.category-error'>

/**
 * The project form's checks in the order of G §5; the last failing one is the message, so a wrong
 * contact person wins over all.
 */
export function checkProjectForm(
  form: ProjectForm,
  readings: ProjectReadings,
): CheckedForm<keyof ProjectForm> {
  return runChecks(projectChecks(readings), form)
}

/**
 * The checks in their order; the optional fields' lengths stand in front. The form has no country:
 * its postcode is a Dutch one.
 */
export function projectChecks(readings: ProjectReadings): FormCheck<ProjectForm>[] {
  const category =
    readings['forms.category-error'] === 'category'
      ? message('projectForm.category')
      : message('vendorForm.foodOrNonFood')
  const categories: readonly string[] = projectCategories
  const line = (
    field:
      | 'initiator'
      | 'targetGroup'
      | 'budget'
      | 'size'
      | 'municipality'
      | 'title'
      | 'contactPerson',
    missing: Message,
  ) => ({
    source: 'G §5',
    field,
    wrong: (form: ProjectForm) => checkText(form[field], 'line', missing),
  })
  const story = (field: 'initiatorDescription' | 'partners' | 'description', missing: Message) => ({
    source: 'G §5',
    field,
    wrong: (form: ProjectForm) => checkText(form[field], 'description', missing),
  })
  return [
    {
      source: 'own',
      field: 'socialMedia',
      wrong: ({ socialMedia }) => checkOptionalText(socialMedia, 'line'),
    },
    {
      source: 'own',
      field: 'questions',
      wrong: ({ questions }) => checkOptionalText(questions, 'description'),
    },
    {
      source: 'G §5',
      field: 'category',
      wrong: (form) => (categories.includes(form.category) ? null : category),
    },
    ...addressChecks<ProjectForm>(() => true),
    story('initiatorDescription', message('projectForm.initiatorDescription')),
    line('initiator', message('projectForm.initiator')),
    line('targetGroup', message('projectForm.targetGroup')),
    story('partners', message('projectForm.partners')),
    line('budget', message('projectForm.budget')),
    line('size', message('projectForm.description')),
    story('description', message('projectForm.description')),
    line('municipality', message('projectForm.municipality')),
    line('title', message('projectForm.title')),
    {
      source: 'G §5',
      field: 'phone',
      wrong: ({ phone }) => (isPhone(phone) ? null : message('formFields.phone')),
    },
    {
      source: 'G §5',
      field: 'email',
      wrong: ({ email }) => (isEmail(email.trim()) ? null : message('formFields.email')),
    },
    line('contactPerson', message('projectForm.contactPerson')),
  ]
}
