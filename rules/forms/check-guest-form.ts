import { type ContactForm, checkBusinessForm, checkContactForm } from './check-contact-form.ts'
import { type ProjectForm, type ProjectReadings, checkProjectForm } from './check-project-form.ts'
import { type VendorReadings, checkVendorForm } from './check-vendor-form.ts'
import type { FieldError } from './field-error.ts'
import type { FormTexts, GuestForm } from './guest-forms.ts'
import { formLabels } from './form-labels.ts'
import type { CheckedForm } from './run-checks.ts'
import { vendorForm } from './vendor-form-texts.ts'

export type FormReadings = VendorReadings & ProjectReadings

/**
 * Checks a form as it was filled in, by the rules of its kind (G §5). The last failing check gives
 * the one message, every failing field is named (reading `forms.first-error`).
 */
export function checkGuestForm(
  form: GuestForm,
  texts: FormTexts,
  readings: FormReadings,
): CheckedForm<string> {
  const filled = filledForm(form, texts)
  switch (form) {
    case 'contact':
      return lastOf(checkContactForm(filled as unknown as ContactForm))
    case 'business':
      return lastOf(checkBusinessForm(filled as unknown as ContactForm))
    case 'vendor':
      return checkVendorForm(vendorForm(filled), readings)
    case 'project':
      return checkProjectForm(filled as unknown as ProjectForm, readings)
  }
}

/** Every field of the form, '' where none was sent; of what is no field of it, nothing. */
function filledForm(form: GuestForm, texts: FormTexts): FormTexts {
  return Object.fromEntries(
    Object.keys(formLabels[form]).map((field) => [field, texts[field] ?? '']),
  )
}

function lastOf(fields: FieldError[]): CheckedForm<string> {
  const last = fields.at(-1)
  return last ? { ok: false, message: last.text, fields } : { ok: true }
}
